import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import { listActionsInput } from './input.ts';
import { momentPathOf, sentenceOfAction } from './sentences.ts';
import { actorOf, listActions, reasonOf, shownChanges } from './reads.ts';
import { targetOf } from './targets.ts';
import { actionOf, actionTypes, fieldOf, valueOf } from './wording.ts';

const defaultPage = 25;

/** The log of administrators' acts. */
export const adminLogResolvers: Resolvers = {
  Query: {
    adminActions: async (_root, { first, after, ...input }, context) => {
      await context.requireAdmin();
      const request = readInput(listActionsInput, input);
      const size = pageSize(first, defaultPage);
      const { found, stoppedAt } = await listActions(context, { ...request, limit: size + 1, ...pageAfter(after) });
      return connectionOf(found, size, Boolean(after), stoppedAt);
    },
    adminActionTypes: async (_root, _args, context) => {
      await context.requireAdmin();
      return actionTypes;
    },
  },
  AdminAction: {
    time: ({ doc }) => dateTime(doc.time),
    type: ({ doc }) => doc.type,
    action: ({ doc }) => actionOf(doc.type),
    sentence: async (action, _args, context) => [...(await sentenceOfAction(action, context))],
    momentPath: ({ doc }) => momentPathOf(doc),
    actorId: ({ doc }) => doc.actorId,
    actor: ({ doc }, _args, context) => actorOf(context, doc.actorId),
    target: (action, _args, context) => targetOf(context, action),
    userId: ({ doc }) => doc.subject,
    changes: ({ doc }) => [...shownChanges(doc)],
    reason: (action, _args, context) => reasonOf(context, action),
    from: ({ doc }) => doc.from,
    selfCredit: ({ doc }) => doc.selfCredit,
    stream: ({ doc }) => doc.stream,
  },
  AdminChange: {
    field: ({ field }) => fieldOf(field),
    before: ({ field, before }) => valueOf(field, before),
    after: ({ field, after }) => valueOf(field, after),
  },
};
