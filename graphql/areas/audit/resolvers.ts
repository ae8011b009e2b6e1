import { Refusal } from '../../../domain/refusal.ts';
import { readInstant } from '../../../domain/time.ts';
import { changesOf } from '../../../projection-service/index.ts';
import { defined } from '../../../lib/defined.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { dateTime } from '../../scalars.ts';
import { nameOfKind, omittedValues, requireHistory, wordedChanges, wordedState } from './reads.ts';
import { say } from '../../../words/index.ts';

const rows = { earlier: 25, later: 10, most: 100 } as const;

function rowsOf(name: 'earlier' | 'later', requested: number | null | undefined): number {
  const count = requested ?? rows[name];
  if (count < 0 || count > rows.most)
    throw new Refusal('INVALID_INPUT', say('FIELD_OUT_OF_RANGE', { field: name, least: 0, most: rows.most }));
  return count;
}

const optionalTime = (time: number | null): string | null => (time === null ? null : dateTime(time));

/** Histories replayed from the log. */
export const auditResolvers: Resolvers = {
  Query: {
    auditHistory: async (_root, { kind, id, revision, time, earlier, later }, context) => {
      const history = await requireHistory(context, kind, id);
      const [atRevision, atTime] = [revision ?? undefined, time ?? undefined];
      if (atRevision !== undefined && atTime !== undefined) throw new Refusal('INVALID_INPUT', say('REVISION_OR_TIME'));
      return context.services.audit.at({
        ...history,
        earlier: rowsOf('earlier', earlier),
        later: rowsOf('later', later),
        ...defined({ revision: atRevision, time: atTime === undefined ? undefined : readInstant(atTime) }),
      });
    },
    auditComparison: async (_root, { kind, id, from, to }, context) => {
      const history = await requireHistory(context, kind, id);
      const compared = await context.services.audit.compare(history, from, to);
      const momentOf = ({ revision, time }: (typeof compared)['from']) => ({ revision, time: optionalTime(time) });
      return {
        from: momentOf(compared.from),
        to: momentOf(compared.to),
        changes: wordedChanges(history.kind, compared.changes),
      };
    },
    auditVerdict: async (_root, { kind, id }, context) => {
      const { verify, keyFingerprint } = context.services.audit;
      const { checkedAt, finding, ...verdict } = await verify(await requireHistory(context, kind, id));
      const words = finding && context.inWords(finding);
      return { ...verdict, finding: words, checkedAt: dateTime(checkedAt), keyFingerprint };
    },
  },
  AuditHistory: {
    obstacle: ({ obstacle }, _args, { inWords }) => obstacle && inWords(obstacle),
    kind: ({ kind }) => nameOfKind(kind),
    firstEventAt: ({ firstEventAt }) => optionalTime(firstEventAt),
    lastEventAt: ({ lastEventAt }) => optionalTime(lastEventAt),
    replayedTo: ({ replayedTo }) => optionalTime(replayedTo),
    moment: ({ moment }) => dateTime(moment),
    state: ({ kind, state }) => wordedState(kind, state),
    stateOmitted: ({ state }) => omittedValues(state),
    events: ({ kind, events }) => events.map((event) => ({ ...event, kind })),
  },
  AuditEvent: {
    time: ({ time }) => dateTime(time),
    data: ({ kind, data }) => wordedState(kind, data),
    changes: ({ kind, before, after }) => wordedChanges(kind, changesOf(before, after)),
    before: ({ kind, before }) => wordedState(kind, before),
    after: ({ kind, after }) => wordedState(kind, after),
  },
};
