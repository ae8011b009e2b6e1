import * as field from '../../openapi/fields.ts';
import { page } from '../../rest/call.ts';
import { z } from 'zod';
import { videoOrderInput } from '../../../domain/videos/index.ts';
import { dayOf } from '../../../domain/time.ts';
import type { VideoDocument } from '../../../projection-service/index.ts';
import { credits } from '../../scalars.ts';
import { openVideoArchive } from './archive.ts';
import { mediaKinds, type MediaKind } from './media.ts';
import { listVideos, readStarted, readVideoStats, requireVideo } from './reads.ts';
import { readInput } from '../../input/read.ts';
import { deleteVideosInput, readVideoId } from './input.ts';
import { fileNotFound, sendFile } from '../../rest/files.ts';
import { listAnswer, listRequest } from '../../rest/lists.ts';
import { idempotencyKey, param, queryParam, route, type Routes } from '../../rest/routes.ts';
import { videoView, video, videoStats } from './views.ts';

const keyOf: Readonly<Record<MediaKind, (doc: VideoDocument) => string | null>> = {
  video: (doc) => doc.videoKey,
  thumbnail: (doc) => doc.thumbnailKey,
  captions: (doc) => doc.captionsKey,
};

/** The documented calls about videos. */
export const videoRoutes: Routes = {
  'GET /api/videos': route({
    needs: 'read',
    about: { tag: 'Videos', summary: 'The videos, the newest first', query: page, answer: z.array(video) },
    handle: async (context, request, reply) => {
      const query = { ownerId: context.requireUser(), sort: 'NEWEST', ...listRequest(request) } as const;
      const { found } = await listVideos(context.services.projections, query);
      return listAnswer(reply, found).map(({ node }) => videoView(node, context));
    },
  }),
  'GET /api/videos/stats': route({
    needs: 'read',
    about: { tag: 'Videos', summary: 'How many videos there are by status', answer: videoStats },
    handle: (context) => readVideoStats(context, context.requireUser()),
  }),
  'POST /api/videos': route({
    once: true,
    needs: 'videos:write',
    bound: 'videos',
    about: {
      tag: 'Videos',
      summary: 'Start a video; its credits are held until it is made',
      body: videoOrderInput,
      status: 201,
      answer: z.object({ video, creditsReserved: field.credits, creditsAvailable: field.credits }),
    },
    handle: async (context, request, reply) => {
      const userId = context.requireUser();
      const input = readInput(videoOrderInput, request.body);
      const { services } = context;
      const started = await services.commands.videos.startVideo(userId, input, context.caller(idempotencyKey(request)));
      const seen = await context.seen(started.position);
      const video = await readStarted(services, { ...started, userId, input, seen });
      void reply.code(201);
      return {
        video: videoView(video, context),
        creditsReserved: credits(started.reserved),
        creditsAvailable: credits(started.available),
      };
    },
  }),
  'DELETE /api/videos/bulk': route({
    needs: 'videos:write',
    bound: 'videos',
    once: true,
    about: {
      tag: 'Videos',
      summary: 'Delete several videos',
      body: deleteVideosInput,
      answer: z.object({
        deleted: z.array(z.string()),
        skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
      }),
    },
    handle: async (context, request) => {
      const userId = context.requireUser();
      const { videoIds } = readInput(deleteVideosInput, request.body);
      const { deleted, skipped, position } = await context.services.commands.videos.deleteVideos(
        userId,
        videoIds,
        context.caller(idempotencyKey(request)),
      );
      await context.seen(position);
      return { deleted, skipped: skipped.map(({ id, reason }) => ({ id, reason: context.inWords(reason) })) };
    },
  }),
  'DELETE /api/videos/:id': route({
    needs: 'videos:write',
    bound: 'videos',
    once: true,
    about: { tag: 'Videos', summary: 'Delete a video', answer: field.doneWith },
    handle: async (context, request) => {
      const userId = context.requireUser();
      const id = readVideoId(param(request, 'id'));
      const { videoId, position } = await context.services.commands.videos.deleteVideo(
        userId,
        id,
        context.caller(idempotencyKey(request)),
      );
      await context.seen(position);
      return { success: true as const, id: videoId };
    },
  }),
  'PATCH /api/videos/:id/status': route({
    needs: 'videos:write',
    bound: 'videos',
    once: true,
    about: { tag: 'Videos', summary: 'Ask the video provider for the state of a video', answer: video },
    handle: async (context, request) => {
      const userId = context.requireUser();
      const id = readVideoId(param(request, 'id'));
      const position = await context.services.commands.videos.refreshVideo(
        userId,
        id,
        context.caller(idempotencyKey(request)),
      );
      await context.seen(position);
      return videoView(await requireVideo(context.services.projections, userId, id), context);
    },
  }),
  'GET /downloads/videos': {
    needs: 'read',
    bound: 'call',
    handle: async (context, request, reply) => {
      const ids = (queryParam(request, 'ids') ?? '').split(',').filter((id) => id !== '');
      const archive = await openVideoArchive(context, ids);
      const day = dayOf(context.services.now());
      return reply
        .header('content-disposition', `attachment; filename="curbcast-videos-${day}.zip"`)
        .header('cache-control', 'private, no-store')
        .type('application/zip')
        .send(archive);
    },
  },
  'GET /api/videos/:id/media/:kind': {
    needs: 'read',
    about: {
      tag: 'Videos',
      summary: 'The file, thumbnail or captions of a video',
      path: { kind: z.enum(mediaKinds) },
      query: { v: 'Any text. The addresses of files carry one, so that a file made again is fetched again.' },
      answer: { file: ['video/mp4', 'image/jpeg', 'text/vtt'], inParts: true },
    },
    handle: async (context, request, reply) => {
      const kind = mediaKinds.find((known) => known === param(request, 'kind'));
      const userId = context.requireUser();
      const video = await requireVideo(context.services.projections, userId, param(request, 'id'));
      const key = kind === undefined ? null : keyOf[kind](video.doc);
      if (key === null) throw fileNotFound();
      return sendFile(context.services.providers.files, key, request, reply);
    },
  },
};
