import { freePeriod } from '../../domain/catalog.ts';
import type { Dependencies } from '../dependencies.ts';
import { defineJob } from './engine/define-job.ts';

const perRun = 500;

/**
 * Grants accounts without a plan their free credits, where they are switched on (`FREE_MONTHLY_CREDITS`, DECISIONS
 * section 1): the first ones when the trial ends, then every 30 days. Periods that passed unused are not made up for.
 */
export const freeCredits = (
  {
    ledger,
    now,
    freeHalfCredits,
    freeCreditsDue,
  }: Pick<Dependencies, 'ledger' | 'now' | 'freeHalfCredits' | 'freeCreditsDue'>,
  every = 60_000,
) =>
  defineJob({
    name: 'free-credits',
    every,
    run: async ({ newCaller, failed, signal }) => {
      if (freeHalfCredits === 0) return;
      for (const { userId, dueAt } of await freeCreditsDue(now(), perRun)) {
        if (signal.aborted) return;
        const periods = Math.floor((now() - dueAt) / freePeriod) + 1;
        const expiresAt = dueAt + periods * freePeriod;
        // One account that fails must not keep the others from theirs.
        await ledger.grantFree(userId, { halfCredits: freeHalfCredits, expiresAt }, newCaller()).catch(failed);
      }
    },
  });
