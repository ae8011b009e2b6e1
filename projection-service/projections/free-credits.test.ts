import { test } from '@jest/globals';
import { happened, projectionSpec } from '../testing/projection-spec.ts';
import { freeCredits } from './free-credits.ts';

const granted = (lotId: string, source: 'trial' | 'goodwill' | 'bundle', expiresAtMs: number | null) =>
  happened('credits-ann', 'CreditsGranted', {
    asset: 'minutes',
    lotId,
    source,
    amount: 6,
    debtPaidAmount: 0,
    expiresAtMs,
    paymentId: null,
    priceCents: 0,
    paidCents: 0,
    currency: 'usd',
    catalogVersion: '1',
    isApart: false,
    itemName: 'Credits',
  });
const which = { userId: 'ann', subscriptionId: 'sub_1' };
const activated = happened('subscription-ann', 'SubscriptionActivated', {
  ...which,
  periodStartMs: 1,
  periodEndMs: 2,
  invoiceId: null,
  trial: false,
});
const ended = happened('subscription-ann', 'SubscriptionEnded', { ...which, reason: 'cancelled', endedAtMs: 2 });

test.each([
  ['the trial', [granted('trial', 'trial', 9)], { hasPlan: false, dueAt: 9, waiting: true }],
  [
    'the last free credits',
    [granted('trial', 'trial', 9), granted('free-39', 'goodwill', 39), granted('pi_1', 'bundle', null)],
    { hasPlan: false, dueAt: 39, waiting: true },
  ],
  ['nothing, with a plan', [granted('trial', 'trial', 9), activated], { hasPlan: true, dueAt: 9, waiting: false }],
  [
    'the trial, before which a plan began',
    [activated, granted('trial', 'trial', 9)],
    { hasPlan: true, dueAt: 9, waiting: false },
  ],
  [
    'the trial, after a plan',
    [granted('trial', 'trial', 9), activated, ended],
    { hasPlan: false, dueAt: 9, waiting: true },
  ],
])('free credits wait for the end of %s', (_, events, doc) =>
  projectionSpec(freeCredits)
    .given(events)
    .then({ accounts: { ann: doc } }),
);

test('an erasure forgets the account', () =>
  projectionSpec(freeCredits)
    .given([granted('trial', 'trial', 9), happened('user-ann', 'ErasureStarted', { userId: 'ann' })])
    .then({ accounts: {} }));
