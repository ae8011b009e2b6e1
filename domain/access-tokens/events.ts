import { z } from 'zod';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { personal } from '../personal.ts';

/**
 * The scopes of an access token. No scope covers calls that need a recent authentication, administration or the
 * management of tokens.
 */
export const accessTokenScopes = ['read', 'videos:write', 'billing:read', 'webhooks:write'] as const;
export type AccessTokenScope = (typeof accessTokenScopes)[number];

/** Why a call with a token was refused. */
const tokenRefusals = ['revoked', 'expired', 'inactive_account', 'missing_scope', 'session_only'] as const;
export type TokenRefusal = (typeof tokenRefusals)[number];

const id = z.string().min(1).max(200);
const token = { userId: id, tokenId: id };

const created = z.object({
  ...token,
  /** The owner's name for it; null once the owner's key is destroyed. */
  name: personal(z.string().min(1).max(60).nullable()),
  scopes: z.array(z.enum(accessTokenScopes)).min(1).max(accessTokenScopes.length),
  /** SHA-256 of the token, in hexadecimal form: the token itself is not stored. */
  hash: z.string().length(64),
  expiresAtMs: z.int().min(0).nullable(),
});
const revoked = z.object(token);
/** At most once an hour. */
const used = z.object(token);
/** At most once an hour for each call and reason. `call` names one of our calls or GraphQL fields. */
const refused = z.object({ ...token, reason: z.enum(tokenRefusals), call: z.string().min(1).max(200) });

export const accessTokenEventTypes = [
  defineEvent({ type: 'AccessTokenCreated', version: 1, schema: created }),
  defineEvent({ type: 'AccessTokenRevoked', version: 1, schema: revoked }),
  defineEvent({ type: 'AccessTokenUsed', version: 1, schema: used }),
  defineEvent({ type: 'AccessTokenRefused', version: 1, schema: refused }),
] as const;

export type AccessTokenEvent = EventsOf<typeof accessTokenEventTypes>;

export const accessTokensStream = (userId: string): string => `accesstokens-${userId}`;
