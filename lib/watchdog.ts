/** Work reported no progress for too long. */
export class Stalled extends Error {
  override readonly name = 'Stalled';
}

export interface Watchdog {
  /** Aborted with `Stalled` after too long without progress. */
  readonly stalled: AbortSignal;
  /** Reports that the work has moved on. */
  progress(): void;
  stop(): void;
}

/** Work without progress for this long counts as stalled, in milliseconds. Far more than a busy machine needs. */
export const patienceMs = 60_000;
const beats = 6;

/**
 * Watches work that can hang, such as a child process. It counts beats of a timer instead of reading the clock, so that
 * the time in which this process itself was suspended, or too busy to see the progress, does not count.
 *
 * @param limitMs how long the work may go without progress
 */
export function createWatchdog(limitMs: number = patienceMs): Watchdog {
  const over = new AbortController();
  let silent = 0;
  const timer = setInterval(() => {
    silent += 1;
    if (silent < beats) return;
    clearInterval(timer);
    over.abort(new Stalled(`no progress for ${limitMs / 1_000} s`));
  }, limitMs / beats);
  return {
    stalled: over.signal,
    progress() {
      silent = 0;
    },
    stop() {
      clearInterval(timer);
    },
  };
}
