import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openBillingWorld, type World } from './testing/billing-world.ts';

let it: World;
beforeEach(async () => {
  it = await openBillingWorld();
});
afterEach(() => it.close());

const coupon = async (off: object): Promise<string> =>
  (await it.stripe.coupons.create({ duration: 'forever', ...off })).id;
const otherProduct = async (cents: number) => {
  const product = await it.stripe.products.create({ name: 'Consulting' });
  const recurring = { interval: 'day', interval_count: 30 } as const;
  return it.stripe.prices.create({ currency: 'usd', product: product.id, unit_amount: cents, recurring });
};
const planItem = async (subscription: string) =>
  (await it.stripe.subscriptions.retrieve(subscription)).items.data[0]?.id ?? '';
const sumOf = (balances: Readonly<Record<string, number>>): number =>
  Object.values(balances).reduce((sum, cents) => sum + cents, 0);

afterEach(async () => {
  // In every history, each movement of the books adds up.
  expect(sumOf(await it.balances().catch(() => ({})))).toBe(0);
});

describe('a renewal is granted when Stripe counts it as paid', () => {
  test('partly by a credit balance; the next one, the end and another subscription follow as usual', async () => {
    const { subscription, customer } = await it.subscribed();
    await it.stripe.customers.createBalanceTransaction(customer, { amount: -5_000, currency: 'usd' });
    await it.renew();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.credits()).toBe(10);
    expect(await it.balances()).toMatchObject({ credit_balance: 5_000 });
    await it.renew();
    expect(await it.lots()).toHaveLength(3);
    await it.stripe.subscriptions.cancel(subscription);
    await it.settle();
    expect(await it.subscriptionOf()).toMatchObject({ status: 'canceled' });
    expect((await it.subscribe('ann', 'second')).clientSecret).not.toBeNull();
    expect(await it.reconcile()).toEqual([]);
  });

  test('with a credit note before its payment', async () => {
    await it.subscribed();
    await it.stripe.testHelpers.testClocks.advance('clock_billing', { frozen_time: Math.ceil(it.now() / 1000) });
    await it.pass(30);
    const { customerId = '' } = (await it.subscriptionOf()) ?? {};
    const [draft] = (await it.stripe.invoices.list({ customer: customerId })).data;
    await it.stripe.invoices.finalizeInvoice(draft?.id ?? '', { auto_advance: false });
    await it.stripe.creditNotes.create({ invoice: draft?.id ?? '', amount: 2_000 });
    await it.stripe.invoices.pay(draft?.id ?? '');
    await it.settle();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.balances()).toMatchObject({ credit_notes: 2_000 });
    expect(await it.reconcile()).toEqual([]);
  });

  test('below its price by a coupon, and above it by tax and a proration', async () => {
    const { subscription } = await it.subscribed();
    await it.stripe.subscriptions.update(subscription, {
      discounts: [{ coupon: await coupon({ amount_off: 2_000 }) }],
    });
    await it.renew();
    expect((await it.history())[0]).toMatchObject({ amountCents: 7_900, status: 'succeeded' });
    expect(await it.balances()).toMatchObject({ discounts: 2_000 });
    const tax = await it.stripe.taxRates.create({ display_name: 'VAT', percentage: 20, inclusive: false });
    await it.stripe.subscriptions.update(subscription, { discounts: '', default_tax_rates: [tax.id] });
    await it.renew();
    expect((await it.history())[0]).toMatchObject({ amountCents: 11_880 });
    expect(await it.balances()).toMatchObject({ tax_payable: -1_980 });
    expect(await it.lots()).toHaveLength(3);
    expect(await it.reconcile()).toEqual([]);
  });

  test('by a coupon of 100 %, each month, without an exception', async () => {
    const { subscription } = await it.subscribed();
    await it.stripe.subscriptions.update(subscription, { discounts: [{ coupon: await coupon({ percent_off: 100 }) }] });
    await it.renew();
    await it.renew();
    expect(await it.lots()).toHaveLength(3);
    expect(await it.reconcile()).toEqual([]);
    expect((await it.history())[0]).toMatchObject({ amountCents: 0, status: 'succeeded' });
  });

  test('out of band, or paid after it was uncollectible', async () => {
    await it.subscribed();
    const { customerId = '' } = (await it.subscriptionOf()) ?? {};
    await it.pass(30);
    const [draft] = (await it.stripe.invoices.list({ customer: customerId })).data;
    await it.stripe.invoices.finalizeInvoice(draft?.id ?? '', { auto_advance: false });
    await it.stripe.invoices.markUncollectible(draft?.id ?? '');
    await it.settle();
    await it.stripe.invoices.pay(draft?.id ?? '', { paid_out_of_band: true });
    await it.settle();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.balances()).toMatchObject({ out_of_band: 9_900 });
    expect(await it.reconcile()).toEqual([]);
  });

  test('more than three days after its end: usable for a period, and it replaces nothing', async () => {
    await it.subscribed();
    const { customerId = '' } = (await it.subscriptionOf()) ?? {};
    await it.pass(30);
    const [draft] = (await it.stripe.invoices.list({ customer: customerId })).data;
    const due = (draft?.lines.data[0]?.period.start ?? 0) * 1000;
    await it.stripe.invoices.finalizeInvoice(draft?.id ?? '', { auto_advance: false });
    await it.pass(31);
    await it.settle();
    await it.pass(4);
    await it.stripe.invoices.pay(draft?.id ?? '');
    await it.settle();
    expect(await it.periods()).toContain('paid_late');
    const late = (await it.lots()).find(({ data }) => (data['lotId'] as string).endsWith(`-${due}`));
    const usableFor = Number(late?.data['expiresAtMs']) - it.now();
    expect(Math.round(usableFor / 86_400_000)).toBe(30);
  });
});

