import type { Caller } from '../handlers/context.ts';

/** A user whose account is being erased. */
export interface LeavingUser {
  readonly userId: string;
  /** The account at the identity provider; undefined once the key that seals it is destroyed. */
  readonly account: { readonly issuer: string; readonly subject: string } | undefined;
  /** Every e-mail address that the account ever had; empty once the key is destroyed. */
  readonly addresses: readonly string[];
  /** The erasure as the sender of commands. */
  readonly caller: Caller;
}

/** Removes the personal data of one user from one store. */
export interface Eraser {
  /** The store, in words for an operator. */
  readonly store: string;
  /**
   * Removes everything of this user, durably when it resolves. Must be idempotent: after a crash it is called again,
   * also when the key of the user's events is destroyed already, so that sealed fields are null.
   */
  readonly erase: (user: LeavingUser) => Promise<void>;
}
