import type { AgeOrder, Resolvers } from '../../generated/resolvers.ts';
import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import { avatarsOfUser, countAvatars } from '../avatars/views.ts';
import { defined } from '../../../lib/defined.ts';
import { statuses, statusOf } from '../subscription/reads.ts';
import { deleteUserVideoInput, listUsersInput, setCreditsInput } from './input.ts';
import { readInput } from '../../input/read.ts';
import { availableAt, creditAccountOf } from '../credits/reads.ts';
import { countUsers, findUser, listUsers } from './reads.ts';
import { listVideos } from '../videos/reads.ts';
import { rolesOf } from '../account/roles.ts';
import { credits, dateTime } from '../../scalars.ts';

const defaultPage = 25;
const ageOrders = { NEWEST: 'newest', OLDEST: 'oldest' } as const;
/** The list that cursors name. */
const listIn = (order: AgeOrder | null | undefined): string => (order ? `${order} ` : '');
/** How many videos and twins the detail view of a user lists. */
const detailItems = 5;

/** User accounts as administrators see them. Each root field checks the administrator role. */
export const adminUserResolvers: Resolvers = {
  Query: {
    adminUsers: async (_root, { first, after, search, role, status, order }, context) => {
      await context.requireAdmin();
      const wanted = readInput(listUsersInput, {
        search,
        role: role?.toLowerCase(),
        status: status?.toLowerCase(),
      });
      const size = pageSize(first, defaultPage);
      const list = listIn(order);
      const { found, total } = await listUsers(context.services, {
        ...wanted,
        order: order ? ageOrders[order] : undefined,
        limit: size + 1,
        ...pageAfter(after, list),
      });
      return { ...connectionOf(found, size, Boolean(after), undefined, list), ...defined({ total }) };
    },
    adminUser: async (_root, { id }, context) => {
      await context.requireAdmin();
      const doc = await context.loaders.users.load(id);
      return doc ? { id, doc } : null;
    },
  },
  Mutation: {
    setCredits: async (_root, { input }, context) => {
      await context.requireAdmin();
      await context.requireRecentAuthentication();
      const command = readInput(setCreditsInput, input);
      const { position } = await context.services.commands.credits.setCredits(
        command,
        context.caller(input.idempotencyKey, 'admin'),
      );
      return { userId: command.userId, position };
    },
    deleteUserVideo: async (_root, { input }, context) => {
      await context.requireAdmin();
      const { userId, videoId, reason } = readInput(deleteUserVideoInput, input);
      await context.requireRecentAuthentication();
      const caller = context.caller(input.idempotencyKey, 'admin');
      const { position } = await context.services.commands.videos.deleteVideoOf(userId, videoId, reason, caller);
      await context.seen(position);
      return { id: videoId, userId, position };
    },
  },
  DeleteUserVideoPayload: { user: ({ userId }, _args, context) => findUser(context, userId) },
  SetCreditsPayload: {
    user: async ({ userId, position }, _args, context) => {
      await context.seen(position);
      return findUser(context, userId);
    },
    account: async ({ userId, position }, _args, context) => {
      await context.seen(position);
      return creditAccountOf(context, userId);
    },
  },
  AdminUserConnection: {
    totalCount: ({ total }, _args, { services }) => total ?? countUsers(services.projections),
  },
  AdminUser: {
    credits: async ({ id }, _args, { loaders, services }) =>
      credits(availableAt(await loaders.accounts.load(id), services.now())),
    creditsHeld: async ({ id }, _args, { loaders }) => credits((await loaders.accounts.load(id))?.held ?? 0),
    creditsUsed: async ({ id }, _args, { loaders }) => credits((await loaders.accounts.load(id))?.consumed ?? 0),
    debt: async ({ id }, _args, { loaders }) => credits((await loaders.accounts.load(id))?.debt ?? 0),
    digitalTwinCredits: async ({ id }, _args, { loaders }) => (await loaders.twinAccounts.load(id))?.available ?? 0,
    totalVideos: async ({ id }, _args, { loaders }) => (await loaders.videoStats.load(id))?.total ?? 0,
    totalAvatars: async ({ id }, _args, { services }) => countAvatars(services.projections, id),
    avatars: async ({ id }, _args, { services, language }) =>
      (await avatarsOfUser(services, id, language)).slice(0, detailItems),
    subscriptionStatus: async ({ id }, _args, { loaders, services }) => {
      const [subscription, account] = await Promise.all([loaders.subscriptions.load(id), loaders.accounts.load(id)]);
      return statuses[statusOf(subscription, account, services.now())];
    },
    roles: ({ doc }) => rolesOf(doc),
    createdAt: ({ doc }) => dateTime(doc.createdAt),
    videos: async ({ id }, _args, { services }) =>
      (await listVideos(services.projections, { ownerId: id, sort: 'NEWEST', limit: detailItems })).found.map(
        ({ node }) => node,
      ),
  },
};
