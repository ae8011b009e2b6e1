import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SubscriptionEvent } from '../../domain/subscriptions/index.ts';
import type { BillingProvider } from '../providers/payments/billing-port.ts';
import { PaymentProviderError } from '../providers/payments/port.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { renewalPause } from './renewal-pause.ts';
import { monthlyPlan } from '../../domain/subscriptions/testing/monthly-plan.ts';

let calls: string[];
beforeEach(() => {
  calls = [];
});

const provider = (answer: () => Promise<void> = async () => undefined) =>
  ({
    setCollectionPaused: async (id: string, paused: boolean) => {
      calls.push(`${id} ${paused ? 'paused' : 'collects'}`);
      await answer();
    },
  }) as BillingProvider;
const billingSync = async (id: string): Promise<void> => void calls.push(`${id} read`);
const work = (billingProvider = provider()) => specifyWork(renewalPause, { billingProvider, billingSync });

const which = { userId: 'ann', subscriptionId: 'sub_1' };
const started: SubscriptionEvent = {
  type: 'SubscriptionStarted',
  data: {
    ...which,
    ...monthlyPlan,
  },
};
const activated: SubscriptionEvent = {
  type: 'SubscriptionActivated',
  data: { ...which, periodStartMs: 1, periodEndMs: 2, invoiceId: 'in_1', trial: false },
};
const ended: SubscriptionEvent = {
  type: 'SubscriptionEnded',
  data: { ...which, reason: 'cancelled', endedAtMs: 2 },
};
const suspended = on('user-ann', { type: 'AccountSuspended', data: { userId: 'ann', by: 'user', reason: null } });
const reactivated = on('user-ann', { type: 'AccountReactivated', data: { userId: 'ann', by: 'user', reason: null } });
const subscribed = [on('subscription-ann', started), on('subscription-ann', activated)];

describe('an account with a plan', () => {
  test('collects no renewals from its suspension on', async () => {
    await work()
      .given(...subscribed, suspended)
      .appends();
    // Handled twice: after the crash that every case has, too.
    expect(calls).toEqual(['sub_1 paused', 'sub_1 read', 'sub_1 paused', 'sub_1 read']);
  });

  test('collects them again once it is active', async () => {
    await work()
      .given(...subscribed, reactivated)
      .appends();
    expect(calls.slice(0, 2)).toEqual(['sub_1 collects', 'sub_1 read']);
  });

  test('follows the present state when older events are handled late', async () => {
    await work()
      .given(...subscribed, suspended, reactivated)
      .appends();
    expect(new Set(calls)).toEqual(new Set(['sub_1 collects', 'sub_1 read']));
  });

  test('only reads its subscription again when that ended at the provider', async () => {
    const over = provider(() => Promise.reject(new PaymentProviderError('CLOSED', 'This subscription is over.')));
    await work(over)
      .given(...subscribed, suspended)
      .appends();
    expect(calls.slice(0, 2)).toEqual(['sub_1 paused', 'sub_1 read']);
  });
});

test.each([
  ['that never subscribed', []],
  ['whose checkout is open', [on('subscription-ann', started)]],
  ['whose subscription is over', [...subscribed, on('subscription-ann', ended)]],
])('an account %s asks the provider nothing', async (_, past) => {
  await work()
    .given(...past, suspended)
    .appends();
  expect(calls).toEqual([]);
});
