import { consentStatement, consentVersion } from '../../../domain/avatars/index.ts';
import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import { takeOf } from '../../take.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { avatarIdOf, createFrom, forgetRecordings, keepRecording, ownAvatar } from './create.ts';
import { avatarIdInput, createAvatarInput } from './input.ts';
import { avatarsOf, avatarView } from './views.ts';

const defaultPage = 25;

export const avatarResolvers: Resolvers = {
  Query: {
    avatars: async (_root, _args, context) => [
      ...(await avatarsOf(context.services, context.userId, context.language)),
    ],
    twinConsent: async (_root, _args, { services }) => ({
      statement: consentStatement,
      version: consentVersion,
      unavailable: (await services.avatars.problem()) ?? null,
    }),
    adminAvatars: async (_root, { first, after }, context) => {
      await context.requireAdmin();
      const size = pageSize(first, defaultPage);
      const rows = await context.services.projections.reader('avatars').query('avatars', {
        index: 'byCreation',
        equal: { shown: true },
        reverse: true,
        limit: size + 1,
        ...pageAfter(after),
      });
      const found = rows.map(({ id, doc }) => ({
        id,
        order: [doc.createdAt],
        node: { ...avatarView(id, doc, context.language), ownerId: doc.ownerId },
      }));
      return {
        ...connectionOf(found, size, Boolean(after)),
        totalCount: await context.services.projections
          .reader('avatars')
          .count('avatars', 'byCreation', { shown: true }),
      };
    },
  },
  Mutation: {
    createAvatar: async (_root, { input }, context) => {
      const userId = context.requireUser();
      const { name, videoUploadId, consentUploadId } = readInput(createAvatarInput, input);
      const { commands, avatars } = context.services;
      const avatarId = avatarIdOf(userId, input.idempotencyKey ?? videoUploadId);
      const caller = context.caller(input.idempotencyKey);
      const made = await commands.avatars.requireTwinCredit(userId, avatarId);
      if (made !== null) return made;
      await takeOf(context, 'twinRecordings', userId);
      const read = async (uploadId: string, kind: 'footage' | 'consent') =>
        keepRecording(context, await avatars.uploads.open(userId, uploadId), kind);
      const footage = await read(videoUploadId, 'footage');
      const consentClip = consentUploadId
        ? await read(consentUploadId, 'consent').catch(async (error: unknown) => {
            await forgetRecordings(context.services, [footage]);
            throw error;
          })
        : null;
      const done = await createFrom(context, userId, avatarId, { name, footage, consentClip }, caller);
      for (const upload of [videoUploadId, consentUploadId]) if (upload) await avatars.uploads.remove(userId, upload);
      return done;
    },
    deleteAvatar: async (_root, { id, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { id: avatarId } = readInput(avatarIdInput, { id });
      const caller = context.caller(idempotencyKey);
      const { position } = await context.services.commands.avatars.deleteAvatar(userId, avatarId, caller);
      return { id: avatarId, position };
    },
    revokeAvatarConsent: async (_root, { id }, context) => {
      const userId = context.requireUser();
      const { id: avatarId } = readInput(avatarIdInput, { id });
      return context.services.commands.avatars.revokeConsent(userId, avatarId, context.caller(undefined));
    },
  },
  AvatarPayload: {
    avatar: async ({ avatarId, position }, _args, context) => {
      await context.seen(position);
      return ownAvatar(context, context.requireUser(), avatarId);
    },
  },
  AdminAvatar: {
    owner: async ({ ownerId }, _args, { loaders }) => {
      const doc = await loaders.users.load(ownerId);
      return doc ? { id: ownerId, doc } : null;
    },
  },
  AvatarChanged: {
    avatarId: ({ avatar }) => avatar.id,
    avatar: ({ avatar: { id, doc } }, _args, { language }) => (doc.shown ? avatarView(id, doc, language) : null),
  },
};
