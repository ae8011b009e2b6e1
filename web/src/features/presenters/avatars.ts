import { graphql } from '../../gql/gql.ts';
import type { AvatarsQuery } from '../../gql/graphql.ts';

/** All presenters. */
export const avatarsQuery = graphql(`
  query Avatars {
    avatars {
      id
      name
      type
      status
      description
      imageUrl
      posterUrl
      voiceUrl
      progress
      progressEstimated
      errorMessage
      consentUrl
      consentCertificateUrl
    }
  }
`);

/** The presenter of the user's latest video. */
export const lastAvatarQuery = graphql(`
  query LastAvatar {
    videos(first: 1) {
      edges {
        cursor
        node {
          id
          avatarId
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

export type Avatar = AvatarsQuery['avatars'][number];

/** Stock presenters always, digital twins when they are ready or active. */
export function isSelectable({ type, status }: Pick<Avatar, 'type' | 'status'>): boolean {
  return type !== 'custom' || status === 'ready' || status === 'active';
}

/** Moves the presenter that was used last to the front. */
export function lastUsedFirst(avatars: readonly Avatar[], lastId: string | undefined): readonly Avatar[] {
  return avatars.toSorted((a, b) => Number(b.id === lastId) - Number(a.id === lastId));
}
