import { createHmac } from 'node:crypto';
import type { MasterKey } from './master-key.ts';

/**
 * Maps accounts at identity providers to users. User ids are random. Issuer and subject are stored as a keyed hash
 * only, which erasure removes, so that nothing leads from the log back to the account.
 *
 * Every method may reject with LogUnavailable.
 */
export interface IdentityDirectory {
  /** The user of an account; undefined for an account that no user claimed. */
  find(issuer: string, subject: string): Promise<string | undefined>;
  /**
   * Assigns an account to a user unless another user has it: the first of several claims wins, across processes too.
   * Durable when it resolves. Idempotent. A user may have several accounts.
   *
   * @returns the user who has the account
   */
  claim(issuer: string, subject: string, userId: string): Promise<string>;
  /** A keyed hash of a text that must not be readable, for example in the name of a stream. */
  hashOf(kind: string, text: string): string;
  /** Removes all accounts of a user. Durable when it resolves. Idempotent. */
  remove(userId: string): Promise<void>;
  close(): Promise<void>;
}

/** The keyed hash of an account, in hex. */
export type AccountHash = (issuer: string, subject: string) => string;

/** HMAC-SHA-256 with a key that is derived from the master key. */
export function accountHash(masterKey: MasterKey): AccountHash {
  const key = masterKey.derive('identity directory');
  return (issuer, subject) =>
    createHmac('sha256', key)
      .update(JSON.stringify([issuer, subject]))
      .digest('hex');
}
