import type { Resolvers } from '../../generated/resolvers.ts';
import { historyOf } from '../../../projection-service/index.ts';
import { nameOfKind } from '../audit/reads.ts';
import { creditAccountOf, effectsOf, findCause, findEvent } from './reads.ts';
import { dateTime } from '../../scalars.ts';

/** Events with their causes and effects, for administrators. */
export const causationResolvers: Resolvers = {
  Query: {
    logEvent: async (_root, { id }, context) => {
      await context.requireFinance();
      return (await findEvent(context.services.projections, id)) ?? null;
    },
  },
  LogEvent: {
    time: ({ doc }) => dateTime(doc.time),
    actor: ({ doc }) => ({ kind: doc.actorKind, id: doc.actorId }),
    creditsOf: ({ doc }) => creditAccountOf(doc.stream),
    history: ({ doc }) => historyRef(doc.stream),
    cause: ({ doc }, _args, { services }) => findCause(services.projections, doc.causationId),
    effects: ({ id }, page, { services }) => effectsOf(services.projections, id, page),
  },
  AuditEvent: {
    cause: ({ causationId }, _args, { services }) => findCause(services.projections, causationId),
    effects: ({ id }, page, { services }) => effectsOf(services.projections, id, page),
  },
  Cause: { __resolveType: (cause) => cause.__typename },
  Command: { effects: ({ id }, page, { services }) => effectsOf(services.projections, id, page) },
};

/** The history of a stream, as the API names it. */
function historyRef(stream: string) {
  const history = historyOf(stream);
  return history ? { kind: nameOfKind(history.kind), id: history.id } : null;
}
