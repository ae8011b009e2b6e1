import { Refusal } from '../../domain/refusal.ts';
import type { VideoDocument } from '../../projection-service/index.ts';
import { credits } from '../scalars.ts';
import { avatarsOf } from '../avatars/views.ts';
import { mediaKinds, type MediaKind } from './media.ts';
import { listVideos, readStarted, readVideo } from './reads.ts';
import type { GatewayContext } from '../context.ts';
import { readInput } from '../input/read.ts';
import { deleteVideosInput, readVideoId, startVideoInput } from './input.ts';
import { sendFile } from '../rest/files.ts';
import { listAnswer, listRequest } from '../rest/lists.ts';
import { idempotencyKey, param, type Routes } from '../rest/routes.ts';
import { statsView, videoView } from '../account/views.ts';

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
  'GET /api/videos/stats': (context) => statsView(context, context.requireUser()),
  'POST /api/videos': async (context, request, reply) => {
    const userId = context.requireUser();
    const order = readInput(startVideoInput, request.body);
    const started = await context.services.commands.startVideo(userId, order, context.caller(idempotencyKey(request)));
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
    const { deleted, skipped, position } = await context.services.commands.deleteVideos(
      userId,
      videoIds,
      context.caller(undefined),
    );
    await context.seen(position);
    return { deleted, skipped };
  },
  'DELETE /api/videos/:id': async (context, request) => {
    const { videoId, position } = await context.services.commands.deleteVideo(
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
    const position = await context.services.commands.refreshVideo(userId, id, context.caller(undefined));
    await context.seen(position);
    return videoView(await ownVideo(context, id));
  },
  'GET /api/videos/:id/media/:kind': async (context, request, reply) => {
    const kind = mediaKinds.find((known) => known === param(request, 'kind'));
    const video = await ownVideo(context, param(request, 'id'));
    const key = kind === undefined ? null : keyOf[kind](video.doc);
    if (key === null) throw new Refusal('NOT_FOUND', 'File not found');
    return sendFile(context.services.commands.files, key, request, reply);
  },
  'GET /api/avatars': (context) => {
    context.requireUser();
    return Promise.resolve(avatarsOf(context.services));
  },
  'GET /api/avatars/:id/preview': async (context, request, reply) =>
    sendPresenter(context, 'preview', param(request, 'id'), request, reply),
  'GET /api/avatars/:id/poster': async (context, request, reply) =>
    sendPresenter(context, 'poster', param(request, 'id'), request, reply),
};

async function sendPresenter(
  context: GatewayContext,
  kind: 'preview' | 'poster',
  id: string,
  ...[request, reply]: [Parameters<Routes['GET /']>[1], Parameters<Routes['GET /']>[2]]
) {
  if (!context.services.commands.video.presenters().some((presenter) => presenter.id === id))
    throw new Refusal('NOT_FOUND', 'Presenter not found');
  const key = await context.services.presenterFile(id, kind);
  return sendFile(context.services.commands.files, key, request, reply);
}
