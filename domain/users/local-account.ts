import { isOwnId, ownId, type OutsideId, type OwnId } from '../ids.ts';

/**
 * The issuer under which local accounts are stored. The issuer in their tokens is an address, which may change (a new
 * domain, a backup restored on another host): users must keep their account and credits.
 */
export const embeddedAuthority = 'embedded';

/** An account at an identity provider. */
export interface ProviderAccount {
  readonly issuer: string;
  /** Chosen by the provider or by the person: it may equal another user's id. */
  readonly subject: OutsideId;
}

/**
 * The id of a local account, which the embedded provider made at random; undefined for an account at an outside
 * provider, whose subject names nothing here, and once the key that seals the account is destroyed.
 */
export function localAccountOf(account: ProviderAccount | undefined): OwnId | undefined {
  if (account?.issuer !== embeddedAuthority) return undefined;
  // A sealed field is null once the key is destroyed, whatever its type says.
  const subject = account.subject as string | null;
  return subject !== null && isOwnId(subject) ? ownId(subject) : undefined;
}
