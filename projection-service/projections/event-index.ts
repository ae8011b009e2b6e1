import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { documents, type ReaderOf } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** Where an event is, who caused it, what led to it, and its hash; its content stays in the log. */
export interface IndexedEventDocument {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly time: number;
  readonly type: string;
  readonly actorKind: RecordedEvent['metadata']['actor']['kind'];
  readonly actorId: string;
  /** The event, or the command of a request, that directly led to this event. */
  readonly causationId: string;
  /** The first digits of its hash when it was projected. */
  readonly hash: string;
}

/** The hash of an event, recorded when it was projected. */
export type EventWitness = Pick<IndexedEventDocument, 'revision' | 'hash'>;

/** 128 bits: nobody finds another event whose hash begins with the same. */
const witnessDigits = 32;

const collections = {
  events: documents<IndexedEventDocument>().indexedBy({
    byCause: { equal: ['causationId'], order: ['position'] },
    byStream: { equal: ['stream'], order: ['revision'] },
  }),
};

/**
 * One document for each event. It links the event with its cause in both directions: one read finds the effects of an
 * event or a command, however long the history is. And it keeps an independent second copy of the hash: an audit
 * compares the log with it to find out whether the log was rewritten since (docs/decisions/0008-audit-replay.md).
 */
export const eventIndex = defineProjection({
  name: 'event-index',
  version: '1',
  collections,
  writtenOnce: ['events'],
  on: {
    '*': ({ id, stream, revision, position, time, type, hash, metadata: { actor, causationId } }) => {
      const where = { stream, revision, position, time, type };
      const witness = hash.slice(0, witnessDigits);
      const doc = { ...where, actorKind: actor.kind, actorId: actor.id, causationId, hash: witness };
      return [{ op: 'put', collection: 'events', id, doc }];
    },
  },
  live: { events: 'silent' },
  awaitedBy: 'queries',
});

/** Reads the recorded part of the hash of a stream's event at a revision, or of the last projected event. */
export async function readWitness(
  { query }: Pick<ReaderOf<typeof collections>, 'query'>,
  stream: string,
  revision: number | 'last',
): Promise<EventWitness | undefined> {
  const from = revision === 'last' ? { reverse: true } : { after: { order: [revision], id: '' } };
  const [found] = await query('events', { index: 'byStream', equal: { stream }, limit: 1, ...from });
  if (found === undefined || (revision !== 'last' && found.doc.revision !== revision)) return undefined;
  return { revision: found.doc.revision, hash: found.doc.hash };
}
