import { describe, expect, test } from '@jest/globals';
import { day, planLotExpiry } from '../../domain/catalog.ts';
import { availableCredits, creditAggregate } from '../../domain/credits/index.ts';
import type { InvoicePaid } from '../../domain/invoices/index.ts';
import type { PurchasedItem } from '../../domain/payments/index.ts';
import { granted } from '../../domain/testing/samples.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { openCommandProcess } from '../testing/command-process.ts';
import { memoryPayments } from '../testing/memory-payments.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { planGrants } from './plan-grants.ts';

const start = 1_000_000;
const end = start + 30 * day;
const plan = {
  planId: 'monthly',
  name: 'Monthly Plan',
  priceCents: 9_900,
  halfCredits: 10,
  catalogVersion: '1',
  periodStartMs: start,
  periodEndMs: end,
};
const paid = (data: Partial<InvoicePaid['data']> = {}): InvoicePaid => ({
  type: 'InvoicePaid',
  data: {
    userId: 'ann',
    invoiceId: 'in_1',
    subscriptionId: 'sub_1',
    paymentId: 'pi_1',
    amountCents: 9_900,
    currency: 'usd',
    paidAtMs: start,
    plan,
    ...data,
  },
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
const initiated = (items: readonly PurchasedItem[], purchaseId: string | null = null) => ({
  type: 'PaymentInitiated' as const,
  data: { paymentId: 'pi_1', purchaseId, userId: 'ann', items, currency: 'usd', provider: 'stripe' },
});
const succeeded = (items: readonly PurchasedItem[], amountCents: number, purchaseId: string | null = null) => ({
  type: 'PaymentSucceeded' as const,
  data: {
    paymentId: 'pi_1',
    purchaseId,
    userId: 'ann',
    items,
    amountCents,
    currency: 'usd',
    reportedBy: 'provider' as const,
  },
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
const invoice = on('invoice-in_1', paid());

describe('a paid invoice', () => {
  test('of a renewal records its payment and grants the period', () =>
    work
      .given(invoice)
      .appends(
        on('payment-pi_1', initiated([planItem])),
        on('payment-pi_1', succeeded([planItem], 9_900)),
        on('credits-ann', lot()),
      ));

  test('of a checkout confirms the payment that it started', () => {
    const items = [planItem, { ...blast, id: 'email-blast', name: 'Email Blast' }];
    return work
      .given(on('payment-pi_1', initiated(items, 'purchase-1')), on('invoice-in_1', paid({ amountCents: 39_900 })))
      .appends(on('payment-pi_1', succeeded(items, 39_900, 'purchase-1')), on('credits-ann', lot(39_900)));
  });

  test('of a renewal with add-ons counts what is charged besides the plan', () =>
    work
      .given(on('invoice-in_1', paid({ amountCents: 39_900 })))
      .appends(
        on('payment-pi_1', initiated([planItem, blast])),
        on('payment-pi_1', succeeded([planItem, blast], 39_900)),
        on('credits-ann', lot(39_900)),
      ));

  test('without a card grants the period and records no payment', () =>
    work
      .given(on('invoice-in_1', paid({ paymentId: null, amountCents: 0 })))
      .appends(on('credits-ann', lot(0, 'in_1'))));

  test('without the plan grants nothing', () =>
    work.given(on('invoice-in_1', paid({ paymentId: null, amountCents: 0, plan: null }))).appends());

  test('that is a second one of the same period grants it once', () =>
    work
      .given(
        on('credits-ann', lot(9_900, 'pi_0')),
        on('invoice-in_2', paid({ invoiceId: 'in_2', paymentId: null, amountCents: 0 })),
      )
      .appends());
});

describe('plan credits (DECISIONS 2.11 and 3.5)', () => {
  test('are replaced by a paid renewal, and stay usable for three days while it can not be collected', async () => {
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
        { paymentId, lotId, item: planItem, paidCents: 9_900, expiresAt: planLotExpiry(periodEnd) },
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
