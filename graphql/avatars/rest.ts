import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { sendFile } from '../rest/files.ts';
import { param, type Routes } from '../rest/routes.ts';
import { avatarsOf } from './views.ts';

/** Spec part 2 section 7: the presenters to choose from. */
export const avatarRoutes: Routes = {
  'GET /api/avatars': (context) => {
    context.requireUser();
    return avatarsOf(context.services);
  },
  'GET /api/avatars/:id/preview': async (context, request, reply) => sendPresenter(context, 'preview', request, reply),
  'GET /api/avatars/:id/poster': async (context, request, reply) => sendPresenter(context, 'poster', request, reply),
  'GET /api/avatars/:id/voice': async (context, request, reply) => sendPresenter(context, 'voice', request, reply),
};

async function sendPresenter(
  context: GatewayContext,
  kind: 'preview' | 'poster' | 'voice',
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const id = param(request, 'id');
  const key = await context.services.avatars.file(id, kind);
  if (key === undefined) throw new Refusal('NOT_FOUND', 'Presenter not found');
  return sendFile(context.services.providers.files, key, request, reply);
}
