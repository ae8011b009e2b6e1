import { decodeCursor, encodeCursor } from '../cursor.ts';
import { listUsersInput, setCreditsInput } from '../input/admin.ts';
import { readInput } from '../input/read.ts';
import { avatarsOf } from '../reads/avatars.ts';
import { findUser, listUsers } from '../reads/users.ts';
import { listVideos } from '../reads/videos.ts';
import { idempotencyKey, param, queryParam, type Routes } from './routes.ts';
import { statsView, userView, videoView } from './views.ts';

const usersLimit = 1_000;
const videosLimit = 1_000;
/** The documented call has no reason; only it may leave one out (DECISIONS section 11). */
const noReason = 'No reason given';

/** Spec part 3 section 7; every call but the sign-in needs the administrator's role (DECISIONS section 6). */
export const adminRoutes: Routes = {
  'POST /api/admin/login': async (context, request, reply) => {
    const { email, password } = (request.body ?? {}) as { email?: unknown; password?: unknown };
    const { cookie, 'user-agent': userAgent } = request.headers;
    const { session, setCookie } = await context.services.adminSignIn({ email, password, cookie, address: context.address, userAgent });
    void reply.header('set-cookie', setCookie);
    return { success: true, userId: session.userId };
  },

  /** The newest first; where there are more, the header `x-next` says what to give as `after` for the next ones. */
  'GET /api/admin/users': async (context, request, reply) => {
    await context.requireAdmin();
    const after = queryParam(request, 'after');
    const { search } = readInput(listUsersInput, { search: queryParam(request, 'search') });
    const asked = { search, limit: usersLimit + 1, ...(after === undefined ? {} : { after: decodeCursor(after) }) };
    const found = await listUsers(context.services.projections, asked);
    const page = found.slice(0, usersLimit);
    const last = page.at(-1);
    if (found.length > usersLimit && last !== undefined) void reply.header('x-next', encodeCursor(last));
    return Promise.all(page.map(({ node }) => userView(node, context)));
  },
  'GET /api/admin/users/:id': async (context, request) => {
    await context.requireAdmin();
    const id = param(request, 'id');
    const user = await findUser(context, id);
    const videos = await listVideos(context.services.projections, { ownerId: id, sort: 'NEWEST', limit: videosLimit });
    const avatars = avatarsOf(context.services).filter(({ type }) => type === 'custom');
    return { user: await userView(user, context), videos: videos.map(({ node }) => videoView(node)), avatars, stats: await statsView(context, id) };
  },
  'PUT /api/admin/users/:id/credits': async (context, request) => {
    await context.requireAdmin();
    const { credits, reason = noReason } = (request.body ?? {}) as { readonly credits?: unknown; readonly reason?: unknown };
    const command = readInput(setCreditsInput, { userId: param(request, 'id'), credits, reason });
    const { userId } = command;
    const { position } = await context.services.commands.setCredits(command, context.caller(idempotencyKey(request), 'admin'));
    await context.seen(position);
    return { success: true, user: await userView(await findUser(context, userId), context) };
  },
};
