import { Refusal } from '../../domain/refusal.ts';
import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../support/context.ts';
import { createSubscriptionCommands } from '../commands/subscriptions.ts';
import type { ProviderEraser } from './eraser.ts';

/**
 * Deletes the account at the payment provider, which ends the plan at once, and records the end. The provider finds
 * accounts by the user's id too, so there is something to ask for every user.
 */
export function customerEraser({
  executor,
  billingProvider,
  billingSync,
  payWithTestCard,
}: Pick<Dependencies, 'executor' | 'billingProvider' | 'billingSync' | 'payWithTestCard'>): ProviderEraser {
  return {
    store: 'account at the payment provider',
    outside: payWithTestCard === undefined,
    find: async ({ userId }) => [userId],
    remove: async (userId, _id, caller) => {
      const { current, customers } = (await executor.load(subscriptionAggregate, userId)).state;
      await billingProvider.eraseCustomer(userId, customers);
      if (current) await billingSync(current.subscriptionId, caller);
    },
  };
}

/** Makes sure that the plan of a leaving user is never charged again. Idempotent. */
export async function endSubscription(
  dependencies: Parameters<typeof createSubscriptionCommands>[0] & Pick<Dependencies, 'executor'>,
  userId: string,
  caller: Caller,
): Promise<void> {
  await createSubscriptionCommands(dependencies)
    .cancel(userId, caller)
    .catch((error: unknown) => {
      // There is no subscription.
      if (!(error instanceof Refusal) || error.code !== 'CONFLICT') throw error;
    });
}
