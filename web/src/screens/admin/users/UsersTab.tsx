import { useQuery } from '@apollo/client/react';
import { UserRoundX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import type { AccountStatus, AdminUserRowFragment, Role } from '../../../gql/graphql.ts';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { platformTotalsQuery } from '../header/HeaderCards.tsx';
import { PagedTable } from '../PagedTable.tsx';
import { SetCreditsDialog } from '../set-credits/SetCreditsDialog.tsx';
import { useAddressFilters } from '../useAddressFilters.ts';
import { useServedSort } from '../useServedSort.ts';
import { columnsOf } from './columns.tsx';
import { UserDetail } from './UserDetail.tsx';
import { useUserList } from './useUserList.ts';
import { t } from '../../../i18n/t.ts';
import { Fact } from '../../../ui/Figures.tsx';

const Tools = styled.div`
  display: grid;
  gap: ${space[3]};
  align-items: center;
  ${up.md} {
    grid-template-columns: minmax(220px, 1fr) 190px 190px;
  }
`;
const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  ${text('small')} font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    gap: ${space[1]};
  }
  & dt {
    order: 1;
    color: ${color.text2};
  }
  & dd {
    font-weight: 600;
  }
`;

const roles = [
  { value: '', label: t('All roles') },
  { value: 'ADMIN', label: t('Administrators') },
  { value: 'FINANCE', label: t('Finance') },
] as const satisfies readonly { readonly value: Role | ''; readonly label: string }[];
const statuses = [
  { value: '', label: t('All states') },
  { value: 'ACTIVE', label: t('Active') },
  { value: 'SUSPENDED', label: t('Suspended') },
  { value: 'DELETION_PENDING', label: t('To be deleted') },
] as const satisfies readonly { readonly value: AccountStatus | ''; readonly label: string }[];

const byJoining = {
  NEWEST: { column: 'joined', direction: 'descending' },
  OLDEST: { column: 'joined', direction: 'ascending' },
} as const;

type Open = { readonly what: 'detail' | 'credits'; readonly user: AdminUserRowFragment } | null;

/** All accounts, with search, filters, paging and the administrator's actions. */
export function UsersTab() {
  const filters = useAddressFilters(['q', 'role', 'status']);
  const search = filters.valueOf('q');
  const role = roles.find(({ value }) => value === filters.valueOf('role'))?.value ?? '';
  const status = statuses.find(({ value }) => value === filters.valueOf('status'))?.value ?? '';
  const [open, setOpen] = useState<Open>(null);
  const { order, served } = useServedSort(byJoining, search.trim() === '' ? 'NEWEST' : undefined);
  const list = useUserList({ search: useDeferredValue(search), role: role || null, status: status || null, order });
  const close = (): void => setOpen(null);
  const total = list.pages?.totalCount;
  return (
    <Stack $gap={4}>
      <Tools>
        <SearchInput
          label={t('Search users')}
          placeholder={t('Search by email, name or ID...')}
          maxLength={200}
          value={search}
          onValueChange={(value) => filters.set('q', value)}
        />
        <Select label={t('Role')} options={roles} value={role} onValueChange={(value) => filters.set('role', value)} />
        <Select
          label={t('State')}
          options={statuses}
          value={status}
          onValueChange={(value) => filters.set('status', value)}
        />
      </Tools>
      <SummaryCounts matching={filters.isFiltered ? total : undefined} />
      <PagedTable
        loading={t('Loading users…')}
        failed={t('The users could not be loaded')}
        caption={t('Users')}
        columns={columnsOf({
          onDetail: (user) => setOpen({ what: 'detail', user }),
          onSetCredits: (user) => setOpen({ what: 'credits', user }),
        })}
        itemKey={({ id }) => id}
        list={list}
        total={total}
        served={served}
        empty={
          filters.isFiltered ? (
            <EmptyState
              icon={<UserRoundX />}
              title={t('No users found')}
              action={
                <Button variant="secondary" onClick={filters.clear}>
                  {t('Clear search')}
                </Button>
              }
            >
              {t('No account has all of these words in its email or name, or an ID that begins with them.')}
            </EmptyState>
          ) : (
            <EmptyState icon={<UserRoundX />} title={t('No users found')} />
          )
        }
      />
      {open?.what === 'detail' && (
        <UserDetail userId={open.user.id} onClose={close} onSetCredits={() => setOpen({ ...open, what: 'credits' })} />
      )}
      {open?.what === 'credits' && <SetCreditsDialog userId={open.user.id} onClose={close} />}
    </Stack>
  );
}

function SummaryCounts({ matching }: { readonly matching: number | undefined }) {
  const { data, error } = useQuery(platformTotalsQuery, { fetchPolicy: 'cache-first' });
  // The cards above report that the totals are missing.
  if (data === undefined) return error === undefined ? <Skeleton $width="240px" /> : null;
  const { users, administrators, videos } = data.platformTotals;
  return (
    <Counts>
      <Fact name={users === 1 ? t('user') : t('users')}>{formatCount(users)}</Fact>
      <Fact name={administrators === 1 ? t('administrator') : t('administrators')}>{formatCount(administrators)}</Fact>
      <Fact name={videos === 1 ? t('video') : t('videos')}>{formatCount(videos)}</Fact>
      {matching !== undefined && (
        <div role="status">
          <dt>{t('found')}</dt>
          <dd>{formatCount(matching)}</dd>
        </div>
      )}
    </Counts>
  );
}
