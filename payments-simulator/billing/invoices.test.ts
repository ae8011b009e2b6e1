import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Stripe } from 'stripe';
import { customerWithCard, openStripe, planPrice, type StripeUnderTest } from '../testing/stripe-client.ts';

let it: StripeUnderTest;
let stripe: Stripe;
let customer: string;
beforeEach(async () => {
  it = await openStripe();
  ({ stripe } = it);
  customer = await customerWithCard(stripe);
});
afterEach(() => it.close());

/** A draft made by hand with one line. */
async function draft(cents: number, more: Partial<Stripe.InvoiceCreateParams> = {}): Promise<string> {
  const { id } = await stripe.invoices.create({ customer, ...more });
  await stripe.invoiceItems.create({ customer, invoice: id, amount: cents, currency: 'usd', description: 'Work' });
  return id;
}
const open = async (cents: number): Promise<Stripe.Invoice> => stripe.invoices.finalizeInvoice(await draft(cents));
const read = (id: string): Promise<Stripe.Invoice> => stripe.invoices.retrieve(id, { expand: ['payments'] });
const paymentsOf = async (id: string) => (await read(id)).payments?.data ?? [];
const clientSecretOf = async (id: string): Promise<string> =>
  (await stripe.invoices.retrieve(id, { expand: ['confirmation_secret'] })).confirmation_secret?.client_secret ?? '';

describe('drafts', () => {
  test('one made by hand stays a draft for ever, and can be deleted', async () => {
    const id = await draft(50_000);
    await it.pass(60);
    expect(await read(id)).toMatchObject({
      status: 'draft',
      billing_reason: 'manual',
      auto_advance: false,
      number: null,
    });
    expect(await stripe.invoices.del(id)).toMatchObject({ id, deleted: true });
    await expect(read(id)).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  test('with auto_advance it finalizes after an hour and is charged', async () => {
    const id = await draft(50_000, { auto_advance: true });
    expect((await read(id)).automatically_finalizes_at).not.toBeNull();
    await it.pass(1);
    expect(await read(id)).toMatchObject({ status: 'paid', amount_paid: 50_000 });
  });

  test('a renewal that staff hold back is not charged', async () => {
    await it.close();
    it = await openStripe({ draftFor: 3_600_000 });
    ({ stripe } = it);
    customer = await customerWithCard(stripe);
    const { id } = await stripe.subscriptions.create({ customer, items: [{ price: await planPrice(stripe, 9_900) }] });
    // The clock stops within the draft's hour.
    await it.pass(30);
    const [renewal] = (await stripe.invoices.list({ subscription: id })).data;
    expect(renewal).toMatchObject({ status: 'draft', auto_advance: true });
    await stripe.invoices.update(renewal?.id ?? '', { auto_advance: false });
    await it.pass(3);
    expect(await read(renewal?.id ?? '')).toMatchObject({ status: 'draft', auto_advance: false });
  });

  test('its amounts follow its items, discounts and rates until it is finalized', async () => {
    const id = await draft(10_000);
    const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'once' });
    const rate = await stripe.taxRates.create({ display_name: 'Tax', inclusive: false, percentage: 10 });
    await stripe.invoices.update(id, { discounts: [{ coupon: coupon.id }], default_tax_rates: [rate.id] });
    expect(await read(id)).toMatchObject({ subtotal: 10_000, total: 8_250 });
    await stripe.invoices.finalizeInvoice(id);
    await expect(stripe.invoices.update(id, { default_tax_rates: [rate.id] })).rejects.toMatchObject({
      code: 'invoice_not_editable',
    });
  });

  test('pending items wait for the next invoice', async () => {
    await stripe.invoiceItems.create({ customer, amount: 700, currency: 'usd' });
    const { id } = await stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' });
    expect(await read(id)).toMatchObject({ total: 700 });
  });
});

describe('payments', () => {
  test('`payments` is there when it is expanded, and never in a webhook', async () => {
    const { id } = await open(5_000);
    await stripe.invoices.pay(id);
    expect(await stripe.invoices.retrieve(id)).not.toHaveProperty('payments');
    expect(await paymentsOf(id)).toMatchObject([{ status: 'paid', is_default: true, amount_paid: 5_000 }]);
    const told = (await it.events()).filter(({ type }) => type.startsWith('invoice.'));
    for (const { data } of told) expect(data.object).not.toHaveProperty('payments');
  });

  test('paid in two parts: the first default payment is canceled, and both paid ones count', async () => {
    const { id } = await open(10_000);
    const part = await stripe.paymentIntents.create({ amount: 4_000, currency: 'usd', customer });
    await stripe.invoices.attachPayment(id, { payment_intent: part.id });
    await it.confirm(part.client_secret ?? '');
    expect(await read(id)).toMatchObject({ status: 'open', amount_paid: 4_000, amount_remaining: 6_000 });
    await it.confirm(await clientSecretOf(id));
    expect(await read(id)).toMatchObject({ status: 'paid', amount_paid: 10_000, amount_remaining: 0 });
    expect(
      (await paymentsOf(id)).map(({ status, is_default: isDefault, amount_paid: paid }) => [status, isDefault, paid]),
    ).toEqual([
      ['canceled', false, null],
      ['paid', false, 4_000],
      ['paid', true, 6_000],
    ]);
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: part.id },
    });
    expect(data).toMatchObject([{ invoice: id, amount_paid: 4_000 }]);
  });

  test('more than what is left becomes credit of the customer', async () => {
    const { id } = await open(1_000);
    const more = await stripe.paymentIntents.create({ amount: 1_500, currency: 'usd', customer });
    await stripe.invoices.attachPayment(id, { payment_intent: more.id });
    await it.confirm(more.client_secret ?? '');
    expect(await read(id)).toMatchObject({
      status: 'paid',
      amount_paid: 1_500,
      amount_overpaid: 500,
      amount_remaining: 0,
    });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -500 });
  });

  test('a declined card is 402, and the attempt stays', async () => {
    const { id } = await open(1_000);
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await expect(stripe.invoices.pay(id, { payment_method: bad.id })).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
    });
    expect(await read(id)).toMatchObject({ status: 'open', attempt_count: 1, attempted: true });
    await stripe.invoices.pay(id);
    await expect(stripe.invoices.pay(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  test('paid out of band: no charge, a payment record, and no attempt succeeded', async () => {
    const { id } = await open(9_900);
    const paid = await stripe.invoices.pay(id, {
      paid_out_of_band: true,
      expand: ['payments', 'amount_paid_off_stripe'],
    });
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 9_900, amount_paid_off_stripe: 9_900 });
    expect(paid.payments?.data.map(({ status, payment }) => [status, payment.type])).toEqual([
      ['canceled', 'payment_intent'],
      ['paid', 'payment_record'],
    ]);
    const told = (await it.events()).map(({ type }) => type);
    expect(told).toContain('invoice.paid');
    expect(told).not.toContain('charge.succeeded');
    expect(told).not.toContain('invoice.payment_succeeded');
  });

  test('less than 50 cents is not charged, but owed with the next invoice', async () => {
    expect(await open(30)).toMatchObject({ status: 'paid', amount_due: 0, ending_balance: 30 });
    expect(await open(1_000)).toMatchObject({ amount_due: 1_030, starting_balance: 30 });
  });
});

