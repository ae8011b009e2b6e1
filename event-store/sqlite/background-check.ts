import { setTimeout as sleep } from 'node:timers/promises';
import type { Verification } from '../port.ts';
import { verifyLogSlowly } from './verify.ts';

export interface BackgroundCheckOptions {
  /** Share of one processor that the check may take, above 0 and up to 1. Default 0.03. */
  readonly duty?: number;
  /** Milliseconds between the end of one check of the whole log and the start of the next. Default 1 hour. */
  readonly restMs?: number;
  /** Gets the verdict of each check. */
  readonly onResult: (verification: Verification) => void;
  /** Gets what kept a check from being made. */
  readonly onError: (error: unknown) => void;
}

const DEFAULT_DUTY = 0.03;
const DEFAULT_REST_MS = 3_600_000;

/**
 * Checks the whole log over and over, slowly, beside everything else: the start looks at the end of the
 * log only, and a byte that rots in the middle must be known before someone needs it.
 * Gives the function that stops it.
 */
export function startBackgroundCheck(
  folder: string,
  { duty = DEFAULT_DUTY, restMs = DEFAULT_REST_MS, onResult, onError }: BackgroundCheckOptions,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false, signal });

  void (async () => {
    while (!signal.aborted) {
      try {
        onResult(await verifyLogSlowly(folder, (tookMs) => wait(tookMs * (1 / duty - 1)), { signal }));
        await wait(restMs);
      } catch (error) {
        if (signal.aborted) return;
        onError(error);
        await wait(restMs).catch(() => {});
      }
    }
  })();
  return () => stop.abort();
}
