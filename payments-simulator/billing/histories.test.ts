import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Stripe } from 'stripe';
import { customerWithCard, openStripe, planPrice, type StripeUnderTest } from '../testing/stripe-client.ts';

/**
 * Actions of staff and customers, and the passing of time, in any order. An action that the provider refuses changes
 * nothing.
 */
const act = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), days: fc.constantFrom(4, 15, 31) }),
  fc.record({ kind: fc.constant('pass' as const), days: fc.constant(31) }),
  fc.record({ kind: fc.constant('balance' as const), cents: fc.integer({ min: -15_000, max: 3_000 }) }),
  fc.record({ kind: fc.constant('coupon' as const), percent: fc.constantFrom(12.5, 33.3333, 100) }),
  fc.record({ kind: fc.constant('tax' as const), inclusive: fc.boolean() }),
  fc.record({ kind: fc.constant('change' as const), quantity: fc.nat(3), atOnce: fc.boolean(), large: fc.boolean() }),
  fc.record({ kind: fc.constant('card' as const), good: fc.boolean() }),
  fc.record({
    kind: fc.constant('hold' as const),
    behavior: fc.constantFrom('keep_as_draft', 'mark_uncollectible', 'void', ''),
  }),
  fc.record({ kind: fc.constant('note' as const), cents: fc.integer({ min: 1, max: 9_900 }), refunded: fc.boolean() }),
  fc.record({
    kind: fc.constant('invoice' as const),
    act: fc.constantFrom('finalize', 'pay', 'outOfBand', 'void', 'uncollectible', 'part'),
  }),
  fc.record({ kind: fc.constant('bill' as const), cents: fc.integer({ min: 900, max: 9_000 }) }),
  fc.record({ kind: fc.constant('bill' as const), cents: fc.integer({ min: 900, max: 9_000 }) }),
  fc.record({ kind: fc.constant('extra' as const), cents: fc.integer({ min: -5_000, max: 5_000 }) }),
  fc.record({ kind: fc.constant('trial' as const), days: fc.constantFrom(2, 40) }),
  fc.record({ kind: fc.constant('cancel' as const), prorate: fc.boolean() }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

interface Story {
  readonly it: StripeUnderTest;
  readonly customer: string;
  readonly prices: readonly [string, string];
  subscription: string;
}

async function run({ it, customer, prices, ...story }: Story, done: Act): Promise<void> {
  const { stripe } = it;
  const id = story.subscription;
  const [latest] = await newest(stripe, customer);
  switch (done.kind) {
    case 'pass':
      return it.pass(done.days);
    case 'balance':
      return void (await stripe.customers.createBalanceTransaction(customer, { amount: done.cents, currency: 'usd' }));
    case 'coupon': {
      const coupon = await stripe.coupons.create({ percent_off: done.percent, duration: 'once' });
      return void (await stripe.subscriptions.update(id, { discounts: [{ coupon: coupon.id }] }));
    }
    case 'tax': {
      const rate = await stripe.taxRates.create({ display_name: 'Tax', inclusive: done.inclusive, percentage: 8.875 });
      return void (await stripe.subscriptions.update(id, { default_tax_rates: [rate.id] }));
    }
    case 'change': {
      const { items } = await stripe.subscriptions.retrieve(id);
      const item = { id: items.data[0]?.id ?? '', price: prices[done.large ? 1 : 0], quantity: done.quantity };
      return void (await stripe.subscriptions.update(id, {
        items: [item],
        proration_behavior: done.atOnce ? 'always_invoice' : 'create_prorations',
      }));
    }
    case 'card': {
      const card = await stripe.paymentMethods.attach(done.good ? 'pm_card_visa' : 'pm_card_chargeCustomerFail', {
        customer,
      });
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } });
      return void (await stripe.subscriptions.update(id, { default_payment_method: card.id }));
    }
    case 'hold': {
      const behavior = done.behavior as 'void' | '';
      return void (await stripe.subscriptions.update(id, { pause_collection: behavior === '' ? '' : { behavior } }));
    }
    case 'note': {
      const rest = Math.max(0, done.cents - (latest?.status === 'paid' ? 0 : (latest?.amount_remaining ?? 0)));
      return void (await stripe.creditNotes.create({
        invoice: latest?.id ?? '',
        amount: done.cents,
        ...(done.refunded ? { refund_amount: rest } : { credit_amount: rest }),
      }));
    }
    case 'invoice':
      return actOn(it, latest, done.act, customer);
    case 'bill': {
      const bill = await stripe.invoices.create({ customer });
      await stripe.invoiceItems.create({ customer, invoice: bill.id, amount: done.cents, currency: 'usd' });
      return void (await stripe.invoices.finalizeInvoice(bill.id));
    }
    case 'extra':
      return void (await stripe.invoiceItems.create({ customer, amount: done.cents, currency: 'usd' }));
    case 'trial': {
      const now = Math.floor(it.testPayments.connection.billingTime() / 1000);
      return void (await stripe.subscriptions.update(id, { trial_end: now + done.days * 86_400 }));
    }
    case 'cancel':
      return void (await stripe.subscriptions.cancel(id, { prorate: done.prorate, invoice_now: done.prorate }));
  }
}

