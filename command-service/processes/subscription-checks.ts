import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor } from '../handlers/context.ts';
import { defineJob } from './engine/define-job.ts';

const perRun = 200;

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
  defineJob({
    name: 'subscription-checks',
    every,
    run: async ({ newCaller, failed, signal }) => {
      for (const { userId, subscriptionId } of await subscriptionsDue(billingProvider.billingTime(), perRun)) {
        if (signal.aborted) return;
        const caller = newCaller();
        const check = async (): Promise<void> => {
          await billingSync(subscriptionId, caller);
          const pause = { kind: 'pause_overdue' as const, userId, at: billingProvider.billingTime() };
          await executor.execute(subscriptionAggregate, userId, pause, contextFor(caller, 'pause-overdue'));
        };
        // One subscription that fails must not keep the others from being read.
        await check().catch(failed);
      }
    },
  });
