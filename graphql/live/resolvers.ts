import type { Position } from '../../domain/envelope.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { CoalescingQueue } from './coalescing-queue.ts';
import type { LiveMessage } from '../../projection-service/index.ts';
import { credits } from '../scalars.ts';

/**
 * The updates under the field's name; leaving this iterator leaves the queue, also while it waits.
 *
 * @param mayHear asked before each update; rejects when the listener no longer may
 */
function asPayloads(
  updates: CoalescingQueue<LiveMessage>,
  mayHear: () => Promise<unknown>,
): AsyncIterableIterator<{ accountUpdates: LiveMessage }> {
  const payloads: AsyncIterableIterator<{ accountUpdates: LiveMessage }> = {
    next: async () => {
      const step = await updates.next();
      if (step.done) return { done: true, value: undefined };
      try {
        await mayHear();
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
        // A role can be taken away while somebody listens.
        const mayHear = account === own ? () => Promise.resolve() : context.requireAdmin;
        await mayHear();
        return asPayloads(
          context.services.live.follow(
            account,
            after === null || after === undefined ? undefined : (after as Position),
          ),
          mayHear,
        );
      },
    },
  },
  AccountUpdate: { __resolveType: ({ type }) => type },
  PaymentCompleted: {
    creditsAdded: ({ halfCredits }) => credits(halfCredits),
    account: async ({ userId, position }, _args, context) => {
      await context.seen(position);
      // This context lives as long as the subscription: what its loader remembers is the balance of an earlier payment.
      return { userId, doc: await context.loaders.accounts.clear(userId).load(userId) };
    },
  },
};
