import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openBillingWorld, type Wire, type World } from './testing/billing-world.ts';
import {
  answering,
  anyInvoices,
  invoices,
  isRenewal,
  type Json,
  linesOf,
  oneSubscription,
} from './testing/billing-wires.ts';

let it: World;
/** Changes the provider's answers, from the next request on. */
let wire: Wire = (request, send) => send(request);
beforeEach(async () => {
  wire = (request, send) => send(request);
  it = await openBillingWorld((request, send) => wire(request, send));
});
afterEach(() => it.close());

describe('an object in an unknown shape holds up nothing else', () => {
  test.each([
    ['a period in words', (body: Json) => ({ ...body, created: 'yesterday' })],
    ['no items', (body: Json) => ({ ...body, items: null })],
    ['an odd end', (body: Json) => ({ ...body, cancel_at: 'soon' })],
  ])('a subscription with %s: its invoices are granted, its end is recorded', async (_what, change) => {
    const { subscription } = await it.subscribed();
    wire = answering(oneSubscription, change);
    await it.renew();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual(['payments not_understood -']);
    await it.stripe.subscriptions.cancel(subscription);
    await it.settle();
    expect(await it.subscriptionOf()).toMatchObject({ status: 'canceled' });
    wire = (request, send) => send(request);
    await it.billingSync(subscription, it.callerOf('ann'));
    expect(await it.reconcile()).toEqual([]);
  });

  test('an invoice without lines', async () => {
    const { subscription } = await it.subscribed();
    let isOdd = true;
    wire = invoices(
      (each) => isOdd && isRenewal(each),
      (each) => ({ ...each, lines: null }),
    );
    await it.renew();
    await it.stripe.subscriptions.cancel(subscription);
    await it.settle();
    expect(await it.subscriptionOf()).toMatchObject({ status: 'canceled' });
    expect(await it.reconcile()).toContain('payments not_understood -');
    isOdd = false;
    await it.billingSync(subscription, it.callerOf('ann'));
    await it.follow();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual([]);
  });
});

describe('webhooks that are faster than the answer to our call', () => {
  const resubscribing = async (balanceCents: number): Promise<void> => {
    const { subscription, customer } = await it.subscribed();
    await it.stripe.subscriptions.cancel(subscription);
    if (balanceCents > 0)
      await it.stripe.customers.createBalanceTransaction(customer, { amount: -balanceCents, currency: 'usd' });
    await it.settle();
    // All of the provider's webhooks about the new subscription arrive before our call returns.
    wire = async (request, send) => {
      const answer = await send(request);
      if (request.method === 'POST' && new URL(request.url).pathname.endsWith('/v1/subscriptions')) {
        wire = (each, go) => go(each);
        await it.settle();
      }
      return answer;
    };
  };

  test('an open first invoice grants its period when it is paid', async () => {
    await resubscribing(0);
    const again = await it.subscribe('ann', 'second');
    await it.confirm(again.clientSecret ?? '');
    await it.settle();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual([]);
  });

  test('a first invoice that a credit balance settled at once grants its period, too', async () => {
    await resubscribing(20_000);
    await it.subscribe('ann', 'second');
    await it.settle();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual([]);
  });
});

describe('lines that name the plan more than once', () => {
  const renewedWith = async (change: (line: Json) => readonly Json[], total = 9_900): Promise<void> => {
    await it.subscribed();
    wire = invoices(isRenewal, (each) => ({
      ...each,
      total,
      lines: { object: 'list', has_more: false, data: linesOf(each).flatMap(change) },
    }));
    await it.renew();
  };

  test('a free line is not a second period', async () => {
    await renewedWith((line) => [line, { ...line, id: 'il_zero', amount: 0, quantity: 0 }]);
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual([]);
  });

  test('two lines of one period are as many units', async () => {
    await renewedWith((line) => [
      { ...line, amount: 6_600 },
      { ...line, id: 'il_tier', amount: 3_300 },
    ]);
    expect((await it.lots()).map(({ data }) => data['amount'])).toEqual([10, 20]);
    expect(await it.reconcile()).toEqual([]);
  });

  test('two lines of two periods are an exception', async () => {
    await renewedWith((line) => [
      { ...line, amount: 6_600 },
      { ...line, id: 'il_other', amount: 3_300, period: { start: 1_700_000_000, end: 1_702_592_000 } },
    ]);
    expect(await it.lots()).toHaveLength(1);
    expect(await it.reconcile()).toEqual(['credits invoice_unexplained 9900']);
  });
});

