import type { Position } from '../../domain/envelope.ts';

/** A topic as a sink makes it. */
export interface TopicDefinition {
  readonly name: string;
  readonly partitions: number;
  /** Keeps only the latest record of each key. */
  readonly compacted?: boolean;
}

/** A published event or state: a CloudEvent with its topic and key. */
export interface StreamRecord {
  readonly topic: string;
  /** The id of the event's user, or the key of the state. Records with the same key keep their order within a topic. */
  readonly key: string;
  /** For deduplication: all writes of an event have the same id. */
  readonly id: string;
  /** The position of the event in the log. */
  readonly position: Position;
  /** The text attributes of the CloudEvent, so that consumers can filter without parsing the value. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The CloudEvent as JSON text. */
  readonly value: string;
  /** Ends its key in a compacted topic: Kafka gets a record without a value. */
  readonly tombstone?: boolean;
}

/** The destination of one topic's records. */
export interface Place {
  readonly topic: string;
  /** The identity of the destination: a replacement has another name. */
  readonly name: string;
  /** Whether the topic had no record since it was created. */
  readonly empty: boolean;
}

/**
 * A destination of records with at-least-once delivery: the caller repeats unacknowledged writes, so a record may
 * appear twice with the same id. Without these duplicates the records of a key are in order.
 */
export interface RecordSink {
  /** The name in logs and metrics, e.g. `Kafka`. */
  readonly name: string;
  /**
   * Opens the sink, also again after a failure, and returns the place of each topic. Checkpoints are kept per place.
   * Rejects while the destination is unavailable.
   */
  open(signal: AbortSignal): Promise<readonly Place[]>;
  /**
   * Writes the records in order and resolves after all are durable. After a rejection any part of them may be written,
   * and the caller must call `open` before the next write. Rejects soon after the signal is aborted.
   */
  write(records: readonly StreamRecord[], signal: AbortSignal): Promise<void>;
  /** Closes connections and files in bounded time. */
  close(): Promise<void>;
}
