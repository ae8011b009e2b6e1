import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Listing } from '../facts.ts';
import type { ReadingTask } from './read.ts';
import type { ReadingAnswer } from './reading-thread.ts';
import { say } from '../../../../words/index.ts';

/**
 * Reads a listing.
 *
 * @throws Refusal when there is no listing, or when reading it exceeds the limits
 */
export type ListingReader = (task: ReadingTask) => Promise<Listing>;

export interface ReadingOptions {
  /**
   * The processor time of reading one listing, in milliseconds; default 10,000: an ordinary page takes a hundredth of
   * it. Not elapsed time, because an ordinary page may take long on a busy machine.
   */
  readonly limitMs?: number;
  /** The limit of elapsed time for one listing, in milliseconds; default 60,000. */
  readonly waitMs?: number;
  /** Heap limit of the thread in megabytes; default 256. */
  readonly memoryMb?: number;
}

const tooMuch = (): Refusal => new Refusal('TOO_LARGE', say('LISTING_TOO_COMPLICATED'));
const tooBusy = (): Refusal => new Refusal('UNAVAILABLE', say('SERVICE_BUSY'));
/** How often the limits are checked. */
const looks = 20;

interface Watched {
  /** Aborted with the refusal of a listing that exceeds a limit. */
  readonly signal: AbortSignal;
  stop(): void;
}

/** Watches the work of a thread from now on. */
async function watch(worker: Worker, limitMs: number, waitMs: number): Promise<Watched> {
  const over = new AbortController();
  const before = await worker.cpuUsage();
  const started = performance.now();
  const look = async (): Promise<void> => {
    if (performance.now() - started >= waitMs) over.abort(tooBusy());
    const { user, system } = await worker.cpuUsage(before);
    if ((user + system) / 1_000 >= limitMs) over.abort(tooMuch());
  };
  // A thread that has ended reports that itself.
  const timer = setInterval(() => void look().catch(() => undefined), Math.min(limitMs, waitMs) / looks);
  return { signal: over.signal, stop: () => clearInterval(timer) };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads listings one at a time in a worker thread and terminates the thread at a limit, so that hostile pages never
 * block the server. The thread starts with the first listing.
 */
export function createListingReader({
  limitMs = 10_000,
  waitMs = 60_000,
  memoryMb = 256,
}: ReadingOptions = {}): ListingReader {
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
    const watched = await watch(worker, limitMs, waitMs);
    const answered = once(worker, 'message', { signal: watched.signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window and has no origin
    worker.postMessage(task);
    const [answer] = (await answered
      .catch(async (error: unknown) => {
        thread = undefined;
        await worker.terminate();
        throw watched.signal.aborted ? watched.signal.reason : isOutOfMemory(error) ? tooMuch() : error;
      })
      .finally(watched.stop)) as [ReadingAnswer];
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
