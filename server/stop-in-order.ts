import pTimeout from 'p-timeout';

/**
 * How long all parts together may take to stop, ms, unless they are waited for; an unavailable engine answers nothing.
 */
const budgetMs = 3_000;
/** The minimum time of a part when the others have used up the total, ms: enough to close files. */
const leastMs = 50;

/**
 * Stops the parts of a process in order. A part that waits for an unavailable engine does not delay the end: after
 * three seconds in total the others are stopped and the rest is abandoned, since every part survives a kill. Rejects
 * with the first error, after all parts.
 */
export async function stopInOrder(parts: readonly (() => unknown)[], milliseconds = budgetMs): Promise<void> {
  const until = performance.now() + milliseconds;
  const errors: unknown[] = [];
  for (const stop of parts) {
    const left = Math.max(leastMs, until - performance.now());
    await pTimeout(Promise.resolve().then(stop), { milliseconds: left, fallback: () => undefined }).catch(
      (error: unknown) => errors.push(error),
    );
  }
  if (errors.length > 0) throw errors[0];
}
