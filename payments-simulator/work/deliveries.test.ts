import type { Stripe } from 'stripe';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openTestPayments, type TestPayments, type TestPaymentsOptions } from '../open.ts';
import { payWith, secretCall, temporaryFolder } from '../testing/calls.ts';
import { openMerchant, purchase } from '../testing/merchant.ts';

let folder: string;
let open: TestPayments | undefined;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await open?.close();
  open = undefined;
  rmSync(folder, { recursive: true });
});

/** Opens a provider whose webhook handler answers `statusOf(attempt)` and records every verified webhook. */
function start(
  statusOf: (attempt: number, event: Stripe.Event) => number | Promise<number>,
  more: Partial<TestPaymentsOptions> = {},
) {
  const seen: Stripe.Event[] = [];
  const testPayments = openTestPayments({
    folder,
    retryDelays: [5],
    ...more,
    deliver: async (body, signature) => {
      const event = provider.parseWebhook(body, signature);
      seen.push(event);
      return { status: await statusOf(seen.filter(({ id }) => id === event.id).length, event) };
    },
  });
  const provider = openMerchant(testPayments.connection);
  open = testPayments;
  return { seen, provider, testPayments };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
}

const created = (events: readonly Stripe.Event[]) => events.filter((event) => event.type === 'payment_intent.created');

describe('deliveries', () => {
  test.each([199, 301, 400, 404, 500, 503])(
    'after an answer of %p the same event comes again with a new signature',
    async (status) => {
      const { seen, provider } = start((attempt) => (attempt < 4 ? status : 204));
      await provider.createPayment(purchase());
      await until(() => seen.length === 4);
      expect(new Set(seen.map((event) => event.id)).size).toBe(1);
    },
  );

  test('retries when the handler throws', async () => {
    const { seen, provider } = start((attempt) => (attempt < 3 ? Promise.reject(new Error('database is down')) : 200));
    await provider.createPayment(purchase());
    await until(() => seen.length === 3);
  });

  test('retries after a timeout when the handler never answers', async () => {
    const { seen, provider } = start((attempt) => (attempt < 2 ? new Promise<number>(() => undefined) : 200), {
      deliveryTimeoutMs: 20,
    });
    await provider.createPayment(purchase());
    await until(() => seen.length === 2);
  });

  test('does not deliver an accepted event again, also after a restart', async () => {
    const first = start(() => 200);
    await first.provider.createPayment(purchase());
    await first.testPayments.delivered();
    await first.testPayments.close();
    const second = start(() => 200);
    await second.provider.createPayment(purchase({ paymentKey: 'payment-2' }));
    await second.testPayments.delivered();
    expect(created(first.seen)).toHaveLength(1);
    expect(created(second.seen)).toHaveLength(1);
  });

  test('retries undelivered events right after a restart', async () => {
    const first = start(() => 500, { retryDelays: [3_600_000] });
    const payment = await first.provider.createPayment(purchase());
    await payWith(first.testPayments, payment, '4242424242424242');
    await first.testPayments.delivered();
    const refused = first.seen.map((event) => event.id);
    expect(refused).toHaveLength(3);
    await first.testPayments.close();
    const second = start(() => 200);
    await second.testPayments.delivered();
    expect(new Set(second.seen.map((event) => event.id))).toEqual(new Set(refused));
  });

  test('a webhook that waits for a retry does not delay newer ones', async () => {
    const { seen, provider, testPayments } = start(
      (_attempt, event) => (event.type === 'payment_intent.created' ? 500 : 200),
      { retryDelays: [3_600_000] },
    );
    const payment = await provider.createPayment(purchase());
    await testPayments.delivered();
    await payWith(testPayments, payment, '4242424242424242');
    await testPayments.delivered();
    expect(seen.map((event) => event.type)).toContain('payment_intent.succeeded');
    const { body } = await secretCall(testPayments, '/v1/events?type=payment_intent.created');
    expect(body.data).toEqual([expect.objectContaining({ pending_webhooks: 1 })]);
  });

  test('closes without waiting for a handler that hangs', async () => {
    const { seen, provider, testPayments } = start(() => new Promise<number>(() => undefined));
    await provider.createPayment(purchase());
    await until(() => seen.length === 1);
    await testPayments.close();
    open = undefined;
  });
});
