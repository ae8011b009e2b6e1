import type { Resolvers } from '../../generated/resolvers.ts';

const shownCharacters = 10;

/** Spec part 3 section 2, "Auth debug"; trust A20: off for the public outside of development. */
export const signInResolvers: Resolvers = {
  Query: {
    signInDebug: async (_root, _args, context) => {
      const { settings, debugIsPublic } = context.services.signIn;
      if (!debugIsPublic) await context.requireAdmin();
      const { domain, clientId, embedded } = settings;
      return { domain, clientId: clientId.slice(0, shownCharacters), hosted: !embedded };
    },
  },
};
