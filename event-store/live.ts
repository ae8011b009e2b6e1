import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Position } from '../domain/envelope.ts';
import { checkLimit } from './read-options.ts';
import type { Emitter } from '../lib/emitter.ts';
import type { LogFilter, LogPage, SubscribeOptions } from './port.ts';

/** What a log in this process offers to its subscriptions. */
export interface LiveSource {
  /** Emits when the log has grown or was closed. */
  readonly changed: Emitter<[]>;
  /** Reads one page synchronously. */
  readPage(after: Position, filter: LogFilter | undefined, limit: number): LogPage;
  head(): Position;
  closed(): boolean;
}

/**
 * A pull subscription: it reads the next page only when its consumer asks for one (backpressure), so a slow consumer
 * costs no memory. It waits only after it saw, within one turn of the event loop, that no event follows its position,
 * so it misses none. Ends when the signal is aborted or the log is closed.
 */
export async function* subscribeTo(source: LiveSource, options: SubscribeOptions): AsyncGenerator<LogPage, void, void> {
  const { filter, signal } = options;
  const limit = checkLimit(options.pageSize);
  let position = options.after;
  let resume: (() => void) | undefined;
  const listener = () => resume?.();
  const isOver = () => signal?.aborted === true || source.closed();

  const unsubscribe = source.changed.subscribe(listener);
  signal?.addEventListener('abort', listener);
  try {
    while (!isOver()) {
      const page = source.readPage(position, filter, limit);
      if (page.events.length > 0 || page.position !== position) {
        position = page.position;
        yield page;
        // A consumer that never awaits anything else must not starve the rest of the process.
        if (!page.end) await yieldToEventLoop();
      }
      if (!isOver() && source.head() === position) {
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      }
    }
  } finally {
    unsubscribe();
    signal?.removeEventListener('abort', listener);
  }
}
