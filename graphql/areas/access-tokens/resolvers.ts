import { accessTokenScopes } from '../../../domain/access-tokens/index.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import { accessTokenIdInput, createAccessTokenInput } from './input.ts';
import { refusalSentences, scopeDescriptions } from './wording.ts';

const optionalTime = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : dateTime(milliseconds);

/** Personal access tokens (docs/api.md). */
export const accessTokenResolvers: Resolvers = {
  Query: {
    accessTokens: (_root, _args, context) =>
      context.services.commands.accessTokens.listAccessTokens(context.requireUser()),
  },
  Mutation: {
    createAccessToken: async (_root, { input, idempotencyKey }, context) => {
      const userId = await context.requireRecentAuthentication();
      const { accessTokens } = context.services.commands;
      return accessTokens.createAccessToken(
        userId,
        readInput(createAccessTokenInput, input),
        context.caller(idempotencyKey),
      );
    },
    revokeAccessToken: async (_root, { id, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { id: tokenId } = readInput(accessTokenIdInput, { id });
      const { accessTokens } = context.services.commands;
      return {
        id: tokenId,
        position: await accessTokens.revokeAccessToken(userId, tokenId, context.caller(idempotencyKey)),
      };
    },
  },
  AccessTokenList: {
    tokens: ({ tokens }) => [...tokens],
    refusals: ({ refusals }) => [...refusals],
    scopes: (_parent, _args, context) =>
      accessTokenScopes.map((name) => ({ name, description: context.inWords(scopeDescriptions[name]) })),
  },
  AccessToken: {
    id: ({ tokenId }) => tokenId,
    scopes: ({ scopes }) => [...scopes],
    createdAt: ({ createdAt }) => dateTime(createdAt),
    expiresAt: ({ expiresAt }) => optionalTime(expiresAt),
    lastUsedAt: ({ lastUsedAt }) => optionalTime(lastUsedAt),
  },
  RefusedTokenCall: {
    reason: ({ reason }, _args, context) => context.inWords(refusalSentences[reason]),
    at: ({ at }) => dateTime(at),
  },
};
