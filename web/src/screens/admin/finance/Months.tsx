import { useQuery } from '@apollo/client/react';
import { CalendarCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { ListedMonthFragment } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCents } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { monthsQuery } from './documents/months.ts';
import { MonthPage } from './MonthPage.tsx';
import { MonthState } from './MonthState.tsx';
import { monthPath } from './paths.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

const columns: readonly Column<ListedMonthFragment>[] = [
  {
    id: 'month',
    header: t('Month'),
    primary: true,
    oneLine: true,
    cell: ({ id }) => <Link to={monthPath(id)}>{id}</Link>,
  },
  { id: 'state', header: t('State'), oneLine: true, cell: (month) => <MonthState {...month} /> },
  { id: 'net', header: t('Net sales'), align: 'end', cell: ({ netCents }) => formatCents(netCents) },
  { id: 'revenue', header: t('Revenue'), align: 'end', cell: ({ revenueCents }) => formatCents(revenueCents) },
  { id: 'breakage', header: t('Breakage'), align: 'end', cell: ({ breakageCents }) => formatCents(breakageCents) },
];

/** The months of the books, and one of them as a report. The address says which. */
export function Months() {
  const [search] = useSearchParams();
  const month = search.get('month');
  return month === null ? <MonthList /> : <MonthPage id={month} />;
}

function MonthList() {
  const { data, error, refetch } = useQuery(monthsQuery, { fetchPolicy: 'cache-and-network' });
  if (!data && error) return <QueryError error={error} retry={refetch} />;
  if (!data)
    return (
      <Loading label={t('Loading the months…')}>
        <Skeleton $height="200px" $radius="14px" />
      </Loading>
    );
  return (
    <Stack $gap={4}>
      <p>{t('Months are months in UTC. They close one after the other, from the first one on.')}</p>
      <DataTable
        caption={t('Months of the books, the newest first')}
        density="compact"
        columns={columns}
        items={data.financeMonths}
        itemKey={({ id }) => id}
        empty={
          <EmptyState icon={<CalendarCheck />} title={t('No months yet')}>
            {t('The first month is listed with the first event.')}
          </EmptyState>
        }
      />
    </Stack>
  );
}
