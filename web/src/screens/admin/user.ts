import { graphql } from '../../gql/gql.ts';

/**
 * A row of the administrators' list. Mutations that change credits spread it, so that the row updates without a
 * refetch.
 */
export const adminUserRow = graphql(`
  fragment AdminUserRow on AdminUser {
    id
    username
    email
    displayName
    credits
    creditsHeld
    debt
    totalVideos
    totalAvatars
    subscriptionStatus
    accountSuspended
    suspendedBy
    deletionAt
    isAdmin
    roles
    createdAt
  }
`);

/** The beginning of an id, enough to distinguish the ids on a page. */
export const shortId = (id: string): string => (id.length > 10 ? `${id.slice(0, 8)}…` : id);
