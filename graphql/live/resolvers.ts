import type { Position } from '../../domain/envelope.ts';
import { itemNames } from '../../domain/item-names.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Delivered, DeliveredMessage } from './hub.ts';
import { billingSubscriptionOf, statuses } from '../areas/subscription/reads.ts';
import { credits } from '../scalars.ts';

/**
 * The updates under the name of the subscription field. Leaving this iterator leaves the queue, even while it waits.
 *
 * @param checkAccess called before each update; rejects once the subscriber has lost access
 */
function asPayloads(
  updates: Delivered,
  checkAccess: () => Promise<unknown>,
): AsyncIterableIterator<{ accountUpdates: DeliveredMessage }> {
  const payloads: AsyncIterableIterator<{ accountUpdates: DeliveredMessage }> = {
    next: async () => {
      const step = await updates.next();
      if (step.done) return { done: true, value: undefined };
      try {
        await checkAccess();
      } catch (error) {
        await updates.return();
        throw error;
      }
      return { done: false, value: { accountUpdates: step.value } };
    },
    return: () => updates.return(),
    [Symbol.asyncIterator]: () => payloads,
  };
  return payloads;
}

export const liveResolvers: Resolvers = {
  Subscription: {
    accountUpdates: {
      subscribe: async (_root, { after, userId }, context) => {
        const own = context.requireUser();
        const account = userId ?? own;
        // The role may be revoked during the subscription.
        const checkAccess = account === own ? () => Promise.resolve() : context.requireAdmin;
        await checkAccess();
        return asPayloads(
          context.services.live.follow(
            account,
            after === null || after === undefined ? undefined : (after as Position),
          ),
          checkAccess,
        );
      },
    },
  },
  AccountUpdate: { __resolveType: ({ type }) => type },
  SubscriptionUpdated: {
    status: ({ doc }) => statuses[doc.status],
    subscription: ({ userId, doc }) => billingSubscriptionOf(userId, doc),
  },
  TwinCreditsChanged: { twinCredits: ({ account }) => account },
  PaymentCompleted: {
    twinCreditsAdded: ({ twinCredits }) => twinCredits,
    creditsAdded: ({ halfCredits }) => credits(halfCredits),
    description: ({ description }, _args, { inWords }) => itemNames(description, inWords),
    account: async ({ userId, position }, _args, context) => {
      await context.seen(position);
      // The context lives as long as the subscription, so its loader may hold the balance after an earlier payment.
      return { userId, doc: await context.loaders.accounts.clear(userId).load(userId) };
    },
  },
};
