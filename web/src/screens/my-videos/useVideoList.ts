import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnauthenticated } from '../../app/apollo/errors.ts';
import { usePagedQuery, type PagedList } from '../../app/apollo/usePagedQuery.ts';
import { graphql } from '../../gql/gql.ts';
import type { VideoListQuery } from '../../gql/graphql.ts';
import { variablesOf, type Filters } from './filters.ts';

/** Milliseconds. Picks up changes that the live connection missed. */
const pollInterval = 30_000;
const retryAfter = 1_000;
const pageSize = 48;

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
        ...PageFields
      }
    }
  }
`);

export type VideoList = PagedList<VideoListQuery['videos']>;

/** The user's videos by filter, refreshed every 30 s, and retried once after a failure. */
export function useVideoList(filters: Filters): VideoList {
  const list = usePagedQuery(videoListQuery, {
    variables: { first: pageSize, ...variablesOf(filters) },
    connection: (data) => data.videos,
    pollInterval,
    // This screen reports the end of the session itself, and waits a moment.
    context: { sessionEnd: 'screen' },
  });
  useOneRetry(list.error, !list.stale, list.refresh);
  return list;
}

/** Retries once, a second after a failure; a later failure only if a request succeeded in between. */
function useOneRetry(error: Error | undefined, succeeded: boolean, retry: () => void): void {
  const tried = useRef(false);
  const onTimer = useEffectEvent(retry);
  useEffect(() => {
    if (error === undefined) {
      if (succeeded) tried.current = false;
      return undefined;
    }
    if (tried.current || isUnauthenticated(error)) return undefined;
    tried.current = true;
    const timer = setTimeout(onTimer, retryAfter);
    return () => clearTimeout(timer);
  }, [error, succeeded]);
}
