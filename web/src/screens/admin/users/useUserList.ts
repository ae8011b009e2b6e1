import { usePagedQuery, type PagedList } from '../../../app/apollo/usePagedQuery.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminUsersQuery } from '../../../gql/graphql.ts';

/** Milliseconds (spec part 3 section 9). */
const pollInterval = 30_000;
const pageSize = 25;

/** While a search is on there is no total: counting the matches would read every account. */
export const adminUsersQuery = graphql(`
  query AdminUsers($first: Int, $after: String, $search: String, $searching: Boolean!) {
    adminUsers(first: $first, after: $after, search: $search) {
      totalCount @skip(if: $searching)
      edges {
        cursor
        node {
          ...AdminUserRow
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

export type UserList = PagedList<AdminUsersQuery['adminUsers']>;

/** The accounts that match a search, newest first, refreshed every 30 s. */
export function useUserList(search: string): UserList {
  const words = search.trim();
  return usePagedQuery(adminUsersQuery, {
    variables: { first: pageSize, search: words === '' ? null : words, searching: words !== '' },
    connection: (data) => data.adminUsers,
    pollInterval,
  });
}
