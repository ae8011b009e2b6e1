import { paymentAggregate } from '../../domain/payments/index.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { availableCredits, creditAggregate, creditAggregates } from '../../domain/credits/index.ts';
import { START, type RecordedEvent } from '../../domain/envelope.ts';
import { quoteOf } from '../../domain/quotes/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { PaymentProviderError, WebhookRejected, type PaymentProvider } from '../providers/payments/port.ts';
import { memoryPayments, type MemoryPayments } from '../testing/memory-payments.ts';
import { openCommandProcess, type CommandProcess } from '../testing/command-process.ts';
import type { Caller } from '../support/context.ts';
import { createPaymentWebhook, type NotedWebhook } from './payment-webhook.ts';
import { createPaymentCommands, type PaymentCommands } from './payments.ts';

const now = 1_800_000_000_000;
const caller: Caller = { actor: { kind: 'user', id: 'ann' }, correlationId: 'request-1' };
const keyed: Caller = { ...caller, idempotencyKey: 'one-key' };
const order = { bundleId: 'starter-pack' };

let log: EventStore;
let process: CommandProcess;
let bank: MemoryPayments;
let commands: PaymentCommands;

const syncs = { billingSync: async () => undefined, customerSync: async () => undefined };
beforeEach(() => {
  log = createMemoryEventStore();
  process = openCommandProcess({ log, keyRing: createMemoryKeyRing(), now: () => now });
  bank = memoryPayments(now);
  commands = createPaymentCommands({ ...process, ...syncs, paymentProvider: bank.provider });
});

const start = async (): Promise<string> => (await commands.startPayment('ann', undefined, order, caller)).paymentId;
const available = async (): Promise<number> =>
  availableCredits((await process.executor.load(creditAggregate, 'ann')).state, now);
const typesOf = async (paymentId: string): Promise<readonly string[]> =>
  (await log.readStream(paymentAggregate.streamOf(paymentId))).map(({ type }) => type);

