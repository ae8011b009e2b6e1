import { graphql } from '../../gql/gql.ts';

export const libraryQuery = graphql(`
  query Library($category: LibraryCategory, $search: String) {
    libraryVideos(category: $category, search: $search) {
      id
      title
      description
      category
      duration
      videoUrl
      thumbnailUrl
      captionsUrl
      chapters {
        start
        title
      }
      tags
      viewCount
    }
  }
`);

export const watchMutation = graphql(`
  mutation WatchLibraryVideo($id: ID!) {
    watchLibraryVideo(id: $id) {
      position
      video {
        id
        viewCount
      }
    }
  }
`);
