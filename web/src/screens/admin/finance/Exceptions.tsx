import { useMutation, useQuery } from '@apollo/client/react';
import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import type { FinanceExceptionState, FinanceRepair, ListedExceptionFragment } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonAnchor } from '../../../ui/Button.tsx';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCents } from '../../../ui/format.ts';
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
import { StepsDialog } from './StepsDialog.tsx';

const states: Readonly<Record<FinanceExceptionState, string>> = {
  OPEN: 'Open',
  MATCHED: 'Matches again',
  RESOLVED_BY_HAND: 'Resolved by hand',
  WRITTEN_OFF: 'Written off',
};
const repairs: Readonly<Record<FinanceRepair, string>> = {
  RECORD_PAYMENT: 'Record payment',
  GRANT_AGAIN: 'Grant again',
  SETTLE_VIDEO: 'Settle video',
};
const everyStatus = 'all';
type Ending = 'RESOLVED_BY_HAND' | 'WRITTEN_OFF' | 'NOTE';
const endings: Readonly<Record<Ending, { readonly verb: string; readonly title: string }>> = {
  NOTE: { verb: 'Add note', title: 'Add a note' },
  RESOLVED_BY_HAND: { verb: 'Resolve', title: 'Resolve by hand' },
  WRITTEN_OFF: { verb: 'Write off', title: 'Write off' },
};

const described: readonly Column<ListedExceptionFragment>[] = [
  {
    id: 'status',
    header: 'What does not match',
    primary: true,
    cell: ({ leg, meaning, severity }) => (
      <Cluster $gap={2}>
        <Badge tone={severity === 1 ? 'danger' : 'warning'}>Severity {severity}</Badge>
        <span>
          {leg} {meaning}
        </span>
      </Cluster>
    ),
  },
  {
    id: 'key',
    header: 'About',
    cell: (exception) => <Subject exception={exception} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amountCents }) => (amountCents === null ? blank : formatCents(amountCents)),
  },
  { id: 'age', header: 'Age', cell: ({ age }) => age },
  {
    id: 'owner',
    header: 'Owner',
    cell: ({ assignee, proposedBy, proposal }) =>
      proposal === null ? (assignee ?? blank) : `${states[proposal]}: proposed by ${proposedBy}`,
  },
];

/** What an exception is about, with the way to it. */
function Subject({ exception: { key, leg, userId } }: { readonly exception: ListedExceptionFragment }) {
  const isPayment = (leg === 'A' || leg === 'B') && key.startsWith('pi_');
  return (
    <Stack $gap={1}>
      {isPayment ? <Link to={paymentPath(key)}>{key}</Link> : <code>{key}</code>}
      {userId !== null && <Link to={accountPath(userId)}>Account of the user</Link>}
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
  header: 'Actions',
  oneLine: true,
  cell: ({ id }) => <HistoryButton exceptionId={id} onHistory={onHistory} />,
});

function HistoryButton({ exceptionId, onHistory }: { readonly exceptionId: string; readonly onHistory: OnHistory }) {
  return (
    <Button variant="ghost" aria-haspopup="dialog" onClick={() => onHistory(exceptionId)}>
      History
    </Button>
  );
}

const actionsOf = (acting: Acting): Column<ListedExceptionFragment> => ({
  id: 'actions',
  header: 'Actions',
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
        Take over
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
          {ending === exception.proposal ? 'Approve' : endings[ending].verb}
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
              void tell('The exception was not taken over', async () =>
                take({ variables: { input: { exceptionId } } }),
              ),
            onRepair: (exceptionId, each) =>
              void tell('The repair failed', async () =>
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
            label="State"
            value={state}
            onValueChange={setState}
            options={(Object.keys(states) as readonly FinanceExceptionState[]).map((value) => ({
              value,
              label: states[value],
            }))}
          />
          <Select
            label="Kind"
            value={status}
            onValueChange={setStatus}
            options={[
              { value: everyStatus, label: 'All kinds' },
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
              aria-label={`Download the exceptions as ${format.toUpperCase()}`}
            >
              {format.toUpperCase()}
            </ButtonAnchor>
          ))}
        </Cluster>
      </Cluster>
      <PagedTable
        what="exceptions"
        caption="Exceptions, the most severe first"
        columns={columns}
        itemKey={({ id }) => id}
        list={list}
        empty={
          <EmptyState icon={<CircleCheck />} title={state === 'OPEN' ? 'Everything matches' : 'No exceptions here'}>
            {state === 'OPEN' ? 'Both sides of every row agree.' : 'No exception has ended in this way.'}
          </EmptyState>
        }
      />
      {read !== undefined && <StepsDialog exceptionId={read} onClose={() => setRead(undefined)} />}
      {asked !== undefined && (
        <ReasonDialog
          title={endings[asked.ending].title}
          action={endings[asked.ending].verb}
          failure="The exception was not changed"
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        >
          {asked.exception.meaning}: {asked.exception.key}.
          {asked.ending !== 'NOTE' &&
            asked.exception.needsTwo &&
            (asked.exception.proposal === asked.ending
              ? ' You approve the proposal of another person.'
              : ' A second person has to approve it.')}
        </ReasonDialog>
      )}
    </Stack>
  );
}
