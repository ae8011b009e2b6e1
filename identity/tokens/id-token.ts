import {
  compactVerify,
  type CryptoKey,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type ProtectedHeaderParameters,
} from 'jose';
import { outsideId, type OutsideId } from '../../domain/ids.ts';
import { problemOf, type IdTokenProblem } from './id-token-rules.ts';
import type { KeySource } from './remote-issuer.ts';

export type { IdTokenProblem } from './id-token-rules.ts';

/** A refused ID token. `problem` names the broken rule; users only see the message. */
export class IdTokenError extends Error {
  readonly problem: IdTokenProblem;

  constructor(problem: IdTokenProblem, options?: ErrorOptions) {
    super(
      problem === 'keys_unavailable'
        ? 'Sign-in is not available right now. Please try again.'
        : 'Please sign in again.',
      options,
    );
    this.name = 'IdTokenError';
    this.problem = problem;
  }
}

/** The person of a verified token. People are keyed by (issuer, subject); the rest is description. */
export interface Identity {
  readonly issuer: string;
  /** Anything of at most 255 characters. */
  readonly subject: OutsideId;
  readonly email: string | undefined;
  /** True only when the claim is exactly `true`. */
  readonly emailVerified: boolean;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  readonly name: string | undefined;
  readonly picture: string | undefined;
  /** Seconds since the epoch. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly authTime: number | undefined;
  /** The `amr` claim: how the person authenticated (RFC 8176). Empty when the issuer does not say. */
  readonly methods: readonly string[];
}

export interface VerifierOptions {
  /** Exactly as the token's `iss`; a function for a remote issuer, called after `keys` found a key. */
  readonly issuer: string | (() => Promise<string>);
  readonly clientId: string;
  readonly keys: KeySource;
  /** Whether the issuer still accepts a token that breaks no rule. Default: always. */
  readonly isCurrent?: (identity: Identity) => Promise<boolean>;
  /** Seconds by which clocks may differ. */
  readonly leewaySeconds?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

export interface VerifyOptions {
  readonly nonce?: string;
  /** Seconds since the person last entered their credentials. */
  readonly maxAge?: number;
  readonly organization?: string;
}

/** Returns the person of a token. Throws IdTokenError for a token that breaks one of the `RULES`. */
export type IdTokenVerifier = (token: string, options?: VerifyOptions) => Promise<Identity>;

const MAX_LENGTH = 16 * 1024;

/**
 * A verifier for one issuer and client: RS256 only, with the issuer's keys. Keys or addresses in the token's
 * header (`jwk`, `jku`, `x5u`) are ignored: only its `kid` chooses among the issuer's keys.
 */
export function createIdTokenVerifier(options: VerifierOptions): IdTokenVerifier {
  const {
    issuer,
    clientId,
    keys,
    isCurrent = () => Promise.resolve(true),
    leewaySeconds = 60,
    now = Date.now,
  } = options;
  return async (token, { nonce, maxAge, organization } = {}) => {
    checkHeader(headerOf(token));
    const claims = claimsOf(await verifySignature(token, keys));
    const issuerName = typeof issuer === 'string' ? issuer : await issuer();
    const times = { leeway: leewaySeconds, now: now() / 1000, maxAge };
    const expected = { issuer: issuerName, clientId, nonce, organization, ...times };
    const problem = problemOf(claims, expected);
    if (problem !== undefined) throw new IdTokenError(problem);
    const identity = identityOf(claims);
    if (!(await isCurrent(identity))) throw new IdTokenError('outdated');
    return identity;
  };
}

function headerOf(token: string): ProtectedHeaderParameters {
  if (typeof token !== 'string' || token.length > MAX_LENGTH) throw new IdTokenError('malformed');
  try {
    return decodeProtectedHeader(token);
  } catch (cause) {
    throw new IdTokenError('malformed', { cause });
  }
}

/** Access tokens say `at+jwt`, logout tokens `logout+jwt`: only plain JWTs are ID tokens. */
function checkHeader({ alg, typ }: ProtectedHeaderParameters): void {
  if (typ !== undefined && (typeof typ !== 'string' || typ.toLowerCase() !== 'jwt')) throw new IdTokenError('type');
  if (alg !== 'RS256') throw new IdTokenError('algorithm');
}

async function verifySignature(token: string, keys: KeySource): Promise<Uint8Array> {
  const find = async (header: Parameters<KeySource>[0]): Promise<CryptoKey> => {
    try {
      return await keys(header);
    } catch (cause) {
      throw new IdTokenError(cause instanceof errors.JOSEError ? 'unknown_key' : 'keys_unavailable', { cause });
    }
  };
  try {
    return (await compactVerify(token, find, { algorithms: ['RS256'] })).payload;
  } catch (cause) {
    if (cause instanceof IdTokenError) throw cause;
    throw new IdTokenError(cause instanceof errors.JWSSignatureVerificationFailed ? 'signature' : 'malformed', {
      cause,
    });
  }
}

function claimsOf(payload: Uint8Array): JWTPayload {
  try {
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return claims as JWTPayload;
  } catch (cause) {
    throw new IdTokenError('malformed', { cause });
  }
  throw new IdTokenError('malformed');
}

function identityOf(claims: JWTPayload): Identity {
  const text = (name: string): string | undefined => {
    const value = claims[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const authTime = claims['auth_time'];
  return {
    issuer: claims.iss ?? '',
    subject: outsideId(claims.sub ?? ''),
    email: text('email'),
    emailVerified: claims['email_verified'] === true,
    givenName: text('given_name'),
    familyName: text('family_name'),
    name: text('name'),
    picture: text('picture'),
    // Some providers write parts of seconds; stores keep whole ones.
    issuedAt: Math.floor(claims.iat ?? 0),
    expiresAt: Math.ceil(claims.exp ?? 0),
    authTime: typeof authTime === 'number' ? Math.floor(authTime) : undefined,
    methods: methodsOf(claims['amr']),
  };
}

/** Short texts only, and few: they are stored with the session. */
function methodsOf(amr: unknown): readonly string[] {
  if (!Array.isArray(amr)) return [];
  return amr
    .filter((method): method is string => typeof method === 'string' && /^[!-~]{1,40}$/.test(method))
    .slice(0, 8);
}
