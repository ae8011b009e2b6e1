import type { Collection } from 'mongodb';
import type { Position } from '../../../domain/envelope.ts';
import { sizeOf } from './rows.ts';
import type { Write } from './rows.ts';

/** A part of a batch, written before the batch begins to be applied: whoever finds a batch half applied can complete it. */
export interface RedoChunk {
  readonly _id: string;
  readonly generation: string;
  readonly batch: string;
  /** The checkpoint that the batch leads to. */
  readonly to: Position;
  readonly chunks: number;
  readonly writes: readonly Write[];
}

/** Far below what one MongoDB document can hold, unless a single write is larger. */
const chunkSize = 4_000_000;
const writesInChunk = 1_000;

/** Keeps the writes durably, in as many chunks as they need. */
export async function keepRedo(redo: Collection<RedoChunk>, generation: string, batch: string, to: Position, writes: readonly Write[]): Promise<void> {
  const parts = inChunks(writes);
  for (const [at, part] of parts.entries()) await redo.insertOne({ _id: `${batch}.${at}`, generation, batch, to, chunks: parts.length, writes: part });
}

/** The writes of a batch; undefined when they are not there any more, since the batch was applied. */
export async function findRedo(redo: Collection<RedoChunk>, generation: string, batch: string): Promise<readonly Write[] | undefined> {
  const chunks = await redo.find({ generation, batch }).toArray();
  // They are deleted one by one, so one that is missing says as much as all of them.
  if (chunks.length === 0 || chunks.length !== chunks[0]?.chunks) return undefined;
  return chunks.flatMap(({ writes }) => writes);
}

/** Forgets all batches up to this position: none of them can begin any more, and the last was applied. */
export async function forgetRedo(redo: Collection<RedoChunk>, generation: string, upTo: Position): Promise<void> {
  await redo.deleteMany({ generation, to: { $lte: upTo } });
}

function inChunks(writes: readonly Write[]): readonly (readonly Write[])[] {
  const chunks: Write[][] = [];
  let current: Write[] = [];
  let size = 0;
  for (const write of writes) {
    const more = sizeOf(write);
    if (current.length === 0 || current.length === writesInChunk || size + more > chunkSize) {
      chunks.push((current = []));
      size = 0;
    }
    current.push(write);
    size += more;
  }
  return chunks;
}
