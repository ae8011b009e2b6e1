import { setImmediate } from 'node:timers/promises';
import type { Position, RecordedEvent } from '../domain/envelope.ts';
import type { HashedFields } from './hash-chain.ts';
import { hashEvent, NO_HASH } from './hash-chain.ts';
import type { EventStore } from './port.ts';
import { StoredEvent } from './stored-event.ts';

export interface StreamVerification {
  readonly intact: boolean;
  /** The chain is intact up to this revision; -1 when not even the first event is sound, or there is none. */
  readonly verifiedRevision: number;
  readonly verifiedPosition: Position | null;
  /** The fault of the event after the verified ones; null when intact. */
  readonly fault: 'changed' | 'missing' | null;
}

const pageSize = 500;

/** The hashed fields of an event. Serializing a field that an adapter returns parsed gives the stored text again. */
export function hashedFieldsOf(event: RecordedEvent): HashedFields {
  const { stream, revision, id, type, schemaVersion, time } = event;
  const texts =
    event instanceof StoredEvent
      ? { dataText: event.dataText, metadataText: event.metadataText }
      : { dataText: JSON.stringify(event.data), metadataText: JSON.stringify(event.metadata) };
  return { stream, revision, id, type, schemaVersion, time, ...texts };
}

/**
 * Checks the hash chain of one stream, in time proportional to its length. `log` must return events as they are stored:
 * neither decrypted nor upcast. A missing end of the stream is not visible here; the log's own `verify` finds it.
 */
export async function verifyStreamChain(
  log: Pick<EventStore, 'readStream'>,
  stream: string,
): Promise<StreamVerification> {
  let previous = NO_HASH;
  let verifiedRevision = -1;
  let verifiedPosition: Position | null = null;
  for (;;) {
    const page = await log.readStream(stream, { from: verifiedRevision + 1, limit: pageSize });
    for (const event of page) {
      const { revision, hash } = event;
      const expected = hashEvent(previous, event instanceof StoredEvent ? event : hashedFieldsOf(event));
      if (revision !== verifiedRevision + 1 || expected !== hash) {
        const fault = revision === verifiedRevision + 1 ? 'changed' : 'missing';
        return { intact: false, verifiedRevision, verifiedPosition, fault };
      }
      previous = hash;
      verifiedRevision = revision;
      verifiedPosition = event.position;
    }
    if (page.length < pageSize) return { intact: true, verifiedRevision, verifiedPosition, fault: null };
    // A long stream must not block the event loop.
    await setImmediate();
  }
}
