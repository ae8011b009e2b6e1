import { setTimeout as sleep } from 'node:timers/promises';

/** How long things take on the stand-in, ms; called anew for each of them. */
export interface Pace {
  /** From the write of an append to its commit; all that waits meanwhile shares the next commit. */
  readonly commitMs: () => number;
  /** From a commit to its delivery to subscribers; 0 delivers before the acknowledgement. */
  readonly feedLagMs: () => number;
  /** Now and then nobody is answered, as on a small machine. Absent: never. */
  readonly stalls?: { readonly everyMs: () => number; readonly lastMs: () => number };
}

/** A value between two bounds. */
const between = (least: number, most: number): number => least + Math.random() * (most - least);

/**
 * What was recorded of a node with one append in flight: half within 1.5 ms, the slowest of a hundred 10 ms, and rare
 * ones of 30.
 */
function recordedCommitMs(): number {
  const draw = Math.random();
  if (draw < 0.97) return 1;
  return draw < 0.995 ? between(4, 10) : between(10, 30);
}

/** Recorded: one of ten deliveries comes before the acknowledgement, most within a millisecond after it, few within 15. */
function recordedFeedLagMs(): number {
  const draw = Math.random();
  if (draw < 0.1) return 0;
  return draw < 0.98 ? 1 : between(2, 15);
}

export const recordedPace: Pace = { commitMs: recordedCommitMs, feedLagMs: recordedFeedLagMs };

/** The same with the stalls that were recorded on a small machine: 0.7 to 3 s long, without any fault. */
export const stallingPace: Pace = {
  ...recordedPace,
  stalls: { everyMs: () => between(5_000, 15_000), lastMs: () => between(700, 3_000) },
};

/** Whether a node answers at all. */
export interface Stalls {
  /** Resolves as soon as the node answers. */
  over(): Promise<void>;
  /** Answers nobody for so long. */
  stall(ms: number): Promise<void>;
  stop(): void;
}

export function createStalls({ stalls }: Pace): Stalls {
  let current = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function stall(ms: number): Promise<void> {
    current = Promise.all([current, sleep(ms)]).then(() => undefined);
    return current;
  }
  function plan(): void {
    if (stalls) timer = setTimeout(() => void stall(stalls.lastMs()).then(plan), stalls.everyMs()).unref();
  }

  plan();
  return { over: () => current, stall, stop: () => clearTimeout(timer) };
}
