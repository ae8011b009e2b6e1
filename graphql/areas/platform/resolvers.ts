import type { Resolvers } from '../../generated/resolvers.ts';
import { everybody } from '../../../projection-service/index.ts';
import { stockAvatars } from '../avatars/views.ts';
import { readVideoStats } from '../videos/reads.ts';

/** The state of the system and of the platform, for administrators. */
export const platformResolvers: Resolvers = {
  Query: {
    systemStatus: async (_root, _args, context) => {
      await context.requireAdmin();
      const { services } = context;
      const projections = await services.projections.status();
      return {
        engines: (await services.platform.engines()).map(({ problem, name, ...engine }) => ({
          ...engine,
          name: context.inWords(name),
          problem: problem ?? null,
        })),
        projections: projections.map(({ name, version, state, position, lagEvents, behind, progress, error }) => ({
          name,
          version: version ?? '',
          state,
          position,
          lag: lagEvents ?? null,
          behind,
          progress: progress?.percent ?? null,
          error: error?.message ?? null,
        })),
        logHead: await services.platform.logHead(),
        logFinding: services.platform.logFinding() ?? null,
      };
    },
    platformTotals: async (_root, _args, context) => {
      await context.requireAdmin();
      const reader = context.services.projections.reader('users');
      const [users, administrators, videosByStatus] = await Promise.all([
        reader.count('users', 'byCreation', { kind: 'user' }),
        reader.count('users', 'byRole', { isAdmin: true }),
        readVideoStats(context, everybody),
      ]);
      const stock = (await stockAvatars(context.services)).length;
      const custom = await context.services.projections
        .reader('avatars')
        .count('avatars', 'byCreation', { shown: true });
      return {
        users,
        administrators,
        videos: videosByStatus.total,
        videosByStatus,
        avatars: stock + custom,
        avatarsByType: { stock, custom },
      };
    },
  },
};
