import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { JsonObject, Position } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import type { Snapshot } from '../port.ts';
import { LogUnavailable } from '../port.ts';
import type { Heads } from './heads.ts';
import { coalesceWrites } from './coalesce-writes.ts';
import { checkpointStream, metadataStream, snapshotStream } from './names.ts';
import { parsePosition } from './position.ts';
import type { RawReads } from './raw-reads.ts';
import type { Send } from './sender.ts';
import type { SentEvent } from './stored-form.ts';
import { parsed } from './wire.ts';

/**
 * Each snapshot and each checkpoint has its own stream; the server keeps only the last event of it ($maxCount 1). These
 * streams are hidden from readers of the log.
 */
export interface SnapshotsAndCheckpoints {
  loadSnapshot(stream: string, key: string): Promise<Snapshot | undefined>;
  saveSnapshot(stream: string, key: string, snapshot: Snapshot): Promise<void>;
  loadCheckpoint(name: string): Promise<Position>;
  saveCheckpoint(name: string, position: Position): Promise<void>;
}

const CACHED_REVISIONS = 10_000;
const TRIES = 16;

interface Content {
  readonly type: string;
  readonly data: JsonObject;
}

const sent = ({ type, data }: Content): SentEvent => ({
  id: randomUUID(),
  type,
  dataText: JSON.stringify(data),
  metadataText: '',
});

export function createSnapshotsAndCheckpoints(reads: RawReads, send: Send, heads: Heads): SnapshotsAndCheckpoints {
  const revisions = new LRUCache<string, number>({ max: CACHED_REVISIONS });

  const load = async (stream: string): Promise<JsonObject | undefined> => {
    const [record] = await reads.streamBackwards(stream, undefined, 1);
    return parsed(record?.dataText) as JsonObject | undefined;
  };

  async function revisionOf(stream: string): Promise<number> {
    const [last] = await reads.streamBackwards(stream, undefined, 1);
    return last ? last.revision : -1;
  }

  /** Limits the stream to one event. Idempotent. */
  async function keepOnlyLast(stream: string): Promise<void> {
    await send(metadataStream(stream), -1, [sent({ type: '$metadata', data: { $maxCount: 1 } })]);
  }

  /** Writes at an exact revision, so that a late duplicate can never overwrite a newer value. */
  async function write(stream: string, content: Content): Promise<void> {
    const event = sent(content);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const revision = revisions.get(stream) ?? (await revisionOf(stream));
      if (revision < 0) await keepOnlyLast(stream);
      const result = await send(stream, revision, [event]);
      revisions.set(stream, result.stored ? result.revision : result.actual);
      if (result.stored) return;
    }
    throw new LogUnavailable(`Too many writers of ${stream} at once`);
  }

  const save = coalesceWrites(write);

  return {
    async loadSnapshot(stream, key) {
      const found = await load(snapshotStream(stream, key));
      return found as { readonly revision: number; readonly state: JsonObject } | undefined;
    },

    async saveSnapshot(stream, key, { revision, state }) {
      const known = heads.known(stream)?.revision ?? -1;
      const isThere = revision <= known || (await reads.stream(stream, revision, 1)).length > 0;
      if (!isThere)
        throw new RangeError(`A snapshot of ${stream} at revision ${revision}, which the stream does not have`);
      await save(snapshotStream(stream, key), { type: '~snapshot', data: { revision, state } });
    },

    async loadCheckpoint(name) {
      const found = await load(checkpointStream(name));
      return (found?.['position'] ?? START) as Position;
    },

    async saveCheckpoint(name, position) {
      parsePosition(position);
      await save(checkpointStream(name), { type: '~checkpoint', data: { position } });
    },
  };
}
