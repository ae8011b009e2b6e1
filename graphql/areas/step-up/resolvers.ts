import { Refusal } from '../../../domain/refusal.ts';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { confirmIdentityInput } from './input.ts';
import { say } from '../../../words/index.ts';

const waysToConfirm = async (context: GatewayContext) => {
  const userId = context.requireUser();
  return context.services.stepUp.waysToConfirm(userId);
};

export const stepUpResolvers: Resolvers = {
  Query: { waysToConfirm: (_root, _args, context) => waysToConfirm(context) },
  Mutation: {
    startPasskeyConfirmation: async (_root, _args, { services, requireUser }) => ({
      options: await services.stepUp.passkeyRequest(requireUser()),
    }),
    confirmIdentity: async (_root, { input }, context) => {
      const { services, address, sessionId } = context;
      const userId = context.requireUser();
      if (sessionId === undefined) throw new Refusal('UNAUTHENTICATED', say('AUTHENTICATION_REQUIRED'));
      const answer = readInput(confirmIdentityInput, input);
      await services.stepUp.confirm({ userId, sessionId, address, ...answer });
      return { waysToConfirm: await waysToConfirm(context) };
    },
  },
};
