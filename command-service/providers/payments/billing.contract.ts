import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { BillingProvider, SubscriptionOrder } from './billing-port.ts';
import type { PaymentProvider } from './port.ts';
import { purchase } from './testing/purchase.ts';

/** The fixture of the contract. */
export interface BillingUnderTest {
  readonly provider: PaymentProvider & BillingProvider;
  /** Confirms a payment with a test card, as the browser does. */
  readonly pay: (
    payment: { readonly providerPaymentId: string; readonly clientSecret: string },
    card: string,
  ) => Promise<void>;
  /** Advances the provider's test clock, and waits until it has done what fell due. */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** The subscriptions that the provider's webhooks have named so far. */
  readonly toldSubscriptions: () => Promise<ReadonlySet<string>>;
  readonly close: () => Promise<void>;
}

const cards = {
  good: '4242424242424242',
  failsLater: '4000000000000341',
  declined: '4000000000000002',
} as const;

const day = 24 * 60 * 60 * 1000;
const period = 30 * day;

const order = (changes: Partial<SubscriptionOrder> = {}, paymentKey = 'order-1'): SubscriptionOrder => ({
  plan: { id: 'monthly', name: 'Monthly Plan', priceCents: 9_900, halfCredits: 10, catalogVersion: '2026-11-2' },
  recurring: [],
  once: [],
  periodMs: period,
  payment: { ...purchase({ paymentKey, userId: 'ann' }), amountCents: 9_900 },
  ...changes,
});

