import type { VideoDocument } from '../../../projection-service/index.ts';
import { fileNotFound, sendFile } from '../../rest/files.ts';
import { param, type Routes } from '../../rest/routes.ts';
import { mediaKinds, type MediaKind } from '../videos/media.ts';
import { dayOf } from '../../../domain/time.ts';

const keyOf: Readonly<Record<MediaKind, (doc: VideoDocument) => string | null>> = {
  video: (doc) => doc.videoKey,
  thumbnail: (doc) => doc.thumbnailKey,
  captions: (doc) => doc.captionsKey,
};

export const consoleRoutes: Routes = {
  /** Sends a file of any customer's video. First records, once a day, that the administrator watches it. */
  'GET /files/customer-videos/:id/:kind': {
    needs: 'session',
    handle: async (context, request, reply) => {
      await context.requireAdmin();
      const videoId = param(request, 'id');
      const kind = mediaKinds.find((known) => known === param(request, 'kind'));
      const video = await context.loaders.videos.load(videoId);
      const key = kind === undefined || video === undefined ? null : keyOf[kind](video);
      if (video === undefined || key === null) throw fileNotFound();
      const { commands, now, providers } = context.services;
      if (kind === 'video') {
        const day = dayOf(now());
        await commands.support.recordLook(video.ownerId, videoId, day, context.caller(undefined, 'admin'));
      }
      return sendFile(providers.files, key, request, reply);
    },
  },
};
