/**
 * Worker thread that reads listings: it receives a page or a text and answers with the listing or the reason of the
 * refusal.
 */
import { parentPort } from 'node:worker_threads';
import type { RefusalCode } from '../../../../domain/refusal.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Sentence } from '../../../../words/index.ts';
import type { Listing } from '../facts.ts';
import { readListing, type ReadingTask } from './read.ts';

export type ReadingAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'listing'; readonly listing: Listing }
  | { readonly kind: 'refusal'; readonly code: RefusalCode; readonly says: Sentence | string }
  | { readonly kind: 'failure'; readonly message: string };

function answerTo(task: ReadingTask): ReadingAnswer {
  try {
    return { kind: 'listing', listing: readListing(task) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refusal', code: error.code, says: error.sentence ?? error.message };
    return { kind: 'failure', message: error instanceof Error ? error.message : String(error) };
  }
}

function send(answer: ReadingAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window and has no origin
  parentPort?.postMessage(answer);
}

parentPort?.on('message', (task: ReadingTask) => send(answerTo(task)));
send({ kind: 'ready' });
