import type { EventMetadata, JsonObject, Position, RecordedEvent } from '../domain/envelope.ts';
import { START } from '../domain/envelope.ts';

const POSITION_DIGITS = 16;

/** Position 7 as text: zero-padded to the digits of the largest safe integer, so that text order is number order. */
export function formatPosition(position: number): Position {
  return (position === 0 ? START : String(position).padStart(POSITION_DIGITS, '0')) as Position;
}

/** The number behind a position of these engines (START is 0). Throws RangeError for any other text. */
export function parsePosition(position: Position): number {
  if (position === START) return 0;
  const value = Number(position);
  if (position.length !== POSITION_DIGITS || !Number.isSafeInteger(value) || value < 1) {
    throw new RangeError(`${JSON.stringify(position)} is not a position of this log`);
  }
  return value;
}

/** What many events have in common; kept once in memory and, in SQLite, once on disk. */
export interface Kind {
  readonly category: string;
  readonly type: string;
  readonly schemaVersion: number;
}

/** The stored texts of an event that few readers look at, in one string: id, hash and metadata. */
const ID_END = 36;
const HASH_END = ID_END + 64;

/** Joins what `StoredEvent` takes apart again when asked. */
export function joinRest(id: string, hash: string, metadataText: string): string {
  return id + hash + metadataText;
}

/**
 * An event read from a log. Texts are parsed when they are first asked for: a rebuild that folds
 * only `data` never pays for metadata. Treat what it gives as read-only; readers share it.
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
    return formatPosition(this.at);
  }

  get id(): string {
    return this.#rest.slice(0, ID_END);
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

  /** The metadata as it is stored and hashed. */
  get metadataText(): string {
    return this.#rest.slice(HASH_END);
  }

  /** Characters of text it holds: what it costs to keep it in memory. */
  get size(): number {
    return this.dataText.length + this.#rest.length;
  }

  /** A plain object with every field, for printing and comparing. */
  toJSON(): RecordedEvent {
    const { stream, revision, type, schemaVersion, time, position, id, hash, data, metadata } = this;
    return { stream, revision, position, id, type, schemaVersion, time, data, metadata, hash };
  }
}