describe('one period is granted once', () => {
  test('by a renewal with prorations of the plan itself, for the period that the plan’s line names', async () => {
    const { subscription } = await it.subscribed();
    const [item] = (await it.stripe.subscriptions.retrieve(subscription)).items.data;
    await it.pass(10);
    await it.stripe.subscriptions.update(subscription, {
      items: [{ id: item?.id ?? '', quantity: 2 }],
      proration_behavior: 'create_prorations',
    });
    await it.settle();
    await it.renew(20);
    const lots = await it.lots();
    expect(lots.map(({ data }) => data['amount'])).toEqual([10, 20]);
    // Its row is named after the plan; the prorations are lines of the row.
    const [row] = await it.history();
    expect(row?.description).toBe('2 × Monthly Plan');
    expect(row?.lines.map(({ kind }) => kind)).toEqual(['plan', 'proration', 'proration']);
    expect(Number(lots[1]?.data['expiresAtMs']) - Number(lots[0]?.data['expiresAtMs'])).toBe(30 * 86_400_000);
    expect(await it.reconcile()).toEqual([]);
  });

  test('and a second invoice with the plan’s line for it is an exception', async () => {
    await it.subscribed();
    wire = answering(anyInvoices, (body) => ({
      ...body,
      data: (body['data'] as readonly Json[]).flatMap((each) =>
        isRenewal(each) && each['status'] === 'paid'
          ? [{ ...each, id: 'in_copy', number: 'COPY', amount_paid: 0, payments: { object: 'list', data: [] } }, each]
          : [each],
      ),
    }));
    await it.renew();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual(['credits invoice_unexplained 9900']);
  });
});

describe('refunds of a renewal', () => {
  const paymentOf = async (customer: string): Promise<string> => {
    const [last] = (await it.stripe.invoices.list({ customer, expand: ['data.payments'] })).data;
    const intent = last?.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
    return typeof intent === 'string' ? intent : '';
  };

  test('claw credits back in parts, even before the invoice is known to be paid', async () => {
    const { customer } = await it.subscribed();
    await it.pass(31);
    await it.pass(1);
    await it.testPayments.delivered();
    const intent = await paymentOf(customer);
    const late = it.inbox.splice(0);
    await it.stripe.refunds.create({ payment_intent: intent, amount: 4_950 });
    await it.settle();
    it.inbox.push(...late);
    await it.settle();
    expect((await it.history())[0]).toMatchObject({ refundedCents: 4_950, amountCents: 9_900 });
    expect(await it.reconcile()).toEqual([]);
    await it.stripe.refunds.create({ payment_intent: intent });
    await it.settle();
    expect((await it.history())[0]).toMatchObject({ refundedCents: 9_900, status: 'refunded' });
    expect(await it.reconcile()).toEqual([]);
  });
});

test('a renewal in another currency grants nothing, and is an exception outside of the books', async () => {
  await it.subscribed();
  wire = invoices(isRenewal, (each) => ({ ...each, currency: 'eur' }));
  await it.renew();
  expect(await it.lots()).toHaveLength(1);
  // The charge in the provider's records is in dollars.
  expect(await it.reconcile()).toEqual(['payments currency_mismatch 9900', 'credits invoice_unexplained 9900']);
  // The books are in dollars: nothing of another currency is booked.
  expect(await it.balances()).not.toHaveProperty('receivable');
});

