import type { Resolvers } from '../generated/resolvers.ts';
import { avatarsOf } from './views.ts';

export const avatarResolvers: Resolvers = {
  Query: { avatars: (_root, _args, context) => [...avatarsOf(context.services)] },
};
