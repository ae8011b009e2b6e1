import { Refusal } from '../../domain/refusal.ts';
import type { Account, Accounts } from '../embedded/index.ts';
import type { SignInLimits } from '../limits.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { tooManyAttempts } from '../sign-in/sign-in.ts';

export interface ConfirmationOptions {
  /** The local accounts; absent with an outside identity provider, which keeps the passwords. */
  readonly accounts: Pick<Accounts, 'checkPassword'> | undefined;
  /** The local account of a user; undefined for a user of an outside provider. */
  readonly accountOf: (userId: string) => Promise<Account | undefined>;
  readonly sessions: Pick<Sessions, 'confirm'>;
  readonly limits: SignInLimits;
}

/** How the user of a session can confirm their identity. */
export interface WaysToConfirm {
  /** The account is at an outside identity provider: the person signs in there again. */
  readonly atProvider: boolean;
}

export interface ConfirmationRequest {
  readonly userId: string;
  readonly sessionId: string;
  readonly address: string;
  readonly password: string;
}

const WRONG = 'That is not right. Please try again.';

/**
 * Confirms in an open session that the person at the browser is its owner. Calls that a stolen session must not make
 * require this (`requireRecentAuthentication`).
 */
export function createConfirmation({ accounts, accountOf, sessions, limits }: ConfirmationOptions) {
  return {
    waysToConfirm: async (userId: string): Promise<WaysToConfirm> => ({
      atProvider: (await accountOf(userId)) === undefined,
    }),

    /**
     * Counts as a sign-in attempt of the account. Throws `FORBIDDEN` for a wrong password, `RATE_LIMITED`, and
     * `NOT_ALLOWED_NOW` for an account at an outside provider.
     */
    async confirm({ userId, sessionId, address, password }: ConfirmationRequest): Promise<void> {
      const account = await accountOf(userId);
      if (accounts === undefined || account === undefined)
        throw new Refusal('NOT_ALLOWED_NOW', 'Please sign in again at your identity provider.');
      const attempt = await limits.attempt({ address, account: account.email }, () =>
        accounts.checkPassword(account.email, password),
      );
      if (attempt.outcome === 'limited') throw tooManyAttempts(attempt.retryAfterSeconds);
      if (attempt.outcome === 'refused') throw new Refusal('FORBIDDEN', WRONG);
      await sessions.confirm(sessionId, ['pwd']);
    },
  };
}

export type Confirmation = ReturnType<typeof createConfirmation>;
