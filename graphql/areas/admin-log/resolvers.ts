import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import type { Sentence } from '../../../words/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import { listActionsInput } from './input.ts';
import { momentPathOf, sentenceOfAction } from './sentences.ts';
import { actorOf, listActions, reasonOf, shownChanges } from './reads.ts';
import { targetOf } from './targets.ts';
import { actionOf, actionTypes, fieldOf, valueOf } from './wording.ts';

const defaultPage = 25;
const wordsOr = (value: Sentence | string | null, inWords: GatewayContext['inWords']): string | null =>
  value === null ? null : inWords(value);

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
      return actionTypes
        .map((type) => ({ type, action: context.inWords(actionOf(type)) }))
        .toSorted((a, b) => a.action.localeCompare(b.action));
    },
  },
  AdminAction: {
    time: ({ doc }) => dateTime(doc.time),
    type: ({ doc }) => doc.type,
    action: ({ doc }, _args, { inWords }) => inWords(actionOf(doc.type)),
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
    field: ({ field }, _args, { inWords }) => inWords(fieldOf(field)),
    before: ({ field, before }, _args, { inWords }) => wordsOr(valueOf(field, before), inWords),
    after: ({ field, after }, _args, { inWords }) => wordsOr(valueOf(field, after), inWords),
  },
};
