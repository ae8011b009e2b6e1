import { Refusal } from '../domain/refusal.ts';
import type { LimitResult } from '../lib/rate-limit.ts';
import type { Account, AccountChanges, PendingEmail } from './embedded/index.ts';
import { normaliseEmail } from './embedded/account-input.ts';
import type { SignInLimits } from './limits.ts';
import { tooManyAttempts } from './sign-in/sign-in.ts';
import { say } from '../words/index.ts';

export interface AccountSettingsOptions {
  /** The local accounts; absent with an outside identity provider, which keeps passwords and addresses. */
  readonly changes: AccountChanges | undefined;
  /** The local account of a user; undefined for a user of an outside provider. */
  readonly accountOf: (userId: string) => Promise<Account | undefined>;
  readonly limits: SignInLimits;
  /** Where the accounts of the outside provider are managed. */
  readonly providerUrl: string;
}

/** Passwords and addresses of local accounts, for the people who have them. */
export interface AccountSettings {
  /**
   * Mails a link to the new address of the user's account. Undefined when the address is the account's own. Throws
   * INVALID_INPUT, EMAIL_TAKEN, RATE_LIMITED, or MANAGED_BY_PROVIDER with the `url` of the provider.
   */
  changeEmail(request: {
    readonly userId: string;
    readonly email: string;
    readonly address: string;
  }): Promise<PendingEmail | undefined>;
  /**
   * Ends all sessions but `sessionId`. Throws FORBIDDEN for a wrong current password, INVALID_INPUT for a bad new one,
   * RATE_LIMITED, or MANAGED_BY_PROVIDER.
   */
  changePassword(request: {
    readonly userId: string;
    readonly sessionId: string;
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly address: string;
  }): Promise<void>;
  /** Mails a link when there is such an account. Throws INVALID_INPUT, RATE_LIMITED, or MANAGED_BY_PROVIDER. */
  forgotPassword(request: { readonly email: string; readonly address: string }): Promise<void>;
  /** Ends all sessions of the account. Throws INVALID_INPUT, RATE_LIMITED, or MANAGED_BY_PROVIDER. */
  resetPassword(request: {
    readonly token: string;
    readonly password: string;
    readonly address: string;
  }): Promise<void>;
  /**
   * Makes the password void, ends all sessions and mails a link to a new one: somebody else may know the password.
   * False for an account of an outside provider, which keeps its passwords.
   */
  requireNewPassword(userId: string): Promise<boolean>;
  /** Whether a mailed link to a new password still works. */
  isResetLink(token: string): boolean;
}

export function createAccountSettings(options: AccountSettingsOptions): AccountSettings {
  const { changes, accountOf, limits, providerUrl } = options;
  const managed = (): Refusal => new Refusal('MANAGED_BY_PROVIDER', say('MANAGED_BY_PROVIDER'), { url: providerUrl });
  const local = (): AccountChanges => {
    if (changes === undefined) throw managed();
    return changes;
  };
  const mustBeLocal = async (userId: string): Promise<Account> => {
    const account = await accountOf(userId);
    if (changes === undefined || account === undefined) throw managed();
    return account;
  };
  const mustBeAllowed = (limit: LimitResult): void => {
    if (!limit.allowed) throw tooManyAttempts(limit.retryAfterSeconds);
  };
  /** Counts an attempt that ends in such a refusal as a failed sign-in. */
  const guessing = async (
    client: { readonly address: string; readonly account?: string },
    isGuess: (refusal: Refusal) => boolean,
    work: () => Promise<void>,
  ): Promise<void> => {
    let refusal: Refusal | undefined;
    const attempt = await limits.attempt(client, async () => {
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof Refusal) || !isGuess(error)) throw error;
        refusal = error;
        return undefined;
      }
    });
    if (attempt.outcome === 'limited') throw tooManyAttempts(attempt.retryAfterSeconds);
    if (refusal !== undefined) throw refusal;
  };

  return {
    async changeEmail({ userId, email, address }) {
      const account = await mustBeLocal(userId);
      if (normaliseEmail(email) === account.email) return undefined;
      // Counted before the address is looked up, so that nobody can use the answer EMAIL_TAKEN to search for accounts.
      mustBeAllowed(await limits.mailedLink({ address, reader: account.id }));
      return local().changeEmail(account.id, email);
    },
    async changePassword({ userId, sessionId, currentPassword, newPassword, address }) {
      const account = await mustBeLocal(userId);
      await guessing(
        { address, account: account.email },
        ({ code }) => code === 'FORBIDDEN',
        () => local().changePassword(account.id, currentPassword, newPassword, sessionId),
      );
    },
    async forgotPassword({ email, address }) {
      const accounts = local();
      const reader = normaliseEmail(email);
      if (reader !== undefined) mustBeAllowed(await limits.mailedLink({ address, reader }));
      accounts.forgotPassword(email);
    },
    async resetPassword({ token, password, address }) {
      await guessing(
        { address },
        ({ details }) => details['field'] === 'token',
        () => local().resetPassword(token, password),
      );
    },
    async requireNewPassword(userId) {
      const account = await accountOf(userId);
      if (changes === undefined || account === undefined) return false;
      await changes.voidPassword(account.id);
      return true;
    },
    isResetLink: (token) => changes?.isResetLink(token) ?? false,
  };
}
