import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context.ts';
import { readInput } from '../input/read.ts';
import { idempotencyKey, param, queryParam, type Routes } from '../rest/routes.ts';
import { libraryVideoIdInput, libraryVideoInput, listLibraryInput } from './input.ts';
import type { LibraryVideoParent, LibraryVideoPayloadParent } from './parents.ts';
import { findLibraryVideo, listAllLibraryVideos, listLibraryVideos } from './reads.ts';

/** A video as the library shows it (spec part 3 section 3). */
const libraryView = ({ id, doc }: LibraryVideoParent) => ({
  id,
  title: doc.title,
  description: doc.description,
  category: doc.category,
  duration: doc.durationSeconds,
  thumbnail_url: doc.thumbnailUrl,
  video_url: doc.videoUrl,
  viewCount: doc.viewCount,
  tags: doc.tags,
});

/** A video as administrators edit it. */
const adminView = ({ id, doc }: LibraryVideoParent) => ({
  id,
  title: doc.title,
  description: doc.description,
  category: doc.category,
  s3VideoUrl: doc.videoUrl,
  s3ThumbnailUrl: doc.thumbnailUrl,
  duration: doc.durationSeconds,
  tags: doc.tags,
  isActive: doc.isActive,
  viewCount: doc.viewCount,
});

/** The documented body, by the names of the input. */
function readVideo(request: FastifyRequest) {
  const { s3VideoUrl, s3ThumbnailUrl, duration, ...rest } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  return readInput(libraryVideoInput, {
    ...rest,
    videoUrl: s3VideoUrl,
    thumbnailUrl: s3ThumbnailUrl,
    durationSeconds: duration,
  });
}

async function changed(context: GatewayContext, { libraryVideoId, position }: LibraryVideoPayloadParent) {
  await context.seen(position);
  return findLibraryVideo(context.services.projections, libraryVideoId);
}

const idOf = (request: FastifyRequest): string => readInput(libraryVideoIdInput, { id: param(request, 'id') }).id;

/** Spec part 3 section 7 and DECISIONS 12. */
export const libraryRoutes: Routes = {
  'GET /api/mls-videos': async (context, request) => {
    context.requireUser();
    const asked = queryParam(request, 'category');
    const category = asked === 'all' || asked === '' ? undefined : asked;
    const input = readInput(listLibraryInput, { category, search: queryParam(request, 'search') });
    return (await listLibraryVideos(context.services.projections, input)).map(libraryView);
  },
  'POST /api/mls-videos/:id/view': async (context, request) => {
    const userId = context.requireUser();
    const done = await context.services.commands.library.watchLibraryVideo(
      userId,
      idOf(request),
      context.caller(idempotencyKey(request)),
    );
    return { viewCount: (await changed(context, done)).doc.viewCount };
  },
  'GET /api/admin/mls-videos': async (context) => {
    await context.requireAdmin();
    return (await listAllLibraryVideos(context.services.projections)).map(adminView);
  },
  'POST /api/admin/mls-videos': async (context, request, reply) => {
    await context.requireAdmin();
    const caller = context.caller(idempotencyKey(request), 'admin');
    const done = await context.services.commands.library.addLibraryVideo(readVideo(request), caller);
    void reply.code(201);
    return adminView(await changed(context, done));
  },
  'PUT /api/admin/mls-videos/:id': async (context, request) => {
    await context.requireAdmin();
    const done = await context.services.commands.library.changeLibraryVideo(
      idOf(request),
      readVideo(request),
      context.caller(idempotencyKey(request), 'admin'),
    );
    return adminView(await changed(context, done));
  },
  'DELETE /api/admin/mls-videos/:id': async (context, request) => {
    await context.requireAdmin();
    const id = idOf(request);
    const caller = context.caller(idempotencyKey(request), 'admin');
    const { position } = await context.services.commands.library.removeLibraryVideo(id, caller);
    await context.seen(position);
    return { success: true, id };
  },
};
