import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CreatedPayment, PaymentProvider, PaymentRequest } from './port.ts';
import { purchase } from './testing/purchase.ts';

const hour = 3_600_000;
const twin = { kind: 'twin', id: 'digital-twin', halfCredits: 0, twinCredits: 1, catalogVersion: '2026-11-1' } as const;

/** A webhook as its handler receives it. */
export interface ReceivedWebhook {
  readonly body: Uint8Array;
  readonly signature: string;
}

/** A provider in test mode, with the acts of a customer, an operator and the clock. */
export interface PaymentsUnderTest {
  readonly provider: PaymentProvider;
  /** The customer pays with this test card of Stripe's; resolves when the provider has answered, paid or not. */
  readonly pay: (payment: CreatedPayment, card: string) => Promise<void>;
  /** Resolves with the id of the refund. */
  readonly refund: (providerPaymentId: string, amountCents: number) => Promise<string>;
  /** The bank sends a refund back. */
  readonly failRefund: (refundId: string) => Promise<void>;
  /** Answers a dispute with `winning_evidence` or `losing_evidence`. */
  readonly answerDispute: (disputeId: string, evidence: string) => Promise<void>;
  /** The webhooks so far, once all that are due have been delivered. */
  readonly webhooks: () => Promise<readonly ReceivedWebhook[]>;
  /** Moves the clock of provider and adapter forward, in milliseconds. */
  readonly passTime: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

/** The contract of every adapter of the payment port. */
export function paymentProviderContract(name: string, open: () => Promise<PaymentsUnderTest>): void {
  describe(`payment provider: ${name}`, () => {
    let it: PaymentsUnderTest;
    beforeEach(async () => {
      it = await open();
    });
    afterEach(() => it.close());

    const pay = (payment: CreatedPayment, card = '4242424242424242') => it.pay(payment, card);

    const events = async () =>
      (await it.webhooks()).map(({ body, signature }) => it.provider.parseWebhook(body, signature));

    test('a new payment requires payment and carries user, item and price', async () => {
      const created = await it.provider.createPayment(purchase());
      expect(created).toMatchObject({ amountCents: 17_750, currency: 'usd', status: 'requires_payment' });
      expect(await it.provider.readPayment(created.providerPaymentId)).toMatchObject({
        id: created.providerPaymentId,
        status: 'requires_payment',
        amountCents: 17_750,
        amountReceivedCents: 0,
        currency: 'usd',
        refundedCents: 0,
        paymentKey: 'payment-1',
        userId: 'user-1',
        items: purchase().items,
        disputes: [],
        livemode: false,
      });
    });

    test('a payment for several items carries each of them', async () => {
      const items = [...purchase().items, twin];
      const { providerPaymentId } = await it.provider.createPayment(purchase({ items, amountCents: 52_750 }));
      expect(await it.provider.readPayment(providerPaymentId)).toMatchObject({ amountCents: 52_750, items });
    });

    test('the same key returns the same payment: in parallel, and two days later', async () => {
      const [first, ...others] = await Promise.all(
        Array.from({ length: 5 }, () => it.provider.createPayment(purchase())),
      );
      it.passTime(48 * hour);
      const later = await it.provider.createPayment(purchase());
      for (const other of [...others, later]) expect(other).toEqual(first);
      const { payments } = await it.provider.listPayments({ since: 0, until: Date.now() + 100 * hour });
      expect(payments).toHaveLength(1);
    });

    test.each<[string, Partial<PaymentRequest>]>([
      ['amount', { amountCents: 100 }],
      ['user', { userId: 'user-2' }],
      ['currency', { currency: 'eur' }],
      ['item', { items: [twin] }],
      ['further item', { items: [...purchase().items, twin] }],
      ['catalogue version', { items: purchase().items.map((item) => ({ ...item, catalogVersion: '2026-11-2' })) }],
    ])('rejects a key that was used with another %s, also two days later', async (_what, change) => {
      await it.provider.createPayment(purchase());
      await expect(it.provider.createPayment(purchase(change))).rejects.toMatchObject({
        name: 'PaymentProviderError',
        code: 'KEY_REUSED',
      });
      it.passTime(48 * hour);
      await expect(it.provider.createPayment(purchase(change))).rejects.toMatchObject({
        name: 'PaymentProviderError',
        code: 'KEY_REUSED',
      });
    });

    test.each(['', 'a b', "k'", 'k'.repeat(201), 'ключ'])(
      'rejects the malformed key %p without a request',
      async (paymentKey) => {
        await expect(it.provider.createPayment(purchase({ paymentKey }))).rejects.toThrow(RangeError);
      },
    );

    test.each([0, -1, 49, 0.5, 1e99, Number.NaN])('rejects an amount of %p cents', async (amountCents) => {
      await expect(it.provider.createPayment(purchase({ amountCents }))).rejects.toMatchObject({ code: 'REJECTED' });
    });

    test('a paid payment reads as succeeded and sends a webhook', async () => {
      const created = await it.provider.createPayment(purchase());
      await pay(created);
      const facts = await it.provider.readPayment(created.providerPaymentId);
      expect(facts).toMatchObject({
        status: 'succeeded',
        amountReceivedCents: 17_750,
        chargeId: expect.stringMatching(/^ch_/),
      });
      expect(facts?.lastError).toBeUndefined();
      const succeeded = (await events()).filter((event) => event.type === 'payment_intent.succeeded');
      expect(succeeded).toEqual([
        {
          id: expect.stringMatching(/^evt_/),
          type: 'payment_intent.succeeded',
          livemode: false,
          createdAt: expect.any(Number),
          paymentId: created.providerPaymentId,
        },
      ]);
    });

    test('a declined card leaves the provider’s reason, and another card can pay', async () => {
      const created = await it.provider.createPayment(purchase());
      await pay(created, '4000000000009995');
      expect(await it.provider.readPayment(created.providerPaymentId)).toMatchObject({
        status: 'failed',
        amountReceivedCents: 0,
        lastError: {
          message: 'Your card has insufficient funds.',
          code: 'card_declined',
          declineCode: 'insufficient_funds',
        },
      });
      expect(await events()).toContainEqual(
        expect.objectContaining({ type: 'payment_intent.payment_failed', paymentId: created.providerPaymentId }),
      );
      await pay(created);
      expect(await it.provider.readPayment(created.providerPaymentId)).toMatchObject({ status: 'succeeded' });
    });

    test('refunds add up in the facts and in the webhooks', async () => {
      const created = await it.provider.createPayment(purchase());
      await pay(created);
      await it.refund(created.providerPaymentId, 5_000);
      expect(await it.provider.readPayment(created.providerPaymentId)).toMatchObject({
        status: 'succeeded',
        refundedCents: 5_000,
      });
      await it.refund(created.providerPaymentId, 12_750);
      expect(await it.provider.readPayment(created.providerPaymentId)).toMatchObject({ refundedCents: 17_750 });
      const refunded = (await events()).filter((event) => event.type === 'charge.refunded');
      expect(new Set(refunded.map((event) => event.refundedCents))).toEqual(new Set([5_000, 17_750]));
      expect(refunded.every((event) => event.paymentId === created.providerPaymentId)).toBe(true);
    });

    test('a failed refund no longer counts, and is named', async () => {
      const created = await it.provider.createPayment(purchase());
      await pay(created);
      const refundId = await it.refund(created.providerPaymentId, 5_000);
      for (let n = 0; n < 12; n += 1) await it.refund(created.providerPaymentId, 100);
      await it.failRefund(refundId);
      expect(await it.provider.readPayment(created.providerPaymentId)).toMatchObject({
        refundedCents: 1_200,
        failedRefunds: [{ refundId, amountCents: 5_000 }],
      });
      const failed = (await events()).filter(({ type }) => type === 'refund.failed');
      expect(failed).toMatchObject([{ paymentId: created.providerPaymentId }]);
    });

    test.each([
      ['winning_evidence', 'won'],
      ['losing_evidence', 'lost'],
    ])('a dispute answered with %s is %s', async (evidence, status) => {
      const created = await it.provider.createPayment(purchase());
      await pay(created, '4000000000000259');
      const open = await it.provider.readPayment(created.providerPaymentId);
      expect(open).toMatchObject({
        status: 'succeeded',
        disputes: [{ status: 'open', amountCents: 17_750, reason: 'fraudulent' }],
      });
      const id = open?.disputes[0]?.id ?? '';
      await it.answerDispute(id, evidence);
      expect(await it.provider.readPayment(created.providerPaymentId)).toMatchObject({ disputes: [{ id, status }] });
      const closed = (await events()).find((event) => event.type === 'charge.dispute.closed');
      expect(closed).toMatchObject({
        paymentId: created.providerPaymentId,
        dispute: { id, status, amountCents: 17_750 },
      });
    });

    test('reports an inquiry apart from a dispute', async () => {
      const created = await it.provider.createPayment(purchase());
      await pay(created, '4000000000001976');
      expect(await it.provider.readPayment(created.providerPaymentId)).toMatchObject({
        disputes: [{ status: 'inquiry' }],
      });
    });

    test.each(['pi_fake', 'pi_', '', '../refunds', 'pi_1/confirm', 'pi_1?x=1', 'ch_1'])(
      'knows no payment with the id %p',
      async (id) => {
        expect(await it.provider.readPayment(id)).toBeUndefined();
      },
    );

    test('lists each payment of a period once, in pages, newest first', async () => {
      const since = Date.now();
      it.passTime(1_000);
      for (let count = 0; count < 103; count += 1)
        await it.provider.createPayment(purchase({ paymentKey: `payment-${count}` }));
      const range = { since, until: Date.now() + hour };
      const first = await it.provider.listPayments(range);
      expect(first.payments).toHaveLength(100);
      await it.provider.createPayment(purchase({ paymentKey: 'while-reading' }));
      const { next = '' } = first;
      const second = await it.provider.listPayments({ ...range, after: next });
      expect(second.next).toBeUndefined();
      const keys = [...first.payments, ...second.payments].map((payment) => payment.paymentKey);
      expect(keys).toEqual(Array.from({ length: 103 }, (_, index) => `payment-${102 - index}`));
      expect((await it.provider.listPayments({ since: since - hour, until: since })).payments).toEqual([]);
      await expect(it.provider.listPayments({ ...range, after: 'pi_none' })).rejects.toMatchObject({
        code: 'REJECTED',
      });
    });

    test('reports test mode and no problem', async () => {
      expect(it.provider.mode).toBe('test');
      expect(await it.provider.problem()).toBeUndefined();
    });
  });
}
