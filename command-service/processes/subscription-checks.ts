import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import type { Dependencies, DueItem } from '../dependencies.ts';
import { contextFor } from '../support/context.ts';
import { defineJob, eachPage } from './engine/define-job.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type DueSubscription = DueItem<{ userId: string; subscriptionId: string }>;

/**
 * When each subscription may be read again, for one process: one whose reading changes nothing is read less and less
 * often, but at least once an hour.
 */
function createPacing() {
  const seen = new Map<string, { readonly dueAt: number; readonly times: number; readonly notBefore: number }>();
  return {
    isDue: ({ subscriptionId, dueAt }: DueSubscription, now: number): boolean => {
      const before = seen.get(subscriptionId);
      return before?.dueAt !== dueAt || before.notBefore <= now;
    },
    read: ({ subscriptionId, dueAt }: DueSubscription, now: number): void => {
      const before = seen.get(subscriptionId);
      const times = before?.dueAt === dueAt ? before.times + 1 : 0;
      seen.set(subscriptionId, { dueAt, times, notBefore: now + Math.min(hour, minute * 2 ** times) });
    },
  };
}

/**
 * Recovers from lost webhooks: reads the subscriptions again whose next report is overdue by now, and pauses plan
 * credits when a payment has been due for three days. Once a day it reads all that are not over, because people may
 * change them at the provider at any time.
 */
export const subscriptionChecks = (
  {
    executor,
    billingProvider,
    billingSync,
    subscriptionsDue,
    now,
  }: Pick<Dependencies, 'executor' | 'billingProvider' | 'billingSync' | 'subscriptionsDue' | 'now'>,
  every = minute,
) => {
  const pacing = createPacing();
  let sweptAt = now();
  return defineJob<DueSubscription>({
    name: 'subscription-checks',
    every,
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
    run: async ({ handle, signal }) => {
      const startedAt = now();
      const isSweep = startedAt - sweptAt >= day;
      const until = isSweep ? Number.MAX_SAFE_INTEGER : billingProvider.billingTime();
      await eachPage(
        (limit, after: DueSubscription | undefined) => subscriptionsDue(until, limit, after),
        async (page) => {
          const wanted = page.filter((item) => isSweep || pacing.isDue(item, startedAt));
          for (const item of wanted) pacing.read(item, startedAt);
          await handle(wanted);
        },
        signal,
      );
      if (isSweep) sweptAt = startedAt;
    },
  });
};
