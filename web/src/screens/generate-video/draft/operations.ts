import { graphql } from '../../../gql/gql.ts';

export const videoDraftQuery = graphql(`
  query VideoDraft($flow: DraftFlow!) {
    videoDraft(flow: $flow) {
      flow
      content
      revision
      savedAt
    }
  }
`);

export const saveVideoDraftMutation = graphql(`
  mutation SaveVideoDraft($input: SaveVideoDraftInput!) {
    saveVideoDraft(input: $input) {
      flow
      revision
      savedAt
    }
  }
`);

export const removeVideoDraftMutation = graphql(`
  mutation RemoveVideoDraft($flow: DraftFlow!) {
    removeVideoDraft(flow: $flow)
  }
`);
