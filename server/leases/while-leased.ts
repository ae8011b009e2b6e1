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

/** Does a piece of work for as long as this process has its lease, and waits for the lease otherwise. */
export function whileLeased({ leases, name, ttlMs = 10_000, start, onError }: WhileLeasedOptions): Leased {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = ttlMs / 3;
  let work: LeasedWork | undefined;
  let until = 0;

  const end = async (): Promise<void> => {
    const ended = work;
    work = undefined;
    await ended?.stop();
  };

  /** Renewing counts from before it was asked: what the store grants later ends later, never earlier. */
  const renew = async (): Promise<boolean> => {
    const asked = performance.now();
    if ((await leases.take(name, ttlMs)) === undefined) return false;
    until = asked + ttlMs;
    return true;
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        if (await renew()) work ??= await start();
        else await end();
      } catch (error) {
        onError(error);
      }
      // Without an answer in time somebody else may have begun.
      if (work && performance.now() >= until) await end().catch(onError);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
    await end().catch(onError);
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
