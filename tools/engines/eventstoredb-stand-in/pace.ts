import { setTimeout as sleep } from 'node:timers/promises';

/** Durations in the stand-in, in ms; each function is called once per operation. */
export interface Pace {
  /** From the write of an append to its commit; appends that arrive meanwhile share the next commit. */
  readonly commitMs: () => number;
  /** From a commit to its delivery to subscribers; 0 delivers before the acknowledgement. */
  readonly feedLagMs: () => number;
  /** Occasional stalls, as on a small machine. Absent: none. */
  readonly stalls?: { readonly everyMs: () => number; readonly lastMs: () => number };
}

/** A random value between two bounds. */
const between = (least: number, most: number): number => least + Math.random() * (most - least);

/**
 * Commit latencies recorded from a node with one append in flight: half within 1.5 ms, 99 % within 10 ms, a few up to
 * 30 ms.
 */
function recordedCommitMs(): number {
  const draw = Math.random();
  if (draw < 0.97) return 1;
  return draw < 0.995 ? between(4, 10) : between(10, 30);
}

/**
 * Recorded delivery: one in ten before the acknowledgement, most within one millisecond after it, a few within 15 ms.
 */
function recordedFeedLagMs(): number {
  const draw = Math.random();
  if (draw < 0.1) return 0;
  return draw < 0.98 ? 1 : between(2, 15);
}

export const recordedPace: Pace = { commitMs: recordedCommitMs, feedLagMs: recordedFeedLagMs };

/** The recorded pace with the stalls of a small machine: 0.7 to 3 s each, without any fault. */
export const stallingPace: Pace = {
  ...recordedPace,
  stalls: { everyMs: () => between(5_000, 15_000), lastMs: () => between(700, 3_000) },
};

/** Stalls of a node. */
export interface Stalls {
  /** Resolves when the node is not stalled. */
  over(): Promise<void>;
  /** Stalls the node for `ms`: it answers no call. */
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
