import { paymentAggregate } from '../../domain/payments/index.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { availableCredits, creditAggregate } from '../../domain/credits/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import {
  PaymentProviderError,
  WebhookRejected,
  type PaymentFacts,
  type PaymentProvider,
  type PaymentRequest,
} from '../providers/payments/port.ts';
import { openCommandProcess, type CommandProcess } from '../testing/command-process.ts';
import type { Caller } from './context.ts';
import { createPaymentCommands, createPaymentWebhook, type PaymentCommands } from './payments.ts';

const now = 1_800_000_000_000;
const caller: Caller = { actor: { kind: 'user', id: 'ann' }, correlationId: 'request-1' };
const keyed: Caller = { ...caller, idempotencyKey: 'one-key' };
const order = { bundleId: 'starter-pack' };

/** A provider that keeps its payments in memory; the test moves them on. */
function memoryPayments() {
  const made = new Map<string, { readonly request: PaymentRequest; facts: PaymentFacts }>();
  const provider: PaymentProvider = {
    name: 'stripe',
    mode: 'test',
    createPayment: async (request) => {
      const known = [...made.values()].find((each) => each.request.paymentKey === request.paymentKey);
      if (known && known.request.amountCents !== request.amountCents)
        throw new PaymentProviderError('KEY_REUSED', 'The key belongs to another payment');
      const { amountCents, currency, userId } = request;
      const id = known?.facts.id ?? `pi_${made.size + 1}`;
      const facts: PaymentFacts = {
        id,
        status: 'requires_payment',
        amountCents,
        amountReceivedCents: 0,
        currency,
        userId,
        refundedCents: 0,
        disputes: [],
        livemode: false,
        createdAt: now,
      };
      if (!known) made.set(id, { request, facts });
      return {
        providerPaymentId: id,
        clientSecret: `${id}_secret`,
        amountCents,
        currency,
        status: 'requires_payment',
      };
    },
    readPayment: async (id) => made.get(id)?.facts,
    parseWebhook: (rawBody, signature) => {
      if (signature !== 'signed') throw new WebhookRejected('bad_signature', 'The signature is wrong');
      const { id, paymentId } = JSON.parse(Buffer.from(rawBody).toString()) as { id: string; paymentId?: string };
      return { id, type: 'test', livemode: false, createdAt: now, ...(paymentId === undefined ? {} : { paymentId }) };
    },
    listPayments: async () => ({ payments: [] }),
    problem: async () => undefined,
  };
  const change = (id: string, facts: Partial<PaymentFacts>): void => {
    const entry = made.get(id);
    if (!entry) throw new Error(`There is no payment ${id}`);
    entry.facts = { ...entry.facts, ...facts };
  };
  return {
    provider,
    change,
    pay: (id: string): void => change(id, { status: 'succeeded', amountReceivedCents: 17_750 }),
    count: () => made.size,
  };
}

let log: EventStore;
let process: CommandProcess;
let bank: ReturnType<typeof memoryPayments>;
let commands: PaymentCommands;

beforeEach(() => {
  log = createMemoryEventStore();
  process = openCommandProcess({ log, keyRing: createMemoryKeyRing(), now: () => now });
  bank = memoryPayments();
  commands = createPaymentCommands({ ...process, paymentProvider: bank.provider });
});

const start = async (): Promise<string> => (await commands.startPayment('ann', undefined, order, caller)).paymentId;
const available = async (): Promise<number> =>
  availableCredits((await process.executor.load(creditAggregate, 'ann')).state, now);
const typesOf = async (paymentId: string): Promise<readonly string[]> =>
  (await log.readStream(paymentAggregate.streamOf(paymentId))).map(({ type }) => type);

describe('starting a payment', () => {
  test('records it with the price of the catalogue', async () => {
    const started = await commands.startPayment('ann', 'ann@example.com', order, caller);
    expect(started).toMatchObject({ paymentId: 'pi_1', clientSecret: 'pi_1_secret', amountCents: 17_750 });
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
    [{ bundleId: 'starter-pack', expectedPriceCents: 1 }, 'PRICE_CHANGED'],
    [{ amountCents: 1, halfCredits: 20 }, 'PRICE_CHANGED'],
  ])('refuses the order %j with %s', async (wrong, code) => {
    await expect(commands.startPayment('ann', undefined, wrong, caller)).rejects.toMatchObject({ code });
    expect(bank.count()).toBe(0);
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

  test('refuses a payment that the provider does not know as paid', async () => {
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
  });
});

describe('a webhook of the provider', () => {
  const receive = (body: object, signature = 'signed'): Promise<void> =>
    createPaymentWebhook(bank.provider, commands)(Buffer.from(JSON.stringify(body)), signature);

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
  });

  test('with a wrong signature is rejected', async () => {
    await expect(receive({ id: 'evt_1', paymentId: 'pi_1' }, 'forged')).rejects.toBeInstanceOf(WebhookRejected);
  });
});
