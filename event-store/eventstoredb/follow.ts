import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Position } from '../../domain/envelope.ts';
import { comparePositions } from '../../domain/envelope.ts';
import type { Emitter } from '../../lib/emitter.ts';
import type { LogPage, SubscribeOptions } from '../port.ts';
import { LogUnavailable } from '../port.ts';
import { checkLimit, compileFilter } from '../read-options.ts';
import type { FoundPage, Reader } from './reader.ts';
import type { RecentEvents } from './recent-events.ts';
import type { Backoff } from '../../lib/backoff.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';

/** The pages that one call reads while the consumer is far behind: a call costs the server and the way to it time. */
const PAGES_PER_CALL = 2;

export interface FollowOptions {
  readonly reader: Reader;
  readonly recent: RecentEvents;
  /** Emits when the log has grown, or when live events stop or begin to arrive. */
  readonly changed: Emitter<[]>;
  readonly delay: Backoff;
  readonly closed: AbortSignal;
  /** Called for every failure that is retried, with the reason and the delay, ms. */
  readonly onDrop: (reason: Error, retryInMs: number) => void;
}

/**
 * A pull subscription: it reads pages from the server while it lags behind, then from the live events in memory, at
 * most two calls ahead of its consumer (backpressure). Its position is always that of an event that it has seen, so
 * no event is lost or repeated between the two sources. While the server is unavailable it retries with backoff.
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

  /** Pages that came with the one before. */
  let waiting: readonly LogPage[] = [];
  /** What comes behind them, read from the server while they are decoded and the consumer works. */
  let ahead: { readonly after: Position; readonly page: Promise<FoundPage | undefined> } | undefined;

  /** The page that was read ahead, unless it ended the log: that may have grown since. */
  async function readAhead(): Promise<FoundPage | undefined> {
    const page = ahead?.after === position ? await ahead.page : undefined;
    ahead = undefined;
    return page?.end === false ? page : undefined;
  }

  async function readServer(): Promise<LogPage> {
    const found = (await readAhead()) ?? (await reader.findPage(position, filter, limit));
    if (!found.end && !over.aborted && recent.read(found.position, accepts, 1) === undefined) {
      // A failure is met again when the page is due.
      const next = reader.findPage(found.position, filter, PAGES_PER_CALL * limit).catch(() => undefined);
      ahead = { after: found.position, page: next };
    }
    const [page, ...others] = pagesOf(found.decode(), limit);
    waiting = others;
    return page;
  }

  function takeWaiting(): LogPage | undefined {
    const [page, ...others] = waiting;
    waiting = others;
    return page;
  }

  async function nextPage(): Promise<LogPage | undefined> {
    try {
      const page = takeWaiting() ?? recent.read(position, accepts, limit) ?? (await readServer());
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
      // A consumer that never awaits anything else must not starve the rest of the process.
      if (!page.end) await yieldToEventLoop();
    }
    if (page.end && !over.aborted && comparePositions(recent.last(), position) <= 0) await next(changed, over);
    // The server that answered does not have the live events yet.
    else if (!moved && page.end) await pause(delay.firstMs, over);
  }
}

/** The same events in pages of at most `limit`. */
function pagesOf(page: LogPage, limit: number): readonly [LogPage, ...LogPage[]] {
  const last = page.events.at(limit - 1);
  if (!last || page.events.length === limit) return [page];
  const rest = { ...page, events: page.events.slice(limit) };
  return [{ position: last.position, end: false, events: page.events.slice(0, limit) }, ...pagesOf(rest, limit)];
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
