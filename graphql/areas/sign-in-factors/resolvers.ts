import { renderSVG } from 'uqr';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import { addPasskeyInput, enableSecondFactorInput, removePasskeyInput, renamePasskeyInput } from './input.ts';

const stateOf = (context: GatewayContext, userId: string) => context.services.signInFactors.state(userId);

/** A change of how the caller signs in: refused without a recent authentication. Answers the new state. */
async function change(context: GatewayContext, apply: (userId: string) => Promise<void>) {
  const userId = await context.requireRecentAuthentication();
  await apply(userId);
  return { signInFactors: await stateOf(context, userId) };
}

async function newCodes(context: GatewayContext, make: (userId: string) => Promise<readonly string[]>) {
  const userId = await context.requireRecentAuthentication();
  return { recoveryCodes: [...(await make(userId))], signInFactors: await stateOf(context, userId) };
}

/** Second factor, recovery codes and passkeys of the caller. */
export const signInFactorResolvers: Resolvers = {
  Query: {
    signInFactors: async (_root, _args, context) => stateOf(context, context.requireUser()),
  },
  Mutation: {
    startSecondFactor: async (_root, _args, context) => {
      const userId = await context.requireRecentAuthentication();
      return context.services.signInFactors.offerSecondFactor(userId);
    },
    enableSecondFactor: (_root, { input }, context) =>
      newCodes(context, (userId) => {
        const { code } = readInput(enableSecondFactorInput, input);
        return context.services.signInFactors.enableSecondFactor(userId, code);
      }),
    disableSecondFactor: (_root, _args, context) =>
      change(context, (userId) => context.services.signInFactors.disableSecondFactor(userId)),
    renewRecoveryCodes: (_root, _args, context) =>
      newCodes(context, (userId) => context.services.signInFactors.renewRecoveryCodes(userId)),
    startPasskey: async (_root, _args, context) => {
      const userId = await context.requireRecentAuthentication();
      return { options: await context.services.signInFactors.startPasskey(userId) };
    },
    addPasskey: (_root, { input }, context) =>
      change(context, (userId) => {
        const { name, answer } = readInput(addPasskeyInput, input);
        return context.services.signInFactors.addPasskey(userId, name, answer);
      }),
    renamePasskey: (_root, { input }, context) =>
      change(context, (userId) => {
        const { id, name } = readInput(renamePasskeyInput, input);
        return context.services.signInFactors.renamePasskey(userId, id, name);
      }),
    removePasskey: (_root, { input }, context) =>
      change(context, (userId) =>
        context.services.signInFactors.removePasskey(userId, readInput(removePasskeyInput, input).id),
      ),
  },
  SignInFactors: {
    secondFactor: ({ secondFactor }) => secondFactor ?? null,
    passkeys: ({ passkeys }) => [...passkeys],
  },
  SecondFactor: { enabledAt: ({ enabledAt }) => dateTime(enabledAt) },
  Passkey: {
    createdAt: ({ createdAt }) => dateTime(createdAt),
    lastUsedAt: ({ lastUsedAt }) => (lastUsedAt === undefined ? null : dateTime(lastUsedAt)),
  },
  SecondFactorOffer: { qrCode: ({ uri }) => renderSVG(uri, { border: 2 }) },
};
