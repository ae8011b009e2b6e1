import pTimeout from 'p-timeout';

/** Pause between two attempts to reach a source that is unavailable, ms. */
const retryAfterMs = 2_000;

/** How long a caller that has a stale answer waits for a fresh one, ms. */
const freshWithinMs = 1_000;

class TooSlow extends Error {}

/**
 * The fresh answer, or the stale one while the source is unavailable or slower than a second. Rejects with the source's
 * own error when there is no stale answer.
 */
export type StaleIfError = <Found>(stale: Found | undefined, load: () => Promise<Found>) => Promise<Found>;

export interface StaleIfErrorOptions {
  /** Whether an error means that the source is unavailable; any other error is passed on. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Serves stale answers while one source, such as a database, is unavailable, and tries it again every two seconds. */
export function createStaleIfError({ isUnavailable, now }: StaleIfErrorOptions): StaleIfError {
  let unavailableUntil = 0;
  return async (stale, load) => {
    if (stale !== undefined && now() < unavailableUntil) return stale;
    if (unavailableUntil > 0) unavailableUntil = now() + retryAfterMs;
    try {
      const fresh = await (stale === undefined
        ? load()
        : pTimeout(load(), { milliseconds: freshWithinMs, fallback: () => Promise.reject(new TooSlow()) }));
      unavailableUntil = 0;
      return fresh;
    } catch (error) {
      if (!(error instanceof TooSlow) && !isUnavailable(error)) throw error;
      unavailableUntil = now() + retryAfterMs;
      if (stale === undefined) throw error;
      return stale;
    }
  };
}
