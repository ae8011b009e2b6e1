import { hashEvent, NO_HASH } from '../hash-chain.ts';
import type { Verification } from '../port.ts';
import type { StoredEvent } from '../stored-event.ts';
import { formatPosition } from '../stored-event.ts';

/** Checks the order of the log and every stream's chain; see `EventStore.verify`. */
export function verifyInMemory(
  log: readonly StoredEvent[],
  streams: number,
  onProgress?: (events: number) => void,
): Verification {
  const heads = new Map<string, StoredEvent>();
  for (const [index, event] of log.entries()) {
    const before = heads.get(event.stream);
    const expected = hashEvent(before?.hash ?? NO_HASH, event);
    if (event.at !== index + 1 || event.revision !== (before?.revision ?? -1) + 1 || event.hash !== expected) {
      return {
        ok: false,
        events: index,
        streams,
        lastGood: formatPosition(index),
        findings: [`The event at position ${event.position} is not the appended event`],
      };
    }
    heads.set(event.stream, event);
  }
  onProgress?.(log.length);
  return { ok: true, events: log.length, streams, lastGood: formatPosition(log.length), findings: [] };
}
