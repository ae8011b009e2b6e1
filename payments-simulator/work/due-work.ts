/** Work of the simulator that falls due by the clock. */
export interface DueWork {
  /** Does what is due now, after the caller's own work. */
  readonly wake: () => void;
  /** Resolves when nothing is due. */
  readonly idle: () => Promise<void>;
  /** Stops after the current step. */
  readonly close: () => Promise<void>;
}

export interface DueWorkOptions {
  /** Takes one step of the due work; false when nothing is due. */
  readonly step: () => boolean | Promise<boolean>;
  /** Milliseconds until something falls due; undefined when nothing is planned. */
  readonly dueIn: () => number | undefined;
  /** The longest time without a check, in milliseconds. Longer timers would overflow; an early check does no harm. */
  readonly longestPause: number;
  /** Checks again after `longestPause` even if nothing is planned, because another process may plan something. */
  readonly isShared?: boolean;
  /** Aborted by `close`. */
  readonly stopped: AbortController;
}

/** The pause after a step that failed, in milliseconds. */
const afterFailure = 1_000;

/** Takes steps until nothing is due, then sleeps until something is. Only one run is in progress. */
export function openDueWork({ step, dueIn, longestPause, isShared = false, stopped }: DueWorkOptions): DueWork {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!stopped.signal.aborted && (await step()));
  }

  function schedule(wait: number | undefined): void {
    clearTimeout(timer);
    if (wait === undefined || stopped.signal.aborted) return;
    timer = setTimeout(wake, Math.min(Math.max(wait, 0), longestPause));
    timer.unref();
  }

  function wake(): void {
    if (running || stopped.signal.aborted) return;
    // Later, so that the request that caused the work is answered first.
    running = new Promise<void>((resolve) => setImmediate(resolve))
      .then(run)
      .then(() => dueIn() ?? (isShared ? longestPause : undefined))
      // A locked file, for example: a later check retries it.
      .catch(() => afterFailure)
      .then((wait) => {
        running = undefined;
        schedule(wait);
      });
  }

  async function idle(): Promise<void> {
    if (!running) return;
    await running;
    await idle();
  }

  return {
    wake,
    idle,
    close: async () => {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
