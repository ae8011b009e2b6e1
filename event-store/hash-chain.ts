import { hash } from 'node:crypto';

/** What a hash covers besides the hash before it: an event exactly as it is stored. */
export interface HashedFields {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** The stored text, byte for byte; a parsed and reprinted object would not be proof of anything. */
  readonly dataText: string;
  readonly metadataText: string;
}

/** What stands in for the previous hash before the first event. */
export const NO_HASH = '';

/**
 * The hash of one event: hex SHA-256 over the previous hash of its stream (NO_HASH for revision 0)
 * and every stored field. Numbers and lengths come first and hold no bar, so no two different
 * events share an encoding.
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
 * The next link of a chain over a whole log: hex SHA-256 of the link before and the event's own hash.
 * Stream chains alone don't show that a whole stream, or the end of one, was removed; this one does.
 */
export function nextLink(previousLink: string, eventHash: string): string {
  return hash('sha256', previousLink + eventHash);
}
