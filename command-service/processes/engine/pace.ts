import type { Backoff } from '../../../lib/backoff.ts';

/** How patient the engine is. Times in milliseconds. */
export interface Pace {
  /** The pauses between attempts while an event keeps its place. */
  readonly first: Backoff;
  /** After this many attempts, or this time, the event is recorded as failed and makes room for others. */
  readonly attemptsInPlace: number;
  readonly shortWhileMs: number;
  /** The pauses between later attempts after an outage. */
  readonly later: Backoff;
  /** The same for items of a job whose failure is permanent: a repair may come with a new release. */
  readonly repaired: Backoff;
  /** An unknown error counts as permanent after this many attempts. */
  readonly unknownAttempts: number;
  /** How often due failures are looked for. */
  readonly lookEveryMs: number;
  /** While none is due, one is tried after this time: once it succeeds, all others follow. */
  readonly probeEveryMs: number;
  /** A process that has not moved for this long although events wait for it counts as stalled. */
  readonly stalledAfterMs: number;
}

const second = 1_000;
const minute = 60_000;
const hour = 3_600_000;

export const defaultPace: Pace = {
  first: { firstMs: 250, maxMs: 30 * second },
  attemptsInPlace: 5,
  shortWhileMs: 15 * second,
  later: { firstMs: 30 * second, maxMs: 6 * hour },
  repaired: { firstMs: hour, maxMs: 24 * hour },
  unknownAttempts: 10,
  lookEveryMs: 5 * second,
  probeEveryMs: minute,
  stalledAfterMs: 3 * minute,
};
