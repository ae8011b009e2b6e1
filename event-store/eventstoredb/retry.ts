import { backoffDelay, pause } from '../../lib/backoff.ts';
import { LogUnavailable } from '../port.ts';
import { Misconfigured, NotSent } from './failures.ts';

/** The shortest timeout that an attempt is given, ms. */
const SHORTEST_ATTEMPT_MS = 200;
const delay = { firstMs: 40, maxMs: 400 };

export interface RetryOptions {
  /** The time for all attempts together, ms. */
  readonly timeoutMs: number;
  /** When the circuit breaker opens unless a call succeeds, in ms from now. No attempt waits much longer than that. */
  readonly opensIn: () => number;
}

/**
 * The result of the first attempt that reaches the server, within about `timeoutMs`. An attempt gets its own timeout in
 * ms (half of the time that is left, so that one without an answer leaves time for another) and the number of attempts
 * that failed before. Rejects at once with an error that is an answer of the server and with NotSent; when the time is
 * up, with the last failure.
 */
export async function retry<Result>(
  { timeoutMs, opensIn }: RetryOptions,
  attempt: (ms: number, failures: number) => Promise<Result>,
): Promise<Result> {
  const until = performance.now() + timeoutMs;
  for (let failures = 0; ; failures += 1) {
    const ms = Math.min((until - performance.now()) / 2, opensIn());
    try {
      return await attempt(Math.max(SHORTEST_ATTEMPT_MS, ms), failures);
    } catch (error) {
      const wait = backoffDelay(failures + 1, delay);
      if (
        !(error instanceof LogUnavailable) ||
        error instanceof NotSent ||
        error instanceof Misconfigured ||
        performance.now() + wait + SHORTEST_ATTEMPT_MS > until
      )
        throw error;
      await pause(wait);
    }
  }
}
