import type { JSONEventData, ResolvedEvent } from '@eventstore/db-client';
import { jsonEvent } from '@eventstore/db-client';
import type { EventMetadata, JsonObject, RecordedEvent } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import { LogCorrupted } from '../port.ts';
import type { PreparedEvent } from '../prepared-append.ts';
import { formatPosition } from './position.ts';

/** An event of the server as it comes from the client, links not followed. */
export type RawEvent = NonNullable<ResolvedEvent['event']>;

/** What the server keeps beside id, type and data: what else the envelope holds, and the link of the hash chain. */
interface StoredMetadata {
  readonly schemaVersion: number;
  readonly time: number;
  readonly hash: string;
  readonly metadata: EventMetadata;
}

/** What the envelope adds to the metadata: names, version, time and hash. */
const ENVELOPE_BYTES = 130;

/** What an event counts towards the size of an append, bytes. */
export const storedBytes = ({ dataText, metadataText }: PreparedEvent): number =>
  Buffer.byteLength(dataText) + Buffer.byteLength(metadataText) + ENVELOPE_BYTES;

/** The event as it is sent. The client prints the data again; JSON that was printed once is printed the same. */
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
 * The event as it is read. Throws LogCorrupted for one that this log did not write: the database is not the log's own,
 * or was changed. Throws when the server is too old to say where in the log an event is.
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
