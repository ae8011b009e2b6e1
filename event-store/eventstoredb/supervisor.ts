import type { Backoff } from '../../lib/backoff.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';

export interface SupervisorOptions {
  /** Runs until it fails, ends, or the signal is aborted. Calls `working` on progress, which resets the backoff. */
  readonly run: (signal: AbortSignal, working: () => void) => Promise<void>;
  readonly delay: Backoff;
  /** Called for every unexpected end, with the reason and the delay before the next run, ms. */
  readonly onDrop: (reason: Error, retryInMs: number) => void;
}

export interface Supervisor {
  /** Stops the work for good. */
  stop(): Promise<void>;
}

/** Keeps a task running: restarts it after every end, with exponential backoff while it makes no progress. */
export function supervise({ run, delay, onDrop }: SupervisorOptions): Supervisor {
  const stopping = new AbortController();
  const { signal } = stopping;

  const loop = async (): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      const reason = await run(signal, () => (failures = 0)).then(
        () => new Error('it ended without an error'),
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      );
      if (signal.aborted) return;
      failures += 1;
      const ms = backoffDelay(failures, delay);
      onDrop(reason, ms);
      await pause(ms, signal);
    }
  };

  const running = loop();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
