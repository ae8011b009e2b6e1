import { WalletCards } from 'lucide-react';
import { styled } from 'styled-components';
import type { CreditSource } from '../../gql/graphql.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCredits, formatDay } from '../../ui/format.ts';
import { type Lot, nextExpiry } from '../../features/credits/balance.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
const Words = styled.p`
  ${text('small')} color: ${color.text2};
  max-inline-size: 96ch;
`;

const sources: Readonly<Record<CreditSource, string>> = {
  PLAN: 'Monthly plan',
  BUNDLE: 'Credit bundle',
  TRIAL: 'Trial',
  ADMIN: 'Set by an administrator',
  GOODWILL: 'Goodwill',
};

const columns: readonly Column<Lot>[] = [
  { id: 'what', header: 'What', primary: true, cell: ({ description }) => description },
  { id: 'source', header: 'Kind', cell: ({ source }) => sources[source] },
  {
    id: 'since',
    header: 'Bought on',
    cell: ({ grantedAt }) => <time dateTime={grantedAt}>{formatDay(grantedAt)}</time>,
  },
  { id: 'left', header: 'Left', align: 'end', cell: ({ available }) => formatCredits(available) },
  {
    id: 'expires',
    header: 'Expires on',
    cell: ({ expiresAt }) =>
      expiresAt === null ? 'Does not expire' : <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>,
  },
];

/** Every lot with credits left, in the order of use. */
export function Grants({ lots }: { readonly lots: readonly Lot[] }) {
  const lapse = nextExpiry(lots);
  return (
    <Root aria-labelledby="grants-title">
      <div>
        <h2 id="grants-title">Where your credits come from</h2>
        <Words>
          Credits that expire soonest are used first, then the oldest ones.
          {lapse !== null && ` Next to expire: ${formatCredits(lapse.amount)} on ${formatDay(lapse.at)}.`}
        </Words>
      </div>
      <DataTable
        caption="Grants with credits left, in the order of use"
        columns={columns}
        items={lots}
        itemKey={({ id }) => id}
        empty={
          <EmptyState icon={<WalletCards />} title="No credits left">
            Credits that you add are listed here with their expiry date.
          </EmptyState>
        }
      />
    </Root>
  );
}
