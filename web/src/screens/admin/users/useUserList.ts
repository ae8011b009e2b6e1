import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminUserRowFragment } from '../../../gql/graphql.ts';
import { toast } from '../../../ui/toastStore.ts';

/** Spec part 3 section 9. */
const refetchEvery = 30_000;
const pageSize = 25;

export const adminUsersQuery = graphql(`
  query AdminUsers($first: Int, $after: String, $search: String, $searching: Boolean!) {
    adminUsers(first: $first, after: $after, search: $search) {
      totalCount @skip(if: $searching)
      edges {
        cursor
        node {
          ...AdminUserRow
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`);

export interface UserList {
  /** Null until the first answer. */
  readonly users: readonly AdminUserRowFragment[] | null;
  /** Undefined while something is searched for: counting the matches reads every account. */
  readonly totalCount: number | undefined;
  /** The accounts shown are those of the search before. */
  readonly stale: boolean;
  readonly error: Error | undefined;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly loadingMore: boolean;
  readonly refresh: () => void;
}

/** Accounts, the newest first, page by page; asked again every 30 s. */
export function useUserList(search: string): UserList {
  const [loadingMore, setLoadingMore] = useState(false);
  const words = search.trim();
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(adminUsersQuery, {
    variables: { first: pageSize, search: words === '' ? null : words, searching: words !== '' },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchWritePolicy: 'merge',
    pollInterval: refetchEvery,
    skipPollAttempt: () => document.hidden,
  });
  const shown = (data ?? previousData)?.adminUsers;
  const more = async (): Promise<void> => {
    setLoadingMore(true);
    try {
      await fetchMore({ variables: { after: data?.adminUsers.pageInfo.endCursor ?? null } });
    } catch (cause) {
      toast({ title: 'Error', description: sentenceOf(cause), variant: 'destructive' });
    } finally {
      setLoadingMore(false);
    }
  };
  return {
    users: shown?.edges.map(({ node }) => node) ?? null,
    totalCount: shown?.totalCount,
    stale: data === undefined || networkStatus === NetworkStatus.setVariables,
    error,
    hasMore: data?.adminUsers.pageInfo.hasNextPage ?? false,
    loadMore: () => void more(),
    loadingMore,
    // A failure says so itself: `error`.
    refresh: () => void refetch().catch(() => undefined),
  };
}
