import { Refusal } from '../../domain/refusal.ts';
import type { SignInLimits } from '../limits.ts';
import { IdTokenError, type Identity, type IdTokenVerifier } from '../tokens/id-token.ts';
import type { Authentication } from '../sessions/port.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';
import { say, type Language } from '../../words/index.ts';

export interface SignInOptions {
  readonly verify: IdTokenVerifier;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  /**
   * Finds or registers the user of a verified identity, by (issuer, subject); resolves with the user id. A new account
   * has the language of the page. Rejects with RATE_LIMITED for too many new users of the client's address.
   */
  readonly userOf: (identity: Identity, address: string, language: Language | undefined) => Promise<string>;
  /** Tolerated clock skew; a token is remembered for as long as it could still be accepted. */
  readonly leewaySeconds?: number;
  /** Receives the reason of a refusal, which is hidden from the client. */
  readonly onRefused?: (problem: IdTokenError['problem'] | 'used', address: string) => void;
}

export interface SignInRequest {
  readonly idToken: string;
  readonly cookie: string | undefined;
  readonly address: string;
  readonly userAgent?: string | undefined;
  /** The language of the page. */
  readonly language?: Language;
  /** The user's names, used only where the token carries none. */
  readonly names?: { readonly firstName: string; readonly lastName: string };
}

export interface SignInResult {
  readonly session: Session;
  readonly identity: Identity;
  /** The `Set-Cookie` line, absent when the browser keeps its session. */
  readonly setCookie: string | undefined;
}

/**
 * `POST /auth/auth0-sync`: verifies the token, counts failures for the address, starts a session and ends the previous
 * session of this browser. A token opens one session: repeated in the browser with that session it returns the same
 * session, anywhere else it is refused. Throws `UNAUTHENTICATED`, `RATE_LIMITED` (details carry `retryAfterSeconds`) or
 * `UNAVAILABLE`.
 */
export function createSignIn({
  verify,
  sessions,
  limits,
  userOf,
  leewaySeconds = 60,
  onRefused = () => {},
}: SignInOptions) {
  return async ({ idToken, cookie, address, userAgent, names, language }: SignInRequest): Promise<SignInResult> => {
    const attempt = await limits.attempt({ address }, async () => {
      try {
        return await verify(idToken);
      } catch (error) {
        if (!(error instanceof IdTokenError)) throw error;
        if (error.problem === 'keys_unavailable') throw new Refusal('UNAVAILABLE', say('SIGN_IN_UNAVAILABLE'));
        onRefused(error.problem, address);
        return undefined;
      }
    });
    if (attempt.outcome === 'limited') throw tooManyAttempts(attempt.retryAfterSeconds);
    if (attempt.outcome === 'refused') throw new Refusal('UNAUTHENTICATED', say('SIGN_IN_AGAIN'));
    const { givenName = names?.firstName, familyName = names?.lastName } = attempt.value;
    const identity = { ...attempt.value, givenName, familyName };

    const current = await sessions.read(cookie);
    /** A used token returns its session again in the browser that holds it, and is refused everywhere else. */
    const usedBy = (owner: string): SignInResult => {
      if (current?.id === owner) return { session: current, identity, setCookie: undefined };
      onRefused('used', address);
      throw new Refusal('UNAUTHENTICATED', say('SIGN_IN_AGAIN'));
    };
    // Reads first: repeating a used token must cost no write.
    const first = await sessions.tokenOwner(idToken);
    if (first !== undefined) return usedBy(first);
    const userId = await userOf(identity, address, language);
    const made = await sessions.create({ userId, userAgent, address, authentication: authenticationOf(identity) });
    const owner = await sessions.bindToken(idToken, made.session.id, (identity.expiresAt + leewaySeconds + 1) * 1000);
    if (owner !== made.session.id) {
      await sessions.revoke(made.session.id);
      return usedBy(owner);
    }
    if (current !== undefined) await sessions.revoke(current.id);
    return { session: made.session, identity, setCookie: made.setCookie };
  };
}

/**
 * When and how the person authenticated. Without an `auth_time` in the token, the authentication counts as just now:
 * the provider made the token for this sign-in. A sign-in that has to be fresh asks for `max_age`, and then the token
 * must contain it (OpenID Connect Core).
 */
function authenticationOf({ authTime, issuedAt, methods }: Identity): Authentication {
  return { authenticatedAt: Math.min((authTime ?? issuedAt) * 1000, Date.now()), methods };
}

/** The identity provider's sign-out URL (Auth0's `/v2/logout`), which redirects to `returnTo` on this site. */
export function providerSignOutAddress({
  issuer,
  clientId,
  returnTo,
}: {
  issuer: string;
  clientId: string;
  returnTo: string;
}): string {
  return `${issuer.replace(/\/$/, '')}/v2/logout?${new URLSearchParams({ client_id: clientId, returnTo })}`;
}

/** The refusal for a full bucket; the gateway turns `retryAfterSeconds` into the `Retry-After` header. */
export function tooManyAttempts(retryAfterSeconds: number): Refusal {
  return new Refusal('RATE_LIMITED', say('TOO_MANY_ATTEMPTS'), { retryAfterSeconds });
}
