import * as field from '../../openapi/fields.ts';
import { page } from '../../rest/call.ts';
import { z } from 'zod';
import { deleteUserVideoCall, listUsersInput, setCreditsInput } from './input.ts';
import { readInput } from '../../input/read.ts';
import { avatarsOfUser, avatar } from '../avatars/views.ts';
import { findUser, listUsers } from './reads.ts';
import { listVideos, readVideoStats } from '../videos/reads.ts';
import { listAnswer, listRequest } from '../../rest/lists.ts';
import { idempotencyKey, param, queryParam, route, type Routes } from '../../rest/routes.ts';
import { userView, user } from '../account/views.ts';
import { videoView, video, videoStats } from '../videos/views.ts';

/** The documented REST call has no reason, so only REST may omit it. */
const noReason = 'No reason given';

/** Users, for administrators: every call needs their role. */
export const adminUserRoutes: Routes = {
  /** The newest first. */
  'GET /api/admin/users': route({
    about: {
      tag: 'Administration',
      summary: 'The users, the newest first',
      query: { ...listUsersInput.shape, search: 'Part of a name or an address.', ...page },
      answer: z.array(user),
    },
    handle: async (context, request, reply) => {
      await context.requireAdmin();
      const wanted = readInput(listUsersInput, {
        search: queryParam(request, 'search'),
        role: queryParam(request, 'role'),
        status: queryParam(request, 'status'),
      });
      const { found } = await listUsers(context.services, { ...wanted, ...listRequest(request) });
      return Promise.all(listAnswer(reply, found).map(({ node }) => userView(node, context)));
    },
  }),
  /** `after` and `x-next` page through the videos. */
  'GET /api/admin/users/:id': route({
    about: {
      tag: 'Administration',
      summary: 'A user with videos and Digital Twins',
      query: page,
      answer: z.object({ user, videos: z.array(video), avatars: z.array(avatar), stats: videoStats }),
    },
    handle: async (context, request, reply) => {
      await context.requireAdmin();
      const id = param(request, 'id');
      const user = await findUser(context, id);
      const { found } = await listVideos(context.services.projections, {
        ownerId: id,
        sort: 'NEWEST',
        ...listRequest(request),
      });
      const videos = listAnswer(reply, found).map(({ node }) => videoView(node, context));
      const avatars = await avatarsOfUser(context.services, id, context.language);
      return { user: await userView(user, context), videos, avatars, stats: await readVideoStats(context, id) };
    },
  }),
  'PUT /api/admin/users/:id/credits': route({
    once: true,
    bound: 'administrators',
    about: {
      tag: 'Administration',
      summary: 'Set the balance of a user',
      body: setCreditsInput.pick({ credits: true, reason: true }).partial({ reason: true }),
      answer: z.object({ success: z.literal(true), user }),
    },
    handle: async (context, request) => {
      await context.requireAdmin();
      await context.requireRecentAuthentication();
      const { credits, reason = noReason } = (request.body ?? {}) as {
        readonly credits?: unknown;
        readonly reason?: unknown;
      };
      const command = readInput(setCreditsInput, { userId: param(request, 'id'), credits, reason });
      const { userId } = command;
      const { position } = await context.services.commands.credits.setCredits(
        command,
        context.caller(idempotencyKey(request), 'admin'),
      );
      await context.seen(position);
      return { success: true as const, user: await userView(await findUser(context, userId), context) };
    },
  }),
  'DELETE /api/admin/users/:id/videos/:videoId': route({
    once: true,
    bound: 'administrators',
    about: {
      tag: 'Administration',
      summary: 'Delete a video of a user',
      body: deleteUserVideoCall.pick({ reason: true }),
      answer: field.doneWith,
    },
    handle: async (context, request) => {
      await context.requireAdmin();
      const { reason: why } = (request.body ?? {}) as { readonly reason?: unknown };
      const ids = { userId: param(request, 'id'), videoId: param(request, 'videoId') };
      const { userId, videoId, reason } = readInput(deleteUserVideoCall, { ...ids, reason: why });
      await context.requireRecentAuthentication();
      const caller = context.caller(idempotencyKey(request), 'admin');
      const { position } = await context.services.commands.videos.deleteVideoOf(userId, videoId, reason, caller);
      await context.seen(position);
      return { success: true as const, id: videoId };
    },
  }),
};
