import type { Position } from '../../domain/envelope.ts';
import { exactAddress, mailDomain } from '../../domain/mail/index.ts';
import { isActive, roles, type Role, type UserState } from '../../domain/users/index.ts';
import type { Users } from '../users.ts';

/** Whether an address belongs to exactly this domain: no subdomain, no look-alike. */
export function isAtDomain(email: string, domain: string): boolean {
  const address = exactAddress(email);
  const wanted = mailDomain(domain);
  return wanted !== undefined && address?.slice(address.lastIndexOf('@') + 1) === wanted;
}

/**
 * Requires the role, a verified address, the administrators' domain and an active account: an account that is suspended
 * or about to be deleted has no rights over others.
 */
export function hasAdminRights(user: UserState, domain: string): boolean {
  return user.admin && mayHoldRoles(user, domain);
}

/** The roles that count at present, by the same conditions as `hasAdminRights`. */
export function rightsOf(user: UserState, domain: string): readonly Role[] {
  return mayHoldRoles(user, domain) ? roles.filter((role) => user[role] === true) : [];
}

function mayHoldRoles({ identity, lifecycle }: UserState, domain: string): boolean {
  if (!identity?.email || !isActive(lifecycle)) return false;
  return identity.emailVerified && isAtDomain(identity.email, domain);
}

/** Whether `ADMIN_EMAILS` names exactly this address, ignoring only the case of a to z. */
export function isNamedAdministrator(named: readonly string[], email: string): boolean {
  const address = exactAddress(email);
  return address !== undefined && named.some((name) => exactAddress(name.trim()) === address);
}

/**
 * Grants the role to a user whose verified address `ADMIN_EMAILS` names.
 *
 * @returns the position of the grant; undefined when nothing was granted
 */
export async function grantNamedAdministrator(
  users: Users,
  named: readonly string[],
  userId: string,
): Promise<Position | undefined> {
  const { admin, identity } = await users.userState(userId);
  if (admin || !identity?.emailVerified || !isNamedAdministrator(named, identity.email ?? '')) return undefined;
  return users.grantAdmin(userId, 'Named in ADMIN_EMAILS', {
    actor: { kind: 'system', id: 'bootstrap' },
    correlationId: `bootstrap-${userId}`,
  });
}
