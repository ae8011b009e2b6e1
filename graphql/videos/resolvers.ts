import { estimateScript } from '../../domain/scripts/index.ts';
import { defined } from '../../lib/defined.ts';
import { connectionOf, pageAfter, pageSize } from '../cursor.ts';
import { creditAccountOf } from '../credits/reads.ts';
import type { VideoDocument } from '../../projection-service/index.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { GatewayServices } from '../services.ts';
import { readInput } from '../input/read.ts';
import { readVideosAhead } from './queue.ts';
import { deleteVideosInput, readVideoId, renameVideoInput, restoreVideosInput, startVideoInput } from './input.ts';
import {
  listVideos,
  readStarted,
  readVideo,
  readVideoStats,
  requireVideo,
  selectVideos,
  storedStatus,
} from './reads.ts';
import { credits, dateTime } from '../scalars.ts';
import { leftOutReason, mediaUrl } from './media.ts';

const defaultPage = 24;

const upper = <Text extends string>(text: Text): Uppercase<Text> => text.toUpperCase() as Uppercase<Text>;
const nullable = (halfCredits: number | null): number | null => (halfCredits === null ? null : credits(halfCredits));

const statusOf = ({ status }: VideoDocument) => status.toUpperCase() as 'PENDING' | 'PROCESSING' | 'READY' | 'FAILED';

