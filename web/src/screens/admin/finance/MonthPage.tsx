import { useQuery } from '@apollo/client/react';
import { Download, SearchX } from 'lucide-react';
import { styled } from 'styled-components';
import { t } from '../../../i18n/t.ts';
import { color, space } from '../../../theme/tokens.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCents } from '../../../ui/format.ts';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { accountName, partName } from './bookNames.ts';
import { monthQuery } from './documents/months.ts';
import { MonthClose } from './MonthClose.tsx';
import { MonthState, type Month } from './MonthState.tsx';
import { daysOfMonth, movementsPath } from './paths.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

type Bridge = Month['bridges'][number];
type Account = Month['accounts'][number];

interface Step {
  readonly name: string;
  readonly cents: number;
  /** The movements behind the number; absent for a balance. */
  readonly to?: string;
}

/** One month of the books: what was sold, earned and paid, from the opening to the closing of its balances. */
export function MonthPage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(monthQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  if (!data && error) return <QueryError error={error} retry={refetch} />;
  if (!data)
    return (
      <Loading label={t('Loading the month…')}>
        <Skeleton $height="420px" $radius="14px" />
      </Loading>
    );
  if (data.financeMonth === null)
    return (
      <EmptyState icon={<SearchX />} title={t('No such month')}>
        {t('The books have no month {id}.', { id })}
      </EmptyState>
    );
  return <Report month={data.financeMonth} onChange={() => void refetch()} />;
}

function Report({ month, onChange }: { readonly month: Month; readonly onChange: () => void }) {
  const { id } = month;
  const days = daysOfMonth(id);
  const of = (account: string, part?: string): string =>
    movementsPath({ ...days, account, ...(part === undefined ? {} : { part }) });
  const result: readonly Step[] = [
    { name: t('Sales'), cents: month.salesCents, to: of('clearing', 'received') },
    { name: t('Refunds'), cents: -month.refundsCents || 0, to: of('clearing', 'givenBack') },
    { name: t('Net sales'), cents: month.netCents },
    { name: t('Revenue'), cents: month.revenueCents, to: of('revenue') },
    { name: t('Breakage'), cents: month.breakageCents, to: of('breakage') },
    { name: t('Fees'), cents: -month.feesCents || 0, to: of('fees') },
  ];
  return (
    <Stack $gap={5}>
      <Cluster $gap={3} $justify="space-between">
        <Cluster $gap={3}>
          <h2>{t('{id} (UTC)', { id })}</h2>
          <MonthState {...month} />
        </Cluster>
        <Cluster $gap={2}>
          <File
            href={`/api/admin/finance/months/${id}?format=csv`}
            name={t('CSV')}
            label={t('Figures of {id} as CSV', { id })}
          />
          <File
            href={`/api/admin/finance/journal?from=${days.from}&to=${days.to}&format=csv`}
            name={t('Journal')}
            label={t('Journal of {id} as CSV', { id })}
          />
          {month.period !== null && (
            <File
              href={`/api/admin/audit/period/${id}/proof`}
              name={t('Proof')}
              label={t('Signed proof of the close of {id}', { id })}
            />
          )}
        </Cluster>
      </Cluster>
      <Grid $gap={4} $min="280px" $fill>
        <Steps title={t('Sales and result')} steps={result} />
        {month.bridges.map((bridge) => (
          <Steps key={bridge.account} title={titleOf(bridge)} steps={stepsOf(bridge, of)} />
        ))}
      </Grid>
      <div>
        <h3>{t('All accounts')}</h3>
        <p>{t('Debits are positive, credits are negative.')}</p>
      </div>
      <DataTable
        caption={t('Every account with its balance before and after the month')}
        density="compact"
        columns={accountColumns(of)}
        items={month.accounts}
        itemKey={({ account }) => account}
        empty={<p>{t('Nothing was booked up to the end of this month.')}</p>}
      />
      <MonthClose month={month} onChange={onChange} />
    </Stack>
  );
}

const titleOf = ({ account }: Bridge): string =>
  account === 'deferred_revenue' ? t('Deferred revenue') : t('Money at the provider');

const stepsOf = (
  { account, openingCents, steps, closingCents }: Bridge,
  of: (account: string, part: string) => string,
): readonly Step[] => [
  { name: t('Opening'), cents: openingCents },
  ...steps.map(({ part, cents }) => ({ name: partName(part), cents, to: of(account, part) })),
  { name: t('Closing'), cents: closingCents },
];

/** Names and amounts in one line each, also on phones. */
const Lines = styled.dl`
  display: grid;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border};
  }
  & > div:last-child {
    border-block-end: 0;
  }
  & dd {
    white-space: nowrap;
  }
`;

function Steps({ title, steps }: { readonly title: string; readonly steps: readonly Step[] }) {
  return (
    <Card title={title}>
      <Lines>
        {steps.map(({ name, cents, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {to === undefined ? (
                <strong>{formatCents(cents)}</strong>
              ) : (
                <Link to={to} aria-label={t('{name}: {amount}, its movements', { name, amount: formatCents(cents) })}>
                  {formatCents(cents)}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </Lines>
    </Card>
  );
}

const accountColumns = (of: (account: string) => string): readonly Column<Account>[] => [
  { id: 'account', header: t('Account'), primary: true, cell: ({ account }) => accountName(account) },
  {
    id: 'opening',
    header: t('Opening'),
    align: 'end',
    oneLine: true,
    cell: ({ openingCents }) => formatCents(openingCents),
  },
  {
    id: 'change',
    header: t('Change'),
    align: 'end',
    oneLine: true,
    sortValue: ({ changeCents }) => changeCents,
    cell: ({ account, changeCents }) => (
      <Link
        to={of(account)}
        aria-label={t('{name}: {amount}, its movements', {
          name: accountName(account),
          amount: formatCents(changeCents),
        })}
      >
        {formatCents(changeCents)}
      </Link>
    ),
  },
  {
    id: 'closing',
    header: t('Closing'),
    align: 'end',
    oneLine: true,
    cell: ({ closingCents }) => formatCents(closingCents),
  },
];

function File({ href, name, label }: { readonly href: string; readonly name: string; readonly label: string }) {
  return (
    <ButtonAnchor variant="secondary" href={href} download icon={<Download aria-hidden="true" />} aria-label={label}>
      {name}
    </ButtonAnchor>
  );
}
