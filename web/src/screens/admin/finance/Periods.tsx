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
import { t } from '../../../i18n/t.ts';

type Period = FinancePeriodsQuery['financePeriods'][number];

/** The month before this one: the first that can be closed. */
function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);
}

const columnsOf = (reopen: (period: Period) => void): readonly Column<Period>[] => [
  { id: 'month', header: t('Month'), primary: true, oneLine: true, cell: ({ id }) => id },
  {
    id: 'state',
    header: t('State'),
    cell: ({ isClosed }) => (
      <Badge tone={isClosed ? 'success' : 'warning'}>{isClosed ? t('Closed') : t('Reopened')}</Badge>
    ),
  },
  {
    id: 'closed',
    header: t('Closed'),
    cell: ({ closedAt, closedBy }) => t('{closedAt} by {closedBy}', { closedAt: formatMoment(closedAt), closedBy }),
  },
  {
    id: 'revenue',
    header: t('Revenue'),
    align: 'end',
    cell: ({ totals }) => formatCents(-(totals.find(({ account }) => account === 'revenue')?.cents ?? 0) || 0),
  },
  {
    id: 'hash',
    header: t('Hash of the last event'),
    cell: ({ headHash }) => <code>{headHash.slice(0, 12) || blank}</code>,
  },
  {
    id: 'actions',
    header: t('Actions'),
    cell: (each) =>
      each.isClosed ? (
        <Button variant="secondary" onClick={() => reopen(each)}>
          {t('Reopen')}
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
      toast({ title: t('{period} is closed', { period }) });
      await refetch();
    } catch (cause) {
      toast({
        title: t('{period} was not closed', { period }),
        description: sentenceOf(cause),
        variant: 'destructive',
      });
    }
  };
  const columns = columnsOf(setReopening);
  return (
    <Stack $gap={5}>
      <Cluster $gap={3}>
        <Field label={t('Month')} hint={t('A month that has ended, for example 2026-10.')}>
          <TextInput value={period} maxLength={7} onChange={(event) => setPeriod(event.currentTarget.value)} />
        </Field>
        <Button loading={loading} onClick={() => void closeIt()}>
          {t('Reconcile and close')}
        </Button>
      </Cluster>
      {!data && error ? (
        <ErrorState message={sentenceOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={t('Loading the periods…')}>
          <Skeleton $height="200px" $radius="14px" />
        </Loading>
      ) : (
        <DataTable
          caption={t('Closed months, the newest first')}
          columns={columns}
          items={data.financePeriods}
          itemKey={({ id }) => id}
          empty={
            <EmptyState icon={<CalendarCheck />} title={t('No month is closed yet')}>
              {t('A month can be closed once it has ended and no severe exception is open.')}
            </EmptyState>
          }
        />
      )}
      {reopening !== undefined && (
        <ReasonDialog
          title={t('Reopen {id}', { id: reopening.id })}
          action={t('Reopen')}
          destructive
          failure={t('The month was not reopened')}
          onConfirm={async (reason) => {
            await reopen({ variables: { input: { period: reopening.id, reason } } });
            await refetch();
          }}
          onClose={() => setReopening(undefined)}
        >
          {t('Its figures can change again until it is closed anew.')}
        </ReasonDialog>
      )}
    </Stack>
  );
}
