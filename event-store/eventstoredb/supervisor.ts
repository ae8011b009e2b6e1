import type { Backoff } from '../../lib/backoff.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';

export interface SupervisorOptions {
  /** Does its work until it fails, ends, or the signal is aborted. Calls `working` when it sees that it gets on. */
  readonly run: (signal: AbortSignal, working: () => void) => Promise<void>;
  readonly delay: Backoff;
  /** Told of every end that was not asked for: why, and after how many ms the next run begins. */
  readonly onDrop: (reason: Error, retryInMs: number) => void;
}

export interface Supervisor {
  /** Ends the work and does not begin it again. */
  stop(): Promise<void>;
}

/** Keeps something running: whatever ends it, also a normal end, it begins again, later and later while it gets nowhere. */
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
