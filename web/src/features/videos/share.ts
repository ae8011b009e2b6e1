import { graphql } from '../../gql/gql.ts';

/** Gives a finished video its link. It stays the same until it is revoked or expires. */
export const shareVideoMutation = graphql(`
  mutation ShareVideo($id: ID!) {
    shareVideo(id: $id) {
      position
      shareUrl
    }
  }
`);
