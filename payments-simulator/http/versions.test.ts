import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Stripe } from 'stripe';
import { customerWithCard, openStripe, planPrice, type StripeUnderTest } from '../testing/stripe-client.ts';

let it: StripeUnderTest;
let subscription: Stripe.Subscription;
let coupon: string;
beforeEach(async () => {
  it = await openStripe();
});
afterEach(() => it.close());

type Json = Readonly<Record<string, unknown>>;

/** A paid subscription with coupon and tax, and its webhooks. */
async function story(version?: string): Promise<readonly Stripe.Event[]> {
  const { stripe } = it;
  if (version !== undefined) await stripe.rawRequest('POST', '/v1/test_helpers/settings', { webhook_version: version });
  const customer = await customerWithCard(stripe);
  coupon = (await stripe.coupons.create({ percent_off: 50, duration: 'forever' })).id;
  const rate = await stripe.taxRates.create({ display_name: 'Tax', inclusive: false, percentage: 10 });
  subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: await planPrice(stripe, 9_900) }],
    discounts: [{ coupon }],
    default_tax_rates: [rate.id],
  });
  return it.events();
}

const read = async (version: string, expand: string[] = []) => {
  const old = it.inVersion(version);
  const { data: invoices } = await old.invoices.list({
    subscription: subscription.id,
    ...(expand.length > 0 ? { expand } : {}),
  });
  return {
    subscription: (await old.subscriptions.retrieve(subscription.id, { expand: ['discounts'] })) as unknown as Json,
    invoice: invoices[0] as unknown as Json,
  };
};

const paymentIntent = expect.stringMatching(/^pi_/);

test('Endive has payments, periods of items, parents, and the source of a discount', async () => {
  await story();
  const { subscription: shown, invoice } = await read('2026-10-28.endive', ['data.payments']);
  expect(shown).not.toHaveProperty('current_period_end');
  expect(shown).toMatchObject({
    items: { data: [{ current_period_end: expect.any(Number) }] },
    discounts: [{ source: { type: 'coupon', coupon } }],
  });
  expect(invoice).toMatchObject({
    parent: { subscription_details: { subscription: subscription.id } },
    payments: { data: [{ payment: { type: 'payment_intent', payment_intent: paymentIntent } }] },
    lines: { data: [{ pricing: { price_details: { price: expect.any(String) } }, taxes: [{ amount: 495 }] }] },
    total_taxes: [{ amount: 495, tax_behavior: 'exclusive' }],
  });
  for (const name of ['payment_intent', 'charge', 'subscription', 'paid', 'tax'])
    expect(invoice).not.toHaveProperty(name);
});

test('Basil is like Endive, but a discount holds its coupon', async () => {
  await story();
  const { subscription: shown, invoice } = await read('2025-08-27.basil', ['data.payments']);
  expect(shown).toMatchObject({
    items: { data: [{ current_period_end: expect.any(Number) }] },
    discounts: [{ coupon: { id: coupon, percent_off: 50 } }],
  });
  expect(invoice).toMatchObject({
    parent: { subscription_details: { subscription: subscription.id } },
    payments: { data: [{}] },
  });
});

test('Acacia has one payment, the period at the top, and price and subscription on the line', async () => {
  await story();
  const { subscription: shown, invoice } = await read('2025-02-24.acacia', ['data.payment_intent']);
  expect(shown).toMatchObject({ current_period_start: expect.any(Number), current_period_end: expect.any(Number) });
  expect(invoice).toMatchObject({
    payment_intent: { object: 'payment_intent', status: 'succeeded', invoice: invoice['id'] },
    charge: expect.stringMatching(/^ch_/),
    paid: true,
    paid_out_of_band: false,
    subscription: subscription.id,
    tax: 495,
    total_tax_amounts: [{ amount: 495, inclusive: false }],
    lines: {
      data: [
        {
          type: 'subscription',
          proration: false,
          subscription: subscription.id,
          price: { unit_amount: 9_900, recurring: { interval: 'day' } },
          tax_amounts: [{ amount: 495 }],
        },
      ],
    },
  });
  for (const name of ['parent', 'payments', 'total_taxes']) expect(invoice).not.toHaveProperty(name);
});

test('a field of another version cannot be expanded', async () => {
  await story();
  const refused = { statusCode: 400, code: 'property_cannot_be_expanded' };
  await expect(read('2026-10-28.endive', ['data.payment_intent'])).rejects.toMatchObject(refused);
  await expect(read('2025-02-24.acacia', ['data.payments'])).rejects.toMatchObject(refused);
});

test.each(['2026-10-28.endive', '2025-08-27.basil', '2025-02-24.acacia'])(
  'webhooks have the shape of %s when the account says so',
  async (version) => {
    const events = await story(version);
    const paid = events.find(({ type }) => type === 'invoice.paid');
    expect(paid?.api_version).toBe(version);
    const invoice = paid?.data.object as unknown as Json;
    if (version.endsWith('acacia'))
      expect(invoice).toMatchObject({ subscription: subscription.id, payment_intent: paymentIntent, paid: true });
    else expect(invoice).toMatchObject({ parent: { subscription_details: { subscription: subscription.id } } });
    const charge = events.find(({ type }) => type === 'charge.succeeded')?.data.object as unknown as Json;
    expect(Object.hasOwn(charge, 'invoice')).toBe(version.endsWith('acacia'));
    for (const { data } of events) expect(JSON.stringify(data)).not.toMatch(/"test_(?!clock)/);
  },
);

test('an unknown version is refused', async () => {
  await expect(it.inVersion('2031-01-01.zinnia').customers.list()).rejects.toMatchObject({ statusCode: 400 });
});

test('a changed object names its values before', async () => {
  await story();
  await it.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  const changed = (await it.events()).findLast(({ type }) => type === 'customer.subscription.updated');
  expect(changed?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  expect(changed?.data.previous_attributes).not.toHaveProperty('status');
});
