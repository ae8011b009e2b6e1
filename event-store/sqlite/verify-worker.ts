/** A thread of `verifyLog`: gets ranges of a log, checks each, and answers. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Position } from '../../domain/envelope.ts';
import { LogCorrupted } from '../port.ts';
import type { Checked, CheckRange } from './check.ts';
import { checkEvents } from './check.ts';
import { openForChecking } from './database.ts';

/** What was checked, or why it was not: damage with the last good position, or anything else in words. */
export type WorkerAnswer =
  | { readonly checked: Checked }
  | { readonly message: string; readonly damage: { readonly lastGood: Position } | undefined };

const db = openForChecking(String(workerData));

function answerTo(range: CheckRange): WorkerAnswer {
  try {
    const check = checkEvents(db, range);
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

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
parentPort?.on('message', (range: CheckRange) => parentPort?.postMessage(answerTo(range)));
