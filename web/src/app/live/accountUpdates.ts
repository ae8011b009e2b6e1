import type { ApolloCache } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';
import { contributionsOf, type AccountUpdate, type Composition } from '../define.ts';

/** Every change of the user's account after a position. Each feature reads its part in `onAccountUpdate`. */
export const accountUpdates = graphql(`
  subscription AccountUpdates($after: Position) {
    accountUpdates(after: $after) {
      ... on VideoChanged {
        position
        cursor
        video {
          ...LiveVideo
        }
      }
      ... on VideoRemoved {
        position
        cursor
        videoId
      }
      ... on LeadChanged {
        position
        cursor
        unreadLeads
      }
      ... on CreditsChanged {
        position
        cursor
        account {
          ...AccountCredits
        }
      }
      ... on ProfileUpdated {
        position
        cursor
        user {
          ...ViewerUser
        }
      }
      ... on AvatarChanged {
        position
        cursor
        avatarId
      }
      ... on TwinCreditsChanged {
        position
        cursor
        twinCredits {
          ...TwinCredits
        }
      }
      ... on SubscriptionUpdated {
        position
        cursor
        status
      }
      ... on PaymentCompleted {
        position
        cursor
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

/**
 * Applies a live update to the cache: every screen that shows the changed object shows the change at once. Returns the
 * fields of the root query that the update makes stale, which the cache can't compute from the update.
 */
export function applyAccountUpdate(
  composition: Composition,
  update: AccountUpdate,
  cache: ApolloCache,
): readonly string[] {
  return [...new Set(contributionsOf(composition).flatMap((part) => part.onAccountUpdate?.(update, cache) ?? []))];
}
