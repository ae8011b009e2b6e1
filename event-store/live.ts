import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '../domain/envelope.ts';
import { checkLimit } from './read-options.ts';
import type { LogFilter, LogPage, SubscribeOptions } from './port.ts';

/** Tells waiting subscriptions that the log has grown or was closed. */
export interface WakeUp {
  add(listener: () => void): void;
  remove(listener: () => void): void;
  all(): void;
}

export function createWakeUp(): WakeUp {
  const listeners = new Set<() => void>();
  return {
    add: (listener) => void listeners.add(listener),
    remove: (listener) => void listeners.delete(listener),
    all: () => {
      for (const listener of listeners) listener();
    },
  };
}

/** What a log in this process offers to its subscriptions. */
export interface LiveSource {
  readonly wakeUp: WakeUp;
  /** Reads one page at once, in this very turn of the event loop. */
  readPage(after: Position, filter: LogFilter | undefined, limit: number): LogPage;
  head(): Position;
  closed(): boolean;
}

/**
 * A subscription that pulls: it reads the next page only when its consumer asks, so a slow consumer
 * costs no memory, and it sleeps only after seeing, in one turn, that nothing lies behind its position,
 * so nothing can slip in between. Ends when the signal is aborted or the log is closed.
 */
export async function* subscribeTo(source: LiveSource, options: SubscribeOptions): AsyncGenerator<LogPage, void, void> {
  const { filter, signal } = options;
  const limit = checkLimit(options.pageSize);
  let position = options.after;
  let resume: (() => void) | undefined;
  const listener = () => resume?.();
  const over = () => signal?.aborted === true || source.closed();

  source.wakeUp.add(listener);
  signal?.addEventListener('abort', listener);
  try {
    while (!over()) {
      const page = source.readPage(position, filter, limit);
      if (page.events.length > 0 || page.position !== position) {
        position = page.position;
        yield page;
        // A consumer that never waits must not keep the rest of the process from its turn.
        if (!page.end) await nextTurn();
      }
      if (!over() && source.head() === position) {
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      }
    }
  } finally {
    source.wakeUp.remove(listener);
    signal?.removeEventListener('abort', listener);
  }
}
