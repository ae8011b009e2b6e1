import { graphql } from '../../gql/gql.ts';

/** Gives a finished video its link: the same one until it is revoked or has expired. */
export const shareVideoMutation = graphql(`
  mutation ShareVideo($id: ID!) {
    shareVideo(id: $id) {
      position
      shareUrl
    }
  }
`);
