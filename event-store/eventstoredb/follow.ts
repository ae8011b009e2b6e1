import { setImmediate as nextTurn } from 'node:timers/promises';
import { comparePositions } from '../../domain/envelope.ts';
import type { Emitter } from '../../lib/emitter.ts';
import type { LogPage, SubscribeOptions } from '../port.ts';
import { LogUnavailable } from '../port.ts';
import { checkLimit, compileFilter } from '../read-options.ts';
import type { Reader } from './reader.ts';
import type { RecentEvents } from './recent-events.ts';
import type { Backoff } from '../../lib/backoff.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';

export interface FollowOptions {
  readonly reader: Reader;
  readonly recent: RecentEvents;
  /** Emits when the log has grown, or when live events stop or begin to arrive. */
  readonly changed: Emitter<[]>;
  readonly delay: Backoff;
  readonly closed: AbortSignal;
  /** Told of every failure that is tried again: why, and after how many ms. */
  readonly onDrop: (reason: Error, retryInMs: number) => void;
}

/**
 * A subscription that pulls: pages from the server while it is behind, then from what came in live, each only when its
 * consumer asks. Where it stands is the place of an event that it was shown, so nothing can be lost or doubled between
 * the two, whatever happens to the server meanwhile: while that is away, it waits.
 */
export async function* follow(
  options: FollowOptions,
  { after, filter, pageSize, signal }: SubscribeOptions,
): AsyncGenerator<LogPage, void, void> {
  const { reader, recent, changed, delay, closed, onDrop } = options;
  const limit = checkLimit(pageSize);
  const accepts = compileFilter(filter);
  const over = signal ? AbortSignal.any([signal, closed]) : closed;
  let position = after;
  let failures = 0;

  async function nextPage(): Promise<LogPage | undefined> {
    try {
      const page = recent.read(position, accepts, limit) ?? (await reader.readPage(position, filter, limit));
      failures = 0;
      return page;
    } catch (error) {
      if (!(error instanceof LogUnavailable)) throw error;
      failures += 1;
      const ms = backoffDelay(failures, delay);
      if (!over.aborted) onDrop(error, ms);
      await pause(ms, over);
      return undefined;
    }
  }

  while (!over.aborted) {
    const page = await nextPage();
    if (!page || over.aborted) continue;
    const moved = page.position !== position;
    if (moved || page.events.length > 0) {
      position = page.position;
      yield page;
      // A consumer that never waits must not keep the rest of the process from its turn.
      if (!page.end) await nextTurn();
    }
    if (page.end && !over.aborted && comparePositions(recent.last(), position) <= 0) await next(changed, over);
    // What came in live is not there yet on the server that was asked.
    else if (!moved && page.end) await pause(delay.firstMs, over);
  }
}

/** Resolves at the next event of the emitter, or when the signal is aborted. */
function next(emitter: Emitter<[]>, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      unsubscribe();
      over.removeEventListener('abort', done);
      resolve();
    };
    const unsubscribe = emitter.subscribe(done);
    over.addEventListener('abort', done);
  });
}
