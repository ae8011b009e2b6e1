import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnauthenticated, sentenceOf } from '../../app/apollo/errors.ts';
import { graphql } from '../../gql/gql.ts';
import type { LiveVideoFragment } from '../../gql/graphql.ts';
import { toast } from '../../ui/toastStore.ts';
import { variablesOf, type Filters } from './filters.ts';

/** Spec part 2 section 9: what the live connection misses is there after this long. */
const refetchEvery = 30_000;
const retryAfter = 1_000;

export const videoListQuery = graphql(`
  query VideoList($first: Int, $after: String, $status: VideoStatusFilter, $search: String, $sort: VideoSort) {
    videos(first: $first, after: $after, status: $status, search: $search, sort: $sort) {
      edges {
        cursor
        node {
          ...LiveVideo
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

const pageSize = 24;

export interface VideoList {
  /** Null until the first answer. */
  readonly videos: readonly LiveVideoFragment[] | null;
  readonly error: Error | undefined;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly loadingMore: boolean;
  readonly refresh: () => void;
  readonly refreshing: boolean;
}

const ignored = (): undefined => undefined;

/**
 * The user's videos by filter, page by page. Asked again every 30 s, and once more by itself after a failure (spec part
 * 2 section 7).
 */
export function useVideoList(filters: Filters): VideoList {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(videoListQuery, {
    variables: { first: pageSize, ...variablesOf(filters) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // Otherwise a refreshed first page would throw away what was loaded behind it (see growingList).
    refetchWritePolicy: 'merge',
    pollInterval: refetchEvery,
    skipPollAttempt: () => document.hidden,
    // This screen says by itself that the session is over, and waits a moment (spec part 2 section 2).
    context: { sessionEnd: 'screen' },
  });
  // A failure says so itself: `error`.
  const refresh = (): void => void refetch().catch(ignored);
  useOneRetry(error, data !== undefined, refresh);

  const shown = data ?? previousData;
  const { hasNextPage = false, endCursor = null } = data?.videos.pageInfo ?? {};
  const loadMore = (): void => {
    fetchMore({ variables: { after: endCursor } }).catch((cause: unknown) =>
      toast({ title: 'Error', description: sentenceOf(cause), variant: 'destructive' }),
    );
  };
  return {
    videos: shown?.videos.edges.map(({ node }) => node) ?? null,
    error,
    hasMore: hasNextPage,
    loadMore,
    loadingMore: networkStatus === NetworkStatus.fetchMore,
    refresh,
    refreshing: networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.setVariables,
  };
}

/** Tries once more, a second after a failure; again only after something has worked. */
function useOneRetry(error: Error | undefined, works: boolean, retry: () => void): void {
  const tried = useRef(false);
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (error === undefined) {
      if (works) tried.current = false;
      return undefined;
    }
    if (tried.current || isUnauthenticated(error)) return undefined;
    tried.current = true;
    const timer = setTimeout(tryAgain, retryAfter);
    return () => clearTimeout(timer);
  }, [error, works]);
}
