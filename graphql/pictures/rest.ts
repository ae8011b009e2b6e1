import { Refusal } from '../../domain/refusal.ts';
import { queryParam, type Routes } from '../rest/routes.ts';

/** Pictures that one user has under way at a time: more than a browser asks for, less than would hurt. */
const mostAtOnce = 16;

/**
 * `GET /api/pictures?url=`: a picture of the web as one of ours, since a page shows only those (content security
 * policy). Read through the same guard as a listing, told by its content to be a picture, for signed-in users, and
 * kept by their browser.
 */
export function createPictureRoutes(): Routes {
  const underWay = new Map<string, number>();
  return {
    'GET /api/pictures': async (context, request, reply) => {
      const userId = context.requireUser();
      const url = queryParam(request, 'url');
      if (url === undefined) throw new Refusal('INVALID_INPUT', 'Please give the address of a picture.');
      const others = underWay.get(userId) ?? 0;
      if (others >= mostAtOnce) throw new Refusal('RATE_LIMITED', 'Too many requests. Please try again later.');
      underWay.set(userId, others + 1);
      try {
        const { bytes, contentType } = await context.services.picture(url);
        return await reply.header('cache-control', 'private, max-age=86400').type(contentType).send(Buffer.from(bytes));
      } finally {
        const left = (underWay.get(userId) ?? 1) - 1;
        if (left === 0) underWay.delete(userId);
        else underWay.set(userId, left);
      }
    },
  };
}
