import { estimateScript } from '../../../domain/scripts/index.ts';
import { videoOrderInput, videoTitle } from '../../../domain/videos/index.ts';
import { defined } from '../../../lib/defined.ts';
import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import { creditAccountOf } from '../credits/reads.ts';
import type { VideoDocument } from '../../../projection-service/index.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { GatewayServices } from '../../services.ts';
import { readInput } from '../../input/read.ts';
import { readVideosAhead } from './queue.ts';
import { deleteVideosInput, readVideoId, restoreVideosInput, videoSearchInput } from './input.ts';
import {
  listVideos,
  readStarted,
  readVideo,
  readVideoStats,
  requireVideo,
  selectVideos,
  storedStatus,
} from './reads.ts';
import { credits, dateTime } from '../../scalars.ts';
import { mediaUrl } from './media.ts';
import { leftOutReason, saidOf } from './wording.ts';

const defaultPage = 24;

const upper = <Text extends string>(text: Text): Uppercase<Text> => text.toUpperCase() as Uppercase<Text>;
const nullable = (halfCredits: number | null): number | null => (halfCredits === null ? null : credits(halfCredits));

const statusOf = ({ status }: VideoDocument) => status.toUpperCase() as 'PENDING' | 'PROCESSING' | 'READY' | 'FAILED';

/** The credits that a deletion costs now: the settlement captures the hold of started work that is charged. */
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
      const list = `${sort ?? 'NEWEST'} `;
      const { found, stoppedAt } = await listVideos(context.services.projections, {
        ownerId: context.requireUser(),
        sort: sort ?? 'NEWEST',
        limit: size + 1,
        ...readInput(videoSearchInput, { search }),
        ...defined({ status: status ? storedStatus[status] : undefined }),
        ...pageAfter(after, list),
      });
      return connectionOf(found, size, Boolean(after), stoppedAt, list);
    },
    videoSelection: async (_root, { status, search }, context) =>
      selectVideos(
        context.services.projections,
        {
          ownerId: context.requireUser(),
          ...readInput(videoSearchInput, { search }),
          ...defined({ status: status ? storedStatus[status] : undefined }),
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
      const { look, template } = sent;
      const input = readInput(videoOrderInput, {
        ...sent,
        look: look && {
          ...look,
          format: look.format.toLowerCase(),
          placement: look.placement.toLowerCase(),
          resolution: look.resolution?.toLowerCase(),
        },
        template: template?.toLowerCase(),
      });
      const started = await context.services.commands.videos.startVideo(
        userId,
        input,
        context.caller(sent.idempotencyKey),
      );
      return { ...started, userId, input, seen: await context.seen(started.position) };
    },
    refreshVideo: async (_root, { id, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const videoId = readVideoId(id);
      const position = await context.services.commands.videos.refreshVideo(
        userId,
        videoId,
        context.caller(idempotencyKey),
      );
      await context.seen(position);
      return { videoId, userId, position };
    },
    renameVideo: async (_root, { id, title: sent, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const videoId = readVideoId(id);
      const { title } = readInput(videoTitle, { title: sent });
      const position = await context.services.commands.videos.renameVideo(
        userId,
        videoId,
        title,
        context.caller(idempotencyKey),
      );
      await context.seen(position);
      return { videoId, userId, position };
    },
    deleteVideo: async (_root, { id, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const videoId = readVideoId(id);
      const { position } = await context.services.commands.videos.deleteVideo(
        userId,
        videoId,
        context.caller(idempotencyKey),
      );
      await context.seen(position);
      return { videoId, userId, position };
    },
    deleteVideos: async (_root, { ids, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { videoIds } = readInput(deleteVideosInput, { videoIds: ids });
      const done = await context.services.commands.videos.deleteVideos(
        userId,
        videoIds,
        context.caller(idempotencyKey),
      );
      await context.seen(done.position);
      return { userId, ...done };
    },
    restoreVideos: async (_root, { ids, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { videoIds } = readInput(restoreVideosInput, { videoIds: ids });
      const done = await context.services.commands.videos.restoreVideos(
        userId,
        videoIds,
        context.caller(idempotencyKey),
      );
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
    status: ({ doc }) => statusOf(doc),
    processingProgress: ({ doc }) => doc.progress,
    videosAhead: ({ id, doc }, _args, { services }) => readVideosAhead(services.providers, id, doc),
    phase: ({ doc }, _args, context) => saidOf(doc, context.inWords).phase,
    errorMessage: ({ doc }, _args, context) => saidOf(doc, context.inWords).errorMessage,
    leftOut: ({ doc }, _args, context) =>
      doc.leftOut.map(({ url, reason }) => ({ url, reason: context.inWords(leftOutReason(reason)) })),
    videoUrl: ({ id, doc }) => mediaUrl(id, 'video', doc.videoKey),
    thumbnailUrl: ({ id, doc }) => mediaUrl(id, 'thumbnail', doc.thumbnailKey),
    captionsUrl: ({ id, doc }) => mediaUrl(id, 'captions', doc.captionsKey),
    duration: ({ doc }) => doc.seconds,
    createdAt: ({ doc }) => dateTime(doc.createdAt),
    creditsHeld: ({ doc }) => nullable(doc.creditsHeld),
    creditsUsed: ({ doc }) => nullable(doc.creditsUsed),
    creditsReturned: ({ doc }) => nullable(doc.creditsReturned),
    retryCredits: ({ doc }) => (doc.status === 'failed' ? credits(estimateScript(doc.script).halfCredits) : null),
    deletionCredits: ({ doc }, _args, { services }) => deletionCredits(services, doc),
    madeFrom: async ({ doc: { madeFrom, ownerId } }, _args, { services }) =>
      madeFrom === null ? null : ((await readVideo(services.projections, ownerId, madeFrom)) ?? null),
  },
  VideoLook: {
    format: ({ format }) => upper(format),
    placement: ({ placement }) => upper(placement),
    resolution: ({ resolution }) => upper(resolution),
  },
};
