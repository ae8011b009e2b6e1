import { Refusal } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/envelope.ts';
import type { UserDocument } from '../../projection-service/index.ts';
import type { GatewayContext } from '../context.ts';
import { connectionOf, decodeCursor, pageSize } from '../cursor.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { listUsers } from '../reads/users.ts';
import { listVideos } from '../reads/videos.ts';
import { availableAt } from '../reads/accounts.ts';
import { credits, dateTime } from '../scalars.ts';

const defaultPage = 25;
const auditRows = { most: 500 } as const;

/** A person's e-mail, or the name of what acted. */
async function labelOf({ kind, id }: Actor, { loaders }: GatewayContext): Promise<string> {
  if (kind !== 'user' && kind !== 'admin') return id;
  return (await loaders.users.load(id))?.email || id;
}

export const adminResolvers: Resolvers = {
  Query: {
    adminUsers: async (_root, { first, after, search }, context) => {
      await context.requireAdmin();
      const size = pageSize(first, defaultPage);
      const { projections } = context.services;
      const found = await listUsers(projections, { search: search ?? '', limit: size + 1, ...(after ? { after: decodeCursor(after) } : {}) });
      const totalCount = await projections.reader('users').count('users', 'byCreation', { kind: 'user' });
      return { ...connectionOf(found, size, Boolean(after)), totalCount };
    },
    adminUser: async (_root, { id }, context) => {
      await context.requireAdmin();
      const doc = await context.loaders.users.load(id);
      return doc ? { id, doc } : null;
    },
    creditAudit: async (_root, { userId, revision, time, last }, context) => {
      await context.requireAdmin();
      const { userState } = context.services.commands;
      if (!(await userState(userId)).exists) throw new Refusal('NOT_FOUND', 'User not found');
      const rows = Math.min(Math.max(last ?? 50, 1), auditRows.most);
      return context.services.audit({
        userId,
        last: rows,
        ...(revision === null || revision === undefined ? {} : { revision }),
        ...(time === null || time === undefined ? {} : { time: Date.parse(time) }),
      });
    },
    systemStatus: async (_root, _args, context) => {
      await context.requireAdmin();
      const { services } = context;
      const projections = await services.projections.status();
      return {
        engines: (await services.engines()).map(({ problem, ...engine }) => ({ ...engine, problem: problem ?? null })),
        projections: projections.map(({ name, version, state, position, progress, error }) => ({
          name,
          version: version ?? '',
          state,
          position,
          progress: progress?.percent ?? null,
          error: error?.message ?? null,
        })),
        logHead: await services.logHead(),
      };
    },
    platformTotals: async (_root, _args, context) => {
      await context.requireAdmin();
      const { projections, commands } = context.services;
      const users = await projections.reader('users').count('users', 'byCreation', { kind: 'user' });
      const videos = await projections.reader('videos').count('videos', 'byOwner', {});
      return { users, videos, avatars: commands.video.presenters().length };
    },
  },
  Mutation: {
    setCredits: async (_root, { input }, context) => {
      await context.requireAdmin();
      const { userId, credits: amount, reason, idempotencyKey } = input;
      const { position } = await context.services.commands.setCredits({ userId, credits: amount, reason }, context.caller(idempotencyKey, 'admin'));
      return { userId, position };
    },
  },
  SetCreditsPayload: {
    account: async ({ userId, position }, _args, context) => {
      await context.seen(position);
      return { userId, doc: await context.loaders.accounts.load(userId) };
    },
  },
  AdminUser: {
    username: ({ doc }) => doc.username,
    email: ({ doc }) => doc.email,
    displayName: ({ doc }) => doc.displayName,
    credits: async ({ id }, _args, { loaders, services }) => credits(availableAt(await loaders.accounts.load(id), services.now())),
    creditsHeld: async ({ id }, _args, { loaders }) => credits((await loaders.accounts.load(id))?.held ?? 0),
    debt: async ({ id }, _args, { loaders }) => credits((await loaders.accounts.load(id))?.debt ?? 0),
    subscriptionStatus: () => 'none',
    totalVideos: async ({ id }, _args, { loaders }) => (await loaders.videoStats.load(id))?.total ?? 0,
    totalAvatars: () => 0,
    isAdmin: ({ doc }: { doc: UserDocument }) => doc.isAdmin,
    createdAt: ({ doc }) => dateTime(doc.createdAt),
    videos: async ({ id }, _args, { services }) =>
      (await listVideos(services.projections, { ownerId: id, sort: 'NEWEST', limit: 5 })).map(({ node }) => node),
  },
  CreditAudit: {
    firstEventAt: ({ firstEventAt }) => (firstEventAt === null ? null : dateTime(firstEventAt)),
    lastEventAt: ({ lastEventAt }) => (lastEventAt === null ? null : dateTime(lastEventAt)),
    replayedTo: ({ replayedTo }) => (replayedTo === null ? null : dateTime(replayedTo)),
    balance: ({ state }) => ({
      available: credits(state.lots.reduce((sum, lot) => sum + lot.available, 0)),
      held: credits(state.holds.reduce((sum, hold) => hold.lots.reduce((part, lot) => part + lot.halfCredits, sum), 0)),
      debt: credits(state.debt),
      issued: credits(state.totals.issued),
      used: credits(state.totals.consumed),
      expired: credits(state.totals.expired),
      clawedBack: credits(state.totals.clawedBack),
      lots: state.lots
        .filter((lot) => lot.available > 0)
        .map(({ lotId, source, available, expiresAt }) => ({ lotId, source, available, expiresAt, description: source, grantedAt: 0 })),
    }),
    events: ({ events }) => [...events],
    verdict: ({ verdict }) => ({ ...verdict, differences: [...verdict.differences] }),
  },
  CreditAuditEvent: {
    time: ({ time }) => dateTime(time),
    change: ({ change }) => credits(change),
    availableAfter: ({ availableAfter }) => credits(availableAfter),
    heldAfter: ({ heldAfter }) => credits(heldAfter),
    debtAfter: ({ debtAfter }) => credits(debtAfter),
  },
  Actor: { label: (actor, _args, context) => labelOf(actor, context) },
};
