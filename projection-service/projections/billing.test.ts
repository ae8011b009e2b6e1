import { describe, test } from '@jest/globals';
import type { EventOf } from '../../domain/events.ts';
import { day } from '../../domain/catalog.ts';
import { givenPosition, givenTime, happened, projectionSpec, type GivenEvent } from '../testing/projection-spec.ts';
import { billing, type BillingRowDocument, type SubscriptionDocument } from './billing.ts';
import { monthlyPlan } from '../../domain/subscriptions/testing/monthly-plan.ts';
import {
  grantedPeriod,
  invoicedPlan,
  issuedInvoice,
  line,
  paidInvoice,
  planLine,
} from '../../domain/invoices/testing/monthly-invoice.ts';

const minute = 60_000;
const which = { userId: 'ann', subscriptionId: 'sub_1' };
const start = 1_000_000;
const end = start + 30 * day;
const two = { quantity: 2, priceCents: 19_800, halfCredits: 20 };
const period = { periodStartMs: start, periodEndMs: end };

const started = happened('subscription-ann', 'SubscriptionStarted', {
  ...which,
  ...monthlyPlan,
});
const activated = happened('subscription-ann', 'SubscriptionActivated', {
  ...which,
  ...period,
  invoiceId: 'in_1',
  trial: false,
});
const failed = (attempt: number, nextAttemptAtMs: number | null) =>
  happened('subscription-ann', 'SubscriptionPaymentFailed', {
    ...which,
    invoiceId: 'in_2',
    attempt,
    failedAtMs: end,
    nextAttemptAtMs,
  });
const pausesAtMs = end + 3 * day + 2 * minute;
const pastDue = happened('subscription-ann', 'SubscriptionPastDue', {
  ...which,
  invoiceId: 'in_2',
  sinceMs: end,
  pausesAtMs,
});
const paused = (reason: 'payment_overdue' | 'collection_paused' | 'provider_paused') =>
  happened('subscription-ann', 'SubscriptionPaused', { ...which, reason });
const resumed = (reason: 'payment_overdue' | 'collection_paused' | 'provider_paused') =>
  happened('subscription-ann', 'SubscriptionResumed', { ...which, reason });

const fresh: SubscriptionDocument = {
  subscriptionId: 'sub_1',
  status: 'incomplete',
  planName: 'Monthly Plan',
  priceCents: 9_900,
  currency: 'usd',
  halfCredits: 10,
  periodStart: null,
  periodEnd: null,
  cancelAtPeriodEnd: false,
  endsAt: null,
  collectionPaused: false,
  pausesAt: null,
  overdue: false,
  open: true,
  nextReportAt: givenTime(0) + 5 * minute,
  checkAt: givenTime(0) + 5 * minute,
  position: givenPosition(0),
};
const active: SubscriptionDocument = {
  ...fresh,
  status: 'active',
  periodStart: start,
  periodEnd: end,
  nextReportAt: end + minute,
  checkAt: end + minute,
};

