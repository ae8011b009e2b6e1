import { streamIdOf } from '../../../domain/envelope.ts';
import type { EventType } from '../../../domain/events.ts';
import type { Asset } from '../../../domain/credits/index.ts';
import { say } from '../../../words/index.ts';
import { noteOf } from '../admin-log/reads.ts';
import { findUser } from '../admin-users/reads.ts';
import { assetOf } from '../audit/reads.ts';
import type { GatewayContext } from '../../context.ts';
import { creditAccountOf, twinCreditsOf } from '../credits/reads.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { credits } from '../../scalars.ts';
import { changeCreditsInput, undoCreditsInput } from './input.ts';
import { undoOf } from './reads.ts';

const assetNames = { minutes: 'CREDITS', twins: 'DIGITAL_TWINS' } as const satisfies Record<Asset, string>;

/** The events of an administrator's acts on credits. */
const actTypes: ReadonlySet<string> = new Set<EventType>(['CreditsAdjusted', 'CreditsUndone']);

async function requireRecentAdmin(context: GatewayContext): Promise<void> {
  await context.requireAdmin();
  await context.requireRecentAuthentication();
}

/** Acts of administrators on credit accounts, and their undo. */
export const creditActResolvers: Resolvers = {
  Mutation: {
    giveCredits: async (_root, { input }, context) => {
      await requireRecentAdmin(context);
      const command = readInput(changeCreditsInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { position } = await context.services.commands.credits.giveCredits(command, caller);
      return { userId: command.userId, position };
    },
    takeCredits: async (_root, { input }, context) => {
      await requireRecentAdmin(context);
      const command = readInput(changeCreditsInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { position } = await context.services.commands.credits.takeCredits(command, caller);
      return { userId: command.userId, position };
    },
    undoCredits: async (_root, { input }, context) => {
      await requireRecentAdmin(context);
      const command = readInput(undoCreditsInput, input);
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { position } = await context.services.commands.credits.undoCredits(command, caller);
      return { userId: command.userId, position };
    },
  },
  CreditActPayload: {
    user: async ({ userId, position }, _args, context) => {
      await context.seen(position);
      return findUser(context, userId);
    },
  },
  CreditUndo: {
    asset: ({ asset }) => assetNames[asset],
    change: ({ asset, act }) => {
      const change = act?.undoChange ?? 0;
      return asset === 'minutes' ? credits(change) : change;
    },
    obstacle: ({ act }, _args, context) => {
      const obstacle = act ? act.obstacle : say('ACT_NOT_FOUND');
      return obstacle && context.inWords(obstacle);
    },
  },
  AdminUser: {
    account: ({ id }, _args, context) => creditAccountOf(context, id),
    twinAccount: ({ id }, _args, context) => twinCreditsOf(context, id),
  },
  AuditEvent: {
    note: ({ type, data }) => (actTypes.has(type) && typeof data['note'] === 'string' ? data['note'] : null),
    undo: ({ type, data, history }, _args, { loaders }) => {
      const asset = assetOf(history.kind);
      const act = type === 'CreditsAdjusted' ? data['adjustmentId'] : undefined;
      return asset !== undefined && typeof act === 'string' ? undoOf(loaders, history.id, asset, act) : null;
    },
  },
  AdminAction: {
    note: (action, _args, context) => noteOf(context, action),
    undo: ({ doc: { credits: act, stream } }, _args, { loaders }) =>
      act === null || act.act === 'undo' ? null : undoOf(loaders, streamIdOf(stream), act.asset, act.adjustmentId),
  },
};
