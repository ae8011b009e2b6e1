import { LogUnavailable } from '../port.ts';
import { NotSent } from './failures.ts';

/** What callers have asked for and not got yet: bounded in number, refused after the close, waited for by it. */
export interface Operations {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  readonly closed: AbortSignal;
  /** Refuses what comes from now on. Resolves when all is done that was begun before. */
  close(): Promise<void>;
}

/** More than these at once are refused: a server that is slow must not fill the memory with what waits for it. */
const AT_ONCE = 1_024;

export function createOperations(): Operations {
  const closing = new AbortController();
  const under = new Set<Promise<unknown>>();
  return {
    closed: closing.signal,
    async run(work) {
      if (closing.signal.aborted) throw new LogUnavailable('The event store is closed');
      if (under.size >= AT_ONCE) throw new NotSent('EventStoreDB is slow: too much is waiting for it already');
      const running = work();
      under.add(running);
      try {
        return await running;
      } finally {
        under.delete(running);
      }
    },
    async close() {
      closing.abort(new LogUnavailable('The event store was closed'));
      await Promise.allSettled(under);
    },
  };
}
