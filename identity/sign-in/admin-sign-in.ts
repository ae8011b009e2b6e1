import { Refusal } from '../../domain/refusal.ts';
import type { SignInLimits } from '../limits.ts';
import { normaliseEmail } from '../embedded/account-input.ts';
import type { Account, Accounts } from '../embedded/index.ts';
import { isAtDomain } from '../roles/administrators.ts';
import type { SecondFactor } from '../factors/index.ts';
import { methods } from '../factors/methods.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';
import { tooManyAttempts } from './sign-in.ts';
import { say } from '../../words/index.ts';

export interface AdminSignInOptions {
  /** The local accounts; absent with an external identity provider, which keeps the passwords. */
  readonly accounts: Accounts | undefined;
  readonly secondFactor: SecondFactor | undefined;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  /** The administrators' company domain (`ADMIN_EMAIL_DOMAIN`). */
  readonly domain: string;
  /** The user of a local account when it has the admin role, otherwise nothing. */
  readonly adminOf: (account: Account) => Promise<string | undefined>;
}

export interface AdminSignInRequest {
  readonly email: unknown;
  readonly password: unknown;
  /** A code of the second factor, for an account that has one. */
  readonly code?: unknown;
  readonly cookie: string | undefined;
  readonly address: string;
  readonly userAgent?: string | undefined;
}

/**
 * `POST /api/admin/login`: checks both fields, the company domain, the password, and the admin role. A correct password
 * without the role is refused and counted like a wrong one. An account with a second factor needs a code too: without
 * one the answer is `SECOND_FACTOR_REQUIRED`. Throws `INVALID_INPUT`, `FORBIDDEN`, `UNAUTHENTICATED` or `RATE_LIMITED`,
 * with the texts of the sign-in screen.
 */
export function createAdminSignIn({ accounts, secondFactor, sessions, limits, domain, adminOf }: AdminSignInOptions) {
  const methodsOf = (accountId: string, code: string): readonly string[] | 'code missing' | undefined => {
    if (secondFactor?.state(accountId) === undefined) return methods.password;
    if (code === '') return 'code missing';
    return secondFactor.use(accountId, code) ? methods.passwordAndCode : undefined;
  };
  return async ({
    email,
    password,
    code,
    cookie,
    address,
    userAgent,
  }: AdminSignInRequest): Promise<{ session: Session; setCookie: string }> => {
    if (typeof email !== 'string' || typeof password !== 'string' || email.trim() === '' || password === '') {
      throw new Refusal('INVALID_INPUT', say('EMAIL_AND_PASSWORD_MISSING'));
    }
    const account = normaliseEmail(email);
    if (account === undefined || !isAtDomain(account, domain))
      throw new Refusal('FORBIDDEN', say('ADMINS_OF_DOMAIN_ONLY', { domain }));
    const check = async () => {
      const found = await accounts?.checkPassword(account, password);
      const userId = found?.emailVerified === true ? await adminOf(found) : undefined;
      if (found === undefined || userId === undefined) return undefined;
      const how = methodsOf(found.id, typeof code === 'string' ? code.trim() : '');
      return how && { userId, how };
    };
    const attempt = await limits.attempt({ address, account }, check, ({ how }) => how !== 'code missing');
    if (attempt.outcome === 'limited') throw tooManyAttempts(attempt.retryAfterSeconds);
    if (attempt.outcome === 'refused') throw new Refusal('UNAUTHENTICATED', say('CREDENTIALS_INVALID'));
    const { userId, how } = attempt.value;
    if (how === 'code missing') throw new Refusal('SECOND_FACTOR_REQUIRED', say('CODE_NEEDED'));
    const current = await sessions.read(cookie);
    const made = await sessions.create({
      userId,
      userAgent,
      address,
      authentication: { authenticatedAt: Date.now(), methods: how },
    });
    if (current !== undefined) await sessions.revoke(current.id);
    return made;
  };
}