/** What a deletion takes now (DECISIONS 11): the settlement captures the hold of work that was begun and is charged. */
const deletionCredits = (
  { providers }: Pick<GatewayServices, 'providers'>,
  { status, creditsHeld }: VideoDocument,
): number => (status === 'processing' && providers.video.chargesForStartedWork ? credits(creditsHeld ?? 0) : 0);

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
        ...defined({ status: status ? storedStatus[status] : undefined, search: search ?? undefined }),
        ...pageAfter(after),
      });
      return connectionOf(found, size, Boolean(after), stoppedAt);
    },
    videoSelection: async (_root, { status, search }, context) =>
      selectVideos(
        context.services.projections,
        {
          ownerId: context.requireUser(),
          ...defined({ status: status ? storedStatus[status] : undefined, search: search ?? undefined }),
        },
        ({ id, doc }) => ({
          id,
          title: doc.title,
          status: statusOf(doc),
          creditsHeld: nullable(doc.creditsHeld),
          deletionCredits: deletionCredits(context.services, doc),
        }),
      ),
    videoStats: async (_root, _args, context) => {
      const id = context.requireUser();
      return { id, ...(await readVideoStats(context, id)) };
    },
  },
  Mutation: {
    startVideo: async (_root, { input: sent }, context) => {
      const userId = context.requireUser();
      const { film, template } = sent;
      const input = readInput(startVideoInput, {
        ...sent,
        film: film && { ...film, format: film.format.toLowerCase(), placement: film.placement.toLowerCase() },
        template: template?.toLowerCase(),
      });
      const started = await context.services.commands.videos.startVideo(
        userId,
        input,
        context.caller(sent.idempotencyKey),
      );
      return { ...started, userId, input, seen: await context.seen(started.position) };
    },
    refreshVideo: async (_root, { id }, context) => {
      const userId = context.requireUser();
      const videoId = readVideoId(id);
      const position = await context.services.commands.videos.refreshVideo(userId, videoId, context.caller(undefined));
      await context.seen(position);
      return { videoId, userId, position };
    },
    renameVideo: async (_root, { id, title: sent }, context) => {
      const userId = context.requireUser();
      const videoId = readVideoId(id);
      const { title } = readInput(renameVideoInput, { title: sent });
      const position = await context.services.commands.videos.renameVideo(
        userId,
        videoId,
        title,
        context.caller(undefined),
      );
      await context.seen(position);
      return { videoId, userId, position };
    },
    deleteVideo: async (_root, { id }, context) => {
      const userId = context.requireUser();
      const videoId = readVideoId(id);
      const { position } = await context.services.commands.videos.deleteVideo(
        userId,
        videoId,
        context.caller(undefined),
      );
      await context.seen(position);
      return { videoId, userId, position };
    },
    deleteVideos: async (_root, { ids }, context) => {
      const userId = context.requireUser();
      const { videoIds } = readInput(deleteVideosInput, { videoIds: ids });
      const done = await context.services.commands.videos.deleteVideos(userId, videoIds, context.caller(undefined));
      await context.seen(done.position);
      return { userId, ...done };
    },
    restoreVideos: async (_root, { ids }, context) => {
      const userId = context.requireUser();
      const { videoIds } = readInput(restoreVideosInput, { videoIds: ids });
      const done = await context.services.commands.videos.restoreVideos(userId, videoIds, context.caller(undefined));
      await context.seen(done.position);
      return { userId, ...done };
    },
  },
  StartVideoPayload: {
    video: (started, _args, { services }) => readStarted(services, started),
    account: ({ userId }, _args, context) => creditAccountOf(context, userId),
    creditsReserved: ({ reserved }) => credits(reserved),
    creditsAvailable: ({ available }) => credits(available),
  },
  VideoPayload: {
    video: ({ videoId, userId }, _args, { services }) => requireVideo(services.projections, userId, videoId),
  },
  DeleteVideoPayload: {
    id: ({ videoId }) => videoId,
    account: ({ userId }, _args, context) => creditAccountOf(context, userId),
  },
  DeleteVideosPayload: {
    deleted: ({ deleted }) => [...deleted],
    skipped: ({ skipped }, _args, context) =>
      skipped.map(({ id, reason }) => ({ id, reason: context.inWords(reason) })),
    account: ({ userId }, _args, context) => creditAccountOf(context, userId),
  },
  RestoreVideosPayload: {
    restored: ({ restored }) => [...restored],
    skipped: ({ skipped }, _args, context) =>
      skipped.map(({ id, reason }) => ({ id, reason: context.inWords(reason) })),
    account: ({ userId }, _args, context) => creditAccountOf(context, userId),
  },
  Video: {
    title: ({ doc }) => doc.title,
    propertyAddress: ({ doc }) => doc.propertyAddress,
    script: ({ doc }) => doc.script,
    avatarId: ({ doc }) => doc.avatarId,
    screenShareUrl: ({ doc }) => doc.screenShareUrl,
    status: ({ doc }) => statusOf(doc),
    processingProgress: ({ doc }) => doc.progress,
    phase: ({ doc }) => doc.phase,
    progressEstimated: ({ doc }) => doc.progressEstimated,
    videosAhead: ({ id, doc }, _args, { services }) => readVideosAhead(services.providers, id, doc),
    errorMessage: ({ doc }) => doc.errorMessage,
    picturesLeftOut: ({ doc }) => doc.picturesLeftOut,
    leftOut: ({ doc }) => doc.leftOut.map(({ url, reason }) => ({ url, reason: leftOutReason(reason) })),
    videoUrl: ({ id, doc }) => mediaUrl(id, 'video', doc.videoKey),
    thumbnailUrl: ({ id, doc }) => mediaUrl(id, 'thumbnail', doc.thumbnailKey),
    captionsUrl: ({ id, doc }) => mediaUrl(id, 'captions', doc.captionsKey),
    duration: ({ doc }) => doc.seconds,
    viewCount: ({ doc }) => doc.viewCount,
    createdAt: ({ doc }) => dateTime(doc.createdAt),
    creditsHeld: ({ doc }) => nullable(doc.creditsHeld),
    creditsUsed: ({ doc }) => nullable(doc.creditsUsed),
    creditsReturned: ({ doc }) => nullable(doc.creditsReturned),
    retryCredits: ({ doc }) => (doc.status === 'failed' ? credits(estimateScript(doc.script).halfCredits) : null),
    deletionCredits: ({ doc }, _args, { services }) => deletionCredits(services, doc),
    imageUrls: ({ doc }) => [...doc.imageUrls],
    pictureCaptions: ({ doc }) => [...doc.pictureCaptions],
    film: ({ doc }) => doc.film,
    madeFrom: async ({ doc: { madeFrom, ownerId } }, _args, { services }) =>
      madeFrom === null ? null : ((await readVideo(services.projections, ownerId, madeFrom)) ?? null),
  },
  Film: {
    format: ({ format }) => upper(format),
    placement: ({ placement }) => upper(placement),
  },
};