describe('the plan’s own line decides the period', () => {
  test('ignores a proration in the renewal, and grants nothing for an extra invoice within the period', async () => {
    const { subscription, customer } = await it.subscribed();
    const addOn = await otherProduct(1_000);
    await it.stripe.subscriptions.update(subscription, {
      items: [{ price: addOn.id }],
      proration_behavior: 'create_prorations',
    });
    await it.pass(15);
    await it.settle();
    await it.renew(15);
    const lots = await it.lots();
    expect(lots).toHaveLength(2);
    expect(Number(lots[1]?.data['expiresAtMs']) - Number(lots[0]?.data['expiresAtMs'])).toBe(30 * 86_400_000);
    await it.stripe.invoiceItems.create({ customer, amount: 9_900, currency: 'usd', description: 'Monthly Plan' });
    const extra = await it.stripe.invoices.create({ customer, subscription, auto_advance: false });
    await it.stripe.invoices.finalizeInvoice(extra.id ?? '');
    await it.stripe.invoices.pay(extra.id ?? '');
    await it.settle();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toContain('credits invoice_unexplained 9900');
  });

  test('two units grant twice the credits', async () => {
    const { subscription } = await it.subscribed();
    await it.stripe.subscriptions.update(subscription, {
      items: [{ id: await planItem(subscription), quantity: 2 }],
      proration_behavior: 'none',
    });
    await it.renew();
    expect(await it.credits()).toBe(20);
    // The screen shows the price and the credits of the period.
    expect(await it.projections.reader('billing').get('subscriptions', 'ann')).toMatchObject({
      priceCents: 19_800,
      halfCredits: 20,
    });
    expect(await it.reconcile()).toEqual([]);
  });

  test('another product is an exception, which two persons may grant', async () => {
    const { subscription } = await it.subscribed();
    const price = await otherProduct(9_900);
    await it.stripe.subscriptions.update(subscription, {
      items: [{ id: await planItem(subscription), price: price.id }],
      proration_behavior: 'none',
    });
    await it.renew();
    expect(await it.lots()).toHaveLength(1);
    expect(await it.reconcile()).toEqual(['credits invoice_unexplained 9900']);
    expect(await it.balances()).toMatchObject({ suspense: -9_900 });
    const [id = ''] = await it.exceptions();
    const as = (person: string) => ({ actor: { kind: 'admin', id: person }, correlationId: person }) as const;
    await it.commands.repairException(id, 'grant_period', as('fay'));
    await expect(it.commands.repairException(id, 'grant_period', as('fay'))).rejects.toMatchObject({
      code: 'NOT_ALLOWED_NOW',
    });
    expect(await it.lots()).toHaveLength(1);
    await it.commands.repairException(id, 'grant_period', as('gil'));
    await it.follow();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual([]);
    expect(await it.balances()).not.toHaveProperty('suspense');
  });

  test('another product settles by itself when two persons refund it', async () => {
    const { subscription } = await it.subscribed();
    const price = await otherProduct(9_900);
    await it.stripe.subscriptions.update(subscription, {
      items: [{ id: await planItem(subscription), price: price.id }],
      proration_behavior: 'none',
    });
    await it.renew();
    expect(await it.reconcile()).toEqual(['credits invoice_unexplained 9900']);
    const [id = ''] = await it.exceptions();
    for (const person of ['fay', 'gil'])
      await it.commands.repairException(id, 'refund_payment', {
        actor: { kind: 'admin', id: person },
        correlationId: person,
      });
    expect(await it.exceptions()).toEqual([]);
    expect(await it.reconcile()).toEqual([]);
    expect(await it.lots()).toHaveLength(1);
  });

  test('free days grant nothing, and the screen shows them', async () => {
    const { subscription } = await it.subscribed();
    const trialEnd = Math.ceil(it.now() / 1000) + 40 * 86_400;
    await it.stripe.subscriptions.update(subscription, { trial_end: trialEnd, proration_behavior: 'none' });
    await it.settle();
    expect(await it.lots()).toHaveLength(1);
    expect(await it.subscriptionOf()).toMatchObject({ status: 'trialing' });
    expect(await it.reconcile()).toEqual([]);
  });
});

