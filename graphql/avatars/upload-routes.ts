import type { FastifyReply } from 'fastify';
import { twinRecordings } from '../../domain/catalog.ts';
import { Refusal } from '../../domain/refusal.ts';
import { param, type Routes } from '../rest/routes.ts';
import { takeOf } from '../take.ts';

const version = '1.0.0';
const path = '/files/recordings';
const tus = (reply: FastifyReply): FastifyReply =>
  reply.header('tus-resumable', version).header('cache-control', 'no-store');

/**
 * Resumable uploads by the tus protocol 1.0.0 with its extensions creation and termination (https://tus.io): a
 * recording arrives in parts, and an upload that broke goes on from the last whole part.
 */
export const uploadRoutes: Routes = {
  [`POST ${path}`]: {
    body: 'stream',
    handle: async (context, request, reply) => {
      const userId = context.requireUser();
      const announced = request.headers['upload-length'];
      // Without a credit nothing is taken (trust F10).
      await context.services.commands.avatars.requireTwinCredit(userId);
      await takeOf(context, 'twinUploads', userId);
      const id = await context.services.avatars.uploads.begin(userId, Number(announced ?? Number.NaN));
      return tus(reply).code(201).header('location', `${path}/${id}`).send();
    },
  },

  // Answers HEAD, too.
  [`GET ${path}/:id`]: async (context, request, reply) => {
    const userId = context.requireUser();
    const { bytes, offset } = await context.services.avatars.uploads.state(userId, param(request, 'id'));
    return tus(reply)
      .header('upload-offset', offset)
      .header('upload-length', bytes)
      .header('tus-max-size', twinRecordings.mostBytes)
      .send();
  },

  [`PATCH ${path}/:id`]: {
    body: 'stream',
    handle: async (context, request, reply) => {
      const userId = context.requireUser();
      if (request.headers['content-type'] !== 'application/offset+octet-stream')
        throw new Refusal('UNSUPPORTED_TYPE', 'Parts of an upload are sent as application/offset+octet-stream.');
      const offset = Number(request.headers['upload-offset'] ?? Number.NaN);
      const { uploads } = context.services.avatars;
      const reached = await uploads.append(userId, param(request, 'id'), offset, request.raw);
      return tus(reply).code(204).header('upload-offset', reached).send();
    },
  },

  [`DELETE ${path}/:id`]: async (context, request, reply) => {
    await context.services.avatars.uploads.remove(context.requireUser(), param(request, 'id'));
    return tus(reply).code(204).send();
  },
};
