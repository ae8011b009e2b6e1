import type { JSONEventData, ResolvedEvent } from '@eventstore/db-client';
import { jsonEvent } from '@eventstore/db-client';
import type { EventMetadata, JsonObject, RecordedEvent } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import { LogCorrupted } from '../port.ts';
import type { PreparedEvent } from '../prepared-append.ts';
import { formatPosition } from './position.ts';

/** An event as the client returns it, with links unresolved. */
export type RawEvent = NonNullable<ResolvedEvent['event']>;

/** The metadata of an event on the server: the rest of the envelope and the hash. */
interface StoredMetadata {
  readonly schemaVersion: number;
  readonly time: number;
  readonly hash: string;
  readonly metadata: EventMetadata;
}

/** The bytes that the envelope adds to the metadata: names, version, time and hash. */
const ENVELOPE_BYTES = 130;

/** The size of an event within an append, bytes. */
export const storedBytes = ({ dataText, metadataText }: PreparedEvent): number =>
  Buffer.byteLength(dataText) + Buffer.byteLength(metadataText) + ENVELOPE_BYTES;

/** The event as it is sent. The client prints the data again; reprinting JSON gives the same text. */
export function toStored(event: PreparedEvent, hash: string): JSONEventData {
  const metadata: StoredMetadata = {
    schemaVersion: event.schemaVersion,
    time: event.time,
    hash,
    metadata: JSON.parse(event.metadataText) as EventMetadata,
  };
  return jsonEvent({ id: event.id, type: event.type, data: JSON.parse(event.dataText) as JsonObject, metadata });
}

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
export function fromStored(event: RawEvent): RecordedEvent {
  const { streamId: stream, id, type, data, metadata } = event;
  const revision = Number(event.revision);
  if (!event.position || event.position.commit > BigInt(Number.MAX_SAFE_INTEGER))
    throw new Error(
      'This EventStoreDB does not give the positions of events in streams: version 22.6 or later is needed',
    );
  if (!event.isJson || typeof data !== 'object' || !isStoredMetadata(metadata)) {
    throw new LogCorrupted(
      `Event ${revision} of ${stream} was not written by this log. Is the database used for something else too?`,
      START,
    );
  }
  const { schemaVersion, time, hash, metadata: inner } = metadata;
  return {
    stream,
    revision,
    position: formatPosition(event.position),
    id,
    type,
    schemaVersion,
    time,
    data: data as JsonObject,
    metadata: inner,
    hash,
  };
}