describe('a subscription', () => {
  /** The document after these events. */
  const shows = (events: readonly GivenEvent[], doc: SubscriptionDocument, last = events.length - 1) =>
    projectionSpec(billing)
      .given(events)
      .then({
        subscriptions: { ann: { ...doc, position: givenPosition(last) } },
        customers: { cus_1: { ownerId: 'ann' } },
      });

  test('waits for its first payment, is read again after five minutes', () => shows([started], fresh));

  test('is active for its period, and is read again when the next one is due', () =>
    shows([started, activated], active));

  test('shows its trial', () => {
    const { data } = activated as GivenEvent & { data: EventOf<'SubscriptionActivated'>['data'] };
    const trial = happened('subscription-ann', 'SubscriptionActivated', { ...data, trial: true });
    return shows([started, trial], { ...active, status: 'trialing' });
  });

  test('shows the period that was renewed', () => {
    const next = { periodStartMs: end, periodEndMs: end + 30 * day };
    const renewed = happened('subscription-ann', 'SubscriptionRenewed', { ...which, ...next, invoiceId: 'in_2' });
    return shows([started, activated, renewed], {
      ...active,
      periodStart: end,
      periodEnd: end + 30 * day,
      nextReportAt: end + 30 * day + minute,
      checkAt: end + 30 * day + minute,
    });
  });

  test('past due is read again for the next attempt or the pause, whichever is first', async () => {
    const due: SubscriptionDocument = { ...active, status: 'past_due', pausesAt: pausesAtMs };
    const attempt = end + 3 * day + minute;
    await shows([started, activated, failed(1, end + 3 * day), pastDue], {
      ...due,
      nextReportAt: attempt,
      checkAt: attempt,
    });
    const second = end + 7 * day + minute;
    const twice = [started, activated, failed(1, end + 3 * day), pastDue, failed(2, end + 7 * day)];
    await shows(twice, { ...due, nextReportAt: second, checkAt: pausesAtMs });
    await shows([...twice, paused('payment_overdue')], {
      ...due,
      overdue: true,
      nextReportAt: second,
      checkAt: second,
    });
  });

  test('recovers', () => {
    const recovered = happened('subscription-ann', 'SubscriptionRecovered', { ...which, invoiceId: 'in_2' });
    const events = [started, activated, failed(1, null), pastDue, paused('payment_overdue'), recovered];
    return shows([...events, resumed('payment_overdue')], {
      ...active,
      nextReportAt: end + minute,
      checkAt: end + minute,
    });
  });

  test('shows a scheduled end, and that it was undone', async () => {
    const scheduled = happened('subscription-ann', 'CancellationScheduled', { ...which, endsAtMs: end });
    const undone = happened('subscription-ann', 'SubscriptionReactivated', which);
    await shows([started, activated, scheduled], { ...active, cancelAtPeriodEnd: true, endsAt: end });
    await shows([started, activated, scheduled, undone], active);
  });

  test('shows that nothing is collected', async () => {
    await shows([started, activated, paused('collection_paused')], { ...active, collectionPaused: true });
    await shows([started, activated, paused('collection_paused'), resumed('collection_paused')], active);
  });

  test.each([
    ['of the running period', {}, { priceCents: 19_800, halfCredits: 20 }],
    ['of a period like the one before', { plan: invoicedPlan(start) }, {}],
    ['of an earlier period, paid late', { plan: invoicedPlan(start - 30 * day, two) }, {}],
    ['of another subscription', { subscriptionId: 'sub_0' }, {}],
    ['that finance granted by hand', { byHand: true }, {}],
  ])('shows what the invoice %s cost and granted', (_, changes, fields) => {
    const data = grantedPeriod(start, { plan: invoicedPlan(start, two), ...changes });
    const granted = happened('subscription-ann', 'PlanPeriodGranted', data);
    // Nobody is notified when nothing changes.
    const last = 'priceCents' in fields ? 2 : 1;
    return shows([started, activated, granted], { ...active, ...fields }, last);
  });

  test('shows the period of free days', () => {
    const free = { periodStartMs: start + day, periodEndMs: end + 10 * day };
    const began = happened('subscription-ann', 'SubscriptionTrialBegan', { ...which, ...free });
    const checked = end + 10 * day + minute;
    return shows([started, activated, began], {
      ...active,
      status: 'trialing',
      periodStart: start + day,
      periodEnd: end + 10 * day,
      nextReportAt: checked,
      checkAt: checked,
    });
  });

  test('shows that the provider paused it', async () => {
    await shows([started, activated, paused('provider_paused')], { ...active, status: 'paused' });
    await shows([started, activated, paused('provider_paused'), resumed('provider_paused')], active);
  });

  test('is not read again after its end', () => {
    const ended = happened('subscription-ann', 'SubscriptionEnded', { ...which, reason: 'cancelled', endedAtMs: end });
    return shows([started, activated, ended], { ...active, status: 'canceled', open: false });
  });
});

