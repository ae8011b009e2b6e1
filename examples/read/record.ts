/** A record of a topic. */
export interface TopicRecord {
  readonly key: string;
  /** The CloudEvent as JSON text; null for a tombstone, which ends its key in a compacted topic. */
  readonly value: string | null;
}
