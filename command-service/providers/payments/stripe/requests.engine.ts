import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { describeEngine } from '../../../../tools/engines/testing.ts';
import type { BillingProvider, SubscriptionOrder } from '../billing-port.ts';
import { advanceClock } from '../testing/simulator-billing.ts';
import { inProcess } from '../../../../payments-simulator/testing/connect.ts';
import { openPaymentsUnderTest, type SimulatedPayments } from '../testing/simulator.ts';
import { payWith } from '../../../../payments-simulator/testing/calls.ts';
import type { PaymentProvider } from '../port.ts';
import { purchase } from '../testing/purchase.ts';
import { openStripePayments } from './open.ts';

const calls = [
  'DELETE /v1/customers/:id',
  'DELETE /v1/subscriptions/:id',
  'GET /v1/customers/:id',
  'GET /v1/customers/search',
  'GET /v1/disputes',
  'GET /v1/invoices',
  'GET /v1/payment_intents',
  'GET /v1/payment_intents/:id',
  'GET /v1/payment_intents/search',
  'GET /v1/payment_methods/:id',
  'GET /v1/subscriptions',
  'GET /v1/subscriptions/:id',
  'GET /v1/subscriptions/search',
  'POST /v1/billing_portal/sessions',
  'POST /v1/customers',
  'POST /v1/invoices/:id/finalize',
  'POST /v1/payment_intents',
  'POST /v1/payment_intents/:id',
  'POST /v1/products',
  'POST /v1/subscriptions',
  'POST /v1/subscriptions/:id',
];

const day = 24 * 60 * 60 * 1000;

/**
 * Shows every request of the adapter to Stripe's own validator. The payments simulator answers, because the validator
 * keeps no state between requests.
 */
describeEngine('stripe-mock', 'STRIPE_MOCK_URL', (address) => {
  let it: SimulatedPayments;
  let provider: PaymentProvider & BillingProvider;
  /** Each request as `POST /v1/invoices/:id/finalize`, with the validator's verdict. */
  const verdicts = new Map<string, string>();

  beforeEach(async () => {
    it = await openPaymentsUnderTest(inProcess, { draftFor: day / 24 });
    const { connection } = it.testPayments;
    provider = openStripePayments({
      ...connection,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const verdict = await shown(request.clone());
        const { pathname } = new URL(request.url);
        const call = pathname.replace(/^\/test-payments/, '').replace(/\/(?:pi|pm|sub|in|cus)_[A-Za-z0-9]+/, '/:id');
        verdicts.set(`${request.method} ${call}`, verdict);
        return connection.fetch(request);
      },
    });
  });
  afterEach(() => it.close());

  /** Stripe's judgment of a request: `accepted`, or its error. */
  async function shown(request: Request): Promise<string> {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'POST' ? await request.text() : undefined;
    const type = request.headers.get('content-type');
    const answer = await fetch(`${address}${pathname.replace(/^\/test-payments/, '')}${search}`, {
      method: request.method,
      headers: {
        authorization: 'Bearer sk_test_123',
        'stripe-version': request.headers.get('stripe-version') ?? '',
        ...(type === null ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    });
    return answer.status === 200 ? 'accepted' : `${answer.status} ${await answer.text()}`;
  }

  const order = (changes: Partial<SubscriptionOrder> = {}): SubscriptionOrder => ({
    plan: { id: 'monthly', name: 'Monthly Plan', priceCents: 9_900, halfCredits: 10, catalogVersion: '2026-11-2' },
    recurring: [{ id: 'email-blast', name: 'Email Blast', priceCents: 30_000 }],
    once: [{ id: 'starter-pack', name: 'Starter Pack', priceCents: 17_750 }],
    periodMs: 30 * day,
    payment: { ...purchase({ userId: 'ann', customerEmail: 'ann@people.example' }), amountCents: 57_650 },
    ...changes,
  });

  test('refuses a request that is not in the description', async () => {
    const body = new URLSearchParams({ amount: 'much', currency: 'usd' });
    expect(await shown(new Request(`${address}/v1/payment_intents`, { method: 'POST', body }))).toMatch(/^400 /);
  });

  test('accepts every request of a purchase, a subscription and an erasure', async () => {
    const payment = await provider.createPayment(purchase({ paymentKey: 'one', customerEmail: 'ann@people.example' }));
    await payWith(it.testPayments, payment, '4000000000000259');
    await provider.readPayment(payment.providerPaymentId);
    await provider.listPayments({ since: 0, until: Date.now() + day });
    await provider.problem();

    const started = await provider.startSubscription(order());
    const { subscriptionId, customerId, invoiceId, paymentId, clientSecret } = started;
    if (paymentId === null || clientSecret === null) throw new Error('There is nothing to pay');
    await provider.openCheckout(subscriptionId);
    await payWith(it.testPayments, { providerPaymentId: paymentId, clientSecret }, '4242424242424242');
    await provider.readSubscription(subscriptionId);
    await provider.savedCard(customerId, subscriptionId);
    await provider.readCustomer(customerId);
    await provider.openPortal(customerId, 'https://app.example/billing');
    await advanceClock(it.testPayments, 30 * day);
    await provider.finalizeInvoice((await provider.readSubscription(subscriptionId))?.invoices[0]?.id ?? invoiceId);
    await provider.setCancelAtPeriodEnd(subscriptionId, true);
    await provider.setCollectionPaused(subscriptionId, true);
    await provider.setCollectionPaused(subscriptionId, false);
    const open = await provider.startSubscription(order({ payment: { ...order().payment, paymentKey: 'two' } }));
    await provider.abandonCheckout(open.subscriptionId);
    await provider.eraseCustomer('ann', [customerId]);

    const refused = [...verdicts].filter(([, verdict]) => verdict !== 'accepted');
    expect(refused).toEqual([]);
    // A new call of the adapter belongs in this test.
    expect([...verdicts.keys()].toSorted()).toEqual(calls);
  });
});
