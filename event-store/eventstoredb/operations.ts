import { LogUnavailable } from '../port.ts';
import { NotSent } from './failures.ts';

/** A bulkhead: bounds the operations in flight, refuses new ones after the close, and lets the close wait for them. */
export interface Operations {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  readonly closed: AbortSignal;
  /** Refuses new operations. Resolves when those in flight have settled. */
  close(): Promise<void>;
}

/** Maximum number of operations in flight. With more, a slow server would fill the memory with waiting requests. */
const MOST_IN_FLIGHT = 1_024;

export function createOperations(): Operations {
  const closing = new AbortController();
  const inFlight = new Set<Promise<unknown>>();
  return {
    closed: closing.signal,
    async run(work) {
      if (closing.signal.aborted) throw new LogUnavailable('The event store is closed');
      if (inFlight.size >= MOST_IN_FLIGHT)
        throw new NotSent('EventStoreDB is slow: too many operations are waiting for it');
      const running = work();
      inFlight.add(running);
      try {
        return await running;
      } finally {
        inFlight.delete(running);
      }
    },
    async close() {
      closing.abort(new LogUnavailable('The event store was closed'));
      await Promise.allSettled(inFlight);
    },
  };
}
