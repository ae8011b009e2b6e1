import { Refusal } from '../../domain/refusal.ts';
import type { VideoDocument } from '../../projection-service/index.ts';
import { credits } from '../scalars.ts';
import { mediaKinds, type MediaKind } from './media.ts';
import { listVideos, readStarted, readVideo, readVideoStats } from './reads.ts';
import type { GatewayContext } from '../context.ts';
import { readInput } from '../input/read.ts';
import { deleteVideosInput, readVideoId, startVideoInput } from './input.ts';
import { sendFile } from '../rest/files.ts';
import { listAnswer, listRequest } from '../rest/lists.ts';
import { idempotencyKey, param, type Routes } from '../rest/routes.ts';
import { videoView } from './views.ts';

async function ownVideo(context: GatewayContext, id: string) {
  const video = await readVideo(context.services.projections, context.requireUser(), id);
  if (!video) throw videoNotFound();
  return video;
}

const videoNotFound = (): Refusal => new Refusal('NOT_FOUND', 'Video not found');

const keyOf: Readonly<Record<MediaKind, (doc: VideoDocument) => string | null>> = {
  video: (doc) => doc.videoKey,
  thumbnail: (doc) => doc.thumbnailKey,
  captions: (doc) => doc.captionsKey,
};

/** Spec part 2 section 7. */
export const videoRoutes: Routes = {
  'GET /api/videos': async (context, request, reply) => {
    const asked = { ownerId: context.requireUser(), sort: 'NEWEST', ...listRequest(request) } as const;
    const { found } = await listVideos(context.services.projections, asked);
    return listAnswer(reply, found).map(({ node }) => videoView(node));
  },
  'GET /api/videos/stats': (context) => readVideoStats(context, context.requireUser()),
  'POST /api/videos': async (context, request, reply) => {
    const userId = context.requireUser();
    const order = readInput(startVideoInput, request.body);
    const started = await context.services.commands.videos.startVideo(
      userId,
      order,
      context.caller(idempotencyKey(request)),
    );
    const video = await readStarted(
      context.services.projections,
      userId,
      order,
      started,
      await context.seen(started.position),
    );
    if (!video) throw videoNotFound();
    void reply.code(201);
    return {
      video: videoView(video),
      creditsReserved: credits(started.reserved),
      creditsAvailable: credits(started.available),
    };
  },
  'DELETE /api/videos/bulk': async (context, request) => {
    const userId = context.requireUser();
    const { videoIds } = readInput(deleteVideosInput, request.body);
    const { deleted, skipped, position } = await context.services.commands.videos.deleteVideos(
      userId,
      videoIds,
      context.caller(undefined),
    );
    await context.seen(position);
    return { deleted, skipped };
  },
  'DELETE /api/videos/:id': async (context, request) => {
    const { videoId, position } = await context.services.commands.videos.deleteVideo(
      context.requireUser(),
      readVideoId(param(request, 'id')),
      context.caller(undefined),
    );
    await context.seen(position);
    return { success: true, id: videoId };
  },
  'PATCH /api/videos/:id/status': async (context, request) => {
    const userId = context.requireUser();
    const id = readVideoId(param(request, 'id'));
    const position = await context.services.commands.videos.refreshVideo(userId, id, context.caller(undefined));
    await context.seen(position);
    return videoView(await ownVideo(context, id));
  },
  'GET /api/videos/:id/media/:kind': async (context, request, reply) => {
    const kind = mediaKinds.find((known) => known === param(request, 'kind'));
    const video = await ownVideo(context, param(request, 'id'));
    const key = kind === undefined ? null : keyOf[kind](video.doc);
    if (key === null) throw new Refusal('NOT_FOUND', 'File not found');
    return sendFile(context.services.providers.files, key, request, reply);
  },
};
