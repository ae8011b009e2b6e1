import type { Leases } from './port.ts';

export interface LeasedWork {
  stop(): Promise<void>;
}

export interface WhileLeasedOptions {
  readonly leases: Leases;
  readonly name: string;
  /** How long a lease lasts without a renewal, ms; it is renewed three times as often. Default 10,000. */
  readonly ttlMs?: number;
  /** Reserves a lease that another process keeps renewing, and so takes it over. */
  readonly takesOver?: boolean;
  /** Starts the work; called again when the lease is taken again after it was lost. */
  readonly start: () => Promise<LeasedWork>;
  readonly onError: (error: unknown) => void;
}

export interface Leased {
  /** Whether this process holds the lease and does the work. */
  readonly holds: () => boolean;
  /** Stops the work and gives up the lease. */
  stop(): Promise<void>;
}

/**
 * Does a piece of work while this process holds its lease, and waits for the lease otherwise. Stops the work at the end
 * of a lease that was not renewed, also while the store of the leases is unavailable.
 */
export function whileLeased({
  leases,
  name,
  ttlMs = 10_000,
  takesOver = false,
  start,
  onError,
}: WhileLeasedOptions): Leased {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake = (): void => undefined;
  const pause = ttlMs / 3;
  let work: LeasedWork | undefined;
  let ending: Promise<void> = Promise.resolve();
  let until = 0;
  let endOfLease: NodeJS.Timeout | undefined;

  /** All leases of a process are renewed at the same moments, so that one command renews them together. */
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pause - (performance.now() % pause));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const end = (): Promise<void> => {
    const ended = work;
    work = undefined;
    if (ended) ending = ended.stop().catch(onError);
    return ending;
  };

  /** Measures from before the call, so that the lease ends here no later than in the store. */
  const renew = async (): Promise<boolean> => {
    if (takesOver && work === undefined) await leases.reserve(name, 2 * ttlMs);
    const calledAt = performance.now();
    if ((await leases.take(name, ttlMs)) === undefined) return false;
    until = calledAt + ttlMs;
    clearTimeout(endOfLease);
    endOfLease = setTimeout(() => void end(), until - performance.now());
    return true;
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        if (await renew()) {
          await ending;
          work ??= await start();
        } else {
          await end();
        }
      } catch (error) {
        onError(error);
      }
      // The start may have taken longer than the lease lasts.
      if (performance.now() >= until) await end();
      if (!signal.aborted) await rest();
    }
    clearTimeout(endOfLease);
    await end();
    await leases.release(name).catch(onError);
  };

  const running = run();
  return {
    holds: () => work !== undefined && performance.now() < until,
    stop: async () => {
      stopping.abort();
      wake();
      await running;
    },
  };
}
