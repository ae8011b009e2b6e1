import { useMutation, useQuery } from '@apollo/client/react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import type { FinanceOverviewQuery } from '../../../gql/graphql.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { blank, DataTable, type Column } from '../../../ui/DataTable.tsx';
import { formatCents, formatCount, formatCredits, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { timeZone } from './bookNames.ts';
import { Chart } from './Chart.tsx';
import { reconcileMutation, summaryQuery } from './documents/overview.ts';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

type Leg = FinanceOverviewQuery['financeSummary']['legs'][number];

const columns: readonly Column<Leg>[] = [
  { id: 'name', header: t('Compared'), primary: true, cell: ({ name }) => name },
  { id: 'rows', header: t('Rows'), align: 'end', cell: ({ rows }) => formatCount(rows) },
  { id: 'matched', header: t('Matched'), align: 'end', cell: ({ matched }) => formatCount(matched) },
  { id: 'pending', header: t('Pending'), align: 'end', cell: ({ pending }) => formatCount(pending) },
  {
    id: 'exceptions',
    header: t('Exceptions'),
    align: 'end',
    cell: ({ exceptions }) => <Badge tone={exceptions === 0 ? 'success' : 'danger'}>{formatCount(exceptions)}</Badge>,
  },
  {
    id: 'settled',
    header: t('Settled by hand'),
    align: 'end',
    cell: ({ settled }) => formatCount(settled),
  },
  { id: 'left', header: t('Left'), align: 'end', cell: ({ left }) => left ?? blank },
  { id: 'right', header: t('Right'), align: 'end', cell: ({ right }) => right ?? blank },
  { id: 'drift', header: t('Difference'), align: 'end', oneLine: true, cell: ({ drift }) => drift ?? blank },
  {
    id: 'accepted',
    header: t('Of it accepted'),
    align: 'end',
    oneLine: true,
    cell: ({ acceptedDrift }) => acceptedDrift ?? blank,
  },
];

/** The comparisons, the balances of the books, and the figures by day. */
export function Overview() {
  const { data, error, refetch } = useQuery(summaryQuery, {
    variables: { days: 30 },
    fetchPolicy: 'cache-and-network',
  });
  const [reconcile, { loading }] = useMutation(reconcileMutation);
  const run = async (): Promise<void> => {
    try {
      const { data: done } = await reconcile();
      const { recorded = 0, exceptions = 0, settled = 0, pending = 0, accounts = 0 } = done?.reconcile ?? {};
      toast({
        title:
          exceptions === 0
            ? settled === 0
              ? t('Everything matches')
              : t('Nothing is open')
            : exceptions === 1
              ? t('1 open exception')
              : t('{exceptions} open exceptions', { exceptions: formatCount(exceptions) }),
        description: t(
          '{recorded} new records of the provider, {accounts} accounts compared, {pending} still settling, {settled} settled by hand.',
          {
            recorded: formatCount(recorded),
            accounts: formatCount(accounts),
            pending: formatCount(pending),
            settled: formatCount(settled),
          },
        ),
      });
      await refetch();
    } catch (cause) {
      toast({ title: t('Reconciliation stopped'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  if (!data && error) return <QueryError error={error} retry={refetch} />;
  if (!data)
    return (
      <Loading label={t('Loading the books…')}>
        <Skeleton $height="320px" $radius="14px" />
      </Loading>
    );
  const { financeSummary: summary, financeDays: days } = data;
  return (
    <Stack $gap={6}>
      {summary.alarms.map(({ id, message }) => (
        <Alert key={id} tone="danger" title={t('Look at this now')}>
          {message}
        </Alert>
      ))}
      {!summary.isLive && (
        <Alert tone="info" title={t('Test mode')}>
          {t(
            'No real card is charged: the records are those of the payments simulator, which pays nothing out by itself.',
          )}
        </Alert>
      )}
      {summary.pageFault !== null && (
        <Alert tone="warning" title={t('A page of the provider’s records cannot be right')}>
          {t('It is {pageFault}. Nothing of it was recorded; the next run reads it again.', {
            pageFault: summary.pageFault,
          })}
        </Alert>
      )}
      <StatCards $columns={5} $long>
        <StatCard
          label={t('Deferred revenue')}
          value={formatCents(summary.deferredRevenueCents)}
          hint={t('Sold, not used yet')}
        />
        <StatCard
          label={t('At the provider')}
          value={formatCents(summary.clearingCents)}
          hint={t('Not paid out yet')}
        />
        <StatCard
          label={t('Adjustments')}
          value={formatCents(summary.adjustmentsCents)}
          hint={t('Taken by administrators, not decided')}
        />
        <StatCard
          label={t('Credits owed')}
          value={formatCredits(summary.owedCredits)}
          hint={t('Users may still use them')}
        />
        <StatCard
          label={t('Exceptions')}
          value={formatCount(summary.legs.reduce((sum, { exceptions }) => sum + exceptions, 0))}
          hint={t('Open now')}
        />
      </StatCards>
      <Cluster $gap={3} $justify="space-between">
        <h2>{t('Reconciliation')}</h2>
        <Button loading={loading} onClick={() => void run()}>
          {t('Reconcile now')}
        </Button>
      </Cluster>
      <p>
        {summary.providerReadTo === null
          ? t('No record of the provider was read yet. A run starts every night.')
          : t('The provider’s newest record is from {providerReadTo}. A run starts every night.', {
              providerReadTo: formatMoment(summary.providerReadTo),
            })}{' '}
        {summary.accountsComparedSince === null
          ? t('Not every account was compared yet.')
          : t(
              '{accounts} accounts; the oldest comparison is from {since}. All are compared again once a week. Times are in your time zone ({zone}).',
              {
                accounts: formatCount(summary.accounts),
                since: formatMoment(summary.accountsComparedSince),
                zone: timeZone(),
              },
            )}
      </p>
      <DataTable caption={t('What is compared')} columns={columns} items={summary.legs} itemKey={({ id }) => id} />
      <h2>{t('The last 30 days')}</h2>
      <Chart days={days} />
    </Stack>
  );
}
