import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { browserCall, cardBody, payWith, secretCall } from '../testing/calls.ts';
import { type PaymentsUnderTest, openPaymentsUnderTest } from '../testing/harness.ts';
import { inProcess } from '../testing/connect.ts';
import { purchase, type OpenPayment } from '../testing/merchant.ts';

let it: PaymentsUnderTest;
let payment: OpenPayment;
beforeEach(async () => {
  it = await openPaymentsUnderTest(inProcess);
  payment = await it.provider.createPayment(purchase());
});
afterEach(() => it.close());

interface Listed {
  readonly has_more: boolean;
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

async function list(path: string): Promise<Listed> {
  const { body } = await secretCall(it.testPayments, path);
  return { has_more: body.has_more === true, data: body.data as Listed['data'] };
}

const refund = (body: object, headers: Readonly<Record<string, string>> = {}) =>
  secretCall(it.testPayments, '/v1/refunds', body, headers);

describe('access', () => {
  const paths = [
    '/v1/payment_intents',
    '/v1/payment_intents/search',
    '/v1/charges',
    '/v1/refunds',
    '/v1/disputes',
    '/v1/balance_transactions',
    '/v1/events',
  ];

  test.each(paths)('rejects %s without the secret', async (path) => {
    expect(await browserCall(it.testPayments, path)).toMatchObject({
      status: 401,
      body: { error: { type: 'invalid_request_error' } },
    });
  });

  test.each(['/v1/payment_intents', '/v1/refunds', '/v1/test_helpers/disputes'])(
    'rejects POST %s without the secret or with a wrong one',
    async (path) => {
      const body = { payment_intent: payment.providerPaymentId, amount: 100, currency: 'usd' };
      expect((await browserCall(it.testPayments, path, body)).status).toBe(401);
      expect((await secretCall(it.testPayments, path, body, { authorization: 'Bearer guess' })).status).toBe(401);
      expect((await secretCall(it.testPayments, path, body, { authorization: it.testPayments.secret })).status).toBe(
        401,
      );
    },
  );

  test('rejects reading a payment without a secret', async () => {
    expect((await browserCall(it.testPayments, `/v1/payment_intents/${payment.providerPaymentId}`)).status).toBe(400);
  });

  test('answers an unknown path, a large body, broken JSON and an unknown parameter with an error', async () => {
    expect(await secretCall(it.testPayments, '/v1/nothing')).toMatchObject({
      status: 404,
      body: { error: { message: 'Unrecognized request URL (GET: /v1/nothing).' } },
    });
    expect((await refund({ payment_intent: 'x'.repeat(70_000) })).status).toBe(413);
    expect(
      await secretCall(it.testPayments, '/v1/payment_intents', { amount: 100, currency: 'usd', bribe: 1 }),
    ).toMatchObject({ status: 400, body: { error: { code: 'parameter_unknown', param: 'bribe' } } });
    expect(await secretCall(it.testPayments, '/v1/payment_intents', { currency: 'usd' })).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_missing', param: 'amount' } },
    });
    const broken = await it.testPayments.handle(
      new Request('http://127.0.0.1:3000/test-payments/v1/refunds', {
        method: 'POST',
        body: '{',
        headers: { authorization: `Bearer ${it.testPayments.secret}`, 'content-type': 'application/json' },
      }),
    );
    expect(broken.status).toBe(400);
  });

  test.each(['__proto__', 'constructor', 'toString'])('a parameter named %s pollutes no prototype', async (name) => {
    const body = new URLSearchParams({ amount: '100', currency: 'usd', [`${name}[polluted]`]: 'yes' });
    const answer = await it.testPayments.handle(
      new Request('http://127.0.0.1:3000/test-payments/v1/payment_intents', {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${it.testPayments.secret}` },
      }),
    );
    expect(answer.status).toBe(400);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  });
});

describe('idempotency keys', () => {
  const parameters = { amount: 500, currency: 'usd' };
  const create = (body: object, key: string) =>
    secretCall(it.testPayments, '/v1/payment_intents', body, { 'idempotency-key': key });

  test('repeats the first answer for the same key and body', async () => {
    const first = await create(parameters, 'k');
    const second = await create(parameters, 'k');
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });

  test('rejects the same key with another body', async () => {
    await create(parameters, 'k');
    expect(await create({ ...parameters, amount: 501 }, 'k')).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    });
    expect((await list('/v1/payment_intents')).data.map((intent) => intent.amount)).toEqual([500, 17_750]);
  });

  test('a rejected request does not consume its key', async () => {
    expect((await create({ ...parameters, amount: 1 }, 'k')).status).toBe(400);
    expect((await create(parameters, 'k')).status).toBe(200);
  });

  test('forgets a key after a day, like Stripe', async () => {
    const first = await create(parameters, 'k');
    it.passTime(25 * 3_600_000);
    expect((await create(parameters, 'k')).body.id).not.toBe(first.body.id);
  });

  test('refunds once per key', async () => {
    await payWith(it.testPayments, payment, '4242424242424242');
    const body = { payment_intent: payment.providerPaymentId, amount: 1_000 };
    const [first, second] = [
      await refund(body, { 'idempotency-key': 'r' }),
      await refund(body, { 'idempotency-key': 'r' }),
    ];
    expect(second.body).toEqual(first.body);
    expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({ refundedCents: 1_000 });
  });

  test('a browser cannot occupy a key of the server', async () => {
    const confirm = new Request(
      `http://127.0.0.1:3000/test-payments/v1/payment_intents/${payment.providerPaymentId}/confirm`,
      {
        method: 'POST',
        body: JSON.stringify(cardBody(payment.clientSecret, '4000000000000002')),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'payment-2' },
      },
    );
    expect((await it.testPayments.handle(confirm)).status).toBe(402);
    await expect(it.provider.createPayment(purchase({ paymentKey: 'payment-2' }))).resolves.toMatchObject({
      status: 'requires_payment',
    });
  });
});

