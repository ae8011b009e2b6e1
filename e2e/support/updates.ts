import type { TestUser } from './fixture.ts';

/** A message of the account's subscription. */
export interface Update {
  readonly accountUpdates: {
    readonly __typename: 'VideoChanged' | 'VideoRemoved' | 'CreditsChanged' | 'TwinCreditsChanged' | 'PaymentCompleted';
    readonly position: string;
    readonly videoId?: string;
    readonly video?: { readonly id: string; readonly title: string; readonly status: string };
    readonly account?: { readonly available: number; readonly held: number };
  };
}

/** Everything that happens to an account after a position. */
export const updates = /* GraphQL */ `
  subscription ($after: Position, $userId: ID) {
    accountUpdates(after: $after, userId: $userId) {
      __typename
      ... on VideoChanged {
        position
        video {
          id
          title
          status
        }
      }
      ... on VideoRemoved {
        position
        videoId
      }
      ... on CreditsChanged {
        position
        account {
          available
          held
        }
      }
      ... on TwinCreditsChanged {
        position
      }
      ... on PaymentCompleted {
        position
        account {
          available
          held
        }
      }
    }
  }
`;

/** The position of the account that the user's screen shows. */
export const positionOf = async (user: TestUser): Promise<string> =>
  (await user.graphql<{ viewer: { account: { position: string } } }>('{ viewer { account { position } } }')).viewer
    .account.position;
export const setCredits = async (admin: TestUser, user: TestUser, credits: number) =>
  void (await admin.call('PUT', `/api/admin/users/${user.id}/credits`, { credits, reason: 'for a live message' }));
