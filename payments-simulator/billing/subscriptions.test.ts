import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Stripe } from 'stripe';
import { customerWithCard, openStripe, planPrice, type StripeUnderTest } from '../testing/stripe-client.ts';

let it: StripeUnderTest;
let stripe: Stripe;
let customer: string;
let price: string;
beforeEach(async () => {
  it = await openStripe();
  ({ stripe } = it);
  customer = await customerWithCard(stripe);
  price = await planPrice(stripe, 9_900);
});
afterEach(() => it.close());

const subscribe = (more: Partial<Stripe.SubscriptionCreateParams> = {}): Promise<Stripe.Subscription> =>
  stripe.subscriptions.create({ customer, items: [{ price }], ...more });
const read = (id: string): Promise<Stripe.Subscription> => stripe.subscriptions.retrieve(id);
const invoicesOf = async (subscription: string): Promise<readonly Stripe.Invoice[]> =>
  (await stripe.invoices.list({ subscription, limit: 100, expand: ['data.payments'] })).data;
const balanceOf = async (): Promise<number> => {
  const found = await stripe.customers.retrieve(customer);
  return found.deleted ? 0 : found.balance;
};
const types = async (): Promise<readonly string[]> => (await it.events()).map(({ type }) => type);

describe('discounts', () => {
  test('a coupon for once reduces the first invoice, and is gone at the second', async () => {
    const coupon = await stripe.coupons.create({ amount_off: 2_000, currency: 'usd', duration: 'once' });
    const { id, discounts } = await subscribe({ discounts: [{ coupon: coupon.id }] });
    expect(discounts).toEqual([]);
    await it.pass(30);
    expect((await invoicesOf(id)).map(({ amount_paid: paid }) => paid)).toEqual([9_900, 7_900]);
    expect(await types()).toContain('customer.discount.deleted');
  });

  test('a coupon for two months reduces the invoices of two months', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'repeating', duration_in_months: 2 });
    const { id } = await subscribe({ discounts: [{ coupon: coupon.id }] });
    for (let month = 0; month < 3; month += 1) await it.pass(30);
    expect((await invoicesOf(id)).map(({ total }) => total)).toEqual([9_900, 9_900, 4_950, 4_950]);
  });

  test('100 % forever renews without a payment, and stays active', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 100, duration: 'forever' });
    const { id, status } = await subscribe({ discounts: [{ coupon: coupon.id }] });
    expect(status).toBe('active');
    await it.pass(30);
    const invoices = await invoicesOf(id);
    expect(invoices).toHaveLength(2);
    for (const invoice of invoices)
      expect(invoice).toMatchObject({
        status: 'paid',
        total: 0,
        amount_due: 0,
        amount_paid: 0,
        payments: { data: [] },
      });
    expect(await types()).not.toContain('charge.succeeded');
  });

  test('a used up coupon is refused, and nothing is made', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 10, duration: 'once', max_redemptions: 1 });
    await subscribe({ discounts: [{ coupon: coupon.id }] });
    await expect(subscribe({ discounts: [{ coupon: coupon.id }] })).rejects.toMatchObject({ code: 'coupon_expired' });
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
    expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({ times_redeemed: 1, valid: false });
  });
});

describe('the balance of the customer', () => {
  test('credit that covers the first invoice makes the subscription active without a payment', async () => {
    await stripe.customers.update(customer, { balance: -15_000 });
    const subscription = await subscribe({
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.payments', 'latest_invoice.confirmation_secret'],
    });
    expect(subscription.status).toBe('active');
    expect(subscription.latest_invoice).toMatchObject({
      status: 'paid',
      total: 9_900,
      starting_balance: -15_000,
      ending_balance: -5_100,
      amount_due: 0,
      amount_paid: 0,
      payments: { data: [] },
      confirmation_secret: null,
    });
    await it.pass(30);
    expect((await invoicesOf(subscription.id))[0]).toMatchObject({ amount_due: 4_800, amount_paid: 4_800 });
    expect(await balanceOf()).toBe(0);
  });

  test('charges a debt with the next invoice', async () => {
    await stripe.customers.createBalanceTransaction(customer, { amount: 700, currency: 'usd' });
    const { id } = await subscribe();
    expect((await invoicesOf(id))[0]).toMatchObject({ total: 9_900, amount_due: 10_600, amount_paid: 10_600 });
  });
});