describe('a second subscription of one customer', () => {
  const planPrice = async (subscription: string): Promise<string> =>
    (await it.stripe.subscriptions.retrieve(subscription)).items.data[0]?.price.id ?? '';
  const cardOf = async (customer: string): Promise<string> =>
    (await it.stripe.paymentMethods.list({ customer })).data[0]?.id ?? '';

  test('grants nothing when it was made at the provider, and the first continues whatever happens to it', async () => {
    const { subscription, customer } = await it.subscribed();
    const second = await it.stripe.subscriptions.create({
      customer,
      items: [{ price: await planPrice(subscription) }],
      default_payment_method: await cardOf(customer),
    });
    await it.settle();
    expect(await it.lots()).toHaveLength(1);
    await it.renew();
    expect(await it.lots()).toHaveLength(2);
    expect(await it.reconcile()).toEqual(['credits invoice_unexplained 9900', 'credits invoice_unexplained 9900']);
    await it.stripe.subscriptions.cancel(second.id);
    await it.settle();
    expect(await it.subscriptionOf()).toMatchObject({ status: 'active', subscriptionId: subscription });
    await it.renew();
    expect(await it.lots()).toHaveLength(3);
  });

  test('is unaffected by a late invoice of the first, which grants its own period', async () => {
    const { subscription, customer } = await it.subscribed();
    await it.pass(30);
    const [draft] = (await it.stripe.invoices.list({ customer })).data;
    await it.stripe.invoices.finalizeInvoice(draft?.id ?? '', { auto_advance: false });
    await it.stripe.subscriptions.cancel(subscription);
    await it.settle();
    const again = await it.subscribe('ann', 'second');
    await it.confirm(again.clientSecret ?? '');
    await it.settle();
    expect(await it.lots()).toHaveLength(2);
    await it.stripe.invoices.pay(draft?.id ?? '', { payment_method: await cardOf(customer) });
    await it.settle();
    expect(await it.lots()).toHaveLength(3);
    expect(await it.subscriptionOf()).toMatchObject({ status: 'active', subscriptionId: again.subscriptionId });
    expect(await it.reconcile()).toEqual([]);
  });
});

describe('invoices that are given up after attempts', () => {
  const openRenewal = async () => {
    const { customer, subscription } = await it.subscribed();
    await it.pass(30);
    const [draft] = (await it.stripe.invoices.list({ customer })).data;
    const id = draft?.id ?? '';
    await it.stripe.invoices.finalizeInvoice(id, { auto_advance: false });
    const bad = await it.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    const pay = (method: string) => it.stripe.invoices.pay(id, { payment_method: method });
    await pay(bad.id).catch(() => undefined);
    await it.settle();
    const good = await it.stripe.paymentMethods.attach('pm_card_visa', { customer });
    return { id, subscription, customer, pay: () => pay(good.id) };
  };

  test('void after an attempt: nothing is granted and nothing differs', async () => {
    const { id } = await openRenewal();
    expect((await it.history())[0]).toMatchObject({ status: 'failed' });
    await it.stripe.invoices.voidInvoice(id);
    await it.settle();
    expect(await it.lots()).toHaveLength(1);
    expect((await it.history())[0]).toMatchObject({ status: 'failed', amountCents: 9_900 });
    expect(await it.reconcile()).toEqual([]);
  });

  test('uncollectible, then paid by card: the period is granted once', async () => {
    const { id, pay } = await openRenewal();
    await it.stripe.invoices.markUncollectible(id);
    await it.settle();
    expect(await it.lots()).toHaveLength(1);
    await pay();
    await it.settle();
    await it.settle();
    expect(await it.lots()).toHaveLength(2);
    expect((await it.history())[0]).toMatchObject({ status: 'succeeded', refundedCents: 0 });
    expect(await it.reconcile()).toEqual([]);
  });
});
