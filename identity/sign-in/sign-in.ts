import { Refusal } from '../../domain/refusal.ts';
import type { SignInLimits } from '../limits.ts';
import { IdTokenError, type Identity, type IdTokenVerifier } from '../tokens/id-token.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';

export interface SignInOptions {
  readonly verify: IdTokenVerifier;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  /** Finds or registers the user of a verified identity, by (issuer, subject); answers the user id. */
  readonly userOf: (identity: Identity) => Promise<string>;
  /** Tolerated clock skew; a token is remembered for as long as it could still be accepted. */
  readonly leewaySeconds?: number;
  /** Receives the reason of a refusal, which the client is not given. */
  readonly onRefused?: (problem: IdTokenError['problem'] | 'used', address: string) => void;
}

export interface SignInRequest {
  readonly idToken: string;
  readonly cookie: string | undefined;
  readonly address: string;
  readonly userAgent?: string | undefined;
  /** How the person wants to be called; used only for names that the token does not carry. */
  readonly names?: { readonly firstName: string; readonly lastName: string };
}

export interface SignInResult {
  readonly session: Session;
  readonly identity: Identity;
  /** The `Set-Cookie` line, absent when the browser keeps the session that it has. */
  readonly setCookie: string | undefined;
}

/**
 * `POST /auth/auth0-sync`: verifies the token, counts failures for the address, starts a session and ends the one
 * that this browser had before. A token signs in one browser once: shown again, it is fine beside the session that it
 * opened (that session is answered again) and refused everywhere else.
 * Throws `UNAUTHENTICATED`, `RATE_LIMITED` (details carry `retryAfterSeconds`) or `UNAVAILABLE`.
 */
export function createSignIn({
  verify,
  sessions,
  limits,
  userOf,
  leewaySeconds = 60,
  onRefused = () => {},
}: SignInOptions) {
  return async ({ idToken, cookie, address, userAgent, names }: SignInRequest): Promise<SignInResult> => {
    const attempt = await limits.attempt({ address }, async () => {
      try {
        return await verify(idToken);
      } catch (error) {
        if (!(error instanceof IdTokenError)) throw error;
        if (error.problem === 'keys_unavailable') throw new Refusal('UNAVAILABLE', error.message);
        onRefused(error.problem, address);
        return undefined;
      }
    });
    if (attempt.outcome === 'limited') throw tooManyAttempts(attempt.retryAfterSeconds);
    if (attempt.outcome === 'refused') throw new Refusal('UNAUTHENTICATED', 'Please sign in again.');
    const { givenName = names?.firstName, familyName = names?.lastName } = attempt.value;
    const identity = { ...attempt.value, givenName, familyName };

    const current = await sessions.read(cookie);
    /** A used token returns its session again in the browser that holds it, and is refused everywhere else. */
    const usedBy = (owner: string): SignInResult => {
      if (current?.id === owner) return { session: current, identity, setCookie: undefined };
      onRefused('used', address);
      throw new Refusal('UNAUTHENTICATED', 'Please sign in again.');
    };
    // First a read: repeating a used token must cost no write.
    const first = await sessions.tokenOwner(idToken);
    if (first !== undefined) return usedBy(first);
    const userId = await userOf(identity);
    const made = await sessions.create({ userId, userAgent, address });
    const owner = await sessions.bindToken(idToken, made.session.id, (identity.expiresAt + leewaySeconds + 1) * 1000);
    if (owner !== made.session.id) {
      await sessions.revoke(made.session.id);
      return usedBy(owner);
    }
    if (current !== undefined) await sessions.revoke(current.id);
    return { session: made.session, identity, setCookie: made.setCookie };
  };
}

/** Where the identity provider signs out (Auth0's `/v2/logout`); it comes back to `returnTo`, an address of this site. */
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
  return new Refusal('RATE_LIMITED', 'Too many attempts. Please try again later.', { retryAfterSeconds });
}
