import { setTimeout as pause } from 'node:timers/promises';

const timeout = 120_000;
const step = 25;

/**
 * Looks again and again until there is something: whatever is neither undefined, null nor false. Rejects after two
 * minutes with what was waited for; how long it takes is no part of any test.
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