describe('refunds', () => {
  beforeEach(() => payWith(it.testPayments, payment, '4242424242424242'));
  const { amountCents } = purchase();

  test('refunds the rest without an amount', async () => {
    await refund({ payment_intent: payment.providerPaymentId, amount: 750 });
    expect(await refund({ payment_intent: payment.providerPaymentId })).toMatchObject({
      status: 200,
      body: { object: 'refund', amount: amountCents - 750, status: 'succeeded' },
    });
    const [charge] = (await list(`/v1/charges?payment_intent=${payment.providerPaymentId}`)).data;
    expect(charge).toMatchObject({ amount_refunded: amountCents, refunded: true });
  });

  test.each([0, -1, 17_751, 1e15, 0.5])('rejects a refund of %p cents', async (amount) => {
    expect(await refund({ payment_intent: payment.providerPaymentId, amount })).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', param: 'amount' } },
    });
    expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({ refundedCents: 0 });
  });

  test('never refunds more than was paid, also in parallel parts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refund({ payment_intent: payment.providerPaymentId, amount: 3_000 })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
    expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({ refundedCents: 15_000 });
    await refund({ payment_intent: payment.providerPaymentId });
    expect(await refund({ payment_intent: payment.providerPaymentId })).toMatchObject({
      status: 400,
      body: { error: { code: 'charge_already_refunded' } },
    });
  });

  test('rejects refunds of an unpaid, unknown or disputed payment', async () => {
    const unpaid = await it.provider.createPayment(purchase({ paymentKey: 'unpaid' }));
    expect((await refund({ payment_intent: unpaid.providerPaymentId })).status).toBe(400);
    expect(await refund({ payment_intent: 'pi_none' })).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing' } },
    });
    expect((await refund({})).status).toBe(400);
    await secretCall(it.testPayments, '/v1/test_helpers/disputes', { payment_intent: payment.providerPaymentId });
    expect(await refund({ payment_intent: payment.providerPaymentId })).toMatchObject({
      status: 400,
      body: { error: { code: 'charge_disputed' } },
    });
  });
});