describe('tax', () => {
  test('exclusive tax is added, line by line', async () => {
    const rate = await stripe.taxRates.create({ display_name: 'Sales tax', inclusive: false, percentage: 8.25 });
    const { id } = await subscribe({ default_tax_rates: [rate.id] });
    const [invoice] = await invoicesOf(id);
    expect(invoice).toMatchObject({
      subtotal: 9_900,
      total: 10_717,
      amount_paid: 10_717,
      total_excluding_tax: 9_900,
      total_taxes: [{ amount: 817, tax_behavior: 'exclusive', tax_rate_details: { tax_rate: rate.id } }],
    });
    expect(invoice?.lines.data[0]?.taxes).toMatchObject([{ amount: 817, taxable_amount: 9_900 }]);
  });

  test('inclusive tax is a part of the price', async () => {
    const rate = await stripe.taxRates.create({ display_name: 'VAT', inclusive: true, percentage: 10 });
    const { id } = await subscribe({ default_tax_rates: [rate.id] });
    expect((await invoicesOf(id))[0]).toMatchObject({ total: 9_900, total_taxes: [{ amount: 900 }] });
  });
});

describe('proration', () => {
  test('an upgrade is charged with the next invoice, for the rest of the period', async () => {
    const { id, items } = await subscribe();
    const other = await planPrice(stripe, 19_900, 'Large Plan');
    await it.pass(15);
    await stripe.subscriptions.update(id, { items: [{ id: items.data[0]?.id ?? '', price: other }] });
    await it.pass(15);
    const [renewal] = await invoicesOf(id);
    expect(renewal?.lines.data.map(({ amount }) => amount)).toEqual([19_900, expect.any(Number), expect.any(Number)]);
    const [plan, ...parts] = renewal?.lines.data ?? [];
    expect(plan?.parent).toMatchObject({ subscription_item_details: { proration: false } });
    for (const part of parts) expect(part.parent).toMatchObject({ subscription_item_details: { proration: true } });
    expect(Math.abs((renewal?.total ?? 0) - 24_900)).toBeLessThan(3);
    expect(renewal?.amount_paid).toBe(renewal?.total);
  });

  test('a downgrade settled at once has a negative total, which becomes credit', async () => {
    const { id, items } = await subscribe({ items: [{ price: await planPrice(stripe, 29_900) }] });
    await it.pass(10);
    await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price }],
      proration_behavior: 'always_invoice',
    });
    const [invoice] = await invoicesOf(id);
    expect(invoice).toMatchObject({
      billing_reason: 'subscription_update',
      status: 'paid',
      amount_due: 0,
      amount_paid: 0,
    });
    expect(invoice?.total).toBeLessThan(-13_000);
    expect(await balanceOf()).toBe(invoice?.total);
    expect((await read(id)).status).toBe('active');
  });

  test('a change of quantity charges the difference now, and the new quantity later', async () => {
    const { id, items } = await subscribe();
    await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', quantity: 2 }],
      proration_behavior: 'always_invoice',
    });
    await it.pass(30);
    const [renewal, change] = await invoicesOf(id);
    expect(change).toMatchObject({ billing_reason: 'subscription_update', total: 9_900 });
    expect(renewal).toMatchObject({ total: 19_800, lines: { data: [{ quantity: 2, amount: 19_800 }] } });
  });

  test('a cancellation now with proration turns the unused part into credit, and ends the subscription', async () => {
    const { id } = await subscribe();
    await it.pass(15);
    const ended = await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'cancellation_requested' } });
    const [last] = await invoicesOf(id);
    expect(last).toMatchObject({ status: 'paid', amount_due: 0 });
    expect(Math.abs((last?.total ?? 0) + 4_950)).toBeLessThan(3);
    expect(await balanceOf()).toBe(last?.total);
  });
});

