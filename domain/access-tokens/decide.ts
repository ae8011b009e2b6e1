import type { Aggregate } from '../aggregate.ts';
import { day, limits } from '../catalog.ts';
import { Refusal } from '../refusal.ts';
import { accessTokensStream, type AccessTokenEvent, type AccessTokenScope, type TokenRefusal } from './events.ts';
import { say } from '../../words/index.ts';

const hour = 60 * 60 * 1_000;
/** Refused calls that the list of tokens shows. */
const shownRefusals = 20;
/** Ended tokens that the list keeps, so that their owner still sees why a program stopped working. */
const keptEnded = 20;

/** One token. Times are milliseconds since the epoch. */
export interface AccessToken {
  readonly tokenId: string;
  readonly name: string | null;
  readonly scopes: readonly AccessTokenScope[];
  readonly hash: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  /** At most an hour behind; null before the first use. */
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

export interface RefusedTokenCall {
  readonly tokenId: string;
  readonly reason: TokenRefusal;
  readonly call: string;
  readonly at: number;
}

/** The tokens of one user, the oldest first, and their latest refused calls, the oldest first. */
export interface AccessTokensState {
  readonly tokens: readonly AccessToken[];
  readonly refusals: readonly RefusedTokenCall[];
}

export const initialAccessTokens: AccessTokensState = { tokens: [], refusals: [] };

export type AccessTokensCommand =
  | {
      readonly kind: 'create';
      readonly userId: string;
      readonly tokenId: string;
      readonly name: string;
      readonly scopes: readonly AccessTokenScope[];
      readonly hash: string;
      readonly expiresInDays: number | null;
    }
  | { readonly kind: 'revoke'; readonly userId: string; readonly tokenId: string }
  | { readonly kind: 'use'; readonly userId: string; readonly tokenId: string }
  | {
      readonly kind: 'refuse';
      readonly userId: string;
      readonly tokenId: string;
      readonly reason: TokenRefusal;
      readonly call: string;
    };

/** Why the token can no longer be used; undefined while it can. */
export function endOf(
  { revokedAt, expiresAt }: Pick<AccessToken, 'revokedAt' | 'expiresAt'>,
  now: number,
): 'revoked' | 'expired' | undefined {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : undefined;
}

/** Throws NOT_FOUND when the user has no such token. */
export function findAccessToken({ tokens }: AccessTokensState, tokenId: string): AccessToken {
  const found = tokens.find((token) => token.tokenId === tokenId);
  if (!found) throw new Refusal('NOT_FOUND', say('TOKEN_NOT_FOUND'));
  return found;
}

/**
 * Decides on the tokens of one user. Throws NOT_ALLOWED_NOW beyond the limit, and NOT_FOUND. A use and a refusal are
 * recorded coarsely, so a busy or broken program does not fill the log.
 */
export function decideAccessTokens(
  command: AccessTokensCommand,
  state: AccessTokensState,
  now: number,
): readonly AccessTokenEvent[] {
  const { userId, tokenId } = command;
  const ids = { userId, tokenId };
  if (command.kind === 'create') {
    if (state.tokens.some((token) => token.tokenId === tokenId)) return [];
    if (state.tokens.filter((token) => endOf(token, now) === undefined).length >= limits.accessTokens)
      throw new Refusal('NOT_ALLOWED_NOW', say('TOO_MANY_TOKENS', { most: limits.accessTokens }));
    const { name, scopes, hash, expiresInDays } = command;
    const expiresAtMs = expiresInDays === null ? null : now + expiresInDays * day;
    return [{ type: 'AccessTokenCreated', data: { ...ids, name, scopes: [...scopes], hash, expiresAtMs } }];
  }
  const token = findAccessToken(state, tokenId);
  switch (command.kind) {
    case 'revoke':
      return token.revokedAt === null ? [{ type: 'AccessTokenRevoked', data: ids }] : [];
    case 'use':
      return token.lastUsedAt !== null && now - token.lastUsedAt < hour ? [] : [{ type: 'AccessTokenUsed', data: ids }];
    case 'refuse': {
      const { reason, call } = command;
      const isKnown = state.refusals.some(
        (other) => other.tokenId === tokenId && other.reason === reason && other.call === call && now - other.at < hour,
      );
      return isKnown ? [] : [{ type: 'AccessTokenRefused', data: { ...ids, reason, call } }];
    }
  }
}

export function evolveAccessTokens(state: AccessTokensState, event: AccessTokenEvent, time: number): AccessTokensState {
  const { tokenId } = event.data;
  const patch = (fields: Partial<AccessToken>): AccessTokensState => ({
    ...state,
    tokens: state.tokens.map((token) => (token.tokenId === tokenId ? { ...token, ...fields } : token)),
  });
  switch (event.type) {
    case 'AccessTokenCreated': {
      const { name, scopes, hash, expiresAtMs } = event.data;
      const health = { createdAt: time, expiresAt: expiresAtMs, lastUsedAt: null, revokedAt: null };
      return { ...state, tokens: [...withoutOldEnded(state.tokens, time), { tokenId, name, scopes, hash, ...health }] };
    }
    case 'AccessTokenRevoked':
      return patch({ revokedAt: time });
    case 'AccessTokenUsed':
      return patch({ lastUsedAt: time });
    case 'AccessTokenRefused': {
      const { reason, call } = event.data;
      return { ...state, refusals: [...state.refusals, { tokenId, reason, call, at: time }].slice(-shownRefusals) };
    }
  }
}

/** Drops the oldest ended tokens, so that the state stays small however many were made. */
function withoutOldEnded(tokens: readonly AccessToken[], time: number): readonly AccessToken[] {
  const ended = tokens.filter((token) => endOf(token, time) !== undefined);
  const dropped = new Set(ended.slice(0, Math.max(0, ended.length - keptEnded)));
  return tokens.filter((token) => !dropped.has(token));
}

/** The access tokens of one user. Their state holds names that users chose, so there are no snapshots. */
export const accessTokensAggregate: Aggregate<AccessTokensState, AccessTokensCommand, AccessTokenEvent> = {
  version: 'access-tokens-1',
  snapshots: false,
  initial: initialAccessTokens,
  streamOf: accessTokensStream,
  evolve: evolveAccessTokens,
  decide: decideAccessTokens,
};
