import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { createOrHere, type Limit, type RateLimitStore, sharedNameOf } from './rate-limit.ts';

/** The spending of each key in its window: the amount is known only afterwards, so the last one may exceed the limit. */
export interface Spending {
  /** Counts points of a key, also beyond the limit. */
  add(key: string, points: number): Promise<void>;
  /** Seconds until a key may spend again; undefined while it may. */
  waitOf(key: string): Promise<number | undefined>;
}

export interface SpendingOptions {
  /** The store that several processes share. Without one, and while it is away, the memory of this process counts. */
  readonly store?: RateLimitStore | undefined;
  /** Separates the keys from those of others in the store. */
  readonly name: string;
}

/** Counts what keys spend in windows that begin with their first expense. */
export function createSpending(limit: Limit, { store, name }: SpendingOptions): Spending {
  const own = countedBy(new RateLimiterMemory({ keyPrefix: name, points: limit.points, duration: limit.seconds }));
  if (!store) return own;
  const shared = countedBy(store.open(name, limit));
  const orHere = createOrHere();
  return {
    add: (key, points) =>
      orHere(
        () => shared.add(key, points),
        () => own.add(key, points),
      ),
    waitOf: (key) =>
      orHere(
        () => shared.waitOf(key),
        () => own.waitOf(key),
      ),
  };
}

const countedBy = (limiter: RateLimiterAbstract): Spending => ({
  add: async (key, points) => {
    if (points > 0) await limiter.penalty(sharedNameOf(key), points);
  },
  waitOf: async (key) => {
    const window = await limiter.get(sharedNameOf(key));
    if (window === null || window.msBeforeNext <= 0 || window.consumedPoints < limiter.points) return undefined;
    return Math.max(1, Math.ceil(window.msBeforeNext / 1000));
  },
});
