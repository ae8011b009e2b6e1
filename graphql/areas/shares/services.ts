import type { LimitResult, RateLimit } from '../../../lib/rate-limit.ts';
import type { Access } from './access.ts';
import type { Audience } from './audience.ts';

/** The services of sharing besides commands and read models. */
export interface ShareServices {
  readonly audience: Audience;
  readonly access: Access;
  /** Wrong passwords of a link from one address. Rejects while its store is unavailable. */
  readonly tries: RateLimit;
  /**
   * Counts a tour request for the visitor's address, the link and its owner. Rejects while its store is unavailable.
   */
  readonly takeTour: (request: {
    readonly address: string;
    readonly linkId: string;
    readonly ownerId: string;
  }) => Promise<LimitResult>;
  /**
   * Counts a confirmation to a visitor: the limit is so low that nobody can use confirmations to send mails to
   * strangers. False also while its store is unavailable.
   */
  readonly mayConfirm: (request: { readonly email: string; readonly ownerId: string }) => Promise<boolean>;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly verifyPassword: (password: string, hash: string) => Promise<boolean>;
}
