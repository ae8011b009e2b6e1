import { usePagedQuery, type PagedList } from '../../../app/apollo/usePagedQuery.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AccountStatus, AdminUsersQuery, Role } from '../../../gql/graphql.ts';

/** Milliseconds. */
const pollInterval = 30_000;
const pageSize = 50;

export const adminUsersQuery = graphql(`
  query AdminUsers($first: Int, $after: String, $search: String, $role: Role, $status: AccountStatus) {
    adminUsers(first: $first, after: $after, search: $search, role: $role, status: $status) {
      totalCount
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

export interface UserFilters {
  readonly search: string;
  readonly role: Role | null;
  readonly status: AccountStatus | null;
}

/** The accounts that match a search and the filters, newest first, refreshed every 30 s. */
export function useUserList({ search, role, status }: UserFilters): UserList {
  const words = search.trim();
  return usePagedQuery(adminUsersQuery, {
    variables: { first: pageSize, search: words === '' ? null : words, role, status },
    connection: (data) => data.adminUsers,
    pollInterval,
  });
}
