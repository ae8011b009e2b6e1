import type { OwnId } from '../../domain/ids.ts';
import type { Caller } from '../support/context.ts';

/** A user whose account is being erased. */
export interface LeavingUser {
  readonly userId: OwnId;
  /**
   * The user's account at the embedded identity provider; undefined for an account at an outside provider, whose
   * subject is not an id of ours, and once the key that seals it is destroyed.
   */
  readonly localAccountId: OwnId | undefined;
  /** Every email address that the account ever had; empty once the key is destroyed. */
  readonly addresses: readonly string[];
  /** The erasure as the sender of commands. */
  readonly caller: Caller;
}

/**
 * Removes the personal data of one user from one store of ours. Erasers don't wait for each other, and a failed eraser
 * stops no other.
 */
export interface Eraser {
  /** The store, in lower-case words for an operator, at most 64 characters. */
  readonly store: string;
  /** The key of the user's events is kept until this is done: without the key the data can't be found. */
  readonly beforeKey?: boolean;
  /**
   * Removes everything of this user, durably when it resolves. Must be idempotent: it is called again after a crash and
   * after the failure of another eraser, even when the key of the user's events is destroyed already and sealed fields
   * are null.
   */
  readonly erase: (user: LeavingUser) => Promise<void>;
}

/** Removes a provider's data about a user, thing by thing. */
export interface ProviderEraser {
  /** The data that it removes, in lower-case words for an operator, at most 64 characters. */
  readonly store: string;
  /** True for an outside service: the account counts as erased without it, and the service is asked again later. */
  readonly outside: boolean;
  /**
   * Ids of the things that the provider may have, `[A-Za-z0-9_:-]`: random ids, since they are kept in clear while the
   * provider can't be asked. Called while the key of the user's events still exists.
   */
  readonly find: (user: LeavingUser) => Promise<readonly string[]>;
  /** Removes one of them. Must be idempotent, and do without the user's key. */
  readonly remove: (userId: string, id: string, caller: Caller) => Promise<void>;
}

/** The provider that has the data is no longer configured, so it can't be asked. */
export class NotConfigured extends Error {
  override readonly name = 'NotConfigured';
}
