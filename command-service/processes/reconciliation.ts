import { reconcile, type ReconciliationDependencies } from '../handlers/reconcile.ts';
import { defineJob } from './engine/define-job.ts';

/** The hour of the nightly run, UTC. */
const hour = 3;
const day = 86_400_000;

/** Reconciles once a night; only what changed since the last run is read (issue 13). */
export const reconciliation = (dependencies: ReconciliationDependencies, every = 600_000) => {
  const { now } = dependencies;
  let lastNight: number | undefined;
  return defineJob({
    name: 'reconciliation',
    every,
    run: async ({ newCaller }) => {
      const night = Math.floor(now() / day);
      if (new Date(now()).getUTCHours() !== hour || lastNight === night) return;
      await reconcile(dependencies, newCaller());
      lastNight = night;
    },
  });
};
