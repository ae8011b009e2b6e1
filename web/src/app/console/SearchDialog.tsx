import { useQuery } from '@apollo/client/react';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ConsoleSearchQuery, MatchFieldsFragment } from '../../gql/graphql.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatCents, formatCredits, formatDay, formatMoment } from '../../ui/format.ts';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { sentenceOf } from '../apollo/errors.ts';
import { customerPath, paymentPath, videoPath } from './paths.ts';
import { consoleSearchQuery } from './documents.ts';
import { Marked } from './Marked.tsx';
import { t } from '../../i18n/t.ts';

const Results = styled.div`
  margin-block-start: ${space[3]};
  min-block-size: 220px;
  & mark {
    background: ${color.warningSoft};
    color: inherit;
    border-radius: 2px;
  }
`;
const Group = styled.div`
  margin-block-end: ${space[3]};
  & > h3 {
    padding-inline: ${space[2]};
    ${text('caption')} color: ${color.text2};
  }
`;
const Option = styled.div`
  display: grid;
  gap: 2px;
  padding: ${space[2]};
  border-radius: ${radius.sm};
  cursor: pointer;
  overflow-wrap: anywhere;
  & > span:last-child {
    ${text('small')} color: ${color.text2};
  }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
`;
const Note = styled.p`
  padding: ${space[2]};
  color: ${color.text2};
`;

/** One line of the result: its target and its text. */
interface Line {
  readonly key: string;
  readonly to: string;
  readonly title: ReactNode;
  readonly about: ReactNode;
}
interface LineGroup {
  readonly name: string;
  readonly lines: readonly Line[];
}

/**
 * Focuses a field of a dialog as soon as it is shown, before the dialog focuses its first button, so that no typed
 * character is lost. For use within a dialog only.
 */
function FocusOn({ id }: { readonly id: string }) {
  useLayoutEffect(() => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus(), [id]);
  return null;
}

/** The search of the console: customers, videos, payments and emails, by keyboard alone. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  /**
   * Enter was pressed before the answer to the newest letters came: it opens a line of that answer, not of an old one.
   */
  const [isAwaited, setAwaited] = useState(false);
  const navigate = useNavigate();
  const id = useId();
  const inputId = `${id}-input`;
  const search = useDeferredValue(typed.trim());
  const isLongEnough = search.length >= 2;
  const { data, previousData, error, loading } = useQuery(consoleSearchQuery, {
    variables: { search },
    skip: !isLongEnough,
    fetchPolicy: 'network-only',
  });
  const isPending = loading || search !== typed.trim();
  const found = isLongEnough ? (data ?? previousData)?.consoleSearch : undefined;
  const groups = found === undefined ? [] : groupsOf(found);
  const lines = groups.flatMap((group) => group.lines);
  const chosen = Math.min(at, lines.length - 1);
  const optionId = (index: number): string => `${id}-${index}`;
  const go = (line: Line | undefined): void => {
    if (line === undefined) return;
    onClose();
    void navigate(line.to);
  };
  // After a failure the lines are those of an earlier search.
  const goToChosen = (): void => {
    if (error === undefined) go(lines[chosen]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && lines.length > 0) {
      event.preventDefault();
      const next = (chosen + step + lines.length) % lines.length;
      setAt(next);
      document.querySelector(`#${CSS.escape(optionId(next))}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isPending) setAwaited(true);
      else goToChosen();
    }
  };
  const openAwaited = useEffectEvent(goToChosen);
  useEffect(() => {
    if (isAwaited && !isPending) openAwaited();
  }, [isAwaited, isPending]);
  return (
    <Dialog open size="lg" onOpenChange={(open) => open || onClose()} title={t('Search the console')}>
      <SearchInput
        label={t('Search the console')}
        placeholder={t('Email, name, address, pi_…, amount, day or ID')}
        maxLength={200}
        id={inputId}
        autoComplete="off"
        role="combobox"
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={lines.length > 0 ? optionId(chosen) : undefined}
        value={typed}
        onValueChange={(value) => {
          setTyped(value);
          setAwaited(false);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <FocusOn id={inputId} />
      <Results>
        <div id={`${id}-list`} role="listbox" aria-label={t('What was found')}>
          {groups.map((group) => (
            <Group key={group.name} role="group" aria-label={group.name}>
              <h3 aria-hidden="true">{group.name}</h3>
              {group.lines.map((line) => {
                const own = lines.indexOf(line);
                return (
                  <Option
                    key={line.key}
                    id={optionId(own)}
                    role="option"
                    aria-selected={own === chosen}
                    onPointerMove={() => setAt(own)}
                    onClick={() => go(line)}
                  >
                    <span>{line.title}</span>
                    <span>{line.about}</span>
                  </Option>
                );
              })}
            </Group>
          ))}
        </div>
        {error !== undefined && <Note role="alert">{sentenceOf(error)}</Note>}
        {found !== undefined && lines.length === 0 && !loading && <Note>{t('Nothing found.')}</Note>}
        {found === undefined && error === undefined && (
          <Note>{isLongEnough ? t('Searching…') : t('Type at least 2 characters.')}</Note>
        )}
        <VisuallyHidden role="status">
          {found !== undefined && !loading ? t('{count} found', { count: lines.length }) : ''}
        </VisuallyHidden>
      </Results>
    </Dialog>
  );
}

type Found = ConsoleSearchQuery['consoleSearch'];
type Owner = Found['videos'][number]['customer'];

const ownerOf = ({ name, email }: Owner): string => [name, email].filter(Boolean).join(' · ') || t('Erased account');

/** A value, marked where the search matched it. */
const shownAs = (value: string, match: MatchFieldsFragment): ReactNode =>
  value === match.text ? <Marked match={match} /> : value;

function groupsOf({ customers, videos, payments, mails, totalCustomers }: Found): readonly LineGroup[] {
  const more = totalCustomers - customers.length;
  return [
    {
      name: more > 0 ? t('Customers ({more} more)', { more }) : t('Customers'),
      lines: customers.map(({ customer: { id, name, email }, match, credits, accountSuspended }) => ({
        key: id,
        to: customerPath(id),
        title: shownAs(name, match),
        about: (
          <>
            {shownAs(email, match)}
            {match.text !== name && match.text !== email && (
              <>
                {' · '}
                <Marked match={match} />
              </>
            )}
            {` · ${t('{credits} credits', { credits: formatCredits(credits) })}`}
            {accountSuspended && ` · ${t('Suspended')}`}
          </>
        ),
      })),
    },
    {
      name: t('Videos'),
      lines: videos.map(({ id, title, propertyAddress, customer, match }) => ({
        key: id,
        to: videoPath(id),
        title: shownAs(title || t('Video'), match),
        about: (
          <>
            {propertyAddress !== '' && <>{shownAs(propertyAddress, match)} · </>}
            {ownerOf(customer)}
          </>
        ),
      })),
    },
    {
      name: t('Payments'),
      lines: payments.map(({ id, description, amountCents, createdAt, customer, match }) => ({
        key: id,
        to: paymentPath(id),
        title: `${formatCents(amountCents)} · ${description}`,
        about: (
          <>
            {shownAs(id, match)} · {formatDay(createdAt)} · {ownerOf(customer)}
          </>
        ),
      })),
    },
    {
      name: t('Emails'),
      lines: mails.map(({ id, label, requestedAt, customer, match }) => ({
        key: id,
        to: `${customerPath(customer.id)}?kind=MAILS`,
        title: shownAs(label, match),
        about: `${ownerOf(customer)} · ${formatMoment(requestedAt)}`,
      })),
    },
  ].filter(({ lines }) => lines.length > 0);
}
