import { createHmac } from 'node:crypto';
import type { MasterKey } from './master-key.ts';

/**
 * Which user an account at an identity provider is. User ids are random; the pair of issuer and subject is only kept as
 * a keyed hash, which erasure removes, so that nothing leads from the log back to the account (DECISIONS section 12).
 *
 * Every method may reject with LogUnavailable.
 */
export interface IdentityDirectory {
  /** The user of an account; undefined when no user claimed it. */
  find(issuer: string, subject: string): Promise<string | undefined>;
  /**
   * Gives an account to a user unless another user has it: of several claims, also in several processes, the first
   * wins. Durable when it resolves. May be repeated; a user may have several accounts.
   *
   * @returns the user who has the account now
   */
  claim(issuer: string, subject: string, userId: string): Promise<string>;
  /** Forgets all accounts of a user; durable when it resolves. May be repeated. */
  remove(userId: string): Promise<void>;
  close(): Promise<void>;
}

/** The keyed hash under which an account is kept, in hex. */
export type AccountHash = (issuer: string, subject: string) => string;

/** HMAC-SHA-256 with a key that is derived from the master key. */
export function accountHash(masterKey: MasterKey): AccountHash {
  const key = masterKey.derive('identity directory');
  return (issuer, subject) =>
    createHmac('sha256', key)
      .update(JSON.stringify([issuer, subject]))
      .digest('hex');
}