describe('disputes', () => {
  beforeEach(() => payWith(it.testPayments, payment, '4242424242424242'));
  const open = (more: object = {}) =>
    secretCall(it.testPayments, '/v1/test_helpers/disputes', { payment_intent: payment.providerPaymentId, ...more });

  test('disputes parts of a payment, together never more than was paid', async () => {
    expect(await open({ amount: 5_000, reason: 'duplicate' })).toMatchObject({
      status: 200,
      body: { object: 'dispute', amount: 5_000, reason: 'duplicate', status: 'needs_response' },
    });
    expect((await open({ amount: 12_751 })).status).toBe(400);
    expect(await open()).toMatchObject({ status: 200, body: { amount: 12_750 } });
    expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({
      disputes: [
        { status: 'open', amountCents: 12_750 },
        { status: 'open', amountCents: 5_000 },
      ],
    });
  });

  test('rejects a dispute of a refunded payment', async () => {
    await refund({ payment_intent: payment.providerPaymentId, amount: 17_000 });
    expect((await open({ amount: 751 })).status).toBe(400);
    expect(await open()).toMatchObject({ status: 200, body: { amount: 750 } });
  });

  test('keeps the first verdict', async () => {
    const { body } = await open();
    expect(await secretCall(it.testPayments, `/v1/disputes/${String(body.id)}/close`, {})).toMatchObject({
      body: { status: 'lost' },
    });
    expect(
      (
        await secretCall(it.testPayments, `/v1/disputes/${String(body.id)}`, {
          evidence: { uncategorized_text: 'winning_evidence' },
        })
      ).status,
    ).toBe(400);
  });

  test('turns a lost inquiry into a dispute; a won one moves no money', async () => {
    const { body } = await open({ inquiry: true });
    await secretCall(it.testPayments, `/v1/disputes/${String(body.id)}`, {
      evidence: { uncategorized_text: 'losing_evidence' },
    });
    expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({ disputes: [{ status: 'open' }] });
    await secretCall(it.testPayments, `/v1/disputes/${String(body.id)}`, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({ disputes: [{ status: 'won' }] });
  });

  test('sends webhooks for each movement of money', async () => {
    const { body } = await open();
    await secretCall(it.testPayments, `/v1/disputes/${String(body.id)}`, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    await it.testPayments.delivered();
    const types = (await it.webhooks())
      .map((message) => it.provider.parseWebhook(message.body, message.signature).type)
      .filter((type) => type.startsWith('charge.dispute'));
    expect(new Set(types)).toEqual(
      new Set([
        'charge.dispute.created',
        'charge.dispute.funds_withdrawn',
        'charge.dispute.closed',
        'charge.dispute.funds_reinstated',
      ]),
    );
  });
});

test('books every movement: charge with fee, refund, dispute and its reversal', async () => {
  await payWith(it.testPayments, payment, '4242424242424242');
  await refund({ payment_intent: payment.providerPaymentId, amount: 7_750 });
  const { body } = await secretCall(it.testPayments, '/v1/test_helpers/disputes', {
    payment_intent: payment.providerPaymentId,
  });
  await secretCall(it.testPayments, `/v1/disputes/${String(body.id)}`, {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  const rows = (await list('/v1/balance_transactions')).data.map(({ reporting_category, amount, fee, net }) => [
    reporting_category,
    amount,
    fee,
    net,
  ]);
  expect(rows).toEqual([
    ['dispute_reversal', 10_000, 0, 10_000],
    ['dispute', -10_000, 1_500, -11_500],
    ['refund', -7_750, 0, -7_750],
    // 2.9 % of $177.50 and 30 cents.
    ['charge', 17_750, 545, 17_205],
  ]);
  const [charge] = (
    await list(`/v1/charges?payment_intent=${payment.providerPaymentId}&expand[]=data.balance_transaction`)
  ).data;
  expect(charge).toMatchObject({ balance_transaction: { fee: 545, source: charge?.id } });
});

describe('listings', () => {
  test('pages lists by limit and starting_after', async () => {
    for (const number of [1, 2, 3]) await it.provider.createPayment(purchase({ paymentKey: `more-${number}` }));
    const first = await list('/v1/payment_intents?limit=3');
    expect(first.has_more).toBe(true);
    const second = await list(`/v1/payment_intents?limit=3&starting_after=${String(first.data.at(-1)?.id)}`);
    expect(second.has_more).toBe(false);
    expect(second.data.map((intent) => intent.id)).toEqual([payment.providerPaymentId]);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'created[gte]=x',
    'unknown=1',
    'expand[]=data.amount',
    'expand[]=data.__proto__',
  ])('rejects ?%s', async (query) => {
    expect((await secretCall(it.testPayments, `/v1/payment_intents?${query}`)).status).toBe(400);
  });

  test.each([['nonsense'], ["metadata['a']"], ['amount>5']])(
    'the search %p is refused, not answered with everything',
    async (query) => {
      expect(
        (await secretCall(it.testPayments, `/v1/payment_intents/search?query=${encodeURIComponent(query)}`)).status,
      ).toBe(400);
    },
  );

  test('a search matches all its clauses', async () => {
    const search = async (query: string) =>
      (await list(`/v1/payment_intents/search?query=${encodeURIComponent(query)}`)).data.length;
    expect(await search('metadata[\'payment_key\']:\'payment-1\' AND metadata["user_id"]:"user-1"')).toBe(1);
    expect(await search("metadata['payment_key']:'payment-1' AND metadata['user_id']:'user-2'")).toBe(0);
  });

  test('lists events newest first', async () => {
    await payWith(it.testPayments, payment, '4242424242424242');
    const { data } = await list('/v1/events');
    expect(data.map((event) => event.type)).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
    await it.testPayments.delivered();
    expect((await list('/v1/events?type=charge.succeeded')).data).toEqual([
      expect.objectContaining({ type: 'charge.succeeded', pending_webhooks: 0 }),
    ]);
  });
});
