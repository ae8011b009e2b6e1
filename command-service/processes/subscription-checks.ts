import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import type { Dependencies, DueItem } from '../dependencies.ts';
import { contextFor } from '../handlers/context.ts';
import { defineListJob, pagesOf } from './engine/define-job.ts';

/**
 * Recovers from lost webhooks: reads the subscriptions again whose next report is overdue by
 * now, and pauses plan credits where a payment has been due for three days (DECISIONS 3.5).
 */
export const subscriptionChecks = (
  {
    executor,
    billingProvider,
    billingSync,
    subscriptionsDue,
  }: Pick<Dependencies, 'executor' | 'billingProvider' | 'billingSync' | 'subscriptionsDue'>,
  every = 60_000,
) =>
  defineListJob<DueItem<{ userId: string; subscriptionId: string }>>({
    name: 'subscription-checks',
    every,
    due: pagesOf(subscriptionsDue, () => billingProvider.billingTime()),
    items: {
      key: ({ subscriptionId, dueAt }) => `${subscriptionId}/${dueAt}`,
      owner: ({ userId }) => userId,
      handle: async ({ userId, subscriptionId }, { newCaller }) => {
        const caller = newCaller();
        await billingSync(subscriptionId, caller);
        const pause = { kind: 'pause_overdue' as const, userId, at: billingProvider.billingTime() };
        await executor.execute(subscriptionAggregate, userId, pause, contextFor(caller, 'pause-overdue'));
      },
    },
  });
