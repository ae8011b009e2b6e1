import { setTimeout as sleep } from 'node:timers/promises';
import { TimedOut } from '../event-store/eventstoredb/failures.ts';

/**
 * The result of `work`, or TimedOut after `ms`. Work that is given up goes on unheard: it must end by itself.
 */
export async function within<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(what, ms)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether `work` is done, well or not, within `ms`. */
export function settledWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const settled = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    work.then(settled, settled);
  });
}

export interface Backoff {
  /** Before the second try, ms. */
  readonly firstMs: number;
  /** Never longer than this, ms. */
  readonly maxMs: number;
}

/**
 * How long to wait after so many failures (from 1): doubled each time, and spread over its upper half so that many
 * don't come back at once.
 */
export function backoff(failures: number, { firstMs, maxMs }: Backoff, random: () => number = Math.random): number {
  const ms = Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return ms / 2 + (random() * ms) / 2;
}

/** Waits, at most until the signal is aborted. Never rejects. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { ...(signal && { signal }) }).catch(() => undefined);
}
