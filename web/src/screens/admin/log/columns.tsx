import { styled } from 'styled-components';
import type { AdminActionsQuery } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { formatMoment } from '../../../ui/format.ts';
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
  & [data-part='reason'] {
    ${text('caption')} color: ${color.text2};
  }
`;
const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
`;

/** Longer values are cut: the download has them whole. */
const shownLength = 120;
const shown = (value: string | null): string => {
  if (value === null) return 'none';
  return value.length > shownLength ? `${value.slice(0, shownLength)}…` : value;
};

/** Who, what, before, after, from where. */
export const columns: readonly Column<Action>[] = [
  {
    id: 'time',
    header: t('Time'),
    oneLine: true,
    cell: ({ time }) => <time dateTime={time}>{formatMoment(time)}</time>,
  },
  { id: 'actor', header: t('Who'), cell: ({ actor }) => actor },
  {
    id: 'action',
    header: t('Action'),
    primary: true,
    cell: ({ action, selfCredit }) => (
      <Title>
        {action}
        {selfCredit && <Badge tone="warning">{t('Own account')}</Badge>}
      </Title>
    ),
  },
  { id: 'target', header: t('On'), cell: ({ target }) => target },
  { id: 'changes', header: t('Before and after'), cell: Changes },
  { id: 'from', header: t('From'), oneLine: true, cell: ({ from }) => (from === null ? blank : <code>{from}</code>) },
];

function Changes({ changes, reason }: Action) {
  if (changes.length === 0 && reason === null) return blank;
  return (
    <Lines>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span>{field}:</span> {shown(before)} → {shown(after)}
        </li>
      ))}
      {reason !== null && <li data-part="reason">“{reason}”</li>}
    </Lines>
  );
}
