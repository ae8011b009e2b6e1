import type { RecordedEvent } from '../../domain/envelope.ts';
import { documents, type ReaderOf } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** The hash of one event of a stream as it was projected: an independent second copy. */
export interface EventWitness {
  readonly revision: number;
  readonly hash: string;
}

const collections = {
  witnesses: documents<EventWitness>(),
  lastWitnesses: documents<EventWitness>(),
};

const witnessId = (stream: string, revision: number): string => `${stream}:${String(revision).padStart(10, '0')}`;

const noted = ({ stream, revision, hash }: RecordedEvent) => {
  const doc = { revision, hash };
  return [
    { op: 'put', collection: 'witnesses', id: witnessId(stream, revision), doc },
    { op: 'put', collection: 'lastWitnesses', id: stream, doc },
  ] as const;
};

/**
 * The hashes of the events of every stream that can be audited, as they were projected. An audit reads the history from
 * the log, and compares it with these to find out whether the log was rewritten since
 * (docs/decisions/0008-audit-replay.md).
 */
export const eventHashes = defineProjection({
  name: 'event-hashes',
  version: '1',
  collections,
  on: {
    credits: noted,
    twincredits: noted,
    video: noted,
    payment: noted,
    purchase: noted,
    subscription: noted,
    invoice: noted,
  },
  live: { witnesses: 'silent', lastWitnesses: 'silent' },
  awaitedBy: 'queries',
});

/** Reads the recorded hash of a stream's event at a revision, or of the last projected event. */
export function readWitness(
  { get }: Pick<ReaderOf<typeof collections>, 'get'>,
  stream: string,
  revision: number | 'last',
): Promise<EventWitness | undefined> {
  return revision === 'last' ? get('lastWitnesses', stream) : get('witnesses', witnessId(stream, revision));
}
