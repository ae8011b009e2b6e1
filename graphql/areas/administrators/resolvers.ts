import { Refusal } from '../../../domain/refusal.ts';
import { isAtDomain } from '../../../identity/index.ts';
import { findUser } from '../admin-users/reads.ts';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { changeRoleInput } from './input.ts';
import type { GrantRolePayloadParent } from './parents.ts';
import { say } from '../../../words/index.ts';

/** Granting and revoking roles. */
export const administratorResolvers: Resolvers = {
  Mutation: {
    grantRole: async (_root, { input }, context) => {
      await context.requireAdmin();
      const { userId, role, reason } = readInput(changeRoleInput, input);
      const { doc } = await findUser(context, userId);
      const { adminEmailDomain } = context.settings;
      if (!doc.emailVerified || !isAtDomain(doc.email, adminEmailDomain))
        throw new Refusal('NOT_ALLOWED_NOW', say('ROLE_NEEDS_EMAIL', { domain: adminEmailDomain }));
      // After the check, so that nobody types a password for a role that the account can't get.
      await context.requireRecentAuthentication();
      const { users } = context.services.commands;
      const grant = role === 'ADMIN' ? users.grantAdmin : users.grantFinance;
      return { userId, position: await grant(userId, reason, context.caller(input.idempotencyKey, 'admin')) };
    },
    revokeRole: async (_root, { input }, context) => {
      const own = await requireRecentAdmin(context);
      const { userId, role, reason } = readInput(changeRoleInput, input);
      const { commands, sessions, signIn } = context.services;
      // Keeps at least one administrator.
      if (role === 'ADMIN' && userId === own) throw new Refusal('NOT_ALLOWED_NOW', say('CANNOT_TAKE_OWN_ROLE'));
      const { doc } = await findUser(context, userId);
      if (role === 'ADMIN' && signIn.isNamedAdministrator(doc.email)) {
        throw new Refusal('NOT_ALLOWED_NOW', say('EMAIL_IN_ADMIN_EMAILS'));
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

/** The account after the change. */
async function changedUser(
  { userId, position }: GrantRolePayloadParent,
  _args: object,
  context: GatewayContext,
): ReturnType<typeof findUser> {
  await context.seen(position);
  context.loaders.users.clear(userId);
  return findUser(context, userId);
}
