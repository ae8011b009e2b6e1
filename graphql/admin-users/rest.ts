import { deleteUserVideoCall, listUsersInput, setCreditsInput } from './input.ts';
import { readInput } from '../input/read.ts';
import { avatarsOfUser } from '../avatars/views.ts';
import { findUser, listUsers } from './reads.ts';
import { listVideos, readVideoStats } from '../videos/reads.ts';
import { listAnswer, listRequest } from '../rest/lists.ts';
import { idempotencyKey, param, queryParam, type Routes } from '../rest/routes.ts';
import { userView } from '../account/views.ts';
import { videoView } from '../videos/views.ts';

/** The specification of this call has no reason, so only REST may omit it (DECISIONS section 11). */
const noReason = 'No reason given';

/** Spec part 3 section 7; every call needs the administrator's role (DECISIONS section 6). */
export const adminUserRoutes: Routes = {
  /** The newest first. */
  'GET /api/admin/users': async (context, request, reply) => {
    await context.requireAdmin();
    const wanted = readInput(listUsersInput, {
      search: queryParam(request, 'search'),
      role: queryParam(request, 'role'),
      status: queryParam(request, 'status'),
    });
    const { found } = await listUsers(context.services, { ...wanted, ...listRequest(request) });
    return Promise.all(listAnswer(reply, found).map(({ node }) => userView(node, context)));
  },
  /** `after` and `x-next` page through the videos. */
  'GET /api/admin/users/:id': async (context, request, reply) => {
    await context.requireAdmin();
    const id = param(request, 'id');
    const user = await findUser(context, id);
    const { found } = await listVideos(context.services.projections, {
      ownerId: id,
      sort: 'NEWEST',
      ...listRequest(request),
    });
    const videos = listAnswer(reply, found).map(({ node }) => videoView(node, context.settings.publicUrl));
    const avatars = await avatarsOfUser(context.services, id, context.language);
    return { user: await userView(user, context), videos, avatars, stats: await readVideoStats(context, id) };
  },
  'PUT /api/admin/users/:id/credits': async (context, request) => {
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
    return { success: true, user: await userView(await findUser(context, userId), context) };
  },
  'DELETE /api/admin/users/:id/videos/:videoId': async (context, request) => {
    await context.requireAdmin();
    const { reason: why } = (request.body ?? {}) as { readonly reason?: unknown };
    const ids = { userId: param(request, 'id'), videoId: param(request, 'videoId') };
    const { userId, videoId, reason } = readInput(deleteUserVideoCall, { ...ids, reason: why });
    await context.requireRecentAuthentication();
    const caller = context.caller(idempotencyKey(request), 'admin');
    const { position } = await context.services.commands.videos.deleteVideoOf(userId, videoId, reason, caller);
    await context.seen(position);
    return { success: true, id: videoId };
  },
};
