import { setTimeout as sleep } from 'node:timers/promises';

export interface Backoff {
  /** The pause before the first repetition, ms. */
  readonly firstMs: number;
  /** The longest pause, ms. */
  readonly maxMs: number;
}

/**
 * Exponential backoff with jitter: the pause after `failures` failures in a row (from 1), in ms. It doubles with each
 * failure; a random part of its upper half is left out, so that clients that failed together do not retry together.
 */
export function backoffDelay(
  failures: number,
  { firstMs, maxMs }: Backoff,
  random: () => number = Math.random,
): number {
  const ms = Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return ms / 2 + (random() * ms) / 2;
}

/** Waits `ms`, or until the signal is aborted. Never rejects. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { ...(signal && { signal }) }).catch(() => undefined);
}
