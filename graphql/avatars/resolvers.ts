import type { Resolvers } from '../generated/resolvers.ts';
import { avatarsOf } from './views.ts';

export const avatarResolvers: Resolvers = {
  Query: { avatars: async (_root, _args, context) => [...(await avatarsOf(context.services))] },
};