describe('invoices that are given up', () => {
  test('voided: nothing can be paid, and applied credit goes back', async () => {
    await stripe.customers.update(customer, { balance: -400 });
    const { id } = await open(1_000);
    const secret = await clientSecretOf(id);
    expect(await stripe.invoices.voidInvoice(id)).toMatchObject({ status: 'void' });
    await it.confirm(secret);
    expect(await read(id)).toMatchObject({ status: 'void', amount_paid: 0 });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -400 });
    const { data } = await stripe.customers.listBalanceTransactions(customer);
    expect(data.map(({ type }) => type)).toEqual(['unapplied_from_invoice', 'applied_to_invoice', 'adjustment']);
  });

  test('uncollectible: can still be paid', async () => {
    const { id } = await open(1_000);
    expect(await stripe.invoices.markUncollectible(id)).toMatchObject({ status: 'uncollectible' });
    await it.confirm(await clientSecretOf(id));
    expect(await stripe.invoices.pay(id)).toMatchObject({ status: 'paid', amount_paid: 1_000 });
  });
});

describe('credit notes', () => {
  test('before payment: less is due, by a new payment', async () => {
    const { id } = await open(9_900);
    const note = await stripe.creditNotes.create({ invoice: id, amount: 4_900 });
    expect(note).toMatchObject({ type: 'pre_payment', pre_payment_amount: 4_900, post_payment_amount: 0 });
    expect(await read(id)).toMatchObject({ total: 9_900, amount_due: 5_000, pre_payment_credit_notes_amount: 4_900 });
    await stripe.invoices.pay(id);
    expect((await paymentsOf(id)).map(({ status, amount_paid: paid }) => [status, paid])).toEqual([
      ['canceled', null],
      ['paid', 5_000],
    ]);
  });

  test('of everything before payment: paid without a payment', async () => {
    const { id } = await open(9_900);
    await stripe.creditNotes.create({ invoice: id, amount: 9_900 });
    expect(await read(id)).toMatchObject({ status: 'paid', amount_due: 0, amount_paid: 0 });
  });

  test('after payment: returned as refund, as credit and outside of Stripe', async () => {
    const { id } = await open(9_900);
    await stripe.invoices.pay(id);
    const note = await stripe.creditNotes.create({
      invoice: id,
      amount: 6_000,
      refund_amount: 3_000,
      credit_amount: 2_000,
      out_of_band_amount: 1_000,
      reason: 'order_change',
      expand: ['refunds.refund'],
    });
    expect(note).toMatchObject({
      type: 'post_payment',
      refunds: [{ amount_refunded: 3_000, refund: { object: 'refund' } }],
    });
    expect(await read(id)).toMatchObject({
      status: 'paid',
      amount_paid: 9_900,
      post_payment_credit_notes_amount: 6_000,
    });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -2_000 });
    await expect(stripe.creditNotes.create({ invoice: id, amount: 4_000, credit_amount: 4_000 })).rejects.toMatchObject(
      {
        statusCode: 400,
      },
    );
    expect((await stripe.creditNotes.list({ invoice: id })).data).toHaveLength(1);
  });

  test('one that does not say where the money goes is refused, and refunds nothing', async () => {
    const { id } = await open(9_900);
    await stripe.invoices.pay(id);
    await expect(stripe.creditNotes.create({ invoice: id, amount: 500, refund_amount: 400 })).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
    });
    expect((await stripe.refunds.list()).data).toEqual([]);
  });

  test('voided before payment: all of it is due again', async () => {
    const { id } = await open(9_900);
    const note = await stripe.creditNotes.create({ invoice: id, amount: 900 });
    expect(await stripe.creditNotes.voidCreditNote(note.id)).toMatchObject({ status: 'void' });
    expect(await read(id)).toMatchObject({ amount_due: 9_900, amount_remaining: 9_900 });
  });
});