describe('starting a payment', () => {
  test('records it with the price of the catalog', async () => {
    const started = await commands.startPayment('ann', 'ann@example.com', order, caller);
    expect(started).toMatchObject({
      paymentId: 'pi_1',
      clientSecret: 'pi_1_secret',
      quote: { totalCents: 17_750 },
    });
    expect(await typesOf('pi_1')).toEqual(['PaymentInitiated']);
  });

  test('gives the same payment when the request is repeated with its key', async () => {
    const first = await commands.startPayment('ann', undefined, order, keyed);
    expect(await commands.startPayment('ann', undefined, order, keyed)).toEqual(first);
    expect(bank.count()).toBe(1);
  });

  test('refuses the key of another payment', async () => {
    await commands.startPayment('ann', undefined, order, keyed);
    await expect(commands.startPayment('ann', undefined, { bundleId: 'volume-pro' }, keyed)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test.each([
    [{ bundleId: 'none' }, 'INVALID_INPUT'],
    [{ planId: 'monthly' }, 'INVALID_INPUT'],
    [{ planId: 'solo' }, 'INVALID_INPUT'],
    [{ bundleId: 'starter-pack', expectedTotalCents: 1 }, 'PRICE_CHANGED'],
    [{ bundleId: 'starter-pack', expectedHalfCredits: 2_000 }, 'PRICE_CHANGED'],
    [{ bundleId: 'starter-pack', customAvatar: true, expectedTotalCents: 17_750 }, 'PRICE_CHANGED'],
    [{ planId: 'digital-twin', expectedTotalCents: 31_500 }, 'PRICE_CHANGED'],
    [{ amountCents: 1, halfCredits: 20 }, 'PRICE_CHANGED'],
    [{ amountCents: 17_750, halfCredits: 200 }, 'PRICE_CHANGED'],
    [{ amountCents: 1, halfCredits: 1 }, 'PRICE_CHANGED'],
  ])('refuses the order %j with %s', async (wrong, code) => {
    await expect(commands.startPayment('ann', undefined, wrong, caller)).rejects.toMatchObject({ code });
    expect(bank.count()).toBe(0);
  });
});

describe('a purchase in the log', () => {
  const purchases = async (): Promise<readonly RecordedEvent[]> =>
    (await log.readAll({ after: START, filter: { categories: ['purchase'] }, limit: 100 })).events;

  test('is recorded under the key of the payment before the provider is asked', async () => {
    const seen: unknown[] = [];
    const asked: PaymentProvider = {
      ...bank.provider,
      createPayment: async (request) => {
        seen.push(
          request.paymentKey,
          (await purchases()).map(({ stream }) => stream),
        );
        return bank.provider.createPayment(request);
      },
    };
    await createPaymentCommands({ ...process, ...syncs, paymentProvider: asked }).startPayment(
      'ann',
      undefined,
      order,
      keyed,
    );
    const [key] = seen as [string];
    expect(seen).toEqual([key, [`purchase-${key}`]]);
  });

  test('leads to the same payment when the answer of the provider was lost', async () => {
    let lost = 0;
    const losing: PaymentProvider = {
      ...bank.provider,
      createPayment: async (request) => {
        const created = await bank.provider.createPayment(request);
        if (lost++ === 0) throw new PaymentProviderError('UNAVAILABLE', 'The connection was dropped');
        return created;
      },
    };
    const again = createPaymentCommands({ ...process, ...syncs, paymentProvider: losing });
    await expect(again.startPayment('ann', undefined, order, keyed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await again.startPayment('ann', undefined, order, keyed)).paymentId).toBe('pi_1');
    expect(bank.count()).toBe(1);
  });

  test('keeps its price when the same request comes again after a price change', async () => {
    const first = await commands.startPayment('ann', undefined, order, keyed);
    const dearer = createPaymentCommands({
      ...process,
      ...syncs,
      paymentProvider: bank.provider,
      quoteFor: async (userId, request) => {
        const today = await process.quoteFor(userId, request);
        return quoteOf(
          today.items.map((item) => ({ ...item, priceCents: 99_900 })),
          'usd',
        );
      },
    });
    expect(await dearer.startPayment('ann', undefined, order, keyed)).toEqual(first);
  });

  test('refuses a wrong price with the new quote, and records the input once for finance', async () => {
    const wrong = { ...order, expectedTotalCents: 1 };
    for (let n = 0; n < 2; n += 1)
      await expect(commands.startPayment('ann', undefined, wrong, caller)).rejects.toMatchObject({
        message: 'Price changed, please review',
        details: {
          quote: { total: 17_750, currency: 'usd', items: [{ id: 'starter-pack', amount: 17_750, credits: 10 }] },
        },
      });
    const [refused, ...others] = await purchases();
    expect(others).toEqual([]);
    expect(refused).toMatchObject({
      type: 'PurchaseRefused',
      data: { userId: 'ann', call: 'start', code: 'PRICE_CHANGED' },
    });
  });

  test.each(['pi_fake', "pi_1 of another user's"])('records a claim of %s and grants nothing', async (claim) => {
    const paymentId = claim === 'pi_fake' ? claim : await start();
    if (claim !== 'pi_fake') bank.pay(paymentId);
    await expect(commands.confirmPayment('ben', paymentId, caller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await purchases()).at(-1)).toMatchObject({
      type: 'PurchaseRefused',
      data: { userId: 'ben', call: 'confirm', code: 'NOT_FOUND' },
    });
    expect(await available()).toBe(0);
  });

  test('does not record a claim to a payment that is not completed yet', async () => {
    const paymentId = await start();
    await expect(commands.confirmPayment('ann', paymentId, caller)).rejects.toMatchObject({
      code: 'PAYMENT_NOT_ACCEPTED',
    });
    expect((await purchases()).map(({ type }) => type)).toEqual(['PurchaseRequested']);
  });
});

describe('a payment for several items', () => {
  const both = { bundleId: 'starter-pack', customAvatar: true };
  const twins = async (): Promise<number> =>
    availableCredits((await process.executor.load(creditAggregates.twins, 'ann')).state, now);

  test('grants each of them once', async () => {
    const { paymentId, quote } = await commands.startPayment('ann', undefined, both, caller);
    expect(quote.totalCents).toBe(52_750);
    bank.pay(paymentId);
    for (let n = 0; n < 2; n += 1) await commands.confirmPayment('ann', paymentId, caller);
    expect([await available(), await twins()]).toEqual([20, 1]);
  });

  test('names the success of the payment as the cause of each grant, whoever reported it first', async () => {
    const { paymentId } = await commands.startPayment('ann', undefined, both, caller);
    bank.pay(paymentId);
    const webhook: Caller = { actor: { kind: 'provider', id: 'stripe' }, correlationId: 'webhook-1' };
    await commands.syncPayment(paymentId, 'provider', webhook);
    await commands.confirmPayment('ann', paymentId, caller);
    const [, success] = await log.readStream(paymentAggregate.streamOf(paymentId));
    const grants = await log.readAll({ after: START, filter: { categories: ['credits', 'twincredits'] }, limit: 100 });
    expect(success?.type).toBe('PaymentSucceeded');
    expect(grants.events.map(({ type, metadata }) => [type, metadata.causationId])).toEqual([
      ['CreditsGranted', success?.id],
      ['CreditsGranted', success?.id],
    ]);
  });

  test('makes the next Digital Twin cheaper', async () => {
    const twin = { planId: 'digital-twin' };
    const { paymentId, quote } = await commands.startPayment('ann', undefined, twin, caller);
    expect(quote.totalCents).toBe(35_000);
    bank.pay(paymentId);
    await commands.confirmPayment('ann', paymentId, caller);
    expect((await commands.quote('ann', twin)).totalCents).toBe(31_500);
    expect((await commands.quote('ben', twin)).totalCents).toBe(35_000);
  });

  test('a payment for a Digital Twin cannot be reported as one for credits', async () => {
    const { paymentId } = await commands.startPayment('ann', undefined, { planId: 'digital-twin' }, caller);
    bank.pay(paymentId);
    await expect(commands.confirmPayment('ann', paymentId, caller, 'credits')).rejects.toMatchObject({
      code: 'PAYMENT_NOT_ACCEPTED',
      message: 'This payment did not buy credits.',
    });
    expect([await available(), await twins()]).toEqual([0, 0]);
  });
});

describe('confirming a payment', () => {
  test('grants its credits once, however often it is confirmed and reported', async () => {
    const paymentId = await start();
    bank.pay(paymentId);
    await commands.confirmPayment('ann', paymentId, caller);
    await commands.confirmPayment('ann', paymentId, caller);
    await commands.syncPayment(paymentId, 'provider', caller);
    expect(await available()).toBe(20);
    expect(await typesOf(paymentId)).toEqual(['PaymentInitiated', 'PaymentSucceeded']);
  });

  test('names the recorded success as the cause of the grant', async () => {
    const paymentId = await start();
    bank.pay(paymentId);
    await commands.confirmPayment('ann', paymentId, caller);
    const succeeded = (await log.readStream(paymentAggregate.streamOf(paymentId))).at(-1);
    const [granted] = await log.readStream(creditAggregate.streamOf('ann'));
    expect(granted?.metadata.causationId).toBe(succeeded?.id);
  });

  test('refuses a payment that the provider does not report as paid', async () => {
    const paymentId = await start();
    await expect(commands.confirmPayment('ann', paymentId, caller)).rejects.toMatchObject({
      code: 'PAYMENT_NOT_ACCEPTED',
    });
    expect(await available()).toBe(0);
  });

  test("refuses another user's payment as not found", async () => {
    const paymentId = await start();
    bank.pay(paymentId);
    await expect(commands.confirmPayment('ben', paymentId, caller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('refuses a key that was used for another payment', async () => {
    const [one, two] = [await start(), await start()];
    for (const paymentId of [one, two]) bank.pay(paymentId);
    await commands.confirmPayment('ann', one, keyed);
    await expect(commands.confirmPayment('ann', two, keyed)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await commands.confirmPayment('ann', one, keyed)).toMatchObject({ amountCents: 17_750 });
  });
});

describe('a webhook of the provider', () => {
  const receive = (body: object, signature = 'signed'): Promise<void> =>
    createPaymentWebhook(
      bank.provider,
      commands,
      (webhook) => void ignored.push(webhook),
    )(Buffer.from(JSON.stringify(body)), signature);
  let ignored: NotedWebhook[] = [];
  beforeEach(() => {
    ignored = [];
  });

  test('records success, refund and decline as the provider states them', async () => {
    const paymentId = await start();
    bank.change(paymentId, { lastError: { message: 'Your card was declined.', declineCode: 'do_not_honor' } });
    await receive({ id: 'evt_1', paymentId });
    bank.pay(paymentId);
    await receive({ id: 'evt_2', paymentId });
    bank.change(paymentId, { refundedCents: 17_750 });
    await receive({ id: 'evt_3', paymentId });
    await receive({ id: 'evt_3', paymentId });
    expect(await typesOf(paymentId)).toEqual([
      'PaymentInitiated',
      'PaymentDeclined',
      'PaymentSucceeded',
      'PaymentReversed',
    ]);
    const [, declined] = await log.readStream(paymentAggregate.streamOf(paymentId));
    expect(declined?.metadata).toMatchObject({
      actor: { kind: 'provider', id: 'stripe' },
      correlationId: 'webhook-evt_1',
    });
  });

  test("ignores another product's payment and a message without a payment", async () => {
    await receive({ id: 'evt_1', paymentId: 'pi_foreign' });
    await receive({ id: 'evt_2' });
    expect((await log.head()).length).toBe(0);
    expect(ignored).toEqual([{ why: 'no payment or subscription', id: 'evt_2', type: 'test' }]);
  });

  test('changes nothing when it comes from the other mode, and is reported to the operator', async () => {
    const paymentId = await start();
    bank.pay(paymentId);
    const live = { ...bank.provider, mode: 'live' as const };
    const receiveLive = createPaymentWebhook(live, commands, (webhook) => void ignored.push(webhook));
    await receiveLive(Buffer.from(JSON.stringify({ id: 'evt_1', paymentId })), 'signed');
    expect(await typesOf(paymentId)).toEqual(['PaymentInitiated']);
    expect(ignored).toEqual([{ why: 'other mode', id: 'evt_1', type: 'test' }]);
  });

  test('is recorded as not understood while its payment makes no sense, and cleared once it does', async () => {
    const paymentId = await start();
    bank.pay(paymentId);
    bank.change(paymentId, { amountReceivedCents: 1 });
    await receive({ id: 'evt_1', paymentId });
    const noted = async () =>
      (await log.readStream('statement-stripe')).map(({ type, data }) => [type, data['objectId']]);
    expect(await noted()).toEqual([['ProviderObjectNotUnderstood', paymentId]]);
    await receive({ id: 'evt_2', paymentId });
    expect(await noted()).toHaveLength(1);
    bank.pay(paymentId);
    await receive({ id: 'evt_3', paymentId });
    expect((await noted()).at(-1)).toEqual(['ProviderObjectUnderstood', paymentId]);
    expect(await typesOf(paymentId)).toEqual(['PaymentInitiated', 'PaymentSucceeded']);
  });

  test('is reported once when it has another API version', async () => {
    const provider = {
      ...bank.provider,
      parseWebhook: (body: Uint8Array, signature: string | undefined) => ({
        ...bank.provider.parseWebhook(body, signature),
        otherVersion: '2024-06-20',
      }),
    };
    const receiveOther = createPaymentWebhook(provider, commands, (webhook) => void ignored.push(webhook));
    for (const id of ['evt_1', 'evt_2'])
      await receiveOther(Buffer.from(JSON.stringify({ id, paymentId: 'pi_foreign' })), 'signed');
    expect(ignored).toEqual([{ why: 'other API version', id: 'evt_1', type: 'test', details: '2024-06-20' }]);
  });

  test('is rejected with a wrong signature', async () => {
    await expect(receive({ id: 'evt_1', paymentId: 'pi_1' }, 'forged')).rejects.toBeInstanceOf(WebhookRejected);
  });
});
