import type { EventMetadata, JsonObject, Position, RecordedEvent } from '../domain/envelope.ts';
import { START } from '../domain/envelope.ts';
import { uuidOf } from './event-id.ts';
import { unpackMetadata } from './packed-metadata.ts';

const POSITION_DIGITS = 16;

/** A position as text, zero-padded to the digits of the largest safe integer: text order is number order. */
export function formatPosition(position: number): Position {
  return (position === 0 ? START : String(position).padStart(POSITION_DIGITS, '0')) as Position;
}

/** The number of a position (START is 0). Throws RangeError for a text that is not a position. */
export function parsePosition(position: Position): number {
  if (position === START) return 0;
  const value = Number(position);
  if (position.length !== POSITION_DIGITS || !Number.isSafeInteger(value) || value < 1) {
    throw new RangeError(`${JSON.stringify(position)} is not a position of this log`);
  }
  return value;
}

/** A plain object with every field of an event, also of one that is parsed on access. */
export function plainEvent(event: RecordedEvent): RecordedEvent {
  const { stream, revision, position, id, type, schemaVersion, time, data, metadata, hash } = event;
  return { stream, revision, position, id, type, schemaVersion, time, data, metadata, hash };
}

/** The common part of many events: held once in memory and, in SQLite, once on disk. */
export interface Kind {
  readonly category: string;
  readonly type: string;
  readonly schemaVersion: number;
}

/**
 * The ends of id and hash (hex digits) in the string that joins them and the packed metadata: few readers need these.
 */
const ID_END = 32;
const HASH_END = ID_END + 64;

/** Joins the parts that `StoredEvent` splits again on access. */
export function joinRest(hexId: string, hash: string, metadata: string): string {
  return hexId + hash + metadata;
}

/**
 * An event, unchanged since it was read. Its texts are parsed on first access: a rebuild that folds only `data` never
 * parses metadata. Readers share these objects and must not change them.
 */
export class StoredEvent implements RecordedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly kind: Kind;
  readonly time: number;
  /** The position as a number. */
  readonly at: number;
  /** The data as it is stored and hashed. */
  readonly dataText: string;
  readonly #rest: string;
  #position: Position | undefined;
  #data: JsonObject | undefined;
  #metadata: EventMetadata | undefined;

  constructor(at: number, stream: string, revision: number, kind: Kind, time: number, dataText: string, rest: string) {
    this.at = at;
    this.stream = stream;
    this.revision = revision;
    this.kind = kind;
    this.time = time;
    this.dataText = dataText;
    this.#rest = rest;
  }

  get type(): string {
    return this.kind.type;
  }

  get schemaVersion(): number {
    return this.kind.schemaVersion;
  }

  get position(): Position {
    return (this.#position ??= formatPosition(this.at));
  }

  get id(): string {
    return uuidOf(this.#rest.slice(0, ID_END));
  }

  get hash(): string {
    return this.#rest.slice(ID_END, HASH_END);
  }

  get data(): JsonObject {
    this.#data ??= JSON.parse(this.dataText) as JsonObject;
    return this.#data;
  }

  get metadata(): EventMetadata {
    this.#metadata ??= JSON.parse(this.metadataText) as EventMetadata;
    return this.#metadata;
  }

  /** The metadata as it is hashed. */
  get metadataText(): string {
    return unpackMetadata(this.#rest.slice(HASH_END), this.id);
  }

  /** The characters that it keeps in memory. */
  get size(): number {
    return this.dataText.length + this.#rest.length;
  }

  /** For printing and comparison. */
  toJSON(): RecordedEvent {
    return plainEvent(this);
  }
}
