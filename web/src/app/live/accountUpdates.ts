import type { ApolloCache } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';
import type { AccountUpdatesSubscription } from '../../gql/graphql.ts';
import { accountCredits } from '../session/viewer.ts';

/** Everything that changes in the user's account, from a position on. */
export const accountUpdates = graphql(`
  subscription AccountUpdates($after: Position) {
    accountUpdates(after: $after) {
      ... on VideoChanged {
        position
        video {
          ...LiveVideo
        }
      }
      ... on VideoRemoved {
        position
        videoId
      }
      ... on CreditsChanged {
        position
        account {
          ...AccountCredits
        }
      }
      ... on PaymentCompleted {
        position
        paymentId
        amountCents
        creditsAdded
        account {
          ...AccountCredits
        }
      }
    }
  }
`);

/** What of a video changes while people look at it; every list and card of videos spreads it. */
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
    videoUrl
    thumbnailUrl
    captionsUrl
    duration
    createdAt
    creditsHeld
    creditsUsed
    creditsReturned
  }
`);

export type AccountUpdate = AccountUpdatesSubscription['accountUpdates'];

/** Fields of the root query that a change makes stale; the screens that show them are to ask again. */
export type StaleField = 'videos' | 'videoStats' | 'statement';

const lists: readonly StaleField[] = ['videos', 'videoStats'];

/**
 * Writes one update into the cache: every screen that shows the account or the video shows it at once.
 * Gives the fields that cannot be told from the update alone: lists when a video came, went or changed its
 * status, the statement when credits moved. Progress alone makes nothing stale.
 */
export function applyAccountUpdate(cache: ApolloCache, update: AccountUpdate): readonly StaleField[] {
  if (update.__typename === 'VideoChanged') {
    const place = { id: `Video:${update.video.id}`, fragment: liveVideo, fragmentName: 'LiveVideo' };
    const before = cache.readFragment(place);
    cache.writeFragment({ ...place, data: update.video });
    return before?.status === update.video.status ? [] : lists;
  }
  if (update.__typename === 'VideoRemoved') {
    cache.evict({ id: `Video:${update.videoId}` });
    cache.gc();
    return lists;
  }
  cache.writeFragment({
    id: `CreditAccount:${update.account.id}`,
    fragment: accountCredits,
    fragmentName: 'AccountCredits',
    data: update.account,
  });
  return ['statement'];
}
