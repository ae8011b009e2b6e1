/** A worker thread of `verifyLog` and `verifyLogSlowly`: checks the ranges of the log that it receives. */
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Position } from '../../domain/envelope.ts';
import { LogCorrupted } from '../port.ts';
import type { Checked, CheckRange } from './check.ts';
import { checkEvents } from './check.ts';
import { openForChecking } from './database.ts';
import { logFiles } from './files.ts';
import { attachIndexes } from './indexes-file.ts';

export interface WorkerSettings {
  readonly folder: string;
  /** Waits for `GoOn` after each page. */
  readonly isPaced: boolean;
}

/** The result for a range, or the error: damage with the last good position, or another message. */
export type WorkerAnswer =
  | { readonly checked: Checked }
  | { readonly message: string; readonly damage: { readonly lastGood: Position } | undefined };

/** A page is checked, which took so many ms. */
export interface PageChecked {
  readonly tookMs: number;
}

export type GoOn = 'go on';

/** The indexes are read all over: a large cache keeps them. A slow check does without. */
const CACHE_MEGABYTES = 64;
const PACED_CACHE_MEGABYTES = 2;

const { folder, isPaced } = workerData as WorkerSettings;
const kept = isPaced ? undefined : open(CACHE_MEGABYTES);
let proceed: (() => void) | undefined;

function open(cacheMegabytes: number): DatabaseSync {
  const files = logFiles(folder);
  const db = openForChecking(files.database, cacheMegabytes);
  attachIndexes(db, files, cacheMegabytes);
  return db;
}

function send(message: WorkerAnswer | PageChecked): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(message);
}

async function answerTo(range: CheckRange): Promise<WorkerAnswer> {
  let db = kept;
  try {
    db ??= open(PACED_CACHE_MEGABYTES);
    const check = checkEvents(db, range);
    for (;;) {
      const started = performance.now();
      const step = check.next();
      if (step.done) return { checked: step.value };
      if (!isPaced) continue;
      send({ tookMs: performance.now() - started });
      await new Promise<void>((resolve) => {
        proceed = resolve;
      });
    }
  } catch (error) {
    return {
      message: error instanceof Error ? error.message : String(error),
      damage: error instanceof LogCorrupted ? { lastGood: error.lastGood } : undefined,
    };
  } finally {
    if (db !== kept) db?.close();
  }
}

parentPort?.on('message', (message: CheckRange | GoOn) => {
  if (message === 'go on') proceed?.();
  else void answerTo(message).then(send);
});
