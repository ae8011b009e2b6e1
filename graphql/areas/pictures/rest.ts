import { z } from 'zod';
import { Refusal } from '../../../domain/refusal.ts';
import { queryParam, type Routes } from '../../rest/routes.ts';
import { say } from '../../../words/index.ts';

/** Maximum number of pictures that one user may load at the same time; browsers load fewer. */
const concurrencyLimit = 16;

/**
 * Proxies pictures of the web for signed-in users, because the content security policy of our pages allows pictures
 * from our own origin only. The fetch has the same SSRF protection as for listings, and the content is checked.
 */
export function createPictureRoutes(): Routes {
  const loading = new Map<string, number>();
  return {
    'GET /api/pictures': {
      needs: 'read',
      about: {
        tag: 'Videos',
        summary: 'A picture of the web, checked and passed on',
        query: { url: z.url().describe('The address of the picture.') },
        answer: { file: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] },
      },
      handle: async (context, request, reply) => {
        const userId = context.requireUser();
        const url = queryParam(request, 'url');
        if (url === undefined) throw new Refusal('INVALID_INPUT', say('PICTURE_ADDRESS_MISSING'));
        const others = loading.get(userId) ?? 0;
        if (others >= concurrencyLimit) throw new Refusal('RATE_LIMITED', say('TOO_MANY_REQUESTS'));
        loading.set(userId, others + 1);
        try {
          const { bytes, contentType } = await context.services.pictures.fetch(url);
          return await reply
            .header('cache-control', 'private, max-age=86400')
            .type(contentType)
            .send(Buffer.from(bytes));
        } finally {
          const left = (loading.get(userId) ?? 1) - 1;
          if (left === 0) loading.delete(userId);
          else loading.set(userId, left);
        }
      },
    },
  };
}
