import type { Dependencies, DueItem } from '../dependencies.ts';
import { defineListJob, pagesOf } from './engine/define-job.ts';

/**
 * Records credits that have expired, so that the statement shows it. Its pace does not matter: an expired lot is
 * unusable from that instant on, recorded or not.
 */
export const creditExpiry = (
  { ledger, now, expiryDue }: Pick<Dependencies, 'ledger' | 'now' | 'expiryDue'>,
  every = 60_000,
) =>
  defineListJob<DueItem<{ userId: string }>>({
    name: 'expiry',
    every,
    byDate: true,
    due: pagesOf(expiryDue, now),
    items: {
      key: ({ userId, dueAt }) => `${userId}/${dueAt}`,
      owner: ({ userId }) => userId,
      handle: ({ userId }, { newCaller }) => ledger.expire(userId, newCaller()),
    },
  });