describe('the payment history', () => {
  const charged = {
    lines: [
      planLine(start),
      line({ kind: 'once', itemId: 'starter-pack', description: 'Starter Pack', amountCents: 17_750 }),
    ],
    amountCents: 27_650,
  };
  const issued = happened(
    'invoice-in_1',
    'InvoiceIssued',
    issuedInvoice(start, { ...charged, description: 'Monthly Plan + Starter Pack', number: 'A-1' }),
  );
  const paid = happened('invoice-in_1', 'InvoicePaid', paidInvoice(start, charged));
  const credited = happened('invoice-in_1', 'InvoiceCredited', {
    userId: 'ann',
    invoiceId: 'in_1',
    subscriptionId: 'sub_1',
    toBalanceCents: 2_000,
    outOfBandCents: 500,
    currency: 'usd',
  });
  const fromBalance = { kind: 'credit_balance' as const, amountCents: 27_650, paymentId: null };
  const free = { amountCents: 0, lines: [planLine(start, { amountCents: 0 })] };
  const invoiceFailed = happened('invoice-in_1', 'InvoicePaymentFailed', {
    userId: 'ann',
    invoiceId: 'in_1',
    subscriptionId: 'sub_1',
    attempt: 1,
    code: 'card_declined',
  });
  const voided = happened('invoice-in_1', 'InvoiceVoided', {
    userId: 'ann',
    invoiceId: 'in_1',
    subscriptionId: 'sub_1',
  });
  const invoice: BillingRowDocument = {
    ownerId: 'ann',
    shown: false,
    description: 'Monthly Plan + Starter Pack',
    lines: [
      { kind: 'plan', description: 'Monthly Plan', amountCents: 9_900, period: { start, end } },
      { kind: 'once', description: 'Starter Pack', amountCents: 17_750 },
    ],
    amountCents: 27_650,
    parts: [],
    payments: [],
    refundedCents: 0,
    creditedCents: 0,
    currency: 'usd',
    status: 'open',
    number: 'A-1',
    createdAt: start,
  };
  /** The known facts of the invoice's payment. */
  const settledBy = (refundedCents = 0, isDisputed = false) => ({
    parts: [{ kind: 'card' as const, amountCents: 27_650 }],
    payments: [{ paymentId: 'pi_1', paidCents: 27_650, refundedCents, isDisputed }],
  });
  const plan = {
    kind: 'plan',
    id: 'monthly',
    name: 'Monthly Plan',
    halfCredits: 10,
    twinCredits: 0,
    priceCents: 9_900,
  };
  const bundle = {
    kind: 'bundle',
    id: 'starter-pack',
    name: 'Starter Pack',
    halfCredits: 20,
    twinCredits: 0,
    priceCents: 17_750,
  };
  type Item = EventOf<'PaymentInitiated'>['data']['items'][number];
  const initiated = (paymentId: string, ...items: readonly object[]) =>
    happened(`payment-${paymentId}`, 'PaymentInitiated', {
      paymentId,
      purchaseId: null,
      invoiceId: items.includes(plan) ? 'in_1' : null,
      userId: 'ann',
      items: items.map((item) => ({ ...item, catalogVersion: '1' }) as Item),
      currency: 'usd',
      provider: 'stripe',
    });
  const succeeded = (paymentId: string, ...items: readonly object[]) =>
    happened(`payment-${paymentId}`, 'PaymentSucceeded', {
      paymentId,
      purchaseId: null,
      invoiceId: items.includes(plan) ? 'in_1' : null,
      userId: 'ann',
      items: items.map((item) => ({ ...item, catalogVersion: '1' }) as Item),
      amountCents: 17_750,
      currency: 'usd',
      reportedBy: 'provider',
    });
  const reversed = (paymentId: string, refundedCents: number, ...statuses: readonly ('open' | 'won' | 'lost')[]) =>
    happened(`payment-${paymentId}`, 'PaymentReversed', {
      paymentId,
      invoiceId: paymentId === 'pi_1' ? 'in_1' : null,
      userId: 'ann',
      currency: 'usd',
      refundedCents,
      failedRefunds: [],
      disputes: statuses.map((status, index) => ({ disputeId: `dp_${index}`, status, amountCents: 100, movements: 1 })),
    });
  const declined = happened('payment-pi_2', 'PaymentDeclined', {
    paymentId: 'pi_2',
    userId: 'ann',
    code: 'card_declined',
    message: 'Your card was declined.',
  });
  const one: BillingRowDocument = {
    ownerId: 'ann',
    shown: false,
    description: 'Starter Pack',
    lines: [{ description: 'Starter Pack', amountCents: 17_750 }],
    amountCents: 17_750,
    parts: [],
    payments: [],
    refundedCents: 0,
    creditedCents: 0,
    currency: 'usd',
    status: 'open',
    number: null,
    createdAt: givenTime(0),
  };

  test.each<[string, readonly GivenEvent[], Partial<BillingRowDocument>]>([
    ['is hidden while it is open', [issued], {}],
    ['is shown once it is paid', [issued, paid], { ...settledBy(), shown: true, status: 'succeeded' }],
    ['is shown when it failed', [issued, invoiceFailed], { shown: true, status: 'failed' }],
    ['stays hidden when it is voided before any attempt', [issued, voided], {}],
    ['stays failed when it is voided', [issued, invoiceFailed, voided], { shown: true, status: 'failed' }],
    [
      'shows what was refunded of its payment',
      [issued, paid, reversed('pi_1', 9_900)],
      { ...settledBy(9_900), shown: true, status: 'succeeded', refundedCents: 9_900 },
    ],
    [
      'shows that all of it was refunded',
      [issued, paid, reversed('pi_1', 27_650)],
      { ...settledBy(27_650), shown: true, status: 'refunded', refundedCents: 27_650 },
    ],
    [
      'shows a dispute',
      [issued, paid, reversed('pi_1', 0, 'won', 'open')],
      { ...settledBy(0, true), shown: true, status: 'disputed' },
    ],
    [
      'shows no dispute that was won',
      [issued, paid, reversed('pi_1', 0, 'won')],
      { ...settledBy(), shown: true, status: 'succeeded' },
    ],
    [
      'shows a refund that is recorded before its payment',
      [issued, reversed('pi_1', 27_650), paid],
      { ...settledBy(27_650), shown: true, status: 'refunded', refundedCents: 27_650 },
    ],
    [
      'shows what a credit note gave back',
      [issued, paid, credited],
      { ...settledBy(), shown: true, status: 'succeeded', creditedCents: 2_500 },
    ],
    [
      'shows an invoice that only a credit balance settled',
      [issued, happened('invoice-in_1', 'InvoicePaid', paidInvoice(start, { ...charged, parts: [fromBalance] }))],
      { parts: [{ kind: 'credit_balance', amountCents: 27_650 }], shown: true, status: 'succeeded' },
    ],
    [
      'of free days is not a payment, and shows the lines as they are settled',
      [issued, happened('invoice-in_1', 'InvoicePaid', paidInvoice(start, { ...free, parts: [] }))],
      {
        status: 'succeeded',
        lines: [
          { kind: 'plan', description: 'Monthly Plan', amountCents: 0, period: { start, end: start + 30 * day } },
        ],
      },
    ],
  ])('an invoice %s', (_, events, fields) =>
    projectionSpec(billing)
      .given(events)
      .then({ billingRows: { in_1: { ...invoice, ...fields } } }),
  );

  test("the plan's payment is the row of its invoice only", () =>
    projectionSpec(billing)
      .given([issued, initiated('pi_1', plan, bundle), paid, succeeded('pi_1', plan, bundle)])
      .then({ billingRows: { in_1: { ...invoice, ...settledBy(), shown: true, status: 'succeeded' } } }));

  test.each<[string, readonly GivenEvent[], Partial<BillingRowDocument>]>([
    ['is hidden while nothing happened', [initiated('pi_2', bundle)], {}],
    ['is shown when it was declined', [initiated('pi_2', bundle), declined], { shown: true, status: 'failed' }],
    [
      'is shown at the time of its success',
      [initiated('pi_2', bundle), declined, succeeded('pi_2', bundle)],
      { shown: true, status: 'succeeded', createdAt: givenTime(2) },
    ],
    [
      'shows that it was refunded',
      [initiated('pi_2', bundle), succeeded('pi_2', bundle), reversed('pi_2', 17_750)],
      {
        payments: [{ paymentId: 'pi_2', paidCents: 17_750, refundedCents: 17_750, isDisputed: false }],
        shown: true,
        status: 'refunded',
        refundedCents: 17_750,
        createdAt: givenTime(1),
      },
    ],
  ])('a payment of a bundle %s', (_, events, fields) =>
    projectionSpec(billing)
      .given(events)
      .then({ billingRows: { pi_2: { ...one, ...fields } } }),
  );
});
