import { setTimeout as sleep } from 'node:timers/promises';

export interface RetryDelay {
  readonly min: number;
  readonly max: number;
}

/**
 * The pause before try number `attempt` (1 for the first repeat), ms: doubling from `min` to `max`,
 * of which a random half is left out so that many who fail together do not return together.
 */
export function retryPause(attempt: number, { min, max }: RetryDelay, random: () => number = Math.random): number {
  const full = Math.min(max, min * 2 ** Math.min(attempt - 1, 30));
  return full * (0.5 + random() / 2);
}

/** Waits; resolves early, without an error, when the signal is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