/** The contract of every provider of subscriptions. */
export function billingContract(name: string, open: () => Promise<BillingUnderTest>): void {
  describe(`${name}: a subscription`, () => {
    let it: BillingUnderTest;
    beforeEach(async () => {
      it = await open();
    });
    afterEach(() => it.close());

    /** Starts a subscription that has a payment to confirm. */
    const start = async (of: SubscriptionOrder = order()) => {
      const { paymentId, clientSecret, ...started } = await it.provider.startSubscription(of);
      if (paymentId === null || clientSecret === null) throw new Error('There is nothing to pay');
      return { ...started, paymentId, clientSecret };
    };
    const startPaid = async (card: string) => {
      const started = await start();
      await it.pay({ providerPaymentId: started.paymentId, clientSecret: started.clientSecret }, card);
      return started;
    };
    const read = async (id: string) => {
      const facts = await it.provider.readSubscription(id);
      if (!facts) throw new Error(`${id} is unknown`);
      return facts;
    };

    test('waits for its first payment, and is the same under the same key', async () => {
      const started = await start();
      expect(await it.provider.startSubscription(order())).toEqual(started);
      expect(await it.provider.openCheckout(started.subscriptionId)).toEqual(started);
      const facts = await read(started.subscriptionId);
      expect(facts).toMatchObject({ status: 'incomplete', userId: 'ann', cancelAtPeriodEnd: false });
      expect(facts.invoices).toMatchObject([
        { status: 'open', totalCents: 9_900, openPaymentId: started.paymentId, reason: 'subscription_create' },
      ]);
      expect(await it.provider.readPayment(started.paymentId)).toMatchObject({ userId: 'ann', amountCents: 9_900 });
    });

    test('is refused when its key was used for another order', async () => {
      await it.provider.startSubscription(order());
      const other = order({ once: [{ id: 'starter-pack', name: 'Starter Pack', priceCents: 17_750 }] });
      await expect(it.provider.startSubscription(other)).rejects.toMatchObject({ code: 'KEY_REUSED' });
    });

    test('uses the one account of its user, whatever is bought', async () => {
      const first = await it.provider.startSubscription(order());
      const second = await it.provider.startSubscription(order({}, 'order-2'));
      expect(second.customerId).toBe(first.customerId);
      expect(second.subscriptionId).not.toBe(first.subscriptionId);
    });

    test('charges the plan and the items bought with it once, on its first invoice', async () => {
      const once = [{ id: 'starter-pack', name: 'Starter Pack', priceCents: 17_750 }];
      const payment = { ...order().payment, amountCents: 27_650 };
      const { subscriptionId, paymentId, clientSecret } = await start(order({ once, payment }));
      await it.pay({ providerPaymentId: paymentId, clientSecret }, cards.good);
      const [first] = (await read(subscriptionId)).invoices;
      expect(first).toMatchObject({
        status: 'paid',
        totalCents: 27_650,
        parts: [{ kind: 'card', amountCents: 27_650, paymentId }],
      });
      expect(first?.lines.map(({ itemId }) => itemId).toSorted()).toEqual(['monthly', 'starter-pack']);
      expect(first?.lines.map(({ amountCents }) => amountCents).toSorted()).toEqual([17_750, 9_900]);
      await it.advance(period);
      const [renewal] = (await read(subscriptionId)).invoices;
      expect(renewal).toMatchObject({
        status: 'paid',
        totalCents: 9_900,
        failedAttempts: 0,
        reason: 'subscription_cycle',
      });
    });

    test('is active for one period once it is paid, and saves the card', async () => {
      const { subscriptionId, customerId } = await startPaid(cards.good);
      const facts = await read(subscriptionId);
      expect(facts.status).toBe('active');
      expect(facts.periodEnd - facts.periodStart).toBe(period);
      expect(await it.provider.savedCard(customerId, subscriptionId)).toMatchObject({ brand: 'visa', last4: '4242' });
      expect(await it.provider.openCheckout(subscriptionId)).toBeUndefined();
      expect(await it.toldSubscriptions()).toContain(subscriptionId);
    });

    test('stays open for another card after a declined first payment', async () => {
      const started = await startPaid(cards.declined);
      expect((await read(started.subscriptionId)).status).toBe('incomplete');
      await it.pay({ providerPaymentId: started.paymentId, clientSecret: started.clientSecret }, cards.good);
      expect((await read(started.subscriptionId)).status).toBe('active');
    });

    test('renews at the end of every period', async () => {
      const { subscriptionId } = await startPaid(cards.good);
      const before = await read(subscriptionId);
      await it.advance(2 * period + day);
      const after = await read(subscriptionId);
      expect(after.invoices).toHaveLength(3);
      expect(after.periodStart).toBe(before.periodEnd + period);
      expect(after.invoices.map(({ lines }) => lines[0]?.period?.startMs)).toEqual([
        before.periodEnd + period,
        before.periodEnd,
        before.periodStart,
      ]);
      expect(new Set(after.invoices.map(({ parts }) => parts[0]?.paymentId)).size).toBe(3);
    });

    test('tries a failed renewal again, and ends at last', async () => {
      const { subscriptionId } = await startPaid(cards.failsLater);
      await it.advance(period + day);
      const due = await read(subscriptionId);
      expect(due.status).toBe('past_due');
      expect(due.invoices[0]).toMatchObject({ status: 'open', failedAttempts: 1 });
      expect(due.invoices[0]?.nextAttemptAt).toBe(due.periodStart + 3 * day);
      await it.advance(8 * day);
      expect((await read(subscriptionId)).invoices[0]).toMatchObject({ failedAttempts: 3 });
      await it.advance(8 * day);
      expect(await read(subscriptionId)).toMatchObject({ status: 'canceled', endReason: 'payment_failed' });
    });

    test('ends with its period on request, which can be undone until then', async () => {
      const { subscriptionId } = await startPaid(cards.good);
      await it.provider.setCancelAtPeriodEnd(subscriptionId, true);
      expect(await read(subscriptionId)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
      await it.provider.setCancelAtPeriodEnd(subscriptionId, false);
      await it.advance(period + day);
      expect(await read(subscriptionId)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
      await it.provider.setCancelAtPeriodEnd(subscriptionId, true);
      await it.advance(period);
      const over = await read(subscriptionId);
      expect(over).toMatchObject({ status: 'canceled', endReason: 'cancelled', endedAt: over.periodEnd });
      expect(over.invoices).toHaveLength(2);
    });

    test('collects nothing while collection is paused', async () => {
      const { subscriptionId } = await startPaid(cards.good);
      await it.provider.setCollectionPaused(subscriptionId, true);
      await it.advance(period + day);
      const paused = await read(subscriptionId);
      expect(paused).toMatchObject({ status: 'active', collectionPaused: true });
      expect(paused.invoices[0]?.status).toBe('void');
      await it.provider.setCollectionPaused(subscriptionId, false);
      await it.advance(period);
      expect((await read(subscriptionId)).invoices[0]?.status).toBe('paid');
    });

    test('can no longer be paid once its checkout is abandoned', async () => {
      const { subscriptionId, paymentId } = await start();
      await it.provider.abandonCheckout(subscriptionId);
      await it.provider.abandonCheckout(subscriptionId);
      expect((await read(subscriptionId)).status).toBe('canceled');
      expect(await it.provider.readPayment(paymentId)).toMatchObject({ status: 'canceled' });
    });

    test('opens the portal for its customer', async () => {
      const { customerId } = await startPaid(cards.good);
      expect(await it.provider.openPortal(customerId, 'https://app.example/billing')).toMatch(/^(https:\/\/|\/)/);
    });

    test('no longer charges an erased customer, who cannot be found; erasing twice is no error', async () => {
      const { subscriptionId, customerId } = await startPaid(cards.good);
      await it.provider.eraseCustomer('ann', []);
      await it.provider.eraseCustomer('ann', [customerId]);
      const ended = await read(subscriptionId);
      expect(ended.status).toBe('canceled');
      expect(ended.invoices).toMatchObject([{ status: 'paid', totalCents: 9_900 }]);
      await it.advance(period + day);
      expect((await read(subscriptionId)).invoices).toHaveLength(1);
      expect(await it.provider.savedCard(customerId)).toBeUndefined();
      const again = await it.provider.startSubscription(order({}, 'order-2'));
      expect(again.customerId).not.toBe(customerId);
    });

    test('is not an error when it is unknown', async () => {
      expect(await it.provider.readSubscription('sub_none')).toBeUndefined();
      expect(await it.provider.readSubscription('../customers')).toBeUndefined();
    });
  });
}
