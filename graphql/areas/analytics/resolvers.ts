import type { Resolvers } from '../../generated/resolvers.ts';
import { madeOf, readWeeks, sumOf, watchedOf } from './reads.ts';

const seconds = (milliseconds: number | null | undefined): number | null =>
  milliseconds === null || milliseconds === undefined ? null : Math.round(milliseconds / 100) / 10;

export const analyticsResolvers: Resolvers = {
  Query: {
    analytics: async (_root, { weeks: count }, context) => {
      const id = context.requireUser();
      const { projections, now } = context.services;
      const weeks = await readWeeks(projections, id, count ?? 12, now());
      const total = await projections.reader('work').get('workTotals', id);
      return { id, weeks: [...weeks], watched: sumOf(weeks), made: madeOf(total) };
    },
  },
  Video: { analytics: ({ id }) => ({ id }) },
  VideoAnalytics: {
    watched: async ({ id }, _args, { services }) =>
      watchedOf(await services.projections.reader('audience').get('videoAudiences', id)),
    waitSeconds: async ({ id }, _args, { services }) =>
      seconds((await services.projections.reader('work').get('attempts', id))?.waitMs),
    renderSeconds: async ({ id }, _args, { services }) =>
      seconds((await services.projections.reader('work').get('attempts', id))?.renderMs),
  },
};
