import { setTimeout as sleep } from 'node:timers/promises';
import type { Leases } from './port.ts';

export interface LeasedWork {
  stop(): Promise<void>;
}

export interface WhileLeasedOptions {
  readonly leases: Leases;
  readonly name: string;
  /** How long a lease lasts without being renewed, in milliseconds; it is renewed three times as often. */
  readonly ttlMs?: number;
  /** Asks whoever has the lease to give it up. */
  readonly insists?: boolean;
  /** Begins the work; called again when the lease comes back after it was lost. */
  readonly start: () => Promise<LeasedWork>;
  readonly onError: (error: unknown) => void;
}

export interface Leased {
  /** This process does the work now. */
  readonly holds: () => boolean;
  /** Stops the work and gives the lease back. */
  stop(): Promise<void>;
}

/**
 * Does a piece of work for as long as this process has its lease, and waits for the lease otherwise. At the end of a
 * lease that was not renewed the work is ended, also while nobody answers who could renew it.
 */
export function whileLeased({
  leases,
  name,
  ttlMs = 10_000,
  insists = false,
  start,
  onError,
}: WhileLeasedOptions): Leased {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = ttlMs / 3;
  let work: LeasedWork | undefined;
  let ending: Promise<void> = Promise.resolve();
  let until = 0;
  let endOfLease: NodeJS.Timeout | undefined;

  const end = (): Promise<void> => {
    const ended = work;
    work = undefined;
    if (ended) ending = ended.stop().catch(onError);
    return ending;
  };

  /** Counts from before it was asked: what the store grants later ends later, never earlier. */
  const renew = async (): Promise<boolean> => {
    if (insists && work === undefined) await leases.reserve(name, 2 * ttlMs);
    const asked = performance.now();
    if ((await leases.take(name, ttlMs)) === undefined) return false;
    until = asked + ttlMs;
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
      // It may have taken longer to begin than the lease lasts.
      if (performance.now() >= until) await end();
      await sleep(pause, undefined, { signal }).catch(() => undefined);
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
      await running;
    },
  };
}
