import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openStripePayments, type StripeOptions } from './open.ts';
import { inProcess } from '../../../../payments-simulator/testing/connect.ts';
import { openPaymentsUnderTest, type SimulatedPayments } from '../testing/simulator.ts';
import type { PaymentProvider } from '../port.ts';
import { purchase } from '../testing/purchase.ts';

let it: SimulatedPayments;
beforeEach(async () => {
  it = await openPaymentsUnderTest(inProcess);
});
afterEach(() => it.close());

type Wire = (request: Request, real: (request: Request) => Promise<Response>) => Promise<Response>;

/** The adapter with a function between it and the provider, which sees and may change each request. */
function through(wire: Wire, more: Partial<StripeOptions> = {}): PaymentProvider {
  const { connection } = it.testPayments;
  return openStripePayments({
    ...connection,
    fetch: (input, init) => wire(new Request(input, init), (request) => connection.fetch(request)),
    ...more,
  });
}

const json = (status: number, body: object) => Response.json(body, { status });

async function intents() {
  const { payments } = await it.provider.listPayments({ since: 0, until: Date.now() + 1_000 });
  return payments;
}

describe('failures of the provider', () => {
  test('finds the payment again after a lost response instead of creating a second one', async () => {
    let broken = 0;
    const provider = through(async (request, real) => {
      const response = await real(request);
      if (request.method !== 'POST' || broken > 0) return response;
      broken += 1;
      throw new TypeError('fetch failed');
    });
    const created = await provider.createPayment(purchase());
    expect(broken).toBe(1);
    expect((await intents()).map(({ id }) => id)).toEqual([created.providerPaymentId]);
  });

  test('finds the payment again a month later from another process', async () => {
    const deaf = through(async (request, real) => {
      await real(request);
      throw new TypeError('fetch failed');
    });
    await expect(deaf.createPayment(purchase())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const made = through(async (request, real) => {
      const response = await real(request);
      if (request.method === 'POST') throw new TypeError('fetch failed');
      return response;
    });
    await expect(made.createPayment(purchase())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    it.passTime(30 * 3_600_000);
    const created = await it.provider.createPayment(purchase());
    expect(await it.provider.readPayment(created.providerPaymentId)).toMatchObject({ paymentKey: 'payment-1' });
    const { payments } = await it.provider.listPayments({ since: 0, until: Date.now() + 40 * 3_600_000 });
    expect(payments).toHaveLength(1);
  });

  test.each<[string, () => Response]>([
    ['500', () => json(500, { error: { type: 'api_error', message: 'Something went wrong.' } })],
    [
      '429',
      () => json(429, { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } }),
    ],
    ['a page of a proxy', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ])('status %s is UNAVAILABLE after its retries', async (_what, answer) => {
    await expect(through(async () => answer()).readPayment('pi_1')).rejects.toMatchObject({
      name: 'PaymentProviderError',
      code: 'UNAVAILABLE',
    });
  });

  test('retries a transient error', async () => {
    let calls = 0;
    const provider = through(async (request, real) => {
      calls += 1;
      return calls === 1 ? json(503, { error: { type: 'api_error', message: 'Try again.' } }) : real(request);
    });
    expect(await provider.problem()).toBeUndefined();
    expect(calls).toBe(2);
  });

  test('aborts requests at the deadline', async () => {
    let aborted = 0;
    const silent = through(
      (request) =>
        new Promise<never>((_, reject) =>
          request.signal.addEventListener('abort', () => {
            aborted += 1;
            reject(new DOMException('aborted', 'AbortError'));
          }),
        ),
      { timeoutMs: 60_000, deadlineMs: 50 },
    );
    await expect(silent.createPayment(purchase())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'The payment provider did not answer within 50 ms.',
    });
    expect(aborted).toBe(1);
  });

  test('creates one payment per key in an account without search', async () => {
    const provider = through((request, real) =>
      request.url.includes('/search')
        ? Promise.resolve(
            json(400, { error: { type: 'invalid_request_error', message: 'Search is not available in your region.' } }),
          )
        : real(request),
    );
    const [first, second] = [await provider.createPayment(purchase()), await provider.createPayment(purchase())];
    expect(second).toEqual(first);
    await expect(provider.createPayment(purchase({ amountCents: 40_000 }))).rejects.toMatchObject({
      code: 'KEY_REUSED',
    });
    expect(await intents()).toHaveLength(1);
  });

  test('follows no redirect, so the key reaches no other host', async () => {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const provider = openStripePayments({
      secretKey: 'sk_test_x',
      webhookSecret: 'whsec_x',
      apiBase: `http://127.0.0.1:${port}`,
    });
    await expect(provider.readPayment('pi_1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(seen).not.toContain('/elsewhere');
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('requests', () => {
  test("send the pinned version, the payment's key and no telemetry", async () => {
    const sent: Request[] = [];
    const provider = through((request, real) => {
      sent.push(request);
      return real(request);
    });
    // The address stays with us: our own mail is the receipt.
    await provider.createPayment(purchase({ customerEmail: 'agent@curbcast.example' }));
    await provider.problem();
    const create = sent.find((request) => request.method === 'POST');
    expect(create?.headers.get('idempotency-key')).toBe('payment-1');
    for (const request of sent) {
      expect(request.headers.get('stripe-version')).toBe('2026-10-28.endive');
      expect(request.headers.get('x-stripe-client-telemetry')).toBeNull();
    }
  });

  test('send the price, items and user to Stripe', async () => {
    const bodies: URLSearchParams[] = [];
    const provider = through(async (request, real) => {
      if (request.method === 'POST') bodies.push(new URLSearchParams(await request.clone().text()));
      return real(request);
    });
    await provider.createPayment(purchase({ customerEmail: 'agent@curbcast.example' }));
    expect(Object.fromEntries(bodies[0] ?? [])).toEqual({
      amount: '17750',
      currency: 'usd',
      'allowed_payment_method_types[0]': 'card',
      'metadata[payment_key]': 'payment-1',
      'metadata[user_id]': 'user-1',
      'metadata[items]': 'bundle:starter-pack:20:0',
      'metadata[catalog_version]': '2026-11-1',
    });
  });
});

describe('facts', () => {
  const intent = {
    id: 'pi_1',
    object: 'payment_intent',
    amount: 100,
    amount_received: 0,
    currency: 'usd',
    metadata: {},
    latest_charge: null,
    last_payment_error: null,
    livemode: true,
    created: 1_795_000_000,
  };
  const reads = (answer: object) => through(async () => json(200, answer)).readPayment('pi_1');

  test.each([
    ['requires_payment_method', 'requires_payment'],
    ['requires_confirmation', 'requires_payment'],
    ['requires_action', 'requires_payment'],
    ['requires_capture', 'processing'],
    ['processing', 'processing'],
    ['succeeded', 'succeeded'],
    ['canceled', 'canceled'],
    ['a_new_one', 'processing'],
  ])('maps %s to %s', async (status, expected) => {
    expect(await reads({ ...intent, status })).toMatchObject({
      status: expected,
      livemode: true,
      createdAt: 1_795_000_000_000,
    });
  });

  test('dates a payment by its charge, which may be days later than the intent', async () => {
    const charge = {
      id: 'ch_1',
      object: 'charge',
      status: 'succeeded',
      created: 1_795_200_000,
      refunds: { data: [], has_more: false },
    };
    const facts = await reads({ ...intent, status: 'succeeded', latest_charge: charge });
    expect(facts).toMatchObject({ createdAt: 1_795_000_000_000, paidAt: 1_795_200_000_000 });
    expect(await reads({ ...intent, status: 'processing' })).not.toHaveProperty('paidAt');
  });

  test.each<[string, object]>([
    ['none', {}],
    ["another shop's", { order: '7' }],
    ['half of ours', { payment_key: 'k', user_id: 'u' }],
    [
      'ours with credits that are not a number',
      {
        payment_key: 'k',
        user_id: 'u',
        item_kind: 'bundle',
        item_id: 'starter-pack',
        half_credits: '1e9',
        catalog_version: '1',
      },
    ],
    ...['bundle:starter-pack:20', 'gift:x:1:0', 'bundle:starter-pack:1e9:0', ''].map((items): [string, object] => [
      `ours with the items "${items}"`,
      { payment_key: 'k', user_id: 'u', items, catalog_version: '1' },
    ]),
    [
      'ours with an unknown kind',
      {
        payment_key: 'k',
        user_id: 'u',
        item_kind: 'gift',
        item_id: 'starter-pack',
        half_credits: '20',
        catalog_version: '1',
      },
    ],
  ])('ignores metadata that is %s', async (_what, metadata) => {
    const facts = await reads({ ...intent, status: 'succeeded', metadata });
    expect(facts).not.toHaveProperty('userId');
    expect(facts).not.toHaveProperty('items');
  });

  test.each([
    ['without its refunds', {}],
    ['with its newest refunds only', { refunds: { object: 'list', data: [], has_more: true } }],
  ])('lists the refunds of a charge that is shown %s', async (_what, shown) => {
    const created = await it.provider.createPayment(purchase());
    const { providerPaymentId: id } = created;
    await it.pay(created, '4242424242424242');
    for (const amount of [1_000, 250]) await it.refund(id, amount);
    const provider = through(async (request, real) => {
      const answer = await real(request);
      if (!new URL(request.url).pathname.endsWith(`/payment_intents/${id}`)) return answer;
      const { latest_charge: charge, ...rest } = (await answer.json()) as { latest_charge: { refunds?: object } };
      const { refunds: _refunds, ...bare } = charge;
      return json(200, { ...rest, latest_charge: { ...bare, ...shown } });
    });
    expect(await provider.readPayment(id)).toMatchObject({ refundedCents: 1_250 });
  });

  test('reads the metadata of a payment for one item', async () => {
    const metadata = {
      payment_key: 'k',
      user_id: 'u',
      item_kind: 'bundle',
      item_id: 'starter-pack',
      half_credits: '20',
      catalog_version: '1',
    };
    expect(await reads({ ...intent, status: 'succeeded', metadata })).toMatchObject({
      userId: 'u',
      items: [{ kind: 'bundle', id: 'starter-pack', halfCredits: 20, twinCredits: 0, catalogVersion: '1' }],
    });
  });
});

describe('keys', () => {
  test('reports a wrong key without showing it', async () => {
    const { connection } = it.testPayments;
    const provider = openStripePayments({ ...connection, secretKey: 'sk_test_wrong_and_secret' });
    await expect(provider.createPayment(purchase())).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const problem = await provider.problem();
    expect(problem).toContain('Invalid API Key');
    expect(problem).not.toContain('wrong_and_secret');
  });

  test.each([
    ['sk_test_x', 'test'],
    ['rk_test_x', 'test'],
    ['sk_live_x', 'live'],
    ['rk_live_x', 'live'],
    ['anything', 'test'],
  ])('detects that %s is a %s key', (secretKey, mode) => {
    expect(openStripePayments({ secretKey, webhookSecret: 'w' }).mode).toBe(mode);
  });

  test('reports keys of different modes as a problem', async () => {
    const { connection } = it.testPayments;
    expect(await openStripePayments({ ...connection, publishableKey: 'pk_live_x' }).problem()).toContain(
      'different modes',
    );
    expect(await openStripePayments({ ...connection, publishableKey: 'pk_test_x' }).problem()).toBeUndefined();
  });

  test('reports a missing webhook secret as a problem', async () => {
    expect(await openStripePayments({ ...it.testPayments.connection, webhookSecret: '' }).problem()).toContain(
      'STRIPE_WEBHOOK_SECRET',
    );
  });

  test('no error carries the secret key, a client secret or a header', async () => {
    const created = await it.provider.createPayment(purchase());
    const errors = await Promise.all([
      it.provider.createPayment(purchase({ amountCents: 1 })).catch((error: unknown) => error),
      it.provider.createPayment(purchase({ amountCents: 40_000 })).catch((error: unknown) => error),
      through(async () =>
        json(402, {
          error: { type: 'card_error', message: 'No.', payment_intent: { client_secret: created.clientSecret } },
        }),
      )
        .readPayment('pi_1')
        .catch((error: unknown) => error),
    ]);
    for (const error of errors) {
      const shown = inspect(error, { depth: null, showHidden: true });
      expect(error).toBeInstanceOf(Error);
      expect(shown).not.toContain(it.testPayments.secret);
      expect(shown).not.toContain(created.clientSecret);
      expect(shown.toLowerCase()).not.toContain('authorization');
    }
  });
});
