import { setTimeout as sleep } from 'node:timers/promises';
import type { Verification } from '../port.ts';
import { verifyLogSlowly } from './verify.ts';

export interface BackgroundCheckOptions {
  /**
   * The share of one processor that the check may use, above 0 and up to 1. Default 0.005, which checks about 3 million
   * events an hour. More would make garbage so fast that V8 never shrinks the heap of an idle server.
   */
  readonly duty?: number;
  /** The pause between two checks of the whole log, ms. Default 1 hour. */
  readonly restMs?: number;
  /** Called with the result of each check. */
  readonly onResult: (verification: Verification) => void;
  /** Called when a check could not be made. */
  readonly onError: (error: unknown) => void;
}

const DEFAULT_DUTY = 0.005;
const DEFAULT_REST_MS = 3_600_000;

/**
 * Verifies the whole log again and again, slowly, in the background. The start checks the end of the log only; bit rot
 * in the middle has to be found before the data is needed. Returns a function that stops the check.
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
