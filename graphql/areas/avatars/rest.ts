import * as field from '../../openapi/fields.ts';
import { z } from 'zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AvatarOrder, Caller } from '../../../command-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import { takeOf } from '../../take.ts';
import { readInput } from '../../input/read.ts';
import { sendFile } from '../../rest/files.ts';
import { idempotencyKey, param, route, type Routes } from '../../rest/routes.ts';
import { uploadRoutes } from '../../rest/uploads.ts';
import { twinRecordings } from '../../../domain/catalog.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { avatarFormOf, refuseLarge } from './form.ts';
import { avatarIdInput } from './input.ts';
import { avatarOrder } from '../../../domain/avatars/index.ts';
import { avatarIdOf, createFrom, forgetRecordings, keepRecording, ownAvatar, ownAvatarFile } from './create.ts';
import { sendSample } from './sample.ts';
import { avatarsOf, avatar } from './views.ts';
import { say } from '../../../words/index.ts';

/** The presenters to choose from, and the making of Digital Twins. */
export const avatarRoutes: Routes = {
  ...uploadRoutes({
    path: '/files/recordings',
    mostBytes: twinRecordings.mostBytes,
    bounds: ['call', 'bounded'],
    user: (context) => context.requireUser(),
    mayBegin: async (context, userId) => {
      // Without a credit, accept no upload.
      await context.services.commands.avatars.requireTwinCredit(userId);
      await takeOf(context, 'twinUploads', userId);
    },
    uploads: ({ services }) => services.avatars.uploads,
  }),

  ...uploadRoutes({
    path: '/files/sample-recordings',
    mostBytes: twinRecordings.mostBytes,
    bounds: ['twinSamples', 'bounded'],
    user: (context) => context.requireUser(),
    mayBegin: async ({ services }) => {
      if (services.avatars.sampler === undefined) throw new Refusal('NOT_OFFERED', say('TWIN_SAMPLE_NOT_OFFERED'));
    },
    uploads: ({ services }) => services.avatars.uploads,
  }),

  'POST /files/sample-recordings/:id/sample': { bound: 'twinRecordings', handle: sendSample },

  'GET /api/avatars': route({
    needs: 'read',
    about: { tag: 'Videos', summary: 'The presenters to choose from', answer: z.array(avatar) },
    handle: (context) => avatarsOf(context.services, context.requireUser(), context.language),
  }),

  'POST /api/avatars': route({
    once: true,
    bound: 'twins',
    about: {
      tag: 'Videos',
      summary: 'Make a Digital Twin from a recording (at most 500 MB)',
      body: { form: { name: 'The name.', video: 'The recording.', consent: 'A recording of the consent.' } },
      status: 201,
      answer: z.object({ avatar }),
    },
    body: 'stream',
    handle: async (context, request, reply) => {
      const userId = context.requireUser();
      const { commands } = context.services;
      const key = idempotencyKey(request);
      const caller = context.caller(key);
      const avatarId = avatarIdOf(userId, key);
      // Before the body is read.
      const made = await commands.avatars.requireTwinCredit(userId, avatarId);
      refuseLarge(request);
      const done = made ?? (await createFromForm(context, request, avatarId, caller));
      await context.seen(done.position);
      void reply.code(201);
      return { avatar: await ownAvatar(context, userId, done.avatarId) };
    },
  }),

  'DELETE /api/avatars/:id': route({
    once: true,
    bound: 'twins',
    about: { tag: 'Videos', summary: 'Delete a Digital Twin', answer: field.doneWith },
    handle: async (context, request) => {
      const userId = context.requireUser();
      const { id } = readInput(avatarIdInput, { id: param(request, 'id') });
      const caller = context.caller(idempotencyKey(request));
      const { position } = await context.services.commands.avatars.deleteAvatar(userId, id, caller);
      await context.seen(position);
      return { success: true as const, id };
    },
  }),

  'GET /api/avatars/:id/preview': {
    needs: 'read',
    about: { tag: 'Videos', summary: 'A video of a presenter', answer: { file: ['video/mp4'], inParts: true } },
    handle: async (context, request, reply) => sendPresenter(context, 'preview', request, reply),
  },
  'GET /api/avatars/:id/poster': {
    needs: 'read',
    about: {
      tag: 'Videos',
      summary: 'A picture of a presenter',
      answer: { file: ['image/png', 'image/jpeg'], inParts: true },
    },
    handle: async (context, request, reply) => sendPresenter(context, 'poster', request, reply),
  },
  'GET /api/avatars/:id/voice': {
    needs: 'read',
    about: {
      tag: 'Videos',
      summary: 'The voice of a presenter',
      answer: { file: ['audio/mpeg', 'audio/mp4', 'audio/wav'], inParts: true },
    },
    handle: async (context, request, reply) => sendPresenter(context, 'voice', request, reply),
  },
};

async function createFromForm(context: GatewayContext, request: FastifyRequest, avatarId: string, caller: Caller) {
  const userId = context.requireUser();
  await takeOf(context, 'twinRecordings', userId);
  const kept: AvatarOrder['footage'][] = [];
  const forget = async (error: unknown): Promise<never> => {
    await forgetRecordings(context.services, kept);
    throw error;
  };
  const { fields, files } = await avatarFormOf(request, async (field, file) => {
    const recording = await keepRecording(context, file, field === 'video' ? 'footage' : 'consent');
    kept.push(recording);
    return recording;
  }).catch(forget);
  const order = await orderOf(fields, files).catch(forget);
  return createFrom(context, userId, avatarId, order, caller);
}

async function orderOf(
  fields: Readonly<Record<string, string>>,
  { video: footage, consent }: Readonly<Record<string, AvatarOrder['footage']>>,
): Promise<AvatarOrder> {
  const { name } = readInput(avatarOrder, fields);
  if (footage === undefined) throw new Refusal('INVALID_INPUT', say('RECORDING_TYPE'));
  return { name, footage, consentClip: consent ?? null };
}

async function sendPresenter(
  context: GatewayContext,
  kind: 'preview' | 'poster' | 'voice',
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const id = param(request, 'id');
  const key = (await context.services.avatars.file(id, kind)) ?? (await ownAvatarFile(context, id, kind));
  return sendFile(context.services.providers.files, key, request, reply);
}
