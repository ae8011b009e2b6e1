import { ownPictureKey } from '../../../command-service/index.ts';
import { Refusal, refusalInWords } from '../../../domain/refusal.ts';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { takeOf } from '../../take.ts';
import { brandInput, mediaChecksInput, previewInput } from './input.ts';
import { say } from '../../../words/index.ts';

async function checkOf({ services, language }: GatewayContext, userId: string, url: string) {
  try {
    const own = ownPictureKey(userId, url);
    if (own !== undefined) {
      if ((await services.providers.files.stat(own)) === undefined)
        throw new Refusal('NOT_FOUND', say('PICTURE_REMOVED'));
      return { url, kind: 'IMAGE' as const, problem: null };
    }
    const { contentType } = await services.materials.check(url);
    return { url, kind: contentType.startsWith('video/') ? ('VIDEO' as const) : ('IMAGE' as const), problem: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { url, kind: null, problem: refusalInWords(error, language) };
  }
}

export const materialResolvers: Resolvers = {
  Query: {
    brand: async (_root, _args, context) =>
      (await context.services.commands.users.userState(context.requireUser())).brand ?? null,
    mediaChecks: async (_root, args, context) => {
      const userId = context.requireUser();
      const { urls } = readInput(mediaChecksInput, args);
      if (urls.length > 0) await takeOf(context, 'mediaChecks', userId, urls.length);
      return Promise.all(urls.map((url) => checkOf(context, userId, url)));
    },
  },
  Mutation: {
    changeBrand: async (_root, { brand: sent }, context) => {
      const userId = context.requireUser();
      const brand = sent ? readInput(brandInput, sent) : null;
      const { profile } = context.services.commands;
      await context.seen(await profile.changeBrand(userId, brand, context.caller(undefined)));
      return { brand };
    },
    previewVoice: async (_root, args, context) => {
      const userId = context.requireUser();
      const { script, avatarId } = readInput(previewInput, args);
      await takeOf(context, 'voicePreviews', userId);
      const { sentence, wav, natural } = await context.services.materials.preview(userId, script, avatarId);
      return { sentence, audio: wav.toString('base64'), natural };
    },
  },
};
