import { ShieldCheck } from 'lucide-react';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import type { RefusedPurchasesQuery } from '../../../gql/graphql.ts';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { PagedTable } from '../PagedTable.tsx';
import { CustomerLink } from '../CustomerLink.tsx';
import { refusedQuery } from './documents/refused.ts';
import { t } from '../../../i18n/t.ts';

type Refused = RefusedPurchasesQuery['refusedPurchases']['edges'][number]['node'];

const columns: readonly Column<Refused>[] = [
  { id: 'what', header: t('Refused'), primary: true, cell: ({ description }) => description },
  { id: 'claimed', header: t('What was sent'), cell: ({ claimed }) => claimed ?? blank },
  {
    id: 'user',
    header: t('Customer'),
    cell: ({ userId, email }) => <CustomerLink userId={userId} customer={email} />,
  },
  { id: 'time', header: t('Time'), oneLine: true, cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
];

/** False prices and false payment claims. They changed nothing. */
export function Refused() {
  const list = usePagedQuery(refusedQuery, { variables: {}, connection: (data) => data.refusedPurchases });
  return (
    <Stack $gap={4}>
      <PagedTable
        loading={t('Loading refused purchases…')}
        failed={t('The refused purchases could not be loaded')}
        caption={t('Purchases that were refused, the newest first')}
        columns={columns}
        itemKey={({ id }) => id}
        list={list}
        empty={
          <EmptyState icon={<ShieldCheck />} title={t('Nothing was refused')}>
            {t('A price that is not ours or a claim of another user’s payment is listed here. It changes nothing.')}
          </EmptyState>
        }
      />
    </Stack>
  );
}
