import type { Position } from '../../domain/envelope.ts';

/** One event as the outside sees it: a CloudEvent and where it goes. */
export interface StreamRecord {
  readonly topic: string;
  /** The user it is about: records of one key keep their order within a topic. */
  readonly key: string;
  /** The event's id: the same for the same event, however often it is written. */
  readonly id: string;
  /** Where the event is in the log. */
  readonly position: Position;
  /** The attributes of the CloudEvent that are texts, for those who filter without parsing. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The CloudEvent as JSON text. */
  readonly value: string;
}

/** Where the records of one topic go. */
export interface Place {
  readonly topic: string;
  /** Names the very place: one that was replaced by another has another name. */
  readonly name: string;
  /** There is no record in it, and never was one since it was made. */
  readonly empty: boolean;
}

/**
 * Where records go. At least once: who calls writes again what was not acknowledged, so a record may come twice with
 * the same id, and the records of a key are in order once such repetitions are left out.
 */
export interface RecordSink {
  /** For people and for metrics, e.g. `Kafka`. */
  readonly name: string;
  /**
   * Makes the sink ready, also after a failure, and says where the records of each topic go: what is kept of one place
   * does not count for another. Rejects while they can't be reached.
   */
  open(signal: AbortSignal): Promise<readonly Place[]>;
  /**
   * Writes the records in their order and resolves after all are durable. When it rejects, any part of them may have
   * been written; `open` comes before the next write. Rejects soon after the signal is aborted.
   */
  write(records: readonly StreamRecord[], signal: AbortSignal): Promise<void>;
  /** Lets go of connections and files. Never hangs. */
  close(): Promise<void>;
}
