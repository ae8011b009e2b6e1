/** A worker thread of `verifyLog`: checks the ranges of the log that it receives. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Position } from '../../domain/envelope.ts';
import { LogCorrupted } from '../port.ts';
import type { Checked, CheckRange } from './check.ts';
import { checkEvents, findHashes } from './check.ts';
import { openForChecking } from './database.ts';
import { logFiles } from './files.ts';
import { attachIndexes } from './indexes-file.ts';

/** The result for a range, or the error: damage with the last good position, or another message. */
export type WorkerAnswer =
  | { readonly checked: Checked }
  | { readonly message: string; readonly damage: { readonly lastGood: Position } | undefined };

/** The indexes are read all over: a large cache keeps them. The events are read once. */
const CACHE_MEGABYTES = 64;

const files = logFiles(String(workerData));
const db = openForChecking(files.database);
attachIndexes(db, files, CACHE_MEGABYTES);
/** Made with the first range, so that its error becomes an answer. */
let hashes: ReturnType<typeof findHashes> | undefined;

function answerTo(range: CheckRange): WorkerAnswer {
  try {
    hashes ??= findHashes(db);
    const check = checkEvents(db, range, hashes);
    for (;;) {
      const step = check.next();
      if (step.done) return { checked: step.value };
    }
  } catch (error) {
    return {
      message: error instanceof Error ? error.message : String(error),
      damage: error instanceof LogCorrupted ? { lastGood: error.lastGood } : undefined,
    };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
parentPort?.on('message', (range: CheckRange) => parentPort?.postMessage(answerTo(range)));
