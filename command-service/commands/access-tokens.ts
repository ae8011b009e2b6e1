import { randomUUID, timingSafeEqual } from 'node:crypto';
import {
  accessTokensAggregate,
  endOf,
  findAccessToken,
  type AccessToken,
  type AccessTokenScope,
  type AccessTokensCommand,
  type RefusedTokenCall,
  type TokenRefusal,
} from '../../domain/access-tokens/index.ts';
import { limits } from '../../domain/catalog.ts';
import type { Position } from '../../domain/envelope.ts';
import { isActive, userAggregate } from '../../domain/users/index.ts';
import { newAccessToken } from '../../lib/access-token.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireActiveAccount } from '../support/active-account.ts';
import { contextFor, keyOf, requestHashOf, uuidFrom, type Caller } from '../support/context.ts';

/** A token without its hash. */
export type AccessTokenView = Omit<AccessToken, 'hash' | 'name'> & {
  readonly name: string;
  readonly ended: 'revoked' | 'expired' | null;
};

export interface AccessTokenList {
  /** The newest first. */
  readonly tokens: readonly AccessTokenView[];
  /** The latest refused calls, the newest first. */
  readonly refusals: readonly RefusedTokenCall[];
  readonly limit: number;
}

/** The token's owner and scopes, or the reason why it is refused. `unknown`: there is no such token. */
export type TokenCheck =
  | { readonly tokenId: string; readonly scopes: readonly AccessTokenScope[] }
  | { readonly refused: 'revoked' | 'expired' | 'inactive_account' | 'unknown' };

/** Personal access tokens (docs/api.md). */
export interface AccessTokenCommands {
  listAccessTokens(userId: string): Promise<AccessTokenList>;
  /**
   * Makes a token. The answer is the only one that shows it: a repetition of the call has null instead. Throws
   * NOT_ALLOWED_NOW beyond the limit, ACCOUNT_SUSPENDED.
   *
   * @param input.expiresInDays null: the token does not expire
   */
  createAccessToken(
    userId: string,
    input: {
      readonly name: string;
      readonly scopes: readonly AccessTokenScope[];
      readonly expiresInDays: number | null;
    },
    caller: Caller,
  ): Promise<{ readonly token: AccessTokenView; readonly secret: string | null; readonly position: Position }>;
  /** Ends the token at once. Throws NOT_FOUND. */
  revokeAccessToken(userId: string, tokenId: string, caller: Caller): Promise<Position>;
  /**
   * Checks a token against the log, so that a revoked token, or one of a suspended or erased account, is refused at
   * once. Records uses and refusals coarsely. `call` is a name of ours, never text of the client.
   */
  checkAccessToken(userId: string, hash: string, call: string, correlationId: string): Promise<TokenCheck>;
  /** Records a call that a valid token was not allowed to make, for its owner to see. */
  recordTokenRefusal(
    userId: string,
    tokenId: string,
    reason: TokenRefusal,
    call: string,
    correlationId: string,
  ): Promise<void>;
}

const viewOf = ({ hash: _hash, name, ...token }: AccessToken, now: number): AccessTokenView => ({
  ...token,
  name: name ?? '',
  ended: endOf(token, now) ?? null,
});

export function createAccessTokenCommands({
  executor,
  now,
}: Pick<Dependencies, 'executor' | 'now'>): AccessTokenCommands {
  const execute = async (command: AccessTokensCommand, caller: Caller, request?: Readonly<Record<string, unknown>>) => {
    const { userId, kind } = command;
    const requestHash = request && requestHashOf(request);
    const options = { subject: userId, ...(requestHash !== undefined && { requestHash }) };
    return executor.execute(
      accessTokensAggregate,
      userId,
      command,
      contextFor(caller, `${kind}-access-token`, options),
    );
  };
  const own = (userId: string, correlationId: string): Caller => ({
    actor: { kind: 'user', id: userId },
    correlationId,
  });

  return {
    listAccessTokens: async (userId) => {
      const { tokens, refusals } = (await executor.load(accessTokensAggregate, userId)).state;
      return {
        tokens: tokens.map((token) => viewOf(token, now())).toReversed(),
        refusals: refusals.toReversed(),
        limit: limits.accessTokens,
      };
    },
    createAccessToken: async (userId, input, caller) => {
      await requireActiveAccount({ executor }, userId);
      const key = keyOf(caller);
      const tokenId = key === undefined ? randomUUID() : uuidFrom(`access token/${userId}/${key}`);
      const { token: secret, hash } = newAccessToken(userId);
      const { state, position } = await execute({ kind: 'create', userId, tokenId, ...input, hash }, caller, input);
      const token = findAccessToken(state, tokenId);
      return { token: viewOf(token, now()), secret: token.hash === hash ? secret : null, position };
    },
    revokeAccessToken: async (userId, tokenId, caller) =>
      (await execute({ kind: 'revoke', userId, tokenId }, caller, { tokenId })).position,
    checkAccessToken: async (userId, hash, call, correlationId) => {
      const { tokens } = (await executor.load(accessTokensAggregate, userId)).state;
      const token = tokens.find((known) => sameHash(known.hash, hash));
      if (!token) return { refused: 'unknown' };
      const { tokenId, scopes } = token;
      const { lifecycle } = (await executor.load(userAggregate, userId)).state;
      if (lifecycle !== undefined && lifecycle.erasure !== 'none') return { refused: 'inactive_account' };
      const reason = endOf(token, now()) ?? (isActive(lifecycle) ? undefined : 'inactive_account');
      const ids = { userId, tokenId };
      const caller = own(userId, correlationId);
      if (reason !== undefined) {
        await execute({ kind: 'refuse', ...ids, reason, call }, caller);
        return { refused: reason };
      }
      await execute({ kind: 'use', ...ids }, caller);
      return { tokenId, scopes };
    },
    recordTokenRefusal: async (userId, tokenId, reason, call, correlationId) => {
      await execute({ kind: 'refuse', userId, tokenId, reason, call }, own(userId, correlationId));
    },
  };
}

/** Takes the same time wherever the first difference is. */
const sameHash = (known: string, given: string): boolean =>
  known.length === given.length && timingSafeEqual(Buffer.from(known), Buffer.from(given));
