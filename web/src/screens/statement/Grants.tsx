import { WalletCards } from 'lucide-react';
import { styled } from 'styled-components';
import type { CreditSource } from '../../gql/graphql.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCredits, formatDay } from '../../ui/format.ts';
import { type Lot, nextExpiry } from '../../features/credits/balance.ts';
import { t } from '../../i18n/t.ts';

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
  PLAN: t('Monthly plan'),
  BUNDLE: t('Credit bundle'),
  TRIAL: t('Trial'),
  ADMIN: t('Set by an administrator'),
  GOODWILL: t('Goodwill'),
};

const columns: readonly Column<Lot>[] = [
  { id: 'what', header: t('What'), primary: true, cell: ({ description }) => description },
  { id: 'source', header: t('Kind'), cell: ({ source }) => sources[source] },
  {
    id: 'since',
    header: t('Added on'),
    cell: ({ grantedAt }) => <time dateTime={grantedAt}>{formatDay(grantedAt)}</time>,
  },
  { id: 'left', header: t('Still left'), align: 'end', cell: ({ available }) => formatCredits(available) },
  {
    id: 'expires',
    header: t('Expires on'),
    cell: ({ expiresAt }) =>
      expiresAt === null ? t('Does not expire') : <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>,
  },
];

/** Every lot with credits left, in the order of use. */
export function Grants({ lots }: { readonly lots: readonly Lot[] }) {
  const lapse = nextExpiry(lots);
  return (
    <Root aria-labelledby="grants-title">
      <div>
        <h2 id="grants-title">{t('Where your credits come from')}</h2>
        <Words>
          {t('Credits that expire soonest are used first, then the oldest ones.')}
          {lapse !== null &&
            ` ${t('Next to expire: {amount} on {at}.', { amount: formatCredits(lapse.amount), at: formatDay(lapse.at) })}`}
        </Words>
      </div>
      <DataTable
        density="comfortable"
        caption={t('Grants with credits left, in the order of use')}
        columns={columns}
        items={lots}
        itemKey={({ id }) => id}
        empty={
          <EmptyState icon={<WalletCards />} title={t('No credits left')}>
            {t('Credits that you add are listed here with their expiry date.')}
          </EmptyState>
        }
      />
    </Root>
  );
}
