import { setTimeout as pause } from 'node:timers/promises';

const timeout = 240_000;
const step = 25;

/**
 * Polls `look` until it returns something other than undefined, null or false, and returns that. Rejects after `limit`
 * ms (default four minutes) naming `what`; no test depends on how long it takes.
 */
export async function eventually<T>(
  what: string,
  look: () => Promise<T> | T,
  limit = timeout,
): Promise<Exclude<T, undefined | null | false>> {
  const until = Date.now() + limit;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found as Exclude<T, undefined | null | false>;
    if (Date.now() > until) throw new Error(`Waited ${limit} ms in vain for ${what}`);
    await pause(step);
  }
}
