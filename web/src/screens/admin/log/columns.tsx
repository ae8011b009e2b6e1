import { styled } from 'styled-components';
import { UndoCredits } from '../../../features/credit-acts/UndoCredits.tsx';
import type { AdminActionsQuery } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { formatInstant } from '../audit/moment.ts';
import { Link } from '../../../ui/Link.tsx';
import { t } from '../../../i18n/t.ts';

type Action = AdminActionsQuery['adminActions']['edges'][number]['node'];

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  gap: ${space[1]};
  overflow-wrap: anywhere;
  & > li > span {
    color: ${color.text2};
  }
  & [data-part='text'] {
    ${text('caption')} color: ${color.text2};
  }
`;
const Sentence = styled.p`
  max-inline-size: 60ch;
  overflow-wrap: anywhere;
`;
const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-block-start: ${space[1]};
  ${text('caption')} color: ${color.text2};
`;

/** Longer values are cut; the download has the full values. */
const shownLength = 120;
const shown = (value: string | null): string => {
  if (value === null) return t('none');
  return value.length > shownLength ? `${value.slice(0, shownLength)}…` : value;
};

/**
 * When, who, what (as a sentence with links), before and after, from where.
 *
 * @param onUndone after an act of the list was undone
 */
export const columnsOf = (onUndone: () => void): readonly Column<Action>[] => [
  {
    id: 'time',
    header: t('Time'),
    oneLine: true,
    cell: ({ time }) => <time dateTime={time}>{formatInstant(time)}</time>,
  },
  { id: 'actor', header: t('Who'), cell: ({ actor }) => actor },
  {
    id: 'sentence',
    header: t('What'),
    primary: true,
    cell: (action) => <What action={action} onUndone={onUndone} />,
  },
  { id: 'changes', header: t('Before and after'), cell: Changes },
  { id: 'from', header: t('From'), oneLine: true, cell: ({ from }) => (from === null ? blank : <code>{from}</code>) },
];

function What({ action, onUndone }: { readonly action: Action; readonly onUndone: () => void }) {
  const { sentence, selfCredit, momentPath, undo } = action;
  return (
    <div>
      <Sentence>
        {sentence.map(({ text: words, path }) =>
          path === null ? (
            words
          ) : (
            <Link key={words} to={path}>
              {words}
            </Link>
          ),
        )}{' '}
        {selfCredit && <Badge tone="warning">{t('Own account')}</Badge>}
      </Sentence>
      {(momentPath !== null || undo !== null) && (
        <Steps>
          {momentPath !== null && <Link to={momentPath}>{t('The account at that moment')}</Link>}
          <UndoCredits undo={undo} onDone={onUndone} />
        </Steps>
      )}
    </div>
  );
}

function Changes({ changes, reason, note }: Action) {
  if (changes.length === 0 && reason === null && note === null) return blank;
  return (
    <Lines>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span>{field}:</span> {shown(before)} → {shown(after)}
        </li>
      ))}
      {reason !== null && <li data-part="text">“{reason}”</li>}
      {note !== null && <li data-part="text">{t('Internal note: {note}', { note })}</li>}
    </Lines>
  );
}
