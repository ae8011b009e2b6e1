import { Refusal } from '../../domain/refusal.ts';
import { listUsers } from '../reads/users.ts';
import { avatarsOf } from '../reads/avatars.ts';
import { listVideos } from '../reads/videos.ts';
import { readInput, setCreditsInput } from './input.ts';
import { idempotencyKey, param, queryParam, type Routes } from './routes.ts';
import { statsView, userView, videoView } from './views.ts';

const usersLimit = 1_000;
const videosLimit = 1_000;

/** Spec part 3 section 7; every call but the sign-in needs the administrator's role (DECISIONS section 6). */
export const adminRoutes: Routes = {
  'POST /api/admin/login': async (context, request, reply) => {
    const { email, password } = (request.body ?? {}) as { email?: unknown; password?: unknown };
    const { cookie, 'user-agent': userAgent } = request.headers;
    const { session, setCookie } = await context.services.adminSignIn({ email, password, cookie, address: context.address, userAgent });
    void reply.header('set-cookie', setCookie);
    return { success: true, userId: session.userId };
  },

  'GET /api/admin/users': async (context, request) => {
    await context.requireAdmin();
    const found = await listUsers(context.services.projections, { search: queryParam(request, 'search') ?? '', limit: usersLimit });
    return Promise.all(found.map(({ node }) => userView(node, context)));
  },
  'GET /api/admin/users/:id': async (context, request) => {
    await context.requireAdmin();
    const id = param(request, 'id');
    const doc = await context.loaders.users.load(id);
    if (!doc) throw new Refusal('NOT_FOUND', 'User not found');
    const videos = await listVideos(context.services.projections, { ownerId: id, sort: 'NEWEST', limit: videosLimit });
    const avatars = avatarsOf(context.services).filter(({ type }) => type === 'custom');
    return { user: await userView({ id, doc }, context), videos: videos.map(({ node }) => videoView(node)), avatars, stats: await statsView(context, id) };
  },
  'PUT /api/admin/users/:id/credits': async (context, request) => {
    await context.requireAdmin();
    const userId = param(request, 'id');
    const { credits, reason } = readInput(setCreditsInput, request.body, undefined);
    const command = { userId, credits, reason: reason ?? 'No reason given' };
    const { position } = await context.services.commands.setCredits(command, context.caller(idempotencyKey(request), 'admin'));
    await context.seen(position);
    const doc = await context.loaders.users.load(userId);
    if (!doc) throw new Refusal('NOT_FOUND', 'User not found');
    return { success: true, user: await userView({ id: userId, doc }, context) };
  },
};
