import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Listing } from '../facts.ts';
import type { ReadingTask } from './read.ts';
import type { ReadingAnswer } from './reading-thread.ts';
import { overworked } from '../../../../lib/thread-time.ts';
import { say } from '../../../../words/index.ts';

/**
 * Reads a listing.
 *
 * @throws Refusal when there is no listing, or when reading it exceeds the limits
 */
export type ListingReader = (task: ReadingTask) => Promise<Listing>;

export interface ReadingOptions {
  /** Processor time for one listing, in milliseconds; default 10,000: an ordinary page takes a hundredth of it. */
  readonly limitMs?: number;
  /** Heap limit of the thread in megabytes; default 256. */
  readonly memoryMb?: number;
}

const tooMuch = (): Refusal => new Refusal('TOO_LARGE', say('LISTING_TOO_COMPLICATED'));

/**
 * Reads listings one at a time in a worker thread and terminates the thread at its limits, so that hostile pages never
 * block the server. The thread starts with the first listing.
 */
export function createListingReader({ limitMs = 10_000, memoryMb = 256 }: ReadingOptions = {}): ListingReader {
  let thread: Promise<Worker> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const start = async (): Promise<Worker> => {
    const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.unref();
    await once(worker, 'message');
    worker.on('error', () => {
      thread = undefined;
    });
    return worker;
  };

  const read = async (task: ReadingTask): Promise<Listing> => {
    thread ??= start();
    const worker = await thread.catch((error: unknown) => {
      thread = undefined;
      throw error;
    });
    const [late, ended] = [new AbortController(), new AbortController()];
    const answered = once(worker, 'message', { signal: late.signal });
    overworked(worker, limitMs, ended.signal).then(
      () => late.abort(),
      () => undefined,
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window and has no origin
    worker.postMessage(task);
    const [answer] = (await answered
      .catch(async () => {
        thread = undefined;
        await worker.terminate();
        throw tooMuch();
      })
      .finally(() => ended.abort())) as [ReadingAnswer];
    if (answer.kind === 'listing') return answer.listing;
    if (answer.kind === 'refusal') throw new Refusal(answer.code, answer.says);
    throw new Error(answer.kind === 'failure' ? answer.message : 'The reading thread gave no answer');
  };

  return (task) => {
    const listing = last.then(() => read(task));
    last = listing.catch(() => undefined);
    return listing;
  };
}
