import { Refusal } from '../../domain/refusal.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { endSessionsInput, revokeAdministratorInput } from './input.ts';
import { readInput } from '../input/read.ts';
import { findUser } from '../admin-users/reads.ts';

/** Revoking the administrator role and ending sessions (trust S3). */
export const administratorResolvers: Resolvers = {
  Mutation: {
    revokeAdministrator: async (_root, { input }, context) => {
      const own = await context.requireAdmin();
      const { userId, reason } = readInput(revokeAdministratorInput, input);
      const { commands, sessions, signIn } = context.services;
      // Keeps at least one administrator.
      if (userId === own) throw new Refusal('NOT_ALLOWED_NOW', 'You cannot take the role from yourself.');
      const { doc } = await findUser(context, userId);
      if (signIn.isNamedAdministrator(doc.email)) {
        const remedy = 'Remove it there and restart; otherwise the next sign-in gives the role back.';
        throw new Refusal('NOT_ALLOWED_NOW', `This e-mail address is named in ADMIN_EMAILS. ${remedy}`);
      }
      const position = await commands.users.revokeAdmin(userId, reason, context.caller(input.idempotencyKey, 'admin'));
      return { userId, position, sessionsEnded: await sessions.revokeUser(userId) };
    },
    endSessions: async (_root, { input }, context) => {
      await context.requireAdmin();
      const { userId } = readInput(endSessionsInput, input);
      const { sessions } = context.services;
      return { sessionsEnded: userId === undefined ? await sessions.revokeAll() : await sessions.revokeUser(userId) };
    },
  },
  RevokeAdministratorPayload: {
    user: async ({ userId, position }, _args, context) => {
      await context.seen(position);
      context.loaders.users.clear(userId);
      return findUser(context, userId);
    },
  },
};
