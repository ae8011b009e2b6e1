import { backoffDelay, pause, type Backoff } from '../../lib/backoff.ts';

export interface KeepFollowingOptions {
  /** Publishes until the signal is aborted; rejects with a failure. */
  readonly follow: () => Promise<void>;
  /** The number of records published so far: progress ends a series of failures. */
  readonly published: () => number;
  /** Receives each failure; returns true if retrying can't repair it. */
  readonly failed: (failure: unknown) => boolean;
  /** The backoff between attempts. Default 200 ms to 30 s. */
  readonly retryDelay?: Backoff | undefined;
  readonly signal: AbortSignal;
}

/** Repeats `follow` with backoff, until the signal is aborted or a failure is final. Never rejects. */
export async function keepFollowing(options: KeepFollowingOptions): Promise<void> {
  const { follow, published, failed, retryDelay = { firstMs: 200, maxMs: 30_000 }, signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    const before = published();
    try {
      await follow();
    } catch (failure) {
      if (signal.aborted || failed(failure)) return;
      failures = published() > before ? 1 : failures + 1;
      await pause(backoffDelay(failures, retryDelay), signal);
    }
  }
}
