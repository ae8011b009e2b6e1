import { hash } from 'node:crypto';

/** The fields of an event that its hash covers, exactly as they are stored. */
export interface HashedFields {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  /** Milliseconds since the epoch; a text has the same digits. */
  readonly time: number | string;
  /** The stored text, byte for byte: reprinted JSON might differ from it. */
  readonly dataText: string;
  readonly metadataText: string;
}

/** The previous hash of the first event of a stream. */
export const NO_HASH = '';

/**
 * The hash of one event: hex SHA-256 over the previous hash of its stream (NO_HASH for revision 0) and every stored
 * field. Numbers and lengths come first and contain no bar, so that no two different events have the same encoding.
 */
export function hashEvent(previousHash: string, event: HashedFields): string {
  const { stream, id, type, dataText } = event;
  return hash(
    'sha256',
    `${previousHash}|${event.revision}|${event.schemaVersion}|${event.time}|${stream.length}|${id.length}|${type.length}|${dataText.length}|` +
      `${stream}${id}${type}${dataText}${event.metadataText}`,
  );
}

/**
 * The next link of the chain over the whole log: hex SHA-256 of the previous link and the event's hash. It detects the
 * removal of a whole stream or of its end, which the chains of single streams don't show.
 */
export function nextLink(previousLink: string, eventHash: string): string {
  return hash('sha256', previousLink + eventHash);
}
