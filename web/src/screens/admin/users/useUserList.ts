import { usePagedQuery, type PagedList } from '../../../app/apollo/usePagedQuery.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AccountStatus, AdminUsersQuery, AgeOrder, Role } from '../../../gql/graphql.ts';

/** Milliseconds. */
const pollInterval = 30_000;
const pageSize = 50;

export const adminUsersQuery = graphql(`
  query AdminUsers(
    $first: Int
    $after: String
    $search: String
    $role: Role
    $status: AccountStatus
    $order: AgeOrder
  ) {
    adminUsers(first: $first, after: $after, search: $search, role: $role, status: $status, order: $order) {
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
  /** Without one: the newest first, or the best match of a search. */
  readonly order: AgeOrder | null;
}

/** The accounts that match a search and the filters, refreshed every 30 s. */
export function useUserList({ search, role, status, order }: UserFilters): UserList {
  const words = search.trim();
  return usePagedQuery(adminUsersQuery, {
    variables: { first: pageSize, search: words === '' ? null : words, role, status, order },
    connection: (data) => data.adminUsers,
    pollInterval,
  });
}
