import type { Position } from '../../domain/envelope.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { CoalescingQueue } from '../live/coalescing-queue.ts';
import type { AccountUpdateParent } from '../parents.ts';
import { credits } from '../scalars.ts';

/** The updates under the field's name; leaving this iterator leaves the queue, also while it waits. */
function asPayloads(updates: CoalescingQueue<AccountUpdateParent>): AsyncIterableIterator<{ accountUpdates: AccountUpdateParent }> {
  const payloads: AsyncIterableIterator<{ accountUpdates: AccountUpdateParent }> = {
    next: async () => {
      const step = await updates.next();
      return step.done ? { done: true, value: undefined } : { done: false, value: { accountUpdates: step.value } };
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
        if (userId !== null && userId !== undefined && userId !== own) await context.requireAdmin();
        const updates = context.services.live.follow(userId ?? own, after === null || after === undefined ? undefined : (after as Position));
        return asPayloads(updates);
      },
    },
  },
  AccountUpdate: { __resolveType: (update) => update.__typename },
  PaymentCompleted: {
    creditsAdded: ({ halfCredits }) => credits(halfCredits),
    account: async ({ userId, position, account }, _args, context) => {
      if (account) return account;
      await context.seen(position);
      // This context lives as long as the subscription: what its loader remembers is the balance of an earlier payment.
      return { userId, doc: await context.loaders.accounts.clear(userId).load(userId) };
    },
  },
};
