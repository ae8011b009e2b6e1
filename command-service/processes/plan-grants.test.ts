import { describe, expect, test } from '@jest/globals';
import { catalogVersion, day, planLotExpiry } from '../../domain/catalog.ts';
import { availableCredits, creditAggregate } from '../../domain/credits/index.ts';
import type { InvoicePaid } from '../../domain/invoices/index.ts';
import {
  card,
  grantedPeriod,
  invoicedPlan,
  line,
  paidInvoice,
  planLine,
} from '../../domain/invoices/testing/monthly-invoice.ts';
import { monthlyPlan } from '../../domain/subscriptions/testing/monthly-plan.ts';
import type { PlanPeriodGranted, SubscriptionEvent } from '../../domain/subscriptions/index.ts';
import type { PurchasedItem } from '../../domain/payments/index.ts';
import { granted } from '../../domain/testing/samples.ts';
import { eventRegistry } from '../../domain/events.ts';
import { withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { passLog } from '../testing/billing-histories/pass.ts';
import { openCommandProcess } from '../testing/command-process.ts';
import { memoryPayments } from '../testing/memory-payments.ts';
import { on, openDependencies, readAll, recordPlaced, specifyWork } from '../testing/work-spec.ts';
import { planGrants } from './plan-grants.ts';

const start = 1_000_000;
const end = start + 30 * day;
const paid = (data: Partial<InvoicePaid['data']> = {}): InvoicePaid => ({
  type: 'InvoicePaid',
  data: paidInvoice(start, data),
});
const planItem: PurchasedItem = {
  kind: 'plan',
  id: 'monthly',
  name: 'Monthly Plan',
  halfCredits: 10,
  twinCredits: 0,
  priceCents: 9_900,
  catalogVersion: '1',
};
const blast: PurchasedItem = {
  kind: 'addon',
  id: 'add-ons',
  name: 'Add-ons',
  halfCredits: 0,
  twinCredits: 0,
  priceCents: 30_000,
  catalogVersion: '1',
};
const settling = { ...blast, name: 'Invoice', priceCents: 4_900, catalogVersion: '' };
const initiated = (items: readonly PurchasedItem[], purchaseId: string | null = null, paymentId = 'pi_1') => ({
  type: 'PaymentInitiated' as const,
  data: { paymentId, purchaseId, invoiceId: 'in_1', userId: 'ann', items, currency: 'usd', provider: 'stripe' },
});
const succeeded = (
  items: readonly PurchasedItem[],
  amountCents: number,
  purchaseId: string | null = null,
  paymentId = 'pi_1',
) => ({
  type: 'PaymentSucceeded' as const,
  data: {
    paymentId,
    purchaseId,
    invoiceId: 'in_1',
    userId: 'ann',
    items,
    amountCents,
    currency: 'usd',
    reportedBy: 'provider' as const,
  },
});
const started: SubscriptionEvent = {
  type: 'SubscriptionStarted',
  data: { ...monthlyPlan, userId: 'ann', subscriptionId: 'sub_1' },
};
const period = (changes: Partial<PlanPeriodGranted['data']> = {}): PlanPeriodGranted => ({
  type: 'PlanPeriodGranted',
  data: grantedPeriod(start, changes),
});
const lot = (paidCents = 9_900, paymentId = 'pi_1') =>
  granted({
    lotId: `plan-sub_1-${start}`,
    source: 'plan',
    amount: 10,
    expiresAtMs: planLotExpiry(end),
    paymentId: `${paymentId}.plan`,
    priceCents: 9_900,
    paidCents,
    catalogVersion: '1',
    itemName: 'Monthly Plan',
  });
const { provider: paymentProvider } = memoryPayments(start);
const work = specifyWork(planGrants, { paymentProvider, now: () => start });
const subscribed = on('subscription-ann', started);
const invoice = on('invoice-in_1', paid());
const balance = (amountCents: number) => ({ kind: 'credit_balance' as const, amountCents, paymentId: null });
const withheld = (rule: 'free_days' | 'no_plan' | 'period_overlaps' | 'unknown_subscription', amountCents = 9_900) =>
  on('subscription-ann', {
    type: 'PlanPeriodWithheld' as const,
    data: {
      userId: 'ann',
      subscriptionId: 'sub_1',
      invoiceId: 'in_1',
      rule,
      isException: rule === 'period_overlaps' || rule === 'unknown_subscription',
      paymentId: null,
      amountCents,
      paidAtMs: start,
    },
  });

describe('a settled invoice', () => {
  test('records the payment of a renewal and grants the period', () =>
    work
      .given(subscribed, invoice)
      .appends(
        on('payment-pi_1', initiated([planItem])),
        on('payment-pi_1', succeeded([planItem], 9_900)),
        on('subscription-ann', period()),
        on('credits-ann', lot()),
      ));

  test('confirms the payment of a checkout, with the amount that Stripe collected', () => {
    const items = [planItem, { ...blast, id: 'email-blast', name: 'Email Blast' }];
    return work
      .given(
        subscribed,
        on('payment-pi_1', initiated(items, 'purchase-1')),
        on('invoice-in_1', paid({ amountCents: 37_900 })),
      )
      .appends(
        on('payment-pi_1', succeeded(items, 37_900, 'purchase-1')),
        on('subscription-ann', period({ paidCents: 37_900 })),
        on('credits-ann', lot(37_900)),
      );
  });

  test('counts the charges besides the plan of a renewal with add-ons', () => {
    const lines = [planLine(start), line({ amountCents: 30_000 })];
    return work
      .given(subscribed, on('invoice-in_1', paid({ amountCents: 39_900, lines })))
      .appends(
        on('payment-pi_1', initiated([planItem, blast])),
        on('payment-pi_1', succeeded([planItem, blast], 39_900)),
        on('subscription-ann', period({ paidCents: 39_900 })),
        on('credits-ann', lot(39_900)),
      );
  });

  test('records the payment of the rest when a credit balance paid a part', () =>
    work
      .given(subscribed, on('invoice-in_1', paid({ parts: [card(4_900), balance(5_000)] })))
      .appends(
        on('payment-pi_1', initiated([planItem])),
        on('payment-pi_1', succeeded([planItem], 4_900)),
        on('subscription-ann', period()),
        on('credits-ann', lot()),
      ));

  test('records both payments of an invoice; the ledger knows the greater one', () =>
    work
      .given(subscribed, on('invoice-in_1', paid({ parts: [card(4_900, 'pi_2'), card(5_000)] })))
      .appends(
        on('payment-pi_2', initiated([settling], null, 'pi_2')),
        on('payment-pi_2', succeeded([settling], 4_900, null, 'pi_2')),
        on('payment-pi_1', initiated([planItem])),
        on('payment-pi_1', succeeded([planItem], 5_000)),
        on('subscription-ann', period()),
        on('credits-ann', lot()),
      ));

  test('grants the period and leaves somebody else’s payment alone', async () => {
    const of = { ...initiated([planItem]), data: { ...initiated([planItem]).data, userId: 'bob' } };
    const log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
    for (const each of [subscribed, on('payment-pi_1', of), invoice]) await recordPlaced(log, each);
    const before = (await readAll(log)).length;
    const dependencies = openDependencies(log, { paymentProvider, now: () => start });
    const [error] = await passLog(planGrants(dependencies), log);
    await passLog(planGrants(dependencies), log);
    expect(error).toMatchObject({ code: 'PAYMENT_NOT_ACCEPTED' });
    expect((await readAll(log)).slice(before).map(({ stream, type }) => [stream, type])).toEqual([
      ['subscription-ann', 'PlanPeriodGranted'],
      ['credits-ann', 'CreditsGranted'],
    ]);
  });

  test('grants the period of an invoice without a card and records no payment', () =>
    work
      .given(subscribed, on('invoice-in_1', paid({ parts: [balance(9_900)] })))
      .appends(on('subscription-ann', period({ paymentId: null })), on('credits-ann', lot(9_900, 'in_1.invoice'))));

  test('grants the credits of both units', () => {
    const plan = invoicedPlan(start, { quantity: 2, halfCredits: 20, priceCents: 19_800 });
    return work
      .given(subscribed, on('invoice-in_1', paid({ amountCents: 19_800, plan, parts: [balance(19_800)] })))
      .appends(
        on('subscription-ann', period({ rule: 'quantity', plan, paymentId: null, paidCents: 19_800 })),
        on('credits-ann', {
          ...lot(19_800, 'in_1.invoice'),
          data: { ...lot(19_800, 'in_1.invoice').data, amount: 20, priceCents: 19_800 },
        }),
      );
  });

  test('grants nothing for free days', () => {
    const free = { amountCents: 0, parts: [], plan: invoicedPlan(start, { priceCents: 0 }) };
    return work.given(subscribed, on('invoice-in_1', paid(free))).appends(withheld('free_days', 0));
  });

  test('grants nothing for an invoice without the plan', () => {
    const proration = { plan: null, lines: [line({ kind: 'proration', amountCents: -500 })] };
    return work
      .given(subscribed, on('invoice-in_1', paid({ ...proration, amountCents: -500, parts: [balance(-500)] })))
      .appends(withheld('no_plan', -500));
  });

  test('is an exception when this product did not start its subscription', () =>
    work.given(on('invoice-in_1', paid({ parts: [balance(9_900)] }))).appends(withheld('unknown_subscription')));

  test('is an exception and grants nothing when its period is granted already', () =>
    work
      .given(
        subscribed,
        on('subscription-ann', period({ invoiceId: 'in_0', paymentId: 'pi_0' })),
        on('credits-ann', lot(9_900, 'pi_0')),
        on('invoice-in_1', paid({ parts: [balance(9_900)] })),
      )
      .appends(withheld('period_overlaps')));

  test('grants a bundle that no card paid, too', () => {
    const bundleLine = line({ kind: 'once', itemId: 'starter-pack', description: 'Starter Pack', amountCents: 17_750 });
    const both = { amountCents: 27_650, lines: [planLine(start), bundleLine], parts: [balance(27_650)] };
    return work.given(subscribed, on('invoice-in_1', paid(both))).appends(
      on('subscription-ann', period({ paymentId: null, paidCents: 27_650 })),
      on(
        'credits-ann',
        granted({
          lotId: 'in_1.invoice',
          source: 'bundle',
          amount: 20,
          expiresAtMs: null,
          paymentId: 'in_1.invoice',
          priceCents: 17_750,
          paidCents: 27_650,
          catalogVersion,
          itemName: 'Starter Pack',
        }),
      ),
      on('credits-ann', lot(27_650, 'in_1.invoice')),
    );
  });
});

describe('plan credits', () => {
  test('are replaced by a paid renewal, and stay usable for three days while it cannot be collected', async () => {
    let time = start;
    const { executor, ledger } = openCommandProcess({
      log: createMemoryEventStore(),
      keyRing: createMemoryKeyRing(),
      now: () => time,
    });
    const caller = { actor: { kind: 'process', id: 'plan-grants' }, correlationId: 'test' } as const;
    const grant = (paymentId: string, lotId: string, periodEnd: number) =>
      ledger.grantPlan(
        'ann',
        { paymentId, lotId, item: planItem, paidCents: 9_900, expiresAt: planLotExpiry(periodEnd), isLate: false },
        caller,
      );
    const usable = async () => availableCredits((await executor.load(creditAggregate, 'ann')).state, time);
    await grant('pi_1', 'first', end);
    time = end + 3 * day - 1;
    expect(await usable()).toBe(10);
    time = end + 3 * day;
    expect(await usable()).toBe(0);
    // The payment arrives at last: the new period begins with its own credits.
    await grant('pi_2', 'second', end + 30 * day);
    expect(await usable()).toBe(10);
    // The next renewal is paid on time, and nothing rolls over.
    time = end + 30 * day;
    await grant('pi_3', 'third', end + 60 * day);
    expect(await usable()).toBe(10);
  });
});
