import { graphql } from '../../gql/gql.ts';

/**
 * An account as the administrators' list shows it; whatever changes credits spreads it, so that the row follows at
 * once.
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
    isAdmin
    createdAt
  }
`);

/**
 * How somebody is called: display name, else user name, else the e-mail, else the id (an erased account has nothing
 * else).
 */
export function nameOf({
  displayName,
  username,
  email,
  id,
}: {
  readonly displayName: string;
  readonly username: string;
  readonly email: string;
  readonly id: string;
}): string {
  return displayName.trim() || username || email || id;
}

/** The beginning of an id: enough to tell the ids of one page apart. */
export const shortId = (id: string): string => (id.length > 10 ? `${id.slice(0, 8)}…` : id);
