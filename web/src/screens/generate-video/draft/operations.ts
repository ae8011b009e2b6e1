import { graphql } from '../../../gql/gql.ts';

export const videoDraftQuery = graphql(`
  query VideoDraft($template: VideoTemplate!) {
    videoDraft(template: $template) {
      template
      content
      revision
      savedAt
    }
  }
`);

export const saveVideoDraftMutation = graphql(`
  mutation SaveVideoDraft($input: SaveVideoDraftInput!) {
    saveVideoDraft(input: $input) {
      template
      revision
      savedAt
    }
  }
`);

export const removeVideoDraftMutation = graphql(`
  mutation RemoveVideoDraft($template: VideoTemplate!) {
    removeVideoDraft(template: $template) {
      template
    }
  }
`);
