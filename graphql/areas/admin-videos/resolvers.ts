import type { RecordedEvent } from '../../../domain/envelope.ts';
import { isEvent } from '../../../domain/events.ts';
import type { VideoStatus } from '../../../domain/videos/index.ts';
import { defined } from '../../../lib/defined.ts';
import { everybody, type Projections } from '../../../projection-service/index.ts';
import { actorLabel } from '../credit-audit/reads.ts';
import type { GatewayContext } from '../../context.ts';
import { connectionOf, pageAfter, pageSize, type Keyset } from '../../cursor.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { dateTime } from '../../scalars.ts';
import type { VideoParent } from '../videos/parents.ts';
import { readInput } from '../../input/read.ts';
import { listVideos, readVideoStats, storedStatus } from '../videos/reads.ts';
import { listVideosInput } from './input.ts';
import { textOf } from './wording.ts';

const defaultPage = 25;

/** The videos of all accounts. */
export const adminVideoResolvers: Resolvers = {
  Query: {
    adminVideos: async (_root, { first, after, status, order, ...args }, context) => {
      await context.requireAdmin();
      const size = pageSize(first, defaultPage);
      const wanted = status ? storedStatus[status] : undefined;
      const sort = order ?? 'NEWEST';
      /** The list that cursors name. */
      const list = `${sort} `;
      const { projections } = context.services;
      const { ownerId, search } = readInput(listVideosInput, args);
      if (ownerId !== undefined) {
        const wantedOf = { ownerId, search, sort, limit: size + 1, ...defined({ status: wanted }) };
        const page = await listVideos(projections, { ...wantedOf, ...pageAfter(after, list) });
        return { ...connectionOf(page.found, size, Boolean(after), page.stoppedAt, list), status: wanted, ownerId };
      }
      const asked = { status: wanted, reverse: sort === 'NEWEST', limit: size + 1 };
      const found = await listAllVideos(projections, { ...asked, ...pageAfter(after, list) });
      return { ...connectionOf(found, size, Boolean(after), undefined, list), status: wanted };
    },
    adminVideo: async (_root, { id }, context) => {
      await context.requireAdmin();
      const doc = await context.loaders.videos.load(id);
      return doc ? { id, video: { id, doc } } : null;
    },
  },
  AdminVideoConnection: {
    totalCount: async ({ status, ownerId = everybody }, _args, context) =>
      (await readVideoStats(context, ownerId))[status ?? 'total'],
  },
  Video: {
    owner: async ({ doc }, _args, context) => {
      await context.requireAdmin();
      return ownerOf(context, doc.ownerId);
    },
  },
  AdminVideo: {
    owner: async ({ video }, _args, context) => ownerOf(context, video.doc.ownerId),
    watchUrl: ({ id, video }) => (video.doc.videoKey === null ? null : `/files/customer-videos/${id}/video`),
    costCents: async ({ id }, _args, { services }) => costOf(await services.adminVideos.history(id)),
    events: async ({ id }, _args, { services }) => [...(await services.adminVideos.history(id))],
  },
  VideoHistoryEvent: {
    id: ({ id }) => id,
    time: ({ time }) => dateTime(time),
    type: ({ type }) => type,
    text: (event, _args, context) => context.inWords(textOf(event)),
    actor: ({ metadata }, _args, context) => actorLabel(metadata.actor, context),
  },
};

async function ownerOf({ loaders }: Pick<GatewayContext, 'loaders'>, id: string) {
  const doc = await loaders.users.load(id);
  return doc ? { id, doc } : null;
}

/** Each attempt at a video may have cost something. */
function costOf(history: readonly RecordedEvent[]): number | null {
  const costs = history.flatMap((event) => (isEvent(event, 'VideoCompleted') ? [event.data.costCents] : []));
  const charged = costs.filter((cost) => cost !== null);
  return charged.length === 0 ? null : charged.reduce((sum, cost) => sum + cost, 0);
}

async function listAllVideos(
  projections: Projections,
  {
    status,
    reverse,
    limit,
    after,
  }: {
    readonly status: VideoStatus | undefined;
    readonly reverse: boolean;
    readonly limit: number;
    readonly after?: Keyset;
  },
): Promise<readonly (Keyset & { readonly node: VideoParent })[]> {
  const page = { reverse, limit, ...defined({ after }) };
  const videos = projections.reader('videos');
  const found = await (status === undefined
    ? videos.query('videos', { index: 'byCreation', equal: { kind: 'video' }, ...page })
    : videos.query('videos', { index: 'byStatus', equal: { status }, ...page }));
  return found.map(({ id, doc }) => ({ id, order: [doc.createdAt], node: { id, doc } }));
}
