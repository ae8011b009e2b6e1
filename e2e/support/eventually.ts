import { setTimeout as pause } from 'node:timers/promises';

const timeout = 240_000;
/** The pause between two checks, in ms. Later it is a tenth of the wait so far, because checks take processor time. */
const step = 25;
const longestStep = 200;

/**
 * Polls `look` until it returns something other than undefined, null or false, and returns that. Rejects after `limit`
 * ms (default four minutes) naming `what`; no test depends on how long it takes.
 */
export async function eventually<T>(
  what: string,
  look: () => Promise<T> | T,
  limit = timeout,
): Promise<Exclude<T, undefined | null | false>> {
  const from = performance.now();
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found as Exclude<T, undefined | null | false>;
    const waited = performance.now() - from;
    if (waited > limit) throw new Error(`Waited ${limit} ms in vain for ${what}`);
    await pause(Math.min(Math.max(step, waited / 10), longestStep));
  }
}
