import { LogUnavailable } from '../port.ts';
import { Misconfigured, NotSent } from './failures.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';

const SHORTEST_ATTEMPT_MS = 200;
const delay = { firstMs: 40, maxMs: 400 };

/**
 * The result of the first attempt that reaches the server, all within about `timeoutMs`. Each attempt is told how long
 * it may take (half of what is left, so that a silent one leaves time for another) and how many failed before. Errors
 * that are answers, and NotSent, are given on at once; when the time is up, the last failure.
 */
export async function retrying<Result>(
  timeoutMs: number,
  attempt: (ms: number, failures: number) => Promise<Result>,
): Promise<Result> {
  const until = performance.now() + timeoutMs;
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt(Math.max(SHORTEST_ATTEMPT_MS, (until - performance.now()) / 2), failures - 1);
    } catch (error) {
      const wait = backoffDelay(failures, delay);
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
