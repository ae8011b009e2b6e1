/** A record of a topic. */
export interface TopicRecord {
  readonly key: string;
  /** The CloudEvent as JSON text; null for a tombstone, which deletes its key in a compacted topic. */
  readonly value: string | null;
}
