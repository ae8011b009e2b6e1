import type { Collection } from 'mongodb';
import type { Position } from '../../../domain/envelope.ts';
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

/** Keeps the parts durably, a chunk each. */
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

/** The writes of a batch; undefined when they are not there any more, since the batch was applied. */
export async function findRedo(
  redo: Collection<RedoChunk>,
  generation: string,
  batch: string,
): Promise<readonly Write[] | undefined> {
  const chunks = await redo.find({ generation, batch }).toArray();
  // They are deleted one by one, so one that is missing says as much as all of them.
  if (chunks.length === 0 || chunks.length !== chunks[0]?.chunks) return undefined;
  return chunks.flatMap(({ writes }) => writes);
}

/** Whether anything of a batch is still kept: then it may not be applied whole yet. */
export async function isKept(redo: Collection<RedoChunk>, generation: string, batch: string): Promise<boolean> {
  return (await redo.findOne({ generation, batch }, { projection: { _id: 1 } })) !== null;
}

/** Forgets all batches up to this position: none of them can begin any more, and the last was applied. */
export async function forgetRedo(redo: Collection<RedoChunk>, generation: string, upTo: Position): Promise<void> {
  await redo.deleteMany({ generation, to: { $lte: upTo } });
}
