import type { Position } from '../domain/envelope.ts';
import { hashEvent, NO_HASH } from './hash-chain.ts';
import type { EventStore } from './port.ts';

export interface StreamVerification {
  readonly intact: boolean;
  /** The chain holds up to this revision; -1 when not even the first event does, or there is none. */
  readonly verifiedRevision: number;
  readonly verifiedPosition: Position | null;
  /** What is wrong, in words for a person; null when intact. */
  readonly finding: string | null;
}

const pageSize = 1_000;

/**
 * Checks one stream's hash chain from its first event to its last. `log` must hand events out as they are
 * stored: neither opened nor upcast. Costs as much as the stream is long.
 */
export async function verifyStreamChain(log: Pick<EventStore, 'readStream'>, stream: string): Promise<StreamVerification> {
  let previous = NO_HASH;
  let verifiedRevision = -1;
  let verifiedPosition: Position | null = null;
  for (;;) {
    const page = await log.readStream(stream, { from: verifiedRevision + 1, limit: pageSize });
    for (const event of page) {
      const { revision, id, type, schemaVersion, time, hash } = event;
      const [dataText, metadataText] = [JSON.stringify(event.data), JSON.stringify(event.metadata)];
      const expected = hashEvent(previous, { stream, revision, id, type, schemaVersion, time, dataText, metadataText });
      if (revision !== verifiedRevision + 1 || expected !== hash) {
        const finding = revision === verifiedRevision + 1 ? `Event ${revision} was changed after it was written.` : `Event ${verifiedRevision + 1} is missing.`;
        return { intact: false, verifiedRevision, verifiedPosition, finding };
      }
      previous = hash;
      verifiedRevision = revision;
      verifiedPosition = event.position;
    }
    if (page.length < pageSize) return { intact: true, verifiedRevision, verifiedPosition, finding: null };
  }
}
