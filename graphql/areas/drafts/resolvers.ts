import type { Resolvers, VideoTemplate } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import type { DraftServices } from './services.ts';
import { draftOfInput, saveDraftInput } from './input.ts';

type Stored = NonNullable<Awaited<ReturnType<DraftServices['read']>>>;

const draftView = (template: VideoTemplate, { content, revision, savedAt }: Stored) => ({
  template,
  content,
  revision,
  savedAt: dateTime(savedAt),
});

/** Drafts of videos, which follow their user to another device. */
export const draftResolvers: Resolvers = {
  Query: {
    videoDraft: async (_root, args, context) => {
      const userId = context.requireUser();
      const draft = await context.services.drafts.read(userId, readInput(draftOfInput, args).template);
      return draft === undefined ? null : draftView(args.template, draft);
    },
  },
  Mutation: {
    saveVideoDraft: async (_root, { input }, context) => {
      const userId = context.requireUser();
      const { template, content, basedOn } = readInput(saveDraftInput, input);
      return draftView(input.template, await context.services.drafts.save(userId, template, content, basedOn));
    },
    removeVideoDraft: async (_root, args, context) => {
      await context.services.drafts.drop(context.requireUser(), readInput(draftOfInput, args).template);
      return { template: args.template };
    },
  },
};
