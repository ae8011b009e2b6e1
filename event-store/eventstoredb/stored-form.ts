import type { EventMetadata, JsonObject, Position, RecordedEvent } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import { LogCorrupted } from '../port.ts';
import type { PreparedEvent } from '../prepared-append.ts';
import { plainEvent } from '../stored-event.ts';
import { parsed, type StoredRecord } from './wire.ts';

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

/** The envelope as `toStored` writes it: the server returns the bytes that it was sent. */
const written = /^\{"schemaVersion":(\d+),"time":(-?\d+),"hash":"([0-9a-f]{64})","metadata":(?=\{)/;

/** The content of the metadata, with its inner part unparsed; undefined when this log did not write it. */
function envelopeOf(text: string) {
  const [beginning, schemaVersion, time, hash] = written.exec(text) ?? [];
  if (beginning === undefined || hash === undefined || !text.endsWith('}}')) return undefined;
  const metadataText = text.slice(beginning.length, -1);
  return { schemaVersion: Number(schemaVersion), time: Number(time), hash, metadataText };
}

/** The hash of an event that this log did not write. */
const NOT_OURS = '';

/** An event as the server returned it. Its texts are parsed on first access, which throws LogCorrupted. */
class ServerEvent implements RecordedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly time: number;
  readonly hash: string;
  readonly #record: StoredRecord;
  readonly #metadataText: string;
  #data: JsonObject | undefined;
  #metadata: EventMetadata | undefined;

  constructor(record: StoredRecord, position: Position) {
    const envelope = record.dataText === undefined ? undefined : envelopeOf(record.metadataText);
    this.stream = record.streamId;
    this.revision = record.revision;
    this.position = position;
    this.id = record.id;
    this.type = record.type;
    this.schemaVersion = envelope?.schemaVersion ?? 0;
    this.time = envelope?.time ?? 0;
    this.hash = envelope?.hash ?? NOT_OURS;
    this.#record = record;
    this.#metadataText = envelope?.metadataText ?? '';
  }

  checkIsOurs(): void {
    if (this.hash === NOT_OURS) throw notOurs(this.#record);
  }

  get data(): JsonObject {
    this.#data ??= this.#object(parsed(this.#record.dataText)) as JsonObject;
    return this.#data;
  }

  get metadata(): EventMetadata {
    this.#metadata ??= this.#object(parsed(this.#metadataText)) as EventMetadata;
    return this.#metadata;
  }

  #object(value: unknown): object {
    if (typeof value !== 'object' || value === null) throw notOurs(this.#record);
    return value;
  }

  /** For printing and comparison. */
  toJSON(): RecordedEvent {
    return plainEvent(this);
  }
}

const notOurs = ({ revision, streamId }: StoredRecord): LogCorrupted =>
  new LogCorrupted(
    `Event ${revision} of ${streamId} was not written by this log. Is the database used for something else too?`,
    START,
  );

/**
 * The event as it is read. Throws LogCorrupted for an event that this log did not write: the database has another user,
 * or was changed. Throws for a server that is too old to give the positions of events.
 */
export function fromStored(record: StoredRecord): RecordedEvent {
  const event = found(record);
  event.checkIsOurs();
  return event;
}

/** Like `fromStored`, for an event that may concern nobody: call `checkIsOurs` before handing it out. */
export function found(record: StoredRecord): ServerEvent {
  if (record.position === undefined)
    throw new Error(
      'This EventStoreDB does not give the positions of events in streams: version 22.6 or later is needed',
    );
  return new ServerEvent(record, record.position);
}

export const checkIsOurs = (event: RecordedEvent): void => {
  if (event instanceof ServerEvent) event.checkIsOurs();
};
