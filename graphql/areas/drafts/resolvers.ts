import type { DraftFlow as FlowOfSchema, Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import type { DraftServices } from './services.ts';
import { draftFlowInput, saveDraftInput } from './input.ts';

type Stored = NonNullable<Awaited<ReturnType<DraftServices['read']>>>;

const draftView = (flow: FlowOfSchema, { content, revision, savedAt }: Stored) => ({
  flow,
  content,
  revision,
  savedAt: dateTime(savedAt),
});

/** Drafts of videos, which follow their user to another device. */
export const draftResolvers: Resolvers = {
  Query: {
    videoDraft: async (_root, args, context) => {
      const userId = context.requireUser();
      const draft = await context.services.drafts.read(userId, readInput(draftFlowInput, args).flow);
      return draft === undefined ? null : draftView(args.flow, draft);
    },
  },
  Mutation: {
    saveVideoDraft: async (_root, { input }, context) => {
      const userId = context.requireUser();
      const { flow, content, basedOn } = readInput(saveDraftInput, input);
      return draftView(input.flow, await context.services.drafts.save(userId, flow, content, basedOn));
    },
    removeVideoDraft: async (_root, args, context) => {
      await context.services.drafts.drop(context.requireUser(), readInput(draftFlowInput, args).flow);
      return true;
    },
  },
};
