import type { Resolvers } from '../../generated/resolvers.ts';

const shownCharacters = 10;

/** The sign-in settings of /auth-debug: outside of a development start only administrators see them. */
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
