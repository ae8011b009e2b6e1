import type { ApolloCache, ApolloClient } from '@apollo/client';
import { refetchFields } from '../../app/apollo/refetch.ts';
import { graphql } from '../../gql/gql.ts';

/** The fields of a video that change while a user looks at it; every list and card of videos spreads it. */
export const liveVideo = graphql(`
  fragment LiveVideo on Video {
    id
    title
    propertyAddress
    status
    processingProgress
    phase
    progressEstimated
    errorMessage
    picturesLeftOut
    leftOut {
      url
      reason
    }
    videoUrl
    thumbnailUrl
    captionsUrl
    duration
    viewCount
    shareUrl
    exports {
      format
      status
      progress
      downloadUrl
    }
    createdAt
    creditsHeld
    creditsUsed
    creditsReturned
    retryCredits
    deletionCredits
    madeFrom {
      id
      title
    }
  }
`);

/** Root query fields that depend on the set of videos and their status. */
export const videoFields = ['videos', 'videoStats'] as const;

/** Refetches every list of videos, because only the server knows the lists of a new video. */
export function forgetVideoLists(cache: ApolloCache): void {
  for (const fieldName of videoFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** Refetches the queries that show lists and counts of videos; the present data stays on the screen meanwhile. */
export const refreshVideoLists = (client: ApolloClient): Promise<void> => refetchFields(client, videoFields);

/** Removes deleted videos from every list at once; refetches the counts. */
export function removeVideos(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.evict({ id: `Video:${id}` });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'videoStats' });
  cache.gc();
}
