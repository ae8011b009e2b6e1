import { Refusal } from '../../domain/refusal.ts';
import { isAtDomain } from '../../identity/index.ts';
import { findUser } from '../admin-users/reads.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { readInput } from '../input/read.ts';
import { changeRoleInput } from './input.ts';
import type { GrantRolePayloadParent } from './parents.ts';

/** Granting and revoking roles (trust S3). */
export const administratorResolvers: Resolvers = {
  Mutation: {
    grantRole: async (_root, { input }, context) => {
      await requireRecentAdmin(context);
      const { userId, role, reason } = readInput(changeRoleInput, input);
      const { doc } = await findUser(context, userId);
      const { adminEmailDomain } = context.settings;
      if (!doc.emailVerified || !isAtDomain(doc.email, adminEmailDomain))
        throw new Refusal('NOT_ALLOWED_NOW', `A role needs a verified e-mail address at ${adminEmailDomain}.`);
      const { users } = context.services.commands;
      const grant = role === 'ADMIN' ? users.grantAdmin : users.grantFinance;
      return { userId, position: await grant(userId, reason, context.caller(input.idempotencyKey, 'admin')) };
    },
    revokeRole: async (_root, { input }, context) => {
      const own = await requireRecentAdmin(context);
      const { userId, role, reason } = readInput(changeRoleInput, input);
      const { commands, sessions, signIn } = context.services;
      // Keeps at least one administrator.
      if (role === 'ADMIN' && userId === own)
        throw new Refusal('NOT_ALLOWED_NOW', 'You cannot take the role from yourself.');
      const { doc } = await findUser(context, userId);
      if (role === 'ADMIN' && signIn.isNamedAdministrator(doc.email)) {
        const remedy = 'Remove it there and restart; otherwise the next sign-in gives the role back.';
        throw new Refusal('NOT_ALLOWED_NOW', `This e-mail address is named in ADMIN_EMAILS. ${remedy}`);
      }
      const revoke = role === 'ADMIN' ? commands.users.revokeAdmin : commands.users.revokeFinance;
      const position = await revoke(userId, reason, context.caller(input.idempotencyKey, 'admin'));
      return { userId, position, sessionsEnded: await sessions.revokeUser(userId) };
    },
  },
  GrantRolePayload: { user: changedUser },
  RevokeRolePayload: { user: changedUser },
};

async function requireRecentAdmin(context: GatewayContext): Promise<string> {
  await context.requireAdmin();
  return context.requireRecentAuthentication();
}

/** The account as it is after the change. */
async function changedUser(
  { userId, position }: GrantRolePayloadParent,
  _args: object,
  context: GatewayContext,
): ReturnType<typeof findUser> {
  await context.seen(position);
  context.loaders.users.clear(userId);
  return findUser(context, userId);
}
