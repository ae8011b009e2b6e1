import { describe, test } from '@jest/globals';
import { pastDueGrace, planLotExpiry } from '../catalog.ts';
import { specify } from '../testing/spec.ts';
import {
  decideSubscription,
  evolveSubscription,
  initialSubscription,
  type ReportedSubscription,
  type SubscriptionCommand,
  type SubscriptionEvent,
  type SubscriptionStarted,
} from './index.ts';

const { given } = specify({
  initial: initialSubscription,
  decide: (command: SubscriptionCommand, state) => decideSubscription(command, state),
  evolve: evolveSubscription,
});

const which = { userId: 'u1', subscriptionId: 'sub_1' };
const startedData: SubscriptionStarted['data'] = {
  ...which,
  plan: {
    id: 'monthly',
    name: 'Monthly Plan',
    priceCents: 9_900,
    currency: 'usd',
    halfCredits: 10,
    catalogVersion: '2026-11-2',
  },
  provider: 'stripe',
  customerId: 'cus_1',
  paymentId: 'pi_1',
  invoiceId: 'in_1',
  order: 'monthly',
};
const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: startedData };
const first = { periodStartMs: 1_000, periodEndMs: 31_000 };
const second = { periodStartMs: 31_000, periodEndMs: 61_000 };
const activated: SubscriptionEvent = {
  type: 'SubscriptionActivated',
  data: { ...which, ...first, invoiceId: 'in_1', trial: false },
};
const failed = (attempt: number, nextAttemptAtMs: number | null = 99_000): SubscriptionEvent => ({
  type: 'SubscriptionPaymentFailed',
  data: { ...which, invoiceId: 'in_2', attempt, failedAtMs: 31_500, nextAttemptAtMs },
});
const pastDue: SubscriptionEvent = {
  type: 'SubscriptionPastDue',
  data: { ...which, invoiceId: 'in_2', sinceMs: 31_000, pausesAtMs: 31_000 + pastDueGrace },
};
const paused: SubscriptionEvent = { type: 'SubscriptionPaused', data: { ...which, reason: 'payment_overdue' } };
const resumed: SubscriptionEvent = { type: 'SubscriptionResumed', data: { ...which, reason: 'payment_overdue' } };
const renewed: SubscriptionEvent = { type: 'SubscriptionRenewed', data: { ...which, ...second, invoiceId: 'in_2' } };
const recovered: SubscriptionEvent = { type: 'SubscriptionRecovered', data: { ...which, invoiceId: 'in_2' } };
const late = [recovered, resumed, renewed] as const;
const scheduled: SubscriptionEvent = { type: 'CancellationScheduled', data: { ...which, endsAtMs: 31_000 } };
const ended = (reason: 'cancelled' | 'payment_failed' | 'never_paid', endedAtMs = 31_000): SubscriptionEvent => ({
  type: 'SubscriptionEnded',
  data: { ...which, reason, endedAtMs },
});

const report = (changes: Partial<ReportedSubscription> = {}): SubscriptionCommand => ({
  kind: 'report',
  userId: 'u1',
  reported: {
    subscriptionId: 'sub_1',
    status: 'active',
    periodStart: 1_000,
    periodEnd: 31_000,
    cancelAtPeriodEnd: false,
    collectionPaused: false,
    items: {},
    invoice: { id: 'in_1', isPaid: true, failedAttempts: 0 },
    at: 2_000,
    ...changes,
  },
});
const unpaidRenewal = (failedAttempts: number, nextAttemptAt?: number, at = 31_500): SubscriptionCommand =>
  report({
    status: 'past_due',
    periodStart: 31_000,
    periodEnd: 61_000,
    invoice: { id: 'in_2', isPaid: false, failedAttempts, ...(nextAttemptAt === undefined ? {} : { nextAttemptAt }) },
    at,
  });
const paidRenewal = report({
  periodStart: 31_000,
  periodEnd: 61_000,
  invoice: { id: 'in_2', isPaid: true, failedAttempts: 1 },
});
const start: SubscriptionCommand = { kind: 'start', started: startedData };
const other: SubscriptionCommand = { kind: 'start', started: { ...startedData, subscriptionId: 'sub_2' } };

describe('the start of a subscription', () => {
  test('waits for its first payment, and is recorded once', () => {
    given().when(start).then(started);
    given(started).when(start).thenNothing();
    given(started)
      .when(report({ status: 'incomplete', invoice: { id: 'in_1', isPaid: false, failedAttempts: 0 } }))
      .thenNothing();
  });

  test('is active with the first paid invoice, once', () => {
    given(started).when(report()).then(activated);
    given(started, activated).when(report()).thenNothing();
  });

  test('may be a trial of the provider, which becomes active with its first paid period', () => {
    given(started)
      .when(report({ status: 'trialing' }))
      .then({ type: 'SubscriptionActivated', data: { ...which, ...first, invoiceId: 'in_1', trial: true } });
  });

  test('is refused while another subscription runs or waits for its payment', () => {
    given(started).when(other).thenRefused('CONFLICT', 'Another checkout of this subscription is open.');
    given(started, activated).when(other).thenRefused('CONFLICT', 'You already have an active subscription.');
    given(started, activated, pastDue).when(other).thenRefused('CONFLICT', 'You already have an active subscription.');
  });

  test('is possible again after the end, and after a first payment that never came', () => {
    const again: SubscriptionEvent = { type: 'SubscriptionStarted', data: { ...startedData, subscriptionId: 'sub_2' } };
    given(started, activated, ended('cancelled')).when(other).then(again);
    given(started)
      .when(report({ status: 'canceled', endedAt: 9_000 }))
      .then(ended('never_paid', 9_000));
    given(started, ended('never_paid')).when(other).then(again);
  });
});

