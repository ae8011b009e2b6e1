import { exceptionPath, paymentPath } from '../../../app/console/paths.ts';
import type { FinanceExceptionState, FinanceRepair, ListedExceptionFragment } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { formatCents, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ageInWords } from '../age.ts';
import { CustomerLink } from '../CustomerLink.tsx';
import { Settlement } from './Settlement.tsx';
import { Sides } from './Sides.tsx';

export const states: Readonly<Record<FinanceExceptionState, string>> = {
  OPEN: t('Not resolved yet'),
  MATCHED: t('Matches again'),
  RESOLVED_BY_HAND: t('Resolved by hand'),
  WRITTEN_OFF: t('Written off'),
};
export const repairs: Readonly<Record<FinanceRepair, string>> = {
  RECORD_PAYMENT: t('Record payment'),
  GRANT_AGAIN: t('Grant again'),
  SETTLE_VIDEO: t('Settle video'),
  GRANT_PERIOD: t('Grant the period'),
  REFUND_PAYMENT: t('Refund'),
};
export type Ending = 'RESOLVED_BY_HAND' | 'WRITTEN_OFF' | 'NOTE' | 'REOPEN';
const openEndings = ['NOTE', 'RESOLVED_BY_HAND', 'WRITTEN_OFF'] as const;
export const endings: Readonly<Record<Ending, { readonly verb: string; readonly title: string }>> = {
  NOTE: { verb: t('Add note'), title: t('Add a note') },
  RESOLVED_BY_HAND: { verb: t('Resolve'), title: t('Resolve by hand') },
  WRITTEN_OFF: { verb: t('Write off'), title: t('Write off') },
  REOPEN: { verb: t('Reopen'), title: t('Reopen the exception') },
};

const tones = { 1: 'danger', 2: 'warning' } as const;
/** The color of a severity. */
export const toneOf = (severity: number) => tones[severity === 1 ? 1 : 2];

export const described: readonly Column<ListedExceptionFragment>[] = [
  {
    id: 'status',
    header: t('What does not match'),
    primary: true,
    cell: ({ id, meaning, severity, state, sides, settlement, repairProposal }) => (
      <Stack $gap={1}>
        <Cluster $gap={2}>
          <Badge tone={toneOf(severity)}>{t('Severity {severity}', { severity })}</Badge>
          <Link to={exceptionPath(id)}>{meaning}</Link>
        </Cluster>
        {sides !== null && <Sides sides={sides} />}
        {settlement !== null && <Settlement settlement={settlement} state={state} />}
        {repairProposal !== null && (
          <span>
            {t('{repair}: proposed by {by} on {time}. A second person has to approve it.', {
              repair: repairs[repairProposal.repair],
              by: repairProposal.by,
              time: formatMoment(repairProposal.time),
            })}
          </span>
        )}
      </Stack>
    ),
  },
  {
    id: 'key',
    header: t('About'),
    cell: (exception) => <Subject exception={exception} />,
  },
  {
    id: 'amount',
    header: t('Amount'),
    align: 'end',
    oneLine: true,
    cell: amountOf,
  },
  {
    id: 'age',
    header: t('Age'),
    oneLine: true,
    cell: ({ since }) => <time dateTime={since}>{ageInWords(since)}</time>,
  },
  {
    id: 'owner',
    header: t('Owner'),
    cell: ({ assignee, proposal }) =>
      proposal === null ? (assignee ?? blank) : t('{states} waits for a second person', { states: states[proposal] }),
  },
];

/** The amount of an exception in dollars; of a debt in credits. */
export function amountOf({ amountCents, status, payment }: ListedExceptionFragment): string {
  if (amountCents !== null) return formatCents(amountCents);
  return status === 'used_after_refund' && payment !== null ? payment.debt : blank;
}

/** The subject of an exception, with a link to it. */
export function Subject({
  exception: { key, leg, userId, customer },
}: {
  readonly exception: ListedExceptionFragment;
}) {
  const isPayment = (leg === 'payments' || leg === 'credits') && key.startsWith('pi_');
  return (
    <Stack $gap={1}>
      {isPayment ? <Link to={paymentPath(key)}>{key}</Link> : <code>{key}</code>}
      {userId !== null && <CustomerLink userId={userId} customer={customer} />}
    </Stack>
  );
}

export interface Asked {
  readonly exception: ListedExceptionFragment;
  readonly ending: Ending;
}

interface Acting {
  /** The email address of the signed-in person. */
  readonly me: string | undefined;
  readonly onTake: (exceptionId: string) => void;
  readonly onRepair: (exceptionId: string, repair: FinanceRepair) => void;
  readonly onAsk: (asked: Asked) => void;
}

export const actionsOf = (acting: Acting): Column<ListedExceptionFragment> => ({
  id: 'actions',
  header: t('Actions'),
  cell: (exception) => <Actions exception={exception} {...acting} />,
});

/** The actions on an exception in its state. */
export function Actions({
  exception,
  me,
  onTake,
  onRepair,
  onAsk,
  busy = false,
}: Acting & { readonly exception: ListedExceptionFragment; readonly busy?: boolean }) {
  if (exception.state === 'MATCHED') return null;
  if (exception.state !== 'OPEN')
    return (
      <Button variant="secondary" onClick={() => onAsk({ exception, ending: 'REOPEN' })}>
        {endings.REOPEN.verb}
      </Button>
    );
  return (
    <Cluster $gap={2}>
      {(exception.assignee === null || exception.assignee !== me) && (
        <Button variant="secondary" onClick={() => onTake(exception.id)}>
          {t('Take over')}
        </Button>
      )}
      {exception.repairs.map((each) => (
        <Button key={each} loading={busy} onClick={() => onRepair(exception.id, each)}>
          {repairs[each]}
        </Button>
      ))}
      {openEndings.map((ending) => (
        <Button
          key={ending}
          variant="ghost"
          disabled={exception.proposedByMe && ending === exception.proposal}
          onClick={() => onAsk({ exception, ending })}
        >
          {ending === exception.proposal ? t('Approve') : endings[ending].verb}
        </Button>
      ))}
    </Cluster>
  );
}
