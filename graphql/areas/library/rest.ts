import * as field from '../../openapi/fields.ts';
import { libraryCategories } from '../../../domain/library/index.ts';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context.ts';
import { readInput } from '../../input/read.ts';
import { idempotencyKey, param, queryParam, route, type Routes } from '../../rest/routes.ts';
import { libraryUploads } from '../../../domain/catalog.ts';
import { libraryUploadPath } from '../../../command-service/index.ts';
import { fileNotFound, sendFile } from '../../rest/files.ts';
import { uploadRoutes } from '../../rest/uploads.ts';
import { checkFile } from './check-file.ts';
import { libraryVideoIdInput, libraryVideoInput, listLibraryInput } from './input.ts';
import type { LibraryVideoPayloadParent } from './parents.ts';
import { findLibraryVideo, listAllLibraryVideos, listLibraryVideos } from './reads.ts';
import {
  adminView,
  libraryFiles,
  type LibraryFileName,
  libraryView,
  adminLibraryVideo,
  libraryVideo,
} from './views.ts';

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

const isFileName = (name: string): name is LibraryFileName => Object.hasOwn(libraryFiles, name);

/** The documented body. */
const libraryBody = z.object({
  title: z.string(),
  description: z.string(),
  category: z.enum(libraryCategories),
  s3VideoUrl: z.string(),
  s3ThumbnailUrl: z.string().nullish(),
  duration: z.int().min(0).describe('Seconds.'),
  tags: z.array(z.string()).nullish(),
  isActive: z.boolean().nullish(),
});

export const libraryRoutes: Routes = {
  ...uploadRoutes({
    path: libraryUploadPath,
    mostBytes: libraryUploads.mostBytes,
    bounds: ['administrators', 'administrators'],
    user: (context) => context.requireAdmin(),
    uploads: ({ services }) => services.library.uploads,
  }),

  // A hidden video does not exist for users: only administrators see its files.
  'GET /files/library/:id/:name': {
    needs: 'read',
    handle: async (context, request, reply) => {
      context.requireUser();
      const { services } = context;
      const doc = await services.projections.reader('library').get('libraryVideos', idOf(request));
      const name = param(request, 'name');
      if (doc === undefined || !isFileName(name) || !(doc.isActive || (await context.isAdmin()))) throw fileNotFound();
      const key = doc.file?.[libraryFiles[name]];
      if (!key) throw fileNotFound();
      return sendFile(services.providers.files, key, request, reply);
    },
  },

  'GET /api/mls-videos': route({
    needs: 'read',
    about: {
      tag: 'Videos',
      summary: 'The videos of MLS Unlocked',
      query: {
        category: z.enum([...libraryCategories, 'all']).default('all'),
        search: 'Words of title, text or tags.',
      },
      answer: z.array(libraryVideo),
    },
    handle: async (context, request) => {
      context.requireUser();
      const asked = queryParam(request, 'category');
      const category = asked === 'all' || asked === '' ? undefined : asked;
      const input = readInput(listLibraryInput, { category, search: queryParam(request, 'search') });
      return (await listLibraryVideos(context.services.projections, input)).map(libraryView);
    },
  }),
  'POST /api/mls-videos/:id/view': route({
    once: true,
    needs: 'read',
    bound: 'bounded',
    about: { tag: 'Videos', summary: 'Count a view, once a day', answer: z.object({ viewCount: z.int() }) },
    handle: async (context, request) => {
      const userId = context.requireUser();
      const done = await context.services.commands.library.watchLibraryVideo(
        userId,
        idOf(request),
        context.caller(idempotencyKey(request)),
      );
      return { viewCount: (await changed(context, done)).doc.viewCount };
    },
  }),
  'GET /api/admin/mls-videos': route({
    about: { tag: 'Administration', summary: 'All videos of MLS Unlocked', answer: z.array(adminLibraryVideo) },
    handle: async (context) => {
      await context.requireAdmin();
      return (await listAllLibraryVideos(context.services.projections)).map(adminView);
    },
  }),
  'POST /api/admin/mls-videos': route({
    once: true,
    bound: 'administrators',
    about: {
      tag: 'Administration',
      summary: 'Add a video to MLS Unlocked',
      body: libraryBody,
      status: 201,
      answer: adminLibraryVideo,
    },
    handle: async (context, request, reply) => {
      const adminId = await context.requireAdmin();
      const caller = context.caller(idempotencyKey(request), 'admin');
      const input = readVideo(request);
      await checkFile(context, adminId, input.videoUrl);
      const done = await context.services.commands.library.addLibraryVideo(input, caller);
      void reply.code(201);
      return adminView(await changed(context, done));
    },
  }),
  'PUT /api/admin/mls-videos/:id': route({
    once: true,
    bound: 'administrators',
    about: {
      tag: 'Administration',
      summary: 'Change a video of MLS Unlocked',
      body: libraryBody,
      answer: adminLibraryVideo,
    },
    handle: async (context, request) => {
      const adminId = await context.requireAdmin();
      const [id, input] = [idOf(request), readVideo(request)];
      await checkFile(context, adminId, input.videoUrl, id);
      const done = await context.services.commands.library.changeLibraryVideo(
        id,
        input,
        context.caller(idempotencyKey(request), 'admin'),
      );
      return adminView(await changed(context, done));
    },
  }),
  'DELETE /api/admin/mls-videos/:id': route({
    once: true,
    bound: 'administrators',
    about: { tag: 'Administration', summary: 'Delete a video of MLS Unlocked', answer: field.doneWith },
    handle: async (context, request) => {
      await context.requireAdmin();
      const id = idOf(request);
      const caller = context.caller(idempotencyKey(request), 'admin');
      const { position } = await context.services.commands.library.removeLibraryVideo(id, caller);
      await context.seen(position);
      return { success: true as const, id };
    },
  }),
};
