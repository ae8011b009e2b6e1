import type { FinanceExceptionState, FinanceRepair, ListedExceptionFragment } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { formatCents, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/Link.tsx';
import { accountPath, paymentPath } from './paths.ts';
import { Sides } from './Sides.tsx';

export const states: Readonly<Record<FinanceExceptionState, string>> = {
  OPEN: t('Not resolved yet'),
  MATCHED: t('Matches again'),
  RESOLVED_BY_HAND: t('Resolved by hand'),
  WRITTEN_OFF: t('Written off'),
};
const repairs: Readonly<Record<FinanceRepair, string>> = {
  RECORD_PAYMENT: t('Record payment'),
  GRANT_AGAIN: t('Grant again'),
  SETTLE_VIDEO: t('Settle video'),
  GRANT_PERIOD: t('Grant the period'),
  REFUND_PAYMENT: t('Refund'),
};
export type Ending = 'RESOLVED_BY_HAND' | 'WRITTEN_OFF' | 'NOTE';
export const endings: Readonly<Record<Ending, { readonly verb: string; readonly title: string }>> = {
  NOTE: { verb: t('Add note'), title: t('Add a note') },
  RESOLVED_BY_HAND: { verb: t('Resolve'), title: t('Resolve by hand') },
  WRITTEN_OFF: { verb: t('Write off'), title: t('Write off') },
};

const tones = { 1: 'danger', 2: 'warning' } as const;

export const described: readonly Column<ListedExceptionFragment>[] = [
  {
    id: 'status',
    header: t('What does not match'),
    primary: true,
    cell: ({ leg, meaning, severity, sides, repairProposal }) => (
      <Stack $gap={1}>
        <Cluster $gap={2}>
          <Badge tone={tones[severity === 1 ? 1 : 2]}>{t('Severity {severity}', { severity })}</Badge>
          <span>
            {leg} {meaning}
          </span>
        </Cluster>
        {sides !== null && <Sides sides={sides} />}
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
    cell: ({ amountCents }) => (amountCents === null ? blank : formatCents(amountCents)),
  },
  { id: 'age', header: t('Age'), cell: ({ age }) => age },
  {
    id: 'owner',
    header: t('Owner'),
    cell: ({ assignee, proposedBy, proposal }) =>
      proposal === null
        ? (assignee ?? blank)
        : t('{states}: proposed by {proposedBy}', { states: states[proposal], proposedBy: proposedBy ?? '' }),
  },
];

/** What an exception is about, with the way to it. */
function Subject({ exception: { key, leg, userId } }: { readonly exception: ListedExceptionFragment }) {
  const isPayment = (leg === 'A' || leg === 'B') && key.startsWith('pi_');
  return (
    <Stack $gap={1}>
      {isPayment ? <Link to={paymentPath(key)}>{key}</Link> : <code>{key}</code>}
      {userId !== null && <Link to={accountPath(userId)}>{t('Account of the user')}</Link>}
    </Stack>
  );
}

export interface Asked {
  readonly exception: ListedExceptionFragment;
  readonly ending: Ending;
}

type OnHistory = (exceptionId: string) => void;

interface Acting {
  readonly onHistory: OnHistory;
  readonly onTake: (exceptionId: string) => void;
  readonly onRepair: (exceptionId: string, repair: FinanceRepair) => void;
  readonly onAsk: (asked: Asked) => void;
}

export const historyOf = (onHistory: OnHistory): Column<ListedExceptionFragment> => ({
  id: 'actions',
  header: t('Actions'),
  oneLine: true,
  cell: ({ id }) => <HistoryButton exceptionId={id} onHistory={onHistory} />,
});

function HistoryButton({ exceptionId, onHistory }: { readonly exceptionId: string; readonly onHistory: OnHistory }) {
  return (
    <Button variant="ghost" aria-haspopup="dialog" onClick={() => onHistory(exceptionId)}>
      {t('History')}
    </Button>
  );
}

export const actionsOf = (acting: Acting): Column<ListedExceptionFragment> => ({
  id: 'actions',
  header: t('Actions'),
  cell: (exception) => <Actions exception={exception} {...acting} />,
});

function Actions({
  exception,
  onHistory,
  onTake,
  onRepair,
  onAsk,
}: Acting & { readonly exception: ListedExceptionFragment }) {
  return (
    <Cluster $gap={2}>
      <Button variant="secondary" onClick={() => onTake(exception.id)}>
        {t('Take over')}
      </Button>
      {exception.repairs.map((each) => (
        <Button key={each} onClick={() => onRepair(exception.id, each)}>
          {repairs[each]}
        </Button>
      ))}
      {(Object.keys(endings) as readonly Ending[]).map((ending) => (
        <Button
          key={ending}
          variant="ghost"
          disabled={exception.proposedByMe && ending === exception.proposal}
          onClick={() => onAsk({ exception, ending })}
        >
          {ending === exception.proposal ? t('Approve') : endings[ending].verb}
        </Button>
      ))}
      <HistoryButton exceptionId={exception.id} onHistory={onHistory} />
    </Cluster>
  );
}
