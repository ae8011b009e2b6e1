import { expect, test } from '@jest/globals';
import { day } from '../../domain/catalog.ts';
import type { SubscriptionEvent } from '../../domain/subscriptions/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import type { BillingProvider } from '../providers/payments/billing-port.ts';
import { openCommandProcess } from '../testing/command-process.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { subscriptionChecks } from './subscription-checks.ts';
import { monthlyPlan } from '../../domain/subscriptions/testing/monthly-plan.ts';

const which = { userId: 'ann', subscriptionId: 'sub_1' };
const since = 100 * day;
const past: readonly SubscriptionEvent[] = [
  {
    type: 'SubscriptionStarted',
    data: {
      ...which,
      ...monthlyPlan,
    },
  },
  {
    type: 'SubscriptionActivated',
    data: { ...which, periodStartMs: since - 30 * day, periodEndMs: since, invoiceId: 'in_1', trial: false },
  },
  {
    type: 'SubscriptionPastDue',
    data: { ...which, invoiceId: 'in_2', sinceMs: since, pausesAtMs: since + 3 * day },
  },
];
const paused: SubscriptionEvent = { type: 'SubscriptionPaused', data: { ...which, reason: 'payment_overdue' } };
const at = (time: number) => ({ billingTime: () => time }) as BillingProvider;

test.each([
  ['after three unpaid days records that plan credits pause, once', since + 3 * day, [paused]],
  ['before that records nothing', since + 3 * day - 1, []],
])('%s', async (_, now, expected) => {
  const read: string[] = [];
  await specifyWork(subscriptionChecks, {
    billingProvider: at(now),
    billingSync: async (id) => void read.push(id),
    subscriptionsDue: async () => [{ ...which, dueAt: now }],
  })
    .given(...past.map((event) => on('subscription-ann', event)))
    .appends(...expected.map((event) => on('subscription-ann', event)));
  expect(new Set(read)).toEqual(new Set(['sub_1']));
});

test('reads the other subscriptions when one fails', async () => {
  const log = createMemoryEventStore();
  const { executor } = openCommandProcess({ log, keyRing: createMemoryKeyRing(), now: () => since });
  const read: string[] = [];
  const job = subscriptionChecks({
    executor,
    billingProvider: at(since),
    billingSync: async (id) => {
      read.push(id);
      if (id === 'sub_1') throw new Error('the provider is away');
    },
    subscriptionsDue: async () => [
      { ...which, dueAt: since },
      { userId: 'ben', subscriptionId: 'sub_2', dueAt: since },
    ],
    now: () => since,
  });
  const running = job.start({ eventStore: log, onError: () => undefined });
  while (read.length < 2) await new Promise((resolve) => setImmediate(resolve));
  await running.stop();
  expect(read.slice(0, 2)).toEqual(['sub_1', 'sub_2']);
});

test('two hundred failing subscriptions do not hold up later ones, and are read less often', async () => {
  const log = createMemoryEventStore();
  const { executor } = openCommandProcess({ log, keyRing: createMemoryKeyRing(), now: () => since });
  const all = Array.from({ length: 450 }, (_, index) => ({
    userId: `user-${String(index).padStart(3, '0')}`,
    subscriptionId: `sub_${index}`,
    dueAt: since,
  }));
  const read: string[] = [];
  const thirdRun = Promise.withResolvers<void>();
  let runs = 0;
  const job = subscriptionChecks(
    {
      executor,
      billingProvider: at(since),
      billingSync: async (id) => {
        read.push(id);
        throw new Error('the invoice is odd');
      },
      subscriptionsDue: async (_now, limit, after) => {
        if (after === undefined && (runs += 1) === 3) thirdRun.resolve();
        const from = after === undefined ? 0 : all.findIndex(({ userId }) => userId === after.userId) + 1;
        return all.slice(from, from + limit);
      },
      now: () => since,
    },
    1,
  );
  const running = job.start({ eventStore: log, onError: () => undefined });
  await thirdRun.promise;
  await running.stop();
  expect(read).toHaveLength(450);
  expect(new Set(read).size).toBe(450);
});
