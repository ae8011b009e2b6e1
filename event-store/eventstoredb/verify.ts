import { LRUCache } from 'lru-cache';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import { hashEvent, NO_HASH } from '../hash-chain.ts';
import type { Verification } from '../port.ts';
import { LogCorrupted } from '../port.ts';
import type { Anchor } from './anchor.ts';
import { isHidden } from './names.ts';
import type { RawReads } from './raw-reads.ts';
import { fromStored } from './stored-form.ts';
import { parsed, type StoredRecord } from './wire.ts';

export interface VerifyOptions {
  readonly reads: RawReads;
  readonly anchor: Anchor;
  /** The end of the log when the check begins; later events are not checked. */
  readonly head: Position;
  readonly signal: AbortSignal;
  readonly onProgress: ((events: number) => void) | undefined;
  /** How many streams have their last hash cached; the hash of any other is read again when needed. Default 50,000. */
  readonly cachedLinks?: number;
}

interface Link {
  readonly revision: number;
  readonly hash: string;
}

const PAGE = 1_000;
/** Settings of a stream that make the server hide or remove its events. */
const forgetting = ['$maxCount', '$maxAge', '$tb'] as const;

/**
 * Reads the whole log and checks the order of positions, the revisions and the hash chain of each stream, that no
 * stream is set to remove events, and the head anchor. Needs bounded memory for any number of streams. Stops at the
 * first damage.
 */
export async function verifyLog({
  reads,
  anchor,
  head,
  signal,
  onProgress,
  cachedLinks = 50_000,
}: VerifyOptions): Promise<Verification> {
  const links = new LRUCache<string, Link>({ max: cachedLinks });
  let lastGood: Position = START;
  let events = 0;
  let streams = 0;

  async function linkBefore({ stream, revision }: RecordedEvent): Promise<Link | undefined> {
    if (revision === 0) return { revision: -1, hash: NO_HASH };
    const known = links.get(stream);
    if (known) return known;
    const [record] = await reads.stream(stream, revision - 1, 1);
    return record && { revision: record.revision, hash: fromStored(record).hash };
  }

  async function check(event: RecordedEvent): Promise<string | undefined> {
    if (comparePositions(event.position, lastGood) <= 0) return `Position ${event.position} comes after ${lastGood}.`;
    const before = await linkBefore(event);
    if (before?.revision !== event.revision - 1) return `Event ${event.revision - 1} of ${event.stream} is missing.`;
    const hash = hashEvent(before.hash, {
      ...event,
      dataText: JSON.stringify(event.data),
      metadataText: JSON.stringify(event.metadata),
    });
    if (hash !== event.hash)
      return `Event ${event.revision} of ${event.stream}, at position ${event.position}, was changed after it was written.`;
    links.set(event.stream, event);
    lastGood = event.position;
    events += 1;
    if (event.revision === 0) streams += 1;
    return undefined;
  }

  async function checkRecord(record: StoredRecord): Promise<string | undefined> {
    if (isHidden(record.streamId)) return forgets(record);
    try {
      return await check(fromStored(record));
    } catch (error) {
      if (error instanceof LogCorrupted) return error.message;
      throw error;
    }
  }

  async function firstDamage(): Promise<string | undefined> {
    let cursor: Position = START;
    for (;;) {
      signal.throwIfAborted();
      const records = await reads.forwards(cursor, PAGE);
      for (const record of records) {
        if (record.position === cursor) continue;
        cursor = record.position ?? cursor;
        const finding = await checkRecord(record);
        if (finding !== undefined) return finding;
        if (comparePositions(lastGood, head) >= 0) return undefined;
      }
      onProgress?.(events);
      if (records.length < PAGE) return undefined;
    }
  }

  const damage = (await firstDamage()) ?? (await anchor.finding());
  onProgress?.(events);
  const cut =
    damage === undefined && comparePositions(lastGood, head) < 0
      ? `The log ends at ${lastGood}, before ${head}.`
      : undefined;
  const findings = [damage ?? cut].filter((finding) => finding !== undefined);
  return { ok: findings.length === 0, events, streams, lastGood, findings };
}

function forgets({ streamId, type, dataText }: StoredRecord): string | undefined {
  if (type !== '$metadata' || !streamId.startsWith('$$') || isHidden(streamId.slice(2))) return undefined;
  const data = parsed(dataText);
  const set = forgetting.filter((name) => typeof data === 'object' && data !== null && Object.hasOwn(data, name));
  return set.length === 0
    ? undefined
    : `Stream ${streamId.slice(2)} has settings that remove events (${set.join(', ')}).`;
}
