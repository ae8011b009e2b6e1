import { day } from '../../../domain/catalog.ts';
import type { Position } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Caller, Commands } from '../../../command-service/index.ts';
import type { UserDocument } from '../../../projection-service/index.ts';
import { findUser } from '../admin-users/reads.ts';
import type { GatewayContext } from '../../context.ts';
import type { ErasureProblem, Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import { accountDeletionInput, accountSuspensionInput, erasureRetryInput } from './input.ts';
import { say } from '../../../words/index.ts';

type Lifecycle = Commands['lifecycle'];

const mostOpenSteps = 100;

const status = {
  accountSuspended: ({ doc }: { readonly doc: UserDocument }) => doc.suspendedBy !== null,
  suspendedBy: ({ doc: { suspendedBy } }: { readonly doc: UserDocument }) =>
    suspendedBy === null ? null : suspendedBy === 'user' ? 'USER' : 'ADMIN',
  deletionAt: ({ doc: { eraseAt } }: { readonly doc: UserDocument }) => (eraseAt === null ? null : dateTime(eraseAt)),
} as const;

/** Changes the caller's account as a whole. */
async function changeOwn(
  context: GatewayContext,
  { idempotencyKey }: { readonly idempotencyKey?: string | null },
  change: (commands: Lifecycle, userId: string, caller: Caller) => Promise<Position>,
) {
  const userId = context.requireUser();
  return {
    userId,
    position: await change(context.services.commands.lifecycle, userId, context.caller(idempotencyKey)),
  };
}

/** Changes the account of another user, by an administrator with a reason. */
async function changeOther(
  context: GatewayContext,
  input: { readonly userId: string; readonly reason: string; readonly idempotencyKey?: string | null },
  change: 'suspend' | 'reactivate',
) {
  const own = await context.requireAdmin();
  const { userId, reason } = readInput(accountSuspensionInput, input);
  if (change === 'suspend') await context.requireRecentAuthentication();
  if (userId === own) throw new Refusal('NOT_ALLOWED_NOW', say('NOT_TO_OWN_ACCOUNT'));
  const caller = context.caller(input.idempotencyKey, 'admin');
  return { userId, position: await context.services.commands.lifecycle[change](userId, reason, caller) };
}

async function changedUser({ userId, position }: { userId: string; position: Position }, context: GatewayContext) {
  await context.seen(position);
  context.loaders.users.clear(userId);
  return findUser(context, userId);
}

/** Pause, suspension and deletion of an account. */
export const lifecycleResolvers: Resolvers = {
  User: status,
  AdminUser: status,
  Viewer: { deletionGraceDays: (_viewer, _args, { settings }) => settings.deletionGrace / day },
  Query: {
    openErasureSteps: async (_root, _args, context) => {
      await context.requireAdmin();
      const rows = await context.services.projections
        .reader('erasures')
        .query('openSteps', { index: 'byRetry', equal: { all: 'step' }, limit: mostOpenSteps });
      return rows.map(({ doc: { all: _all, problem, since, retryAt, ...step } }) => ({
        ...step,
        problem: problem.toUpperCase() as ErasureProblem,
        since: dateTime(since),
        retryAt: dateTime(retryAt),
      }));
    },
  },
  Mutation: {
    retryErasure: async (_root, args, context) => {
      await context.requireAdmin();
      const { userId } = readInput(erasureRetryInput, args);
      const caller = context.caller(undefined, 'admin');
      const position = await context.services.commands.lifecycle.retryErasure(userId, caller);
      await context.seen(position);
      return { userId, position };
    },
    pauseAccount: (_root, { input }, context) => changeOwn(context, input, (own, ...args) => own.pause(...args)),
    resumeAccount: (_root, { input }, context) => changeOwn(context, input, (own, ...args) => own.resume(...args)),
    requestAccountDeletion: async (_root, { input }, context) => {
      context.requireUser();
      readInput(accountDeletionInput, input);
      await context.requireRecentAuthentication();
      return changeOwn(context, input, (own, ...args) => own.requestDeletion(...args));
    },
    cancelAccountDeletion: (_root, { input }, context) =>
      changeOwn(context, input, (own, ...args) => own.cancelDeletion(...args)),
    suspendAccount: (_root, { input }, context) => changeOther(context, input, 'suspend'),
    reactivateAccount: (_root, { input }, context) => changeOther(context, input, 'reactivate'),
  },
  AccountChangePayload: { user: (payload, _args, context) => changedUser(payload, context) },
  AccountSuspensionPayload: { user: (payload, _args, context) => changedUser(payload, context) },
};