describe('trials', () => {
  test('a new one has a $0 invoice first, and is charged when the trial ends', async () => {
    const { id, status } = await subscribe({ trial_period_days: 7 });
    expect(status).toBe('trialing');
    expect((await invoicesOf(id))[0]).toMatchObject({ total: 0, status: 'paid', lines: { data: [{ amount: 0 }] } });
    await it.pass(8);
    expect(await read(id)).toMatchObject({ status: 'active' });
    expect((await invoicesOf(id))[0]).toMatchObject({ billing_reason: 'subscription_cycle', amount_paid: 9_900 });
  });

  test('free days added by staff make a $0 invoice and move the renewal', async () => {
    const { id } = await subscribe();
    const end = Math.floor(it.testPayments.connection.billingTime() / 1000) + 10 * 24 * 60 * 60;
    await stripe.subscriptions.update(id, { trial_end: end, proration_behavior: 'none' });
    const changed = await read(id);
    expect(changed).toMatchObject({ status: 'trialing', trial_end: end });
    expect(changed.items.data[0]?.current_period_end).toBe(end);
    expect((await invoicesOf(id))[0]).toMatchObject({
      billing_reason: 'subscription_update',
      total: 0,
      status: 'paid',
    });
    await it.pass(11);
    expect(await read(id)).toMatchObject({ status: 'active' });
  });

  test('a trial that ends without a card pauses; resuming starts a period with an invoice', async () => {
    const { id: other } = await stripe.customers.create({});
    const { id } = await subscribe({
      customer: other,
      trial_period_days: 3,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    });
    await it.pass(40);
    expect(await read(id)).toMatchObject({ status: 'paused' });
    expect(await invoicesOf(id)).toHaveLength(1);
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: other });
    await stripe.subscriptions.update(id, { default_payment_method: card.id });
    expect(await stripe.subscriptions.resume(id)).toMatchObject({ status: 'active' });
    expect((await invoicesOf(id))[0]).toMatchObject({ amount_paid: 9_900 });
    expect(await types()).toEqual(
      expect.arrayContaining(['customer.subscription.paused', 'customer.subscription.resumed']),
    );
  });
});

describe('ends and pauses', () => {
  test('cancel_at ends a subscription in the middle of a period', async () => {
    const { id, items } = await subscribe();
    const at = (items.data[0]?.current_period_start ?? 0) + 12 * 24 * 60 * 60;
    const changed = await stripe.subscriptions.update(id, { cancel_at: at });
    expect(changed).toMatchObject({ cancel_at: at, cancel_at_period_end: false, status: 'active' });
    await it.pass(13);
    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: at });
    expect(await invoicesOf(id)).toHaveLength(1);
  });

  test('cancel_at_period_end also names its time, and can be undone', async () => {
    const { id, items } = await subscribe();
    const end = items.data[0]?.current_period_end;
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({ cancel_at: end });
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ cancel_at: null });
    await it.pass(31);
    expect(await read(id)).toMatchObject({ status: 'active' });
  });

  test.each([
    ['keep_as_draft', 'draft', false],
    ['mark_uncollectible', 'uncollectible', false],
    ['void', 'void', false],
  ] as const)('collection paused with %s: the renewal is %s', async (behavior, status, advances) => {
    const { id } = await subscribe();
    await stripe.subscriptions.update(id, { pause_collection: { behavior } });
    await it.pass(31);
    expect(await read(id)).toMatchObject({ status: 'active', pause_collection: { behavior } });
    expect((await invoicesOf(id))[0]).toMatchObject({ status, auto_advance: advances, amount_paid: 0 });
    await stripe.subscriptions.update(id, { pause_collection: '' });
    await it.pass(30);
    expect((await invoicesOf(id))[0]).toMatchObject({ status: 'paid', amount_paid: 9_900 });
  });

  test('a paused subscription is not invoiced', async () => {
    const { id } = await subscribe();
    expect(await stripe.subscriptions.pause(id)).toMatchObject({ status: 'paused' });
    await it.pass(60);
    expect(await invoicesOf(id)).toHaveLength(1);
  });

  test.each([
    ['cancel', 'canceled'],
    ['unpaid', 'unpaid'],
    ['past_due', 'past_due'],
  ] as const)('after the last retry, with %s, the subscription is %s', async (afterRetries, status) => {
    await stripe.rawRequest('POST', '/v1/test_helpers/settings', { after_retries: afterRetries });
    customer = await customerWithCard(stripe, 'pm_card_chargeCustomerFail');
    const { id, latest_invoice: first } = await subscribe({
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    await it.confirm((first as Stripe.Invoice).confirmation_secret?.client_secret ?? '');
    await it.pass(30);
    expect(await read(id)).toMatchObject({ status: 'past_due' });
    await it.pass(16);
    expect(await read(id)).toMatchObject({ status });
    const [renewal] = await invoicesOf(id);
    expect(renewal).toMatchObject({ status: 'open', auto_advance: false, attempt_count: 4 });
  });

  test('renewals of an unpaid subscription stay drafts; paying the last invoice makes it active', async () => {
    await stripe.rawRequest('POST', '/v1/test_helpers/settings', { after_retries: 'unpaid' });
    const { id } = await subscribe();
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.subscriptions.update(id, { default_payment_method: bad.id });
    await it.pass(46);
    await it.pass(16);
    const [draft, failed] = await invoicesOf(id);
    expect(draft).toMatchObject({ status: 'draft', auto_advance: false });
    expect(failed).toMatchObject({ status: 'open' });
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.invoices.pay(draft?.id ?? '', { payment_method: good.id });
    expect(await read(id)).toMatchObject({ status: 'active' });
  });
});

