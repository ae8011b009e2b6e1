import { graphql } from '../../../gql/gql.ts';
import type { AdminUserDetailQuery } from '../../../gql/graphql.ts';

export const userDetailQuery = graphql(`
  query AdminUserDetail($id: ID!) {
    adminUser(id: $id) {
      ...AdminUserRow
      creditsUsed
      digitalTwinCredits
      videos {
        id
        title
        propertyAddress
        status
        createdAt
      }
      avatars {
        id
        name
        type
        status
      }
    }
  }
`);

/** An account with its first videos and Digital Twins. */
export type DetailedUser = NonNullable<AdminUserDetailQuery['adminUser']>;
