import { describe, expect, test } from '@jest/globals';
import { happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { given, registered } from '../../testing/area.ts';
import { monthlyPlan } from '../../../domain/subscriptions/testing/monthly-plan.ts';
import {
  invoicedPlan,
  issuedInvoice,
  paidInvoice,
  planLine,
} from '../../../domain/invoices/testing/monthly-invoice.ts';

const which = { userId: 'ann', subscriptionId: 'sub_1' };
const start = Date.UTC(2026, 0, 1);
const period = { periodStartMs: start, periodEndMs: Date.UTC(2026, 0, 31) };
const subscribed = (type: 'SubscriptionStarted' | 'SubscriptionActivated'): GivenEvent =>
  type === 'SubscriptionStarted'
    ? happened('subscription-ann', type, {
        ...which,
        ...monthlyPlan,
      })
    : happened('subscription-ann', type, { ...which, ...period, invoiceId: 'in_1', trial: false });
const invoice = { userId: 'ann', invoiceId: 'in_1', subscriptionId: 'sub_1' };
const charged = { amountCents: 9_900, lines: [planLine(start)], plan: invoicedPlan(start) };
const issued = happened('invoice-in_1', 'InvoiceIssued', issuedInvoice(start, charged));
const paid = happened('invoice-in_1', 'InvoicePaid', paidInvoice(start, charged));
const live = [
  registered('ann'),
  registered('bob'),
  subscribed('SubscriptionStarted'),
  issued,
  paid,
  subscribed('SubscriptionActivated'),
];
const refunded = (refundedCents: number): GivenEvent =>
  happened('payment-pi_1', 'PaymentReversed', {
    paymentId: 'pi_1',
    invoiceId: 'in_1',
    userId: 'ann',
    currency: 'usd',
    refundedCents,
    failedRefunds: [],
    disputes: [],
  });

const subscription = {
  id: 'sub_1',
  status: 'active',
  plan: { nickname: 'Monthly Plan', amount: 9_900, interval: 'month' },
  current_period_start: start / 1000,
  current_period_end: period.periodEndMs / 1000,
  cancel_at_period_end: false,
  credits: 5,
  accountSuspended: false,
};

describe('the subscription', () => {
  test('is null before its first payment, and for everyone else', async () => {
    const { as } = await given([registered('ann'), subscribed('SubscriptionStarted')]);
    expect(await as('ann').rest('GET', '/api/billing/subscription')).toMatchObject({ status: 200, body: null });
    const { as: later } = await given(live);
    expect((await later('bob').rest('GET', '/api/billing/subscription')).body).toBeNull();
  });

  test('has the documented fields', async () => {
    const { as } = await given(live);
    expect((await as('ann').rest('GET', '/api/billing/subscription')).body).toEqual(subscription);
    expect(
      await as('ann').graphql('{ viewer { subscriptionStatus } billingSubscription { status currentPeriodEnd } }'),
    ).toEqual({
      viewer: { subscriptionStatus: 'ACTIVE' },
      billingSubscription: { status: 'ACTIVE', currentPeriodEnd: '2026-01-31T00:00:00.000Z' },
    });
  });

  test('shows its scheduled end', async () => {
    const scheduled = happened('subscription-ann', 'CancellationScheduled', { ...which, endsAtMs: period.periodEndMs });
    const { as } = await given([...live, scheduled]);
    expect((await as('ann').rest('GET', '/api/billing/subscription')).body).toMatchObject({
      cancel_at_period_end: true,
    });
    const over = happened('subscription-ann', 'SubscriptionEnded', {
      ...which,
      reason: 'cancelled',
      endedAtMs: period.periodEndMs,
    });
    const { as: after } = await given([...live, scheduled, over]);
    expect((await after('ann').rest('GET', '/api/billing/subscription')).body).toBeNull();
    expect(await after('ann').graphql('{ viewer { subscriptionStatus } }')).toEqual({
      viewer: { subscriptionStatus: 'CANCELED' },
    });
  });
});

describe('the history', () => {
  const history = async (events: readonly GivenEvent[], user = 'ann') =>
    (await (await given(events)).as(user).rest('GET', '/api/billing/history')).body;

  test('has a row with its document for a paid invoice, and none for an open one', async () => {
    expect(await history([registered('ann'), issued])).toEqual([]);
    expect(await history(live)).toEqual([
      {
        id: 'in_1',
        description: 'Monthly Plan',
        created: start / 1000,
        amount: 9_900,
        status: 'succeeded',
        invoice_pdf: 'http://localhost/files/invoices/in_1.pdf',
      },
    ]);
    expect(await history(live, 'bob')).toEqual([]);
  });

  test('shows a failed attempt and a refund', async () => {
    const failed = happened('invoice-in_1', 'InvoicePaymentFailed', { ...invoice, attempt: 1, code: 'card_declined' });
    const rows = (await history([registered('ann'), issued, failed])) as readonly object[];
    expect(rows).toEqual([expect.not.objectContaining({ invoice_pdf: expect.anything() })]);
    expect(rows).toMatchObject([{ status: 'failed' }]);
    expect(await history([...live, refunded(100)])).toMatchObject([{ status: 'succeeded' }]);
    expect(await history([...live, refunded(9_900)])).toMatchObject([{ status: 'refunded' }]);
  });

  test('gives its documents to their owner only', async () => {
    const { as } = await given(live, { providers: { payments: { mode: 'test' } } as never });
    const own = await as('ann').rest('GET', '/files/invoices/in_1.pdf');
    expect([own.status, own.headers['content-type'], String(own.body).slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await as('bob').rest('GET', '/files/invoices/in_1.pdf')).status).toBe(404);
    expect((await as('ann').rest('GET', '/files/invoices/in_2.pdf')).status).toBe(404);
  });
});

test.each([
  ['GET', '/api/billing/subscription'],
  ['GET', '/api/billing/history'],
  ['GET', '/files/invoices/in_1.pdf'],
  ['POST', '/api/billing/cancel-subscription'],
  ['POST', '/api/billing/reactivate-subscription'],
  ['POST', '/api/billing/customer-portal'],
  ['POST', '/api/create-subscription'],
  ['POST', '/api/create-subscription-with-bundle'],
] as const)('%s %s needs a session', async (method, url) => {
  const { as } = await given([]);
  expect((await as().rest(method, url, {})).status).toBe(401);
});

test('the portal leads back to our address, whatever the browser says', async () => {
  const asked: unknown[] = [];
  const openPortal = async (...args: readonly unknown[]) => {
    asked.push(args.slice(0, 3));
    return { url: '/portal', position: '0000000000000001' };
  };
  const { as } = await given([registered('ann')], { commands: { subscriptions: { openPortal } } as object });
  const mutation = 'mutation { openCustomerPortal { url position } }';
  expect(await as('ann').graphql(mutation)).toEqual({
    openCustomerPortal: { url: '/portal', position: '0000000000000001' },
  });
  asked.length = 0;
  const body = { return_url: 'https://evil.example', customer: 'cus_9' };
  expect((await as('ann').rest('POST', '/api/billing/customer-portal', body)).body).toEqual({ url: '/portal' });
  expect(asked).toEqual([['ann', expect.any(String), 'http://localhost/billing']]);
});
