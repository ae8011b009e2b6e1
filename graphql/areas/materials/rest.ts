import { ownPictureKey, ownPictureUrl } from '../../../command-service/index.ts';
import { pictureOf } from '../account-settings/picture-upload.ts';
import { fileNotFound, sendFile } from '../../rest/files.ts';
import { param, type Routes } from '../../rest/routes.ts';
import { takeOf } from '../../take.ts';

/** Files for videos: pictures and logos that users upload. */
export const materialRoutes: Routes = {
  'POST /files/own-pictures': {
    needs: 'videos:write',
    bound: 'call',
    body: 'stream',
    handle: async (context, request) => {
      const userId = context.requireUser();
      const { materials } = context.services;
      await takeOf(context, 'ownPictures', userId);
      return { url: ownPictureUrl(await materials.makePicture(userId, await pictureOf(request, 'picture'))) };
    },
  },
  'GET /api/pictures/own/:name': {
    needs: 'read',
    about: { tag: 'Videos', summary: 'An uploaded picture', answer: { file: ['image/webp'], inParts: true } },
    handle: async (context, request, reply) => {
      const key = ownPictureKey(context.requireUser(), ownPictureUrl(param(request, 'name')));
      if (key === undefined) throw fileNotFound();
      return sendFile(context.services.providers.files, key, request, reply);
    },
  },
};