describe('a renewal', () => {
  test('is recorded when it is paid, not when the period begins', () => {
    const renewed: SubscriptionEvent = {
      type: 'SubscriptionRenewed',
      data: { ...which, ...second, invoiceId: 'in_2' },
    };
    given(started, activated)
      .when(
        report({
          periodStart: 31_000,
          periodEnd: 61_000,
          invoice: { id: 'in_2', isPaid: false, failedAttempts: 0 },
        }),
      )
      .thenNothing();
    given(started, activated).when(paidRenewal).then(renewed);
    given(started, activated, renewed).when(paidRenewal).thenNothing();
    // A report that was read earlier arrives later.
    given(started, activated, renewed).when(report()).thenNothing();
  });

  test('makes the subscription past due when it fails, and records each further attempt once', () => {
    given(started, activated).when(unpaidRenewal(1, 99_000)).then(failed(1), pastDue);
    given(started, activated, failed(1), pastDue).when(unpaidRenewal(1, 99_000)).thenNothing();
    given(started, activated, failed(1), pastDue).when(unpaidRenewal(2)).then(failed(2, null));
  });

  test('recovers the subscription when it is paid late', () => {
    given(started, activated, failed(1), pastDue).when(paidRenewal).then(recovered, renewed);
    given(started, activated, failed(1), pastDue, paused)
      .when(paidRenewal)
      .then(...late);
  });

  test('pauses plan credits when they expire, although a failure is reported late', () => {
    const days = 86_400_000;
    const lateReport: SubscriptionCommand = unpaidRenewal(1, 99_000, 31_000 + 2 * days);
    const data = { ...which, invoiceId: 'in_2', sinceMs: 31_000, pausesAtMs: planLotExpiry(first.periodEndMs) };
    given(started, activated, failed(1)).when(lateReport).then({ type: 'SubscriptionPastDue', data });
  });

  test('pauses plan credits three days after a failed charge of another item is reported', () => {
    const data = { ...which, invoiceId: 'in_9', sinceMs: 2_000, pausesAtMs: 2_000 + pastDueGrace };
    const invoice = { id: 'in_9', isPaid: false, failedAttempts: 0 };
    given(started, activated)
      .when(report({ status: 'past_due', invoice }))
      .then({ type: 'SubscriptionPastDue', data });
  });

  test('pauses plan credits after three overdue days, to the millisecond and once', () => {
    const overdue = (at: number): SubscriptionCommand => ({ kind: 'pause_overdue', userId: 'u1', at });
    const due = 31_000 + pastDueGrace;
    given(started, activated, pastDue)
      .when(overdue(due - 1))
      .thenNothing();
    given(started, activated, pastDue).when(overdue(due)).then(paused);
    given(started, activated, pastDue, paused)
      .when(overdue(due + 1))
      .thenNothing();
    given(started, activated).when(overdue(due)).thenNothing();
  });
});

describe('a cancellation', () => {
  test('is scheduled for the end of the period and can be undone before', () => {
    given(started, activated)
      .when(report({ cancelAtPeriodEnd: true }))
      .then(scheduled);
    given(started, activated, scheduled)
      .when(report({ cancelAtPeriodEnd: true }))
      .thenNothing();
    given(started, activated, scheduled).when(report()).then({ type: 'SubscriptionReactivated', data: which });
  });

  test('ends the subscription at the end of the period; nothing follows', () => {
    const over = report({ status: 'canceled', endedAt: 31_000, endReason: 'cancelled' });
    given(started, activated, scheduled).when(over).then(ended('cancelled'));
    given(started, activated, scheduled, ended('cancelled')).when(over).thenNothing();
    given(started, activated, scheduled, ended('cancelled')).when(report()).thenNothing();
  });

  test('also ends the subscription when the payment failed for good', () => {
    given(started, activated, failed(1), pastDue)
      .when(report({ status: 'canceled', endedAt: 31_000, endReason: 'payment_failed' }))
      .then(ended('payment_failed'));
  });
});

test('paused collection shows, and resumes', () => {
  const pause: SubscriptionEvent = { type: 'SubscriptionPaused', data: { ...which, reason: 'collection_paused' } };
  given(started, activated)
    .when(report({ collectionPaused: true }))
    .then(pause);
  given(started, activated, pause)
    .when(report())
    .then({ type: 'SubscriptionResumed', data: { ...which, reason: 'collection_paused' } });
});

test('items besides the plan come and go', () => {
  const added: SubscriptionEvent = {
    type: 'SubscriptionItemAdded',
    data: { ...which, itemId: 'email-blast', priceCents: 30_000 },
  };
  given(started, activated)
    .when(report({ items: { 'email-blast': 30_000 } }))
    .then(added);
  given(started, activated, added)
    .when(report())
    .then({ type: 'SubscriptionItemRemoved', data: { ...which, itemId: 'email-blast' } });
});

test('a report on another subscription changes nothing', () => {
  given().when(report()).thenNothing();
  given(started, activated)
    .when(report({ subscriptionId: 'sub_9', status: 'canceled' }))
    .thenNothing();
});
