import type { Collection } from 'mongodb';
import type { Position } from '../../../domain/envelope.ts';
import type { Write } from './rows.ts';

/** A part of a batch in the redo log, written before the batch is applied, so that any writer can complete it. */
export interface RedoChunk {
  readonly _id: string;
  readonly generation: string;
  readonly batch: string;
  /** The checkpoint after the batch. */
  readonly to: Position;
  readonly chunks: number;
  readonly writes: readonly Write[];
}

/** Stores the parts durably, one per chunk. */
export async function keepRedo(
  redo: Collection<RedoChunk>,
  batch: Pick<RedoChunk, 'generation' | 'batch' | 'to'>,
  parts: readonly (readonly Write[])[],
): Promise<void> {
  for (const [at, writes] of parts.entries()) {
    await redo.replaceOne(
      { _id: `${batch.batch}.${at}` },
      { ...batch, chunks: parts.length, writes },
      { upsert: true },
    );
  }
}

/** Returns the writes of a batch; undefined if the batch was applied and its writes were deleted. */
export async function findRedo(
  redo: Collection<RedoChunk>,
  generation: string,
  batch: string,
): Promise<readonly Write[] | undefined> {
  const chunks = await redo.find({ generation, batch }).toArray();
  // Chunks are deleted one by one, so one missing chunk means that the batch was applied.
  if (chunks.length === 0 || chunks.length !== chunks[0]?.chunks) return undefined;
  return chunks.flatMap(({ writes }) => writes);
}

/** Returns whether the redo log still has a part of the batch, which may then be partially applied. */
export async function isKept(redo: Collection<RedoChunk>, generation: string, batch: string): Promise<boolean> {
  return (await redo.findOne({ generation, batch }, { projection: { _id: 1 } })) !== null;
}

/** Deletes all batches up to this position: they are applied or can no longer start. */
export async function forgetRedo(redo: Collection<RedoChunk>, generation: string, upTo: Position): Promise<void> {
  await redo.deleteMany({ generation, to: { $lte: upTo } });
}
