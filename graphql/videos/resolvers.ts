import { Refusal } from '../../domain/refusal.ts';
import type { VideoStatus } from '../../domain/videos/index.ts';
import type { GatewayContext } from '../context.ts';
import { connectionOf, decodeCursor, pageSize } from '../cursor.ts';
import type { Resolvers, VideoStatusFilter } from '../generated/resolvers.ts';
import { readInput } from '../input/read.ts';
import { deleteVideosInput, readVideoId, startVideoInput } from './input.ts';
import type { VideoParent } from './parents.ts';
import { listVideos, readStarted, readVideo, readVideoStats } from './reads.ts';
import { credits, dateTime } from '../scalars.ts';
import { mediaUrl } from './media.ts';

const defaultPage = 24;

/** The video that a command answered with; it was there, so by now only its own deletion can have taken it away. */
async function answered(context: GatewayContext, userId: string, videoId: string): Promise<VideoParent> {
  return orNotFound(await readVideo(context.services.projections, userId, videoId));
}

function orNotFound(video: VideoParent | undefined): VideoParent {
  if (!video) throw new Refusal('NOT_FOUND', 'Video not found');
  return video;
}

/** Both words for a finished video are taken (DECISIONS section 1). */
const storedStatus = {
  PENDING: 'pending',
  PROCESSING: 'processing',
  READY: 'ready',
  COMPLETED: 'ready',
  FAILED: 'failed',
} as const satisfies Readonly<Record<VideoStatusFilter, VideoStatus>>;

const nullable = (halfCredits: number | null): number | null => (halfCredits === null ? null : credits(halfCredits));

export const videoResolvers: Resolvers = {
  Query: {
    video: async (_root, { id }, context) =>
      (await readVideo(context.services.projections, context.requireUser(), id)) ?? null,
    videos: async (_root, { first, after, status, search, sort }, context) => {
      const size = pageSize(first, defaultPage);
      const { found, stoppedAt } = await listVideos(context.services.projections, {
        ownerId: context.requireUser(),
        sort: sort ?? 'NEWEST',
        limit: size + 1,
        ...(status ? { status: storedStatus[status] } : {}),
        ...(search ? { search } : {}),
        ...(after ? { after: decodeCursor(after) } : {}),
      });
      return connectionOf(found, size, Boolean(after), stoppedAt);
    },
    videoStats: async (_root, _args, context) => {
      const id = context.requireUser();
      return { id, ...(await readVideoStats(context, id)) };
    },
  },
  Mutation: {
    startVideo: async (_root, { input }, context) => {
      const userId = context.requireUser();
      const order = readInput(startVideoInput, input);
      const started = await context.services.commands.videos.startVideo(
        userId,
        order,
        context.caller(input.idempotencyKey),
      );
      const seen = await context.seen(started.position);
      return {
        userId,
        ...started,
        video: () => readStarted(context.services.projections, userId, order, started, seen),
      };
    },
    refreshVideo: async (_root, { id }, context) => {
      const position = await context.services.commands.videos.refreshVideo(
        context.requireUser(),
        readVideoId(id),
        context.caller(undefined),
      );
      await context.seen(position);
      return { videoId: id, position };
    },
    deleteVideo: async (_root, { id }, context) => {
      const userId = context.requireUser();
      const { position } = await context.services.commands.videos.deleteVideo(
        userId,
        readVideoId(id),
        context.caller(undefined),
      );
      await context.seen(position);
      return { videoId: id, userId, position };
    },
    deleteVideos: async (_root, { ids }, context) => {
      const userId = context.requireUser();
      const { videoIds } = readInput(deleteVideosInput, { videoIds: ids });
      const done = await context.services.commands.videos.deleteVideos(userId, videoIds, context.caller(undefined));
      await context.seen(done.position);
      return { userId, ...done };
    },
  },
  StartVideoPayload: {
    video: async ({ video }) => orNotFound(await video()),
    account: async ({ userId }, _args, { loaders }) => ({ userId, doc: await loaders.accounts.load(userId) }),
    creditsReserved: ({ reserved }) => credits(reserved),
    creditsAvailable: ({ available }) => credits(available),
  },
  VideoPayload: { video: ({ videoId }, _args, context) => answered(context, context.requireUser(), videoId) },
  DeleteVideoPayload: {
    id: ({ videoId }) => videoId,
    account: async ({ userId }, _args, { loaders }) => ({ userId, doc: await loaders.accounts.load(userId) }),
  },
  DeleteVideosPayload: {
    deleted: ({ deleted }) => [...deleted],
    skipped: ({ skipped }) => [...skipped],
    account: async ({ userId }, _args, { loaders }) => ({ userId, doc: await loaders.accounts.load(userId) }),
  },
  Video: {
    title: ({ doc }) => doc.title,
    propertyAddress: ({ doc }) => doc.propertyAddress,
    script: ({ doc }) => doc.script,
    avatarId: ({ doc }) => doc.avatarId,
    screenShareUrl: ({ doc }) => doc.screenShareUrl,
    status: ({ doc }) => doc.status.toUpperCase() as 'PENDING' | 'PROCESSING' | 'READY' | 'FAILED',
    processingProgress: ({ doc }) => doc.progress,
    phase: ({ doc }) => doc.phase,
    progressEstimated: ({ doc }) => doc.progressEstimated,
    errorMessage: ({ doc }) => doc.errorMessage,
    picturesLeftOut: ({ doc }) => doc.picturesLeftOut,
    videoUrl: ({ id, doc }) => mediaUrl(id, 'video', doc.videoKey),
    thumbnailUrl: ({ id, doc }) => mediaUrl(id, 'thumbnail', doc.thumbnailKey),
    captionsUrl: ({ id, doc }) => mediaUrl(id, 'captions', doc.captionsKey),
    duration: ({ doc }) => doc.seconds,
    viewCount: ({ doc }) => doc.viewCount,
    createdAt: ({ doc }) => dateTime(doc.createdAt),
    creditsHeld: ({ doc }) => nullable(doc.creditsHeld),
    creditsUsed: ({ doc }) => nullable(doc.creditsUsed),
    creditsReturned: ({ doc }) => nullable(doc.creditsReturned),
  },
};
