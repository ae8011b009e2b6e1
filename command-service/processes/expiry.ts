import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { START } from '../../domain/envelope.ts';
import type { CreditCommands } from '../handlers/credits.ts';
import type { Process } from './process.ts';

export interface ExpiryOptions {
  readonly credits: CreditCommands;
  readonly now: () => number;
  /** Accounts that hold credits whose expiry has passed. */
  readonly due: (now: number, limit: number) => Promise<readonly string[]>;
  /** Milliseconds between sweeps. */
  readonly every?: number;
  readonly onError?: (error: unknown) => void;
}

const perSweep = 500;

/**
 * Writes down what has lapsed, so that the statement shows it. Nothing depends on its pace: an expired lot is
 * unusable from its instant on, whether or not it was swept (DECISIONS 2.6).
 */
export function startExpiry({ credits, now, due, every = 60_000, onError = () => undefined }: ExpiryOptions): Process {
  const stopping = new AbortController();
  const { signal } = stopping;
  let problem: string | undefined;
  const failed = (error: unknown): void => {
    problem = error instanceof Error ? error.message : String(error);
    onError(error);
  };
  const sweep = async (): Promise<void> => {
    problem = undefined;
    for (const userId of await due(now(), perSweep)) {
      if (signal.aborted) return;
      // One account that fails must not keep the others from expiring.
      await credits
        .expire(userId, { actor: { kind: 'process', id: 'expiry' }, correlationId: randomUUID() })
        .catch(failed);
    }
  };
  const running = (async () => {
    while (!signal.aborted) {
      await sweep().catch(failed);
      await sleep(every, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    status: () => {
      const state = signal.aborted ? 'stopped' : problem === undefined ? 'running' : 'retrying';
      return {
        name: 'expiry',
        state,
        position: START,
        inFlight: 0,
        ...(problem === undefined ? {} : { error: problem }),
      };
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
