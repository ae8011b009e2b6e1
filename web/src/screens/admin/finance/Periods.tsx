import { useMutation, useQuery } from '@apollo/client/react';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../app/apollo/errors.ts';
import type { FinancePeriodsQuery } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { blank, DataTable, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatCents, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { closeMutation, periodsQuery, reopenMutation } from './documents.ts';

type Period = FinancePeriodsQuery['financePeriods'][number];

/** The month before this one: the first that can be closed. */
function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);
}

const columnsOf = (reopen: (period: Period) => void): readonly Column<Period>[] => [
  { id: 'month', header: 'Month', primary: true, oneLine: true, cell: ({ id }) => id },
  {
    id: 'state',
    header: 'State',
    cell: ({ isClosed }) => <Badge tone={isClosed ? 'success' : 'warning'}>{isClosed ? 'Closed' : 'Reopened'}</Badge>,
  },
  { id: 'closed', header: 'Closed', cell: ({ closedAt, closedBy }) => `${formatMoment(closedAt)} by ${closedBy}` },
  {
    id: 'revenue',
    header: 'Revenue',
    align: 'end',
    cell: ({ totals }) => formatCents(-(totals.find(({ account }) => account === 'revenue')?.cents ?? 0) || 0),
  },
  {
    id: 'hash',
    header: 'Hash of the last event',
    cell: ({ headHash }) => <code>{headHash.slice(0, 12) || blank}</code>,
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: (each) =>
      each.isClosed ? (
        <Button variant="secondary" onClick={() => reopen(each)}>
          Reopen
        </Button>
      ) : (
        blank
      ),
  },
];

/** Months of the books: close and reopen. */
export function Periods() {
  const [period, setPeriod] = useState(lastMonth);
  const [reopening, setReopening] = useState<Period>();
  const { data, error, refetch } = useQuery(periodsQuery, { fetchPolicy: 'cache-and-network' });
  const [close, { loading }] = useMutation(closeMutation);
  const [reopen] = useMutation(reopenMutation);
  const closeIt = async (): Promise<void> => {
    try {
      await close({ variables: { input: { period } } });
      toast({ title: `${period} is closed` });
      await refetch();
    } catch (cause) {
      toast({ title: `${period} was not closed`, description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  const columns = columnsOf(setReopening);
  return (
    <Stack $gap={5}>
      <Cluster $gap={3}>
        <Field label="Month" hint="A month that has ended, for example 2026-10.">
          <TextInput value={period} maxLength={7} onChange={(event) => setPeriod(event.currentTarget.value)} />
        </Field>
        <Button loading={loading} onClick={() => void closeIt()}>
          Reconcile and close
        </Button>
      </Cluster>
      {!data && error ? (
        <ErrorState message={sentenceOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Loading the periods…">
          <Skeleton $height="200px" $radius="14px" />
        </Loading>
      ) : (
        <DataTable
          caption="Closed months, the newest first"
          columns={columns}
          items={data.financePeriods}
          itemKey={({ id }) => id}
          empty={
            <EmptyState icon={<CalendarCheck />} title="No month is closed yet">
              A month can be closed once it has ended and no severe exception is open.
            </EmptyState>
          }
        />
      )}
      {reopening !== undefined && (
        <ReasonDialog
          title={`Reopen ${reopening.id}`}
          action="Reopen"
          destructive
          failure="The month was not reopened"
          onConfirm={async (reason) => {
            await reopen({ variables: { input: { period: reopening.id, reason } } });
            await refetch();
          }}
          onClose={() => setReopening(undefined)}
        >
          Its figures can change again until it is closed anew.
        </ReasonDialog>
      )}
    </Stack>
  );
}
