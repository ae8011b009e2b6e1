import type { JWTPayload } from 'jose';
import { lowerAscii } from '../../domain/text.ts';

/** The reason an ID token was refused. Stable; for programs, logs and counters. */
export type IdTokenProblem =
  | 'malformed'
  | 'type'
  | 'algorithm'
  | 'unknown_key'
  | 'signature'
  | 'issuer'
  | 'subject'
  | 'audience'
  | 'authorized_party'
  | 'expiration'
  | 'expired'
  | 'issued_at'
  | 'not_before'
  | 'nonce'
  | 'auth_time'
  | 'organization'
  | 'outdated'
  | 'keys_unavailable';

/** The expected values of a token. Times in seconds. */
export interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly leeway: number;
  readonly now: number;
  /** The nonce of the transaction, where the server knows it; otherwise any nonce must be present. */
  readonly nonce?: string | undefined;
  readonly maxAge?: number | undefined;
  /** `org_...` is an id, anything else a name (the case of a to z does not count). */
  readonly organization?: string | undefined;
}

interface Rule {
  readonly problem: IdTokenProblem;
  readonly holds: (claims: JWTPayload, expected: Expected) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
/** The last second that a `Date` can show: stores keep times as milliseconds. */
const latestTime = 8.64e12;
const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= latestTime;
const audiences = ({ aud }: JWTPayload): readonly unknown[] => (Array.isArray(aud) ? aud : [aud]);

/**
 * The rules of an ID token, one row each, in the order in which they are reported. A leeway of 60 s accepts a token
 * 60 s after its expiry and refuses it 61 s after.
 */
const RULES: readonly Rule[] = [
  { problem: 'issuer', holds: ({ iss }, { issuer }) => iss === issuer },
  { problem: 'subject', holds: ({ sub }) => isText(sub) && sub.length <= 255 && sub.isWellFormed() },
  {
    problem: 'audience',
    holds: (claims, { clientId }) => audiences(claims).every(isText) && audiences(claims).includes(clientId),
  },
  {
    problem: 'authorized_party',
    holds: (claims, { clientId }) =>
      claims['azp'] === undefined ? audiences(claims).length === 1 : claims['azp'] === clientId,
  },
  { problem: 'expiration', holds: ({ exp }) => isTime(exp) },
  { problem: 'expired', holds: ({ exp }, { now, leeway }) => isTime(exp) && now <= exp + leeway },
  { problem: 'issued_at', holds: ({ iat }, { now, leeway }) => isTime(iat) && iat <= now + leeway },
  {
    problem: 'not_before',
    holds: ({ nbf }, { now, leeway }) => nbf === undefined || (isTime(nbf) && nbf <= now + leeway),
  },
  {
    problem: 'nonce',
    holds: (claims, { nonce }) => isText(claims['nonce']) && (nonce === undefined || claims['nonce'] === nonce),
  },
  {
    problem: 'auth_time',
    holds: (claims, { maxAge, now, leeway }) => {
      const authTime = claims['auth_time'];
      if (maxAge === undefined) return authTime === undefined || isTime(authTime);
      return isTime(authTime) && now <= authTime + maxAge + leeway;
    },
  },
  {
    problem: 'organization',
    holds: (claims, { organization }) => {
      if (organization === undefined) return true;
      const wanted = organization.trim();
      if (wanted.startsWith('org_')) return claims['org_id'] === wanted;
      return isText(claims['org_name']) && lowerAscii(claims['org_name']) === lowerAscii(wanted);
    },
  },
];

/** The first rule that the claims break, or undefined. Pure. */
export function problemOf(claims: JWTPayload, expected: Expected): IdTokenProblem | undefined {
  return RULES.find(({ holds }) => !holds(claims, expected))?.problem;
}
