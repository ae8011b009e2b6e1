import { graphql } from '../../../gql/gql.ts';
import type { AdminLibraryQuery } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';

export const adminLibraryQuery = graphql(`
  query AdminLibrary {
    adminLibraryVideos {
      id
      title
      description
      category
      duration
      sourceUrl
      ownThumbnailUrl
      thumbnailUrl
      fileState
      fileProblem
      captionsUrl
      chapters {
        start
        title
      }
      tags
      viewCount
      isActive
    }
  }
`);
export const addLibraryVideoMutation = graphql(`
  mutation AddLibraryVideo($input: LibraryVideoInput!, $idempotencyKey: String) {
    addLibraryVideo(input: $input, idempotencyKey: $idempotencyKey) {
      video {
        id
      }
    }
  }
`);
export const updateLibraryVideoMutation = graphql(`
  mutation UpdateLibraryVideo($id: ID!, $input: LibraryVideoInput!, $idempotencyKey: String) {
    updateLibraryVideo(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      video {
        id
      }
    }
  }
`);
export const activateLibraryVideoMutation = graphql(`
  mutation ActivateLibraryVideo($id: ID!, $isActive: Boolean!) {
    activateLibraryVideo(id: $id, isActive: $isActive) {
      video {
        id
        isActive
      }
    }
  }
`);
export const checkLibraryFileMutation = graphql(`
  mutation CheckLibraryFile($id: ID!) {
    checkLibraryFile(id: $id) {
      video {
        id
        fileState
        fileProblem
      }
    }
  }
`);
export const reorderLibraryMutation = graphql(`
  mutation ReorderLibrary($ids: [ID!]!) {
    reorderLibraryVideos(ids: $ids) {
      videos {
        id
      }
    }
  }
`);
export const removeLibraryVideoMutation = graphql(`
  mutation RemoveLibraryVideo($id: ID!, $idempotencyKey: String) {
    removeLibraryVideo(id: $id, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);

export type LibraryVideo = AdminLibraryQuery['adminLibraryVideos'][number];

/** The categories with their labels. */
export const categories = [
  { value: 'MARKET_INSIGHTS', label: t('Market Insights') },
  { value: 'PROPERTY_TRENDS', label: t('Property Trends') },
  { value: 'INVESTMENT_TIPS', label: t('Investment Tips') },
  { value: 'MARKET_ANALYSIS', label: t('Market Analysis') },
] as const satisfies readonly { readonly value: LibraryVideo['category']; readonly label: string }[];
