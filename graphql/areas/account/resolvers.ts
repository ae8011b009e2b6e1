import { creditAccountOf } from '../credits/reads.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { twinCreditsOf } from '../credits/reads.ts';
import { roleNames } from './roles.ts';
import { dateTime } from '../../scalars.ts';
import { pendingEmail, signedInUser } from './reads.ts';

export const accountResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, context) => (context.userId === undefined ? null : { userId: context.userId }),
  },
  Viewer: {
    user: ({ userId }, _args, context) => signedInUser(context, userId),
    account: ({ userId }, _args, context) => creditAccountOf(context, userId),
    twinCredits: ({ userId }, _args, context) => twinCreditsOf(context, userId),
    isAdmin: (_viewer, _args, context) => context.isAdmin(),
    // Taken in the same tick in which the other fields start to read: every later change arrives as an update.
    position: (_viewer, _args, { services }) => services.live.position(),
    roles: async (_viewer, _args, context) => (await context.roles()).map((role) => roleNames[role]),
  },
  User: {
    emailPending: ({ doc }, _args, { services }) => pendingEmail(doc, services.now()),
    profilePictureUrl: ({ doc }) => doc.pictureUrl,
    createdAt: ({ doc }) => dateTime(doc.createdAt),
  },
};
