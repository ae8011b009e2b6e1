import type { Position } from '../../domain/envelope.ts';
import type { UserState } from '../../domain/users/index.ts';
import { normaliseEmail } from '../embedded/account-input.ts';
import type { Users } from '../users.ts';

/** Whether an address belongs to exactly this domain: no subdomain or look-alike, in normal form (trust D2). */
export function isAtDomain(email: string, domain: string): boolean {
  const normal = normaliseEmail(email);
  const wanted = normaliseEmail(`anybody@${domain}`);
  return (
    normal !== undefined &&
    wanted !== undefined &&
    normal.slice(normal.lastIndexOf('@')) === wanted.slice(wanted.lastIndexOf('@'))
  );
}

/** Requires the role, a verified address and the administrators' domain (DECISIONS section 6). */
export function hasAdminRights({ admin, identity }: UserState, domain: string): boolean {
  if (!admin || !identity?.email) return false;
  return identity.emailVerified && isAtDomain(identity.email, domain);
}

/** Whether `ADMIN_EMAILS` names this address. */
export function isNamedAdministrator(named: readonly string[], email: string): boolean {
  const wanted = normaliseEmail(email);
  return wanted !== undefined && named.some((name) => normaliseEmail(name) === wanted);
}

/**
 * Grants the role to a user whose verified address `ADMIN_EMAILS` names (DECISIONS section 6).
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
