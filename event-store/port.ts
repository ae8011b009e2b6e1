import type { OwnId } from '../domain/ids.ts';
import type { JsonObject, NewEvent, Position, RecordedEvent } from '../domain/envelope.ts';
import { Unavailable } from '../lib/unavailable.ts';

/**
 * Optimistic concurrency: an append succeeds only on a stream without events, or on one whose last revision is exactly
 * this. There is no "any": an append that moves money must know the state that it was decided on.
 */
export type ExpectedRevision = 'no_stream' | number;

export interface AppendResult {
  /** Revision of the last event of this append in its stream. */
  readonly revision: number;
  /** Position of the last event of this append in the whole log. */
  readonly position: Position;
  /**
   * True when an earlier attempt of the same append stored these events, and when that can't be ruled out: over a
   * network, after an attempt with an unknown outcome.
   */
  readonly repeated: boolean;
}

/** An optimistic concurrency conflict. `actualRevision` is -1 for a stream without events. */
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
 * The log can't be used now (disk full, server down). An append that rejects with this was not acknowledged, but over a
 * network it may have been stored; repeating it gives the outcome.
 */
export class LogUnavailable extends Unavailable {
  override readonly name: string = 'LogUnavailable';
}

/** The log is damaged: the stored events differ from the acknowledged ones. */
export class LogCorrupted extends Error {
  /** Every event up to this position is sound. */
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
  /** Maximum number of events to return, 1 to 10,000. Default 1,000. */
  readonly limit?: number;
  /**
   * Events that another process appended in the last moments may be missing, those of this process never: over a
   * network, a read after the last known event then needs no call.
   */
  readonly mayLag?: boolean;
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
  /** Maximum number of events to return, 1 to 10,000. Default 1,000. */
  readonly limit?: number;
}

export interface LogPage {
  readonly events: readonly RecordedEvent[];
  /**
   * Where the next page starts: there is no matching event between the last event of this page and this position. Safe
   * to store as a checkpoint once the events of this page are handled.
   */
  readonly position: Position;
  /** True when the log held nothing more at the time of the read. */
  readonly end: boolean;
}

export interface SubscribeOptions {
  readonly after: Position;
  readonly filter?: LogFilter;
  /** Maximum number of events in a page, 1 to 10,000. Default 1,000. */
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
  /** Every event up to this position is sound. */
  readonly lastGood: Position;
  /** The faults, in sentences for an operator; empty when ok. */
  readonly findings: readonly string[];
}

/**
 * The event log. Every method may reject with LogUnavailable; an acknowledged event is never lost.
 *
 * Order: positions are unique and ascending; a reader never sees a position while a smaller one may still appear.
 * The revisions of a stream are 0, 1, 2 … without gaps.
 */
export interface EventStore {
  /**
   * Appends all events, or none, to one stream and resolves after they are durable.
   *
   * Event ids must be new for each series of attempts; repeating the same append (same ids, same expected revision,
   * same content) resolves with the first result and `repeated: true`. With another expected revision it rejects with
   * WrongExpectedRevision. Recognizing a repeated command is the caller's job (idempotency key), not the log's.
   *
   * Rejects with EventIdInUse, a programming error, where the engine can see that an id belongs to another event:
   * always within one append, in the whole log only for engines that index all ids.
   */
  append(stream: OwnId, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;

  /** A page of one stream. A stream without events gives an empty page. */
  readStream(stream: OwnId, options?: ReadStreamOptions): Promise<readonly RecordedEvent[]>;

  /** A page of the whole log in order of position. */
  readAll(options: ReadAllOptions): Promise<LogPage>;

  /**
   * Catch-up subscription: pages of stored events, then live events, without gaps, duplicates or polling. The consumer
   * sets the pace (backpressure); between two pages of a backlog the event loop runs. A page may be empty; its position
   * then tells how far the log was searched. Ends when the signal is aborted or the store is closed.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<LogPage>;

  /** The position of the last event, START for an empty log. */
  head(): Promise<Position>;

  /** When the last event was recorded, by its writer's clock (milliseconds); undefined for an empty log. */
  lastTime(): Promise<number | undefined>;

  /** The number of events after a position; undefined where the engine can't count without reading them. */
  eventsAfter(position: Position): Promise<number | undefined>;

  /** The latest snapshot of the stream under this key (a name with the fold's code version), if any. */
  loadSnapshot(stream: OwnId, key: string): Promise<Snapshot | undefined>;
  /** Saves a snapshot. Losing one costs time, never data. */
  saveSnapshot(stream: OwnId, key: string, snapshot: Snapshot): Promise<void>;

  /** The named reader's last checkpoint; START when it has none. */
  loadCheckpoint(name: OwnId): Promise<Position>;
  /** Saves the named reader's checkpoint durably. */
  saveCheckpoint(name: OwnId, position: Position): Promise<void>;

  /**
   * Reads the whole log and checks every stream's hash chain, the order of the log and the head anchor. `onProgress`
   * gets the number of events checked so far.
   */
  verify(onProgress?: (events: number) => void): Promise<Verification>;

  /** Finishes pending work and releases files and connections. Never hangs. */
  close(): Promise<void>;
}

/** Where a log is, for a thread that reads it beside its writer. */
export type LogAddress =
  | { readonly engine: 'sqlite'; readonly folder: string }
  | { readonly engine: 'eventstoredb'; readonly url: string; readonly namespace?: string };

/** Reads a log from another thread than its writer's. */
export interface LogReader {
  /** The end of the log when it was opened. */
  readonly head: Position;
  /** A page of all events in order of position, as they are stored. Rejects with LogUnavailable. */
  readPage(after: Position, limit: number): LogPage | Promise<LogPage>;
  close(): Promise<void> | void;
}
