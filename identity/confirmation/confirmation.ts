import { Refusal } from '../../domain/refusal.ts';
import type { Account, Accounts } from '../embedded/index.ts';
import type { Factors } from '../factors/index.ts';
import { methods } from '../factors/methods.ts';
import type { SignInLimits } from '../limits.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { tooManyAttempts } from '../sign-in/sign-in.ts';
import { say } from '../../words/index.ts';

export interface ConfirmationOptions {
  /** The local accounts; absent with an outside identity provider, which keeps the passwords. */
  readonly accounts: Pick<Accounts, 'checkPassword'> | undefined;
  readonly factors: Pick<Factors, 'secondFactor' | 'passkeys'> | undefined;
  /** The local account of a user; undefined for a user of an outside provider. */
  readonly accountOf: (userId: string) => Promise<Account | undefined>;
  readonly sessions: Pick<Sessions, 'confirm'>;
  readonly limits: SignInLimits;
}

/** How the user of a session can confirm their identity. */
export interface WaysToConfirm {
  /** The account is at an outside identity provider: the person signs in there again. */
  readonly atProvider: boolean;
  /** The password has to come with a code of the second factor. */
  readonly code: boolean;
  /** A passkey can be used instead of the password. */
  readonly passkey: boolean;
}

export interface ConfirmationRequest {
  readonly userId: string;
  readonly sessionId: string;
  readonly address: string;
  readonly password: string;
  readonly code: string;
  /** The browser's answer to `passkeyRequest`; then password and code do not count. */
  readonly passkey?: unknown;
}

const WRONG = say('NOT_RIGHT');
const purposeOf = (accountId: string): string => `confirm ${accountId}`;

/**
 * Confirms in an open session that the person at the browser is its owner. Calls that a stolen session must not make
 * require this (`requireRecentAuthentication`).
 */
export function createConfirmation({ accounts, factors, accountOf, sessions, limits }: ConfirmationOptions) {
  const mine = async (userId: string) => {
    const account = await accountOf(userId);
    if (accounts === undefined || factors === undefined || account === undefined)
      throw new Refusal('NOT_ALLOWED_NOW', say('SIGN_IN_AGAIN_AT_PROVIDER'));
    return { account, accounts, factors };
  };
  type Mine = Awaited<ReturnType<typeof mine>>;

  const byPassword = async (
    { account, ...own }: Mine,
    { password, code }: ConfirmationRequest,
  ): Promise<readonly string[] | undefined> => {
    if ((await own.accounts.checkPassword(account.email, password)) === undefined) return undefined;
    const { secondFactor } = own.factors;
    if (secondFactor.state(account.id) === undefined) return methods.password;
    return secondFactor.use(account.id, code) ? methods.passwordAndCode : undefined;
  };
  const byPasskey = async ({ account, ...own }: Mine, answer: unknown): Promise<readonly string[] | undefined> =>
    (await own.factors.passkeys.use(purposeOf(account.id), answer)) === account.id ? methods.passkey : undefined;

  return {
    waysToConfirm: async (userId: string): Promise<WaysToConfirm> => {
      const account = await accountOf(userId);
      if (account === undefined || factors === undefined) return { atProvider: true, code: false, passkey: false };
      return {
        atProvider: false,
        code: factors.secondFactor.state(account.id) !== undefined,
        passkey: factors.passkeys.list(account.id).length > 0,
      };
    },

    /** The browser's options to confirm with a passkey. */
    passkeyRequest: async (userId: string): Promise<object> => {
      const { account, factors: own } = await mine(userId);
      return own.passkeys.request(purposeOf(account.id), account.id);
    },

    /**
     * Counts as a sign-in attempt of the account. Throws `FORBIDDEN` for a wrong password, code or passkey,
     * `RATE_LIMITED`, and `NOT_ALLOWED_NOW` for an account at an outside provider.
     */
    async confirm(request: ConfirmationRequest): Promise<void> {
      const { userId, sessionId, address, passkey } = request;
      const own = await mine(userId);
      const attempt = await limits.attempt({ address, account: own.account.email }, () =>
        passkey === undefined ? byPassword(own, request) : byPasskey(own, passkey),
      );
      if (attempt.outcome === 'limited') throw tooManyAttempts(attempt.retryAfterSeconds);
      if (attempt.outcome === 'refused') throw new Refusal('FORBIDDEN', WRONG);
      await sessions.confirm(sessionId, attempt.value);
    },
  };
}

export type Confirmation = ReturnType<typeof createConfirmation>;
