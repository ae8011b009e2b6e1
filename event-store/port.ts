import type { JsonObject, NewEvent, Position, RecordedEvent } from '../domain/envelope.ts';

/**
 * What the stream must look like for an append to happen: no event yet, or exactly this revision as its last.
 * There is no "any": money must not be appended blindly.
 */
export type ExpectedRevision = 'no_stream' | number;

export interface AppendResult {
  /** Revision of the last event of this append in its stream. */
  readonly revision: number;
  /** Position of the last event of this append in the whole log. */
  readonly position: Position;
  /**
   * True when an earlier attempt of the same append stored these events, and also when that can't be excluded: over a
   * network, after an attempt whose outcome is unknown.
   */
  readonly repeated: boolean;
}

/** The stream was not as expected. `actualRevision` is -1 for a stream without events. */
export class WrongExpectedRevision extends Error {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly actualRevision: number;

  constructor(stream: string, expected: ExpectedRevision, actualRevision: number) {
    super(`Stream ${stream} is at revision ${actualRevision}, expected ${expected}`);
    this.name = 'WrongExpectedRevision';
    this.stream = stream;
    this.expected = expected;
    this.actualRevision = actualRevision;
  }
}

/**
 * The log can't take writes now (disk full, engine away). Nothing of the append was acknowledged; over a network it may
 * have been stored all the same, and repeating it tells.
 */
export class LogUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LogUnavailable';
  }
}

/** The log is damaged: what is on disk is not what was acknowledged. */
export class LogCorrupted extends Error {
  /** Everything up to here verified. */
  readonly lastGood: Position;

  constructor(message: string, lastGood: Position) {
    super(message);
    this.name = 'LogCorrupted';
    this.lastGood = lastGood;
  }
}

export interface ReadStreamOptions {
  /** First revision to return (inclusive). Default: 0 forwards, the last one backwards. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  /** At most so many events, 1 to 10,000. Default 1,000. */
  readonly limit?: number;
}

/** Only events of these categories and of these types; an absent list means all. */
export interface LogFilter {
  readonly categories?: readonly string[];
  readonly types?: readonly string[];
}

export interface ReadAllOptions {
  /** Events after this position; START reads from the beginning. */
  readonly after: Position;
  readonly filter?: LogFilter;
  /** At most so many events, 1 to 10,000. Default 1,000. */
  readonly limit?: number;
}

export interface LogPage {
  readonly events: readonly RecordedEvent[];
  /**
   * Where the next page starts: no matching event lies between the last one of this page and here.
   * Safe to store as a checkpoint once the events of this page are handled.
   */
  readonly position: Position;
  /** True when, at the time of reading, nothing more was there. */
  readonly end: boolean;
}

export interface SubscribeOptions {
  readonly after: Position;
  readonly filter?: LogFilter;
  /** The largest page handed over, 1 to 10,000. Default 1,000. */
  readonly pageSize?: number;
  /** Ends the subscription. */
  readonly signal?: AbortSignal;
}

/** A folded state, kept so that a long stream need not be read from its beginning. */
export interface Snapshot {
  /** The state includes the event of this revision. */
  readonly revision: number;
  readonly state: JsonObject;
}

export interface Verification {
  readonly ok: boolean;
  readonly events: number;
  readonly streams: number;
  /** Last position up to which everything held. */
  readonly lastGood: Position;
  /** What was found wrong, in words for a person; empty when ok. */
  readonly findings: readonly string[];
}

/**
 * The event log. Every method may reject with LogUnavailable; none loses what it acknowledged.
 *
 * Order: positions are unique and ascending; a reader never sees a position while a smaller one
 * may still appear. Streams are numbered 0, 1, 2 … without gaps.
 */
export interface EventStore {
  /**
   * Appends all events, or none, to one stream and resolves after they are durable.
   *
   * Event ids must be new for each series of attempts; repeating the same append (same ids, same expected revision,
   * same content) resolves with the first result and `repeated: true`. With another expected revision it rejects with
   * WrongExpectedRevision. The log does not recognise a repeated command: that is for the caller, by what it reads.
   *
   * Rejects with EventIdInUse, a fault of the program, where the engine can see that an id belongs to another event:
   * always within one append, in the whole log only for engines that know all its ids.
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;

  /** A page of one stream, in the asked direction. A stream without events gives an empty page. */
  readStream(stream: string, options?: ReadStreamOptions): Promise<readonly RecordedEvent[]>;

  /** A page of the whole log in order of position. */
  readAll(options: ReadAllOptions): Promise<LogPage>;

  /**
   * Pages of the log, first what is there, then what comes, without gap, double or polling.
   * The consumer sets the pace: nothing is read ahead of it without bound. A page may be empty
   * (its position then tells how far the log was searched). Ends when the signal is aborted or the store closed.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<LogPage>;

  /** The position of the last event, START for an empty log. */
  head(): Promise<Position>;

  /** How many events lie behind a position; undefined where the engine can't count without reading them. */
  eventsAfter(position: Position): Promise<number | undefined>;

  /** The latest snapshot of the stream under this key (a name with the fold's code version), if any. */
  loadSnapshot(stream: string, key: string): Promise<Snapshot | undefined>;
  /** Keeps a snapshot; a lost snapshot costs time, never truth. */
  saveSnapshot(stream: string, key: string, snapshot: Snapshot): Promise<void>;

  /** The position that the named reader last saved, START when it never did. */
  loadCheckpoint(name: string): Promise<Position>;
  /** Saves durably how far the named reader has come. */
  saveCheckpoint(name: string, position: Position): Promise<void>;

  /**
   * Reads everything and checks every stream's hash chain, the order of the log and the head anchor.
   * `onProgress` gets the number of events checked so far.
   */
  verify(onProgress?: (events: number) => void): Promise<Verification>;

  /** Finishes what is in flight and lets go of files and connections. Never hangs. */
  close(): Promise<void>;
}
