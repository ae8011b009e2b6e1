import { isLiveSubscription, subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import { userAggregate } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { isClosed } from '../support/provider-errors.ts';
import { defineProcess, type HandlerContext } from './engine/define-process.ts';

/**
 * Collects no renewals while an account is suspended: the billing screen says that renewal is paused, so nothing may be
 * charged.
 */
export function renewalPause({
  executor,
  billingProvider,
  billingSync,
}: Pick<Dependencies, 'executor' | 'billingProvider' | 'billingSync'>) {
  const set = async (userId: string, { caller }: HandlerContext): Promise<void> => {
    const { current } = (await executor.load(subscriptionAggregate, userId)).state;
    if (!current || !isLiveSubscription(current)) return;
    // Decides by the present state: an event that failed before may come after a later one.
    const paused = (await executor.load(userAggregate, userId)).state.lifecycle?.suspendedBy !== undefined;
    await billingProvider.setCollectionPaused(current.subscriptionId, paused).catch((error: unknown) => {
      // It ended meanwhile: there is nothing to collect, and the next line records that.
      if (!isClosed(error)) throw error;
    });
    await billingSync(current.subscriptionId, caller);
  };
  return defineProcess({
    name: 'renewal-pause',
    on: {
      AccountSuspended: ({ data }, context) => set(data.userId, context),
      AccountReactivated: ({ data }, context) => set(data.userId, context),
    },
  });
}
