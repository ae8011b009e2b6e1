import { day } from '../../domain/catalog.ts';
import { subscriptionAggregate, type SubscriptionPastDue } from '../../domain/subscriptions/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../handlers/context.ts';
import { pause } from '../../lib/backoff.ts';
import { createRequestForUser } from '../handlers/mail-for-user.ts';
import { defineProcess } from './engine/define-process.ts';

/** When users are told of a payment that failed, in days since it did. */
const remindAfter = [0, 3, 7] as const;

/** Tells users of a failed payment on days 0, 3 and 7, as long as it is not made (DECISIONS 3.5). */
export function paymentReminders({ executor, now }: Pick<Dependencies, 'executor' | 'now'>) {
  const request = createRequestForUser({ executor, now });

  const remind = async (
    { userId, subscriptionId, sinceMs, pausesAtMs }: SubscriptionPastDue['data'],
    caller: Caller,
    signal: AbortSignal,
  ): Promise<void> => {
    for (const daysPastDue of remindAfter) {
      const dueAt = sinceMs + daysPastDue * day;
      if (dueAt > now()) await pause(dueAt - now(), signal);
      if (signal.aborted) throw new Error('The process stops');
      const { current } = (await executor.load(subscriptionAggregate, userId)).state;
      // Paid meanwhile, over, or late again for a later invoice.
      if (current?.subscriptionId !== subscriptionId || current.pausesAt !== pausesAtMs) return;
      const { priceCents: amountCents, currency } = current.plan;
      const once = `${subscriptionId}/${sinceMs}/${daysPastDue}`;
      await request(
        { template: 'payment_failed', userId, once, data: { daysPastDue, amountCents, currency } },
        dueAt,
        caller,
      );
    }
  };
  return defineProcess({
    name: 'payment-reminders',
    maxInFlight: 100_000,
    on: { SubscriptionPastDue: ({ data }, { caller, signal }) => remind(data, caller, signal) },
  });
}
