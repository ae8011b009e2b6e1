import type { EventMetadata, JsonObject, RecordedEvent } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import { LogCorrupted } from '../port.ts';
import type { PreparedEvent } from '../prepared-append.ts';
import type { StoredRecord } from './wire.ts';

/** The metadata of an event on the server: the rest of the envelope and the hash. */
interface StoredMetadata {
  readonly schemaVersion: number;
  readonly time: number;
  readonly hash: string;
  readonly metadata: EventMetadata;
}

/** The bytes that the envelope adds to the metadata: names, version, time and hash. */
const ENVELOPE_BYTES = 130;

/** The most bytes that UTF-8 takes for a character of a string. */
const MOST_BYTES = 3;

/** Whether an append of these events has more bytes than `limit`. Counts exactly only when it comes near. */
export function isLargerThan(limit: number, events: readonly PreparedEvent[]): boolean {
  const sum = (size: (text: string) => number): number =>
    events.reduce(
      (bytes, { dataText, metadataText }) => bytes + size(dataText) + size(metadataText) + ENVELOPE_BYTES,
      0,
    );
  return sum(({ length }) => length * MOST_BYTES) > limit && sum((text) => Buffer.byteLength(text)) > limit;
}

/** An event as it is sent. Both texts are JSON. */
export interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly dataText: string;
  readonly metadataText: string;
}

/** The event as it is sent, with the texts of the caller byte for byte. */
export const toStored = (
  { id, type, schemaVersion, time, dataText, metadataText }: PreparedEvent,
  hash: string,
): SentEvent => ({
  id,
  type,
  dataText,
  metadataText: `{"schemaVersion":${schemaVersion},"time":${time},"hash":"${hash}","metadata":${metadataText}}`,
});

function isStoredMetadata(metadata: unknown): metadata is StoredMetadata {
  if (typeof metadata !== 'object' || metadata === null) return false;
  const { schemaVersion, time, hash, metadata: inner } = metadata as Partial<Record<keyof StoredMetadata, unknown>>;
  return (
    typeof schemaVersion === 'number' &&
    typeof time === 'number' &&
    typeof hash === 'string' &&
    typeof inner === 'object' &&
    inner !== null
  );
}

/**
 * The event as it is read. Throws LogCorrupted for an event that this log did not write: the database has another user,
 * or was changed. Throws for a server that is too old to give the positions of events.
 */
export function fromStored(record: StoredRecord): RecordedEvent {
  const { streamId: stream, id, type, revision, position } = record;
  if (position === undefined)
    throw new Error(
      'This EventStoreDB does not give the positions of events in streams: version 22.6 or later is needed',
    );
  const [data, metadata] = [record.data(), record.metadata()];
  if (typeof data !== 'object' || !isStoredMetadata(metadata)) {
    throw new LogCorrupted(
      `Event ${revision} of ${stream} was not written by this log. Is the database used for something else too?`,
      START,
    );
  }
  const { schemaVersion, time, hash, metadata: inner } = metadata;
  return {
    stream,
    revision,
    position,
    id,
    type,
    schemaVersion,
    time,
    data: data as JsonObject,
    metadata: inner,
    hash,
  };
}