/** The newest invoice that can still be paid, else the newest one. */
async function newest(stripe: Stripe, customer: string): Promise<readonly Stripe.Invoice[]> {
  const { data } = await stripe.invoices.list({ customer, limit: 10 });
  const open = data.filter(({ status }) => status === 'open');
  return open.length > 0 ? open : data;
}

async function actOn(
  { stripe, confirm }: StripeUnderTest,
  invoice: Stripe.Invoice | undefined,
  name: string,
  customer: string,
): Promise<void> {
  const id = invoice?.id ?? '';
  if (name === 'finalize') await stripe.invoices.finalizeInvoice(id);
  else if (name === 'pay') await stripe.invoices.pay(id);
  else if (name === 'outOfBand') await stripe.invoices.pay(id, { paid_out_of_band: true });
  else if (name === 'void') await stripe.invoices.voidInvoice(id);
  else if (name === 'uncollectible') await stripe.invoices.markUncollectible(id);
  else {
    const part = await stripe.paymentIntents.create({ amount: 2_500, currency: 'usd', customer });
    await stripe.invoices.attachPayment(id, { payment_intent: part.id });
    await confirm(part.client_secret ?? '');
  }
}

const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce((total: number, each) => total + (each ?? 0), 0);

/** The sums of one invoice, each from its parts. */
function checkInvoice(invoice: Stripe.Invoice): void {
  const { lines, total, amount_due: due, amount_paid: paid, amount_remaining: remaining } = invoice;
  const taxes = (invoice.total_taxes ?? []).filter(({ tax_behavior: behavior }) => behavior === 'exclusive');
  const discounts = sum((invoice.total_discount_amounts ?? []).map(({ amount }) => amount));
  expect(invoice.subtotal).toBe(sum(lines.data.map(({ amount }) => amount)));
  expect(total).toBe(invoice.subtotal - discounts + sum(taxes.map(({ amount }) => amount)));
  if (invoice.status_transitions.finalized_at === null) return;
  const applied = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  expect(due).toBe(total - applied - invoice.pre_payment_credit_notes_amount);
  expect(remaining).toBe(due - paid + invoice.amount_overpaid);
  const payments = invoice.payments?.data ?? [];
  expect(paid).toBe(sum(payments.filter(({ status }) => status === 'paid').map((payment) => payment.amount_paid)));
  const open = payments.filter(({ status }) => status === 'open');
  if (invoice.status === 'paid') expect(remaining).toBe(0);
  if (invoice.status === 'paid' || invoice.status === 'void') expect(open).toEqual([]);
  if (invoice.status === 'open')
    expect(open.filter(({ is_default: isDefault }) => isDefault)).toMatchObject([{ amount_requested: remaining }]);
}

async function check({ it: { stripe }, customer, ...story }: Story): Promise<void> {
  const { data: invoices } = await stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] });
  for (const invoice of invoices) checkInvoice(invoice);
  const { data: changes } = await stripe.customers.listBalanceTransactions(customer, { limit: 100 });
  const found = await stripe.customers.retrieve(customer);
  expect(found).toMatchObject({ balance: sum(changes.map(({ amount }) => amount)) });
  // Every cent that a card paid is a payment of an invoice, and vice versa.
  const { data: charges } = await stripe.charges.list({ limit: 100 });
  const payments = invoices.flatMap((invoice) => invoice.payments?.data ?? []);
  const byCard = payments.filter(({ status, payment }) => status === 'paid' && payment.type === 'payment_intent');
  expect(sum(charges.filter(({ paid }) => paid).map(({ amount }) => amount))).toBe(
    sum(byCard.map((each) => each.amount_paid)),
  );
  // The balance that was applied to a voided invoice was returned.
  for (const { id, status, starting_balance: start, ending_balance: end } of invoices) {
    const moved = sum(
      changes
        .filter(({ invoice, type }) => invoice === id && type !== 'credit_note' && type !== 'invoice_overpaid')
        .map(({ amount }) => amount),
    );
    expect(moved).toBe(status === 'void' ? 0 : (end ?? start) - start);
  }
  // One invoice per period: no two plan lines without proration start at the same time.
  const starts = invoices
    .filter(({ billing_reason: reason }) => reason === 'subscription_cycle')
    .map(({ lines }) => lines.data[0]?.period.start);
  expect(new Set(starts).size).toBe(starts.length);
  const subscription = await stripe.subscriptions.retrieve(story.subscription);
  if (subscription.status === 'canceled') expect(subscription.ended_at).not.toBeNull();
}

test('every sum is exact and every cent is in one place, whatever happens to a subscription', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 16 }), async (acts) => {
      const it = await openStripe();
      try {
        const customer = await customerWithCard(it.stripe);
        const prices = [await planPrice(it.stripe, 9_900), await planPrice(it.stripe, 29_900)] as const;
        const { id } = await it.stripe.subscriptions.create({ customer, items: [{ price: prices[0] }] });
        const story: Story = { it, customer, prices, subscription: id };
        for (const each of acts) {
          await run(story, each).catch((error: unknown) => {
            // A refusal is fine, an error of the provider is not.
            if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 500) >= 500) throw error;
          });
        }
        await check(story);
      } finally {
        await it.close();
      }
    }),
    { numRuns: Number(process.env['PAYMENT_HISTORIES'] ?? 40) },
  );
});
