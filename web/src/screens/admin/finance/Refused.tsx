import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import type { RefusedPurchasesQuery } from '../../../gql/graphql.ts';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { PagedTable } from '../PagedTable.tsx';
import { refusedQuery } from './documents.ts';
import { accountPath } from './paths.ts';

type Refused = RefusedPurchasesQuery['refusedPurchases']['edges'][number]['node'];

const columns: readonly Column<Refused>[] = [
  { id: 'what', header: 'Refused', primary: true, cell: ({ description }) => description },
  { id: 'claimed', header: 'What was sent', cell: ({ claimed }) => claimed ?? blank },
  {
    id: 'user',
    header: 'User',
    cell: ({ userId, email }) => <Link to={accountPath(userId)}>{email ?? userId}</Link>,
  },
  { id: 'time', header: 'Time', oneLine: true, cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
];

/** False prices and false claims of payments: they changed nothing. */
export function Refused() {
  const list = usePagedQuery(refusedQuery, { variables: {}, connection: (data) => data.refusedPurchases });
  return (
    <PagedTable
      what="refused purchases"
      caption="Purchases that were refused, the newest first"
      columns={columns}
      itemKey={({ id }) => id}
      list={list}
      empty={
        <EmptyState icon={<ShieldCheck />} title="Nothing was refused">
          A price that is not ours or a claim of another user’s payment is listed here. It changes nothing.
        </EmptyState>
      }
    />
  );
}
