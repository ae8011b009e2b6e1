import { useMutation, useQuery } from '@apollo/client/react';
import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../../ui/Link.tsx';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import type { FinanceExceptionState, FinanceRepair, ListedExceptionFragment } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonAnchor } from '../../../ui/Button.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCents, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { PagedTable } from '../PagedTable.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import {
  exceptionsQuery,
  noteMutation,
  repairMutation,
  settleMutation,
  statusesQuery,
  takeMutation,
} from './documents.ts';
import { accountPath, paymentPath } from './paths.ts';
import { Sides } from './Sides.tsx';
import { StepsDialog } from './StepsDialog.tsx';
import { t } from '../../../i18n/t.ts';

const states: Readonly<Record<FinanceExceptionState, string>> = {
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
const everyStatus = 'all';
type Ending = 'RESOLVED_BY_HAND' | 'WRITTEN_OFF' | 'NOTE';
const endings: Readonly<Record<Ending, { readonly verb: string; readonly title: string }>> = {
  NOTE: { verb: t('Add note'), title: t('Add a note') },
  RESOLVED_BY_HAND: { verb: t('Resolve'), title: t('Resolve by hand') },
  WRITTEN_OFF: { verb: t('Write off'), title: t('Write off') },
};

const described: readonly Column<ListedExceptionFragment>[] = [
  {
    id: 'status',
    header: t('What does not match'),
    primary: true,
    cell: ({ leg, meaning, severity, sides, repairProposal }) => (
      <Stack $gap={1}>
        <Cluster $gap={2}>
          <Badge tone={severity === 1 ? 'danger' : 'warning'}>{t('Severity {severity}', { severity })}</Badge>
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

interface Asked {
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

const historyOf = (onHistory: OnHistory): Column<ListedExceptionFragment> => ({
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

const actionsOf = (acting: Acting): Column<ListedExceptionFragment> => ({
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

/** What does not match: who works on it, how to repair it, and how it ends. */
export function Exceptions() {
  const [state, setState] = useState<FinanceExceptionState>('OPEN');
  const [status, setStatus] = useState(everyStatus);
  const [asked, setAsked] = useState<Asked>();
  const [read, setRead] = useState<string>();
  const { data: known } = useQuery(statusesQuery);
  const list = usePagedQuery(exceptionsQuery, {
    variables: { state, status: status === everyStatus ? null : status },
    connection: (data) => data.financeExceptions,
  });
  const [take] = useMutation(takeMutation);
  const [note] = useMutation(noteMutation);
  const [repair] = useMutation(repairMutation);
  const [settle] = useMutation(settleMutation);
  const keyOf = useIdempotencyKey();

  const tell = async (failure: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      list.refresh();
    } catch (cause) {
      toast({ title: failure, description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  const confirm = async (reason: string): Promise<void> => {
    if (asked === undefined) return;
    const { exception, ending } = asked;
    const { id: exceptionId } = exception;
    const idempotencyKey = keyOf(`${ending} ${exceptionId} ${reason}`);
    if (ending === 'NOTE') await note({ variables: { input: { exceptionId, note: reason, idempotencyKey } } });
    else await settle({ variables: { input: { exceptionId, how: ending, reason, idempotencyKey } } });
    list.refresh();
  };

  const columns =
    state === 'OPEN'
      ? [
          ...described,
          actionsOf({
            onHistory: setRead,
            onTake: (exceptionId) =>
              void tell(t('The exception was not taken over'), async () =>
                take({ variables: { input: { exceptionId } } }),
              ),
            onRepair: (exceptionId, each) =>
              void tell(t('The repair failed'), async () =>
                repair({ variables: { input: { exceptionId, repair: each } } }),
              ),
            onAsk: setAsked,
          }),
        ]
      : [...described, historyOf(setRead)];

  return (
    <Stack $gap={4}>
      <Cluster $gap={3} $justify="space-between">
        <Cluster $gap={3}>
          <Select
            label={t('State')}
            value={state}
            onValueChange={setState}
            options={(Object.keys(states) as readonly FinanceExceptionState[]).map((value) => ({
              value,
              label: states[value],
            }))}
          />
          <Select
            label={t('Kind')}
            value={status}
            onValueChange={setStatus}
            options={[
              { value: everyStatus, label: t('All kinds') },
              ...(known?.financeStatuses ?? []).map(({ id, meaning }) => ({ value: id, label: meaning })),
            ]}
          />
        </Cluster>
        <Cluster $gap={2}>
          {(['csv', 'json'] as const).map((format) => (
            <ButtonAnchor
              key={format}
              variant="secondary"
              href={`/api/admin/finance/exceptions?format=${format}`}
              download
              icon={<Download aria-hidden="true" />}
              aria-label={t('Download the exceptions as {format}', { format: format.toUpperCase() })}
            >
              {format.toUpperCase()}
            </ButtonAnchor>
          ))}
        </Cluster>
      </Cluster>
      <PagedTable
        loading={t('Loading exceptions…')}
        failed={t('The exceptions could not be loaded')}
        caption={t('Exceptions, the most severe first')}
        columns={columns}
        itemKey={({ id }) => id}
        list={list}
        empty={
          <EmptyState
            icon={<CircleCheck />}
            title={state === 'OPEN' ? t('Everything matches') : t('No exceptions here')}
          >
            {state === 'OPEN' ? t('Both sides of every row agree.') : t('No exception has ended in this way.')}
          </EmptyState>
        }
      />
      {read !== undefined && <StepsDialog exceptionId={read} onClose={() => setRead(undefined)} />}
      {asked !== undefined && (
        <ReasonDialog
          title={endings[asked.ending].title}
          action={endings[asked.ending].verb}
          failure={t('The exception was not changed')}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        >
          {asked.exception.meaning}: {asked.exception.key}.
          {asked.ending !== 'NOTE' &&
            asked.exception.needsTwo &&
            (asked.exception.proposal === asked.ending
              ? t(' You approve the proposal of another person.')
              : t(' A second person has to approve it.'))}
        </ReasonDialog>
      )}
    </Stack>
  );
}