describe('acts of staff and customers at Stripe', () => {
  test('a negative invoice blocks neither the end nor a new subscription', async () => {
    const { subscription } = await it.subscribed();
    await it.pass(10);
    await it.stripe.subscriptions.cancel(subscription, { prorate: true, invoice_now: true });
    await it.settle();
    expect(await it.subscriptionOf()).toMatchObject({ status: 'canceled' });
    expect((await it.history())[0]?.amountCents).toBeLessThan(0);
    expect(await it.reconcile()).toEqual([]);
  });

  test('a credit balance at checkout starts a subscription without a payment, and a retry starts no second one', async () => {
    const { customer, subscription } = await it.subscribed();
    await it.stripe.subscriptions.cancel(subscription);
    await it.settle();
    await it.stripe.customers.createBalanceTransaction(customer, { amount: -50_000, currency: 'usd' });
    const started = await it.subscribe('ann', 'second', { bundleId: 'starter-pack' });
    expect(started).toMatchObject({ paymentId: null, clientSecret: null });
    expect(await it.subscriptionOf()).toMatchObject({ status: 'active', subscriptionId: started.subscriptionId });
    await expect(it.subscribe('ann', 'second', { bundleId: 'starter-pack' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await it.settle();
    const running = await it.stripe.subscriptions.list({ customer, status: 'active' });
    expect(running.data).toHaveLength(1);
    // The plan of both subscriptions and the bundle.
    expect(await it.credits()).toBe(40);
    expect(await it.reconcile()).toEqual([]);
  });

  test('leaves drafts alone that somebody holds back', async () => {
    const { subscription, customer } = await it.subscribed();
    await it.stripe.invoiceItems.create({ customer, amount: 50_000, currency: 'usd', description: 'By hand' });
    const held = await it.stripe.invoices.create({ customer, subscription, auto_advance: false });
    await it.settle();
    await it.billingSync(subscription, it.callerOf('ann'));
    expect(await it.stripe.invoices.retrieve(held.id ?? '')).toMatchObject({ status: 'draft' });
    await it.stripe.subscriptions.update(subscription, { pause_collection: { behavior: 'keep_as_draft' } });
    await it.settle();
    await it.renew();
    const drafts = (await it.stripe.invoices.list({ customer, status: 'draft' })).data;
    expect(drafts.map(({ id }) => id)).toContain(held.id);
    expect(drafts).toHaveLength(2);
    expect(await it.subscriptionOf()).toMatchObject({ pauses: ['collection_paused'] });
  });

  test('recreates a deleted account, for a subscription and for the portal', async () => {
    const { customer } = await it.subscribed();
    await it.stripe.customers.del(customer);
    await it.settle();
    expect(await it.subscriptionOf()).toMatchObject({ status: 'canceled' });
    const portal = await it.subscriptions.openPortal(
      'ann',
      'ann@people.example',
      'https://app.example',
      it.callerOf('ann'),
    );
    expect(portal.url).toContain('/portal/');
    const again = await it.subscribe('ann', 'second');
    expect((await it.subscriptionOf())?.customerId).not.toBe(customer);
    await it.confirm(again.clientSecret ?? '');
    await it.settle();
    expect(await it.lots()).toHaveLength(2);
  });

  test('starts the next subscription of a deleted account on another account', async () => {
    const { customer } = await it.subscribed();
    await it.stripe.customers.del(customer);
    await it.settle();
    const again = await it.subscribe('ann', 'second');
    expect((await it.subscriptionOf())?.customerId).not.toBe(customer);
    await it.confirm(again.clientSecret ?? '');
    await it.settle();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual([]);
  });

  test('shows an end at a chosen time, which can be undone', async () => {
    const { subscription } = await it.subscribed();
    const at = Math.ceil(it.now() / 1000) + 20 * 86_400;
    await it.stripe.subscriptions.update(subscription, { cancel_at: at });
    await it.settle();
    expect(await it.subscriptionOf()).toMatchObject({ endsAtPeriodEnd: true, endsAt: at * 1000 });
    await it.subscriptions.reactivate('ann', it.callerOf('ann', 'undo'));
    expect(await it.subscriptionOf()).toMatchObject({ endsAtPeriodEnd: false });
    expect((await it.stripe.subscriptions.retrieve(subscription)).cancel_at).toBeNull();
  });

  test('the card of the subscription is shown', async () => {
    await it.subscribed();
    expect(await it.subscriptions.savedCard('ann')).toMatchObject({ last4: '4242' });
  });

  test('counts the collected one of several payments, and claws credits back on its refund', async () => {
    const { customer } = await it.subscribed();
    await it.pass(30);
    const [draft] = (await it.stripe.invoices.list({ customer })).data;
    await it.stripe.invoices.finalizeInvoice(draft?.id ?? '', { auto_advance: false });
    await it.stripe.creditNotes.create({ invoice: draft?.id ?? '', amount: 100 });
    const paid = await it.stripe.invoices.pay(draft?.id ?? '');
    await it.settle();
    const { payments } = await it.stripe.invoices.retrieve(paid.id ?? '', { expand: ['payments'] });
    expect(payments?.data.map(({ status }) => status)).toEqual(['canceled', 'paid']);
    const real = payments?.data[1]?.payment.payment_intent;
    if (typeof real !== 'string') throw new Error('The invoice has no payment');
    await it.stripe.refunds.create({ payment_intent: real });
    await it.settle();
    expect(await it.credits()).toBe(1);
    expect((await it.history())[0]).toMatchObject({ status: 'refunded', refundedCents: 9_800 });
  });

  test('a subscription made at Stripe, and an invoice by hand, are exceptions', async () => {
    const { customer } = await it.subscribed();
    const price = await otherProduct(4_900);
    await it.stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      default_payment_method: await cardOf(customer),
    });
    await it.stripe.invoiceItems.create({ customer, amount: 2_500, currency: 'usd', description: 'Set-up' });
    const invoice = await it.stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' });
    await it.stripe.invoices.finalizeInvoice(invoice.id ?? '');
    await it.stripe.invoices.pay(invoice.id ?? '', { payment_method: await cardOf(customer) });
    await it.settle();
    const found = await it.reconcile();
    expect(found.filter((each) => each.startsWith('credits invoice_unexplained'))).toHaveLength(2);
    expect(await it.lots()).toHaveLength(1);
  });

  const cardOf = async (customer: string): Promise<string> => {
    const [own] = (await it.stripe.paymentMethods.list({ customer })).data;
    return own?.id ?? '';
  };
});

describe('missed webhooks', () => {
  test('lost renewals are exceptions of the first reconciliation, and can be recorded', async () => {
    await it.subscribed();
    await it.pass(31);
    await it.pass(1);
    await it.testPayments.delivered();
    it.inbox.splice(0);
    await it.pass(1);
    expect(await it.reconcile()).toEqual(['payments missing_in_ledger 9900']);
    const [id = ''] = await it.exceptions();
    expect(id).toMatch(/^payments\.missing_in_ledger\.pi_/);
    await it.commands.repairException(id, 'record_payment', {
      actor: { kind: 'admin', id: 'fay' },
      correlationId: 'r',
    });
    await it.follow();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual([]);
    expect(await it.exceptions()).toEqual([]);
  });

  test.each(['2026-10-28.endive', '2025-08-27.basil', '2025-02-24.acacia'])(
    'webhooks of %s are read',
    async (version) => {
      await it.stripe.rawRequest('POST', '/v1/test_helpers/settings', { webhook_version: version });
      await it.subscribed();
      await it.renew();
      expect(await it.lots()).toHaveLength(2);
      const told = it.noted.filter(({ why }) => why === 'other API version');
      expect(told.map(({ details }) => details)).toEqual(version === '2026-10-28.endive' ? [] : [version]);
    },
  );
});

describe('foreign values', () => {
  test('a charge of another product of the account stops nothing and is not an exception', async () => {
    await it.subscribed();
    const odd = await it.stripe.paymentIntents.create({
      amount: 1_200,
      currency: 'usd',
      metadata: { user_id: 'x'.repeat(450) },
    });
    await it.confirm(odd.client_secret ?? '');
    await it.settle();
    expect(await it.reconcile()).toEqual([]);
  });

  test('without Search, the account of a user is found on any page of the list', async () => {
    await it.close();
    let pages = 0;
    it = await openBillingWorld(async (request, send) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/search'))
        return Response.json(
          { error: { type: 'invalid_request_error', message: 'Search is not available.' } },
          { status: 400 },
        );
      const isList = request.method === 'GET' && pathname.endsWith('/v1/customers');
      if (!isList) return send(request);
      pages += 1;
      // The last page comes from the provider's list, which does not have the other customers.
      if (pages > 60) return send(new Request(request.url.replace(/starting_after=\w+/, ''), request));
      expect(searchParams.get('starting_after')).toBe(pages === 1 ? null : `cus_other${pages - 1}`);
      const other = { id: `cus_other${pages}`, object: 'customer', metadata: {} };
      return Response.json({ object: 'list', data: [other], has_more: true });
    });
    const { customer } = await it.subscribed();
    await it.provider.eraseCustomer('ann', []);
    expect(pages).toBe(61);
    expect(await it.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  });

  test('subscribes and erases without Search, by the known accounts', async () => {
    await it.close();
    it = await openBillingWorld((request, send) =>
      new URL(request.url).pathname.endsWith('/search')
        ? Promise.resolve(
            Response.json(
              { error: { type: 'invalid_request_error', message: 'Search is not available.' } },
              { status: 400 },
            ),
          )
        : send(request),
    );
    const { customer, subscription } = await it.subscribed();
    await it.provider.eraseCustomer('ann', [customer]);
    expect(await it.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    await it.settle();
    expect(await it.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'canceled' });
  });

  test('an invoice that cannot be read holds up neither the others nor the end, and is an exception until it can be', async () => {
    await it.close();
    let isOdd = false;
    it = await openBillingWorld(async (request, send) => {
      const answer = await send(request);
      if (!isOdd || request.method !== 'GET' || !new URL(request.url).pathname.endsWith('/v1/invoices')) return answer;
      const { data, ...rest } = (await answer.json()) as { readonly data: readonly object[] };
      return Response.json({
        ...rest,
        data: data.map((each, index) => (index === 1 ? { ...each, total: 'odd' } : each)),
      });
    });
    const { subscription } = await it.subscribed();
    isOdd = true;
    await it.renew();
    await it.stripe.subscriptions.cancel(subscription);
    await it.settle();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.subscriptionOf()).toMatchObject({ status: 'canceled' });
    expect(await it.reconcile()).toEqual(['payments not_understood -']);
    isOdd = false;
    await it.billingSync(subscription, it.callerOf('ann'));
    expect(await it.reconcile()).toEqual([]);
  });
});