describe('customers and cards', () => {
  test('a deleted customer ends the subscription; what is left is refused everywhere', async () => {
    const { id } = await subscribe();
    await stripe.customers.del(customer);
    expect(await read(id)).toMatchObject({ status: 'canceled' });
    expect(await stripe.customers.retrieve(customer)).toEqual(
      expect.objectContaining({ id: customer, object: 'customer', deleted: true }),
    );
    expect(Object.keys(await stripe.customers.retrieve(customer))).not.toContain('email');
    const gone = { statusCode: 400, code: 'resource_missing', param: 'customer' };
    await expect(subscribe()).rejects.toMatchObject(gone);
    await expect(stripe.invoices.create({ customer })).rejects.toMatchObject(gone);
    await expect(
      stripe.billingPortal.sessions.create({ customer, return_url: 'http://localhost/' }),
    ).rejects.toMatchObject(gone);
    await expect(stripe.customers.update(customer, { name: 'Ann' })).rejects.toMatchObject({ statusCode: 404 });
    await it.pass(31);
    expect(await invoicesOf(id)).toHaveLength(1);
  });

  test('a card on the subscription is charged before that of the customer', async () => {
    const { id } = await subscribe();
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.subscriptions.update(id, { default_payment_method: bad.id });
    await it.pass(31);
    expect(await read(id)).toMatchObject({ status: 'past_due', default_payment_method: bad.id });
    await stripe.paymentMethods.detach(bad.id);
    await it.pass(3);
    expect(await read(id)).toMatchObject({ status: 'active', default_payment_method: null });
  });

  test('the card of a paid checkout is kept on the subscription only', async () => {
    const { id: other } = await stripe.customers.create({});
    const { id, latest_invoice: first } = await subscribe({
      customer: other,
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    });
    await it.confirm((first as Stripe.Invoice).confirmation_secret?.client_secret ?? '');
    expect(await read(id)).toMatchObject({ status: 'active', default_payment_method: expect.stringMatching(/^pm_/) });
    expect(await stripe.customers.retrieve(other)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
  });

  test('a second subscription of the same customer renews by itself', async () => {
    const first = await subscribe();
    const second = await subscribe({ items: [{ price: await planPrice(stripe, 1_900, 'Extra') }] });
    await it.pass(31);
    expect((await invoicesOf(first.id))[0]).toMatchObject({ amount_paid: 9_900 });
    expect((await invoicesOf(second.id))[0]).toMatchObject({ amount_paid: 1_900 });
    expect((await stripe.subscriptions.list({ customer })).data.map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});
