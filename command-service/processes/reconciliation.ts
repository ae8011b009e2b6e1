import { statementAggregate } from '../../domain/finance/index.ts';
import { reconcile, type ReconciliationDependencies } from '../support/reconcile.ts';
import { defineJob } from './engine/define-job.ts';

/**
 * When a night's run begins, in milliseconds after midnight UTC, and how long afterwards a start still makes up for it.
 */
const begins = 3 * 3_600_000;
const madeUpFor = 3_600_000;
const day = 86_400_000;

/**
 * The nights of a process that starts at this time, in milliseconds: each is due once, from 03:00 UTC on and until it
 * succeeds. A process that comes back within the hour makes up the run that its stop may have interrupted.
 */
export function nightsSince(startedAt: number) {
  const nightOf = (time: number): number => Math.floor((time - begins) / day);
  let last = startedAt - begins - nightOf(startedAt) * day < madeUpFor ? undefined : nightOf(startedAt);
  return {
    isDue: (time: number): boolean => nightOf(time) !== last,
    done: (time: number): void => {
      last = nightOf(time);
    },
  };
}

/** All accounts are compared and all records read again when the last full run is older than this, in milliseconds. */
const fullEvery = 6.5 * day;

/** Reconciles the changes since the last run once a night, and everything once a week. */
export const reconciliation = (dependencies: ReconciliationDependencies, every = 600_000) => {
  const { now, executor, paymentProvider } = dependencies;
  const nights = nightsSince(now());
  return defineJob({
    name: 'reconciliation',
    every,
    run: async ({ newCaller }) => {
      const startedAt = now();
      if (!nights.isDue(startedAt)) return;
      const { fullAtMs, checkedThrough } = (await executor.load(statementAggregate, paymentProvider.name)).state;
      // The first run of all reads and compares everything by itself.
      const isFull = checkedThrough !== '' && startedAt - fullAtMs >= fullEvery;
      await reconcile(dependencies, newCaller(), isFull);
      nights.done(startedAt);
    },
  });
};
