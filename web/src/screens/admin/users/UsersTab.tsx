import { useQuery } from '@apollo/client/react';
import { UserRoundX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { requestIdOf, sentenceOf } from '../../../app/apollo/errors.ts';
import type { AdminUserRowFragment } from '../../../gql/graphql.ts';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { RetryAlert } from '../../../ui/RetryAlert.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { platformTotalsQuery } from '../header/HeaderCards.tsx';
import { SetCreditsDialog } from '../set-credits/SetCreditsDialog.tsx';
import { columnsOf } from './columns.tsx';
import { UserDetail } from './UserDetail.tsx';
import { useUserList } from './useUserList.ts';

const Tools = styled.div`
  display: grid;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  ${up.md} {
    grid-template-columns: minmax(260px, 420px) 1fr;
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
const Rows = styled.div`
  transition: opacity 120ms;
  &[data-stale='true'] {
    opacity: 0.6;
  }
`;

type Open = { readonly what: 'detail' | 'credits'; readonly user: AdminUserRowFragment } | null;

/** All accounts, with search, paging and the administrator's actions (spec part 3 section 2). */
export function UsersTab() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('q') ?? '';
  const [open, setOpen] = useState<Open>(null);
  const list = useUserList(useDeferredValue(search));
  const find = (q: string): void => setAddress(q === '' ? {} : { q }, { replace: true });
  const close = (): void => setOpen(null);
  return (
    <Stack $gap={4}>
      <Tools>
        <SearchInput
          label="Search users"
          placeholder="Search by email, name or ID..."
          value={search}
          onValueChange={find}
        />
        <SummaryCounts
          matching={search.trim() === '' ? undefined : { shown: list.nodes?.length ?? 0, more: list.hasMore }}
        />
      </Tools>
      <Listed list={list} onClear={search.trim() === '' ? undefined : () => find('')} open={setOpen} />
      {open?.what === 'detail' && (
        <UserDetail userId={open.user.id} onClose={close} onSetCredits={() => setOpen({ ...open, what: 'credits' })} />
      )}
      {open?.what === 'credits' && <SetCreditsDialog userId={open.user.id} onClose={close} />}
    </Stack>
  );
}

function SummaryCounts({
  matching,
}: {
  readonly matching: { readonly shown: number; readonly more: boolean } | undefined;
}) {
  const { data } = useQuery(platformTotalsQuery, { fetchPolicy: 'cache-first' });
  if (data === undefined) return <Skeleton $width="240px" />;
  const { users, administrators, videos } = data.platformTotals;
  return (
    <Counts>
      <div>
        <dt>{users === 1 ? 'user' : 'users'}</dt>
        <dd>{formatCount(users)}</dd>
      </div>
      <div>
        <dt>{administrators === 1 ? 'administrator' : 'administrators'}</dt>
        <dd>{formatCount(administrators)}</dd>
      </div>
      <div>
        <dt>{videos === 1 ? 'video' : 'videos'}</dt>
        <dd>{formatCount(videos)}</dd>
      </div>
      {matching !== undefined && (
        <div role="status">
          <dt>found</dt>
          <dd>
            {formatCount(matching.shown)}
            {matching.more ? '+' : ''}
          </dd>
        </div>
      )}
    </Counts>
  );
}

interface ListedProps {
  readonly list: ReturnType<typeof useUserList>;
  /** Absent without a search. */
  readonly onClear: (() => void) | undefined;
  readonly open: (open: Open) => void;
}

function Listed({
  list: { nodes: users, pages, stale, error, hasMore, loadMore, loadingMore, refresh },
  onClear,
  open,
}: ListedProps) {
  if (users === null) {
    if (error === undefined)
      return (
        <Loading label="Loading users…">
          <Skeleton $height="420px" $radius="14px" />
        </Loading>
      );
    return (
      <ErrorState
        title="The users could not be loaded"
        message={sentenceOf(error)}
        requestId={requestIdOf(error)}
        onRetry={refresh}
      />
    );
  }
  const empty = (
    <EmptyState
      icon={<UserRoundX />}
      title="No users found"
      {...(onClear === undefined
        ? {}
        : {
            action: (
              <Button variant="secondary" onClick={onClear}>
                Clear search
              </Button>
            ),
          })}
    >
      {onClear !== undefined && 'No account has all of these words in its email, name or ID.'}
    </EmptyState>
  );
  return (
    <>
      {error !== undefined && (
        <RetryAlert onRetry={refresh}>The list could not be refreshed. {sentenceOf(error)}</RetryAlert>
      )}
      <Rows data-stale={stale}>
        <DataTable
          caption="Users, the newest first"
          density="compact"
          columns={columnsOf({
            onDetail: (user) => open({ what: 'detail', user }),
            onSetCredits: (user) => open({ what: 'credits', user }),
          })}
          items={users}
          itemKey={({ id }) => id}
          empty={empty}
        />
      </Rows>
      {users.length > 0 && (
        <LoadMore hasMore={hasMore} loading={loadingMore} onLoadMore={loadMore}>
          {onClear === undefined && pages?.totalCount !== undefined
            ? `Showing ${formatCount(users.length)} of ${formatCount(pages.totalCount)}`
            : `Showing ${formatCount(users.length)}`}
        </LoadMore>
      )}
    </>
  );
}
