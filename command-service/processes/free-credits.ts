import { freePeriod } from '../../domain/catalog.ts';
import type { Dependencies, DueItem } from '../dependencies.ts';
import { defineListJob, pagesOf } from './engine/define-job.ts';

/**
 * Grants accounts without a plan their free credits, if `FREE_MONTHLY_CREDITS` switches them on: the first ones when
 * the trial ends, then every 30 days. Missed periods are not granted later.
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
  defineListJob<DueItem<{ userId: string }>>({
    name: 'free-credits',
    every,
    due: freeHalfCredits === 0 ? async () => [] : pagesOf(freeCreditsDue, now),
    items: {
      key: ({ userId, dueAt }) => `${userId}/${dueAt}`,
      owner: ({ userId }) => userId,
      handle: ({ userId, dueAt }, { newCaller }) => {
        const periods = Math.floor((now() - dueAt) / freePeriod) + 1;
        const expiresAt = dueAt + periods * freePeriod;
        return ledger.grantFree(userId, { halfCredits: freeHalfCredits, expiresAt }, newCaller());
      },
    },
  });
