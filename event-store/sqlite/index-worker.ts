/** The worker thread of a log's indexes: enters the events up to each position that it receives. */
import { parentPort, workerData } from 'node:worker_threads';
import type { LogFiles } from './files.ts';
import { mergeIndexes } from './indexes-file.ts';

/** The position up to which the indexes are complete; undefined when they could not be written now. */
export type MergeAnswer = number | undefined;

function merge(to: number): MergeAnswer {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `openEventIndexes` passes
    mergeIndexes(workerData as LogFiles, to);
    return to;
  } catch {
    // A full disk, for example: the indexes stay as they are.
    return undefined;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
parentPort?.on('message', (to: number) => parentPort?.postMessage(merge(to)));
