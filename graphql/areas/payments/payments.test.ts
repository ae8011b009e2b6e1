import { describe, expect, test } from '@jest/globals';
import { WebhookRejected } from '../../../command-service/index.ts';
import { quoteOf } from '../../../domain/quotes/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { given, registered, bought } from '../../testing/area.ts';

const ann = [registered('ann'), bought('ann', 'l1', 20)];
const position = '0000000000000000' as never;
const item = {
  kind: 'bundle',
  id: 'starter-pack',
  name: 'Starter Pack',
  halfCredits: 20,
  twinCredits: 0,
  priceCents: 17_750,
  catalogVersion: '1',
} as const;
const started = { paymentId: 'pi_1', clientSecret: 'secret', quote: quoteOf([item], 'usd'), position };
const answered = {
  clientSecret: 'secret',
  paymentIntentId: 'pi_1',
  quote: {
    items: [{ id: 'starter-pack', description: 'Starter Pack (10 credits)', amount: 17_750, credits: 10 }],
    total: 17_750,
    currency: 'usd',
  },
};

describe('starting a payment', () => {
  const mutation =
    'mutation ($input: StartPaymentInput!) { startPayment(input: $input) { paymentId clientSecret amountCents currency } }';

  test('quotes the bundle for the user, in GraphQL by its id and in REST by price and credits', async () => {
    const sent: unknown[] = [];
    const startPayment = async (...args: unknown[]) => {
      sent.push(args);
      return started;
    };
    const { as } = await given(ann, { commands: { payments: { startPayment } as never } });
    const input = { bundleId: 'starter', expectedPriceCents: 17_750, idempotencyKey: 'k' };
    expect(await as('ann').graphql(mutation, { input })).toEqual({
      startPayment: { paymentId: 'pi_1', clientSecret: 'secret', amountCents: 17_750, currency: 'usd' },
    });
    const { body } = await as('ann').rest('POST', '/api/credits/refill', { amount: '177.5', credits: 10 });
    expect(body).toEqual(answered);
    const email = 'ann@curbcast.example';
    expect(sent).toMatchObject([
      ['ann', email, { bundleId: 'starter', expectedTotalCents: 17_750 }, { idempotencyKey: 'k' }],
      ['ann', email, { amountCents: 17_750, halfCredits: 20 }, { actor: { kind: 'user', id: 'ann' } }],
    ]);
  });

  test.each([
    [{ amount: 177.505, credits: 10 }, 'PRICE_CHANGED'],
    [{ amount: 177.5, credits: 0.3 }, 'PRICE_CHANGED'],
    [{ amount: 'free', credits: 10 }, 'INVALID_INPUT'],
    [{}, 'INVALID_INPUT'],
  ])('POST /api/credits/refill refuses %j with %s', async (body, code) => {
    const { as } = await given(ann);
    expect((await as('ann').rest('POST', '/api/credits/refill', body)).body).toMatchObject({ code });
  });
});

describe('POST /api/create-payment-intent', () => {
  const order = async (body: object) => {
    const sent: unknown[] = [];
    const startPayment = async (...args: unknown[]) => {
      sent.push(args[2]);
      return started;
    };
    const { as } = await given(ann, { commands: { payments: { startPayment } as never } });
    const answer = await as('ann').rest('POST', '/api/create-payment-intent', body);
    return { ...answer, sent: sent[0] };
  };

  test('answers the secret and the quote', async () => {
    expect((await order({ planId: 'starter-pack', type: 'bundle', amount: 177.5, credits: 10 })).body).toEqual(
      answered,
    );
  });

  test.each<[object, object]>([
    [
      { plan: 'volume-pro', type: 'bundle', amount: 725, credits: 50 },
      { bundleId: 'volume-pro', customAvatar: false, expectedTotalCents: 72_500, expectedHalfCredits: 100 },
    ],
    [
      { planId: 'digital-twin', amount: '350' },
      { planId: 'digital-twin', customAvatar: false, expectedTotalCents: 35_000 },
    ],
    [
      { planId: 'starter-pack', amount: 527.5, customAvatar: 'true' },
      { bundleId: 'starter-pack', customAvatar: true, expectedTotalCents: 52_750 },
    ],
    [
      { planId: 'nothing', type: 'bundle', amount: 1 },
      { bundleId: 'nothing', customAvatar: false, expectedTotalCents: 100 },
    ],
  ])('reads %j', async (body, expected) => {
    expect((await order(body)).sent).toEqual(expected);
  });

  test.each([
    [{ planId: 'volume-pro', amount: '725abc' }, 'INVALID_INPUT'],
    [{ planId: 'volume-pro', amount: -1 }, 'sent'],
    [{ planId: 'volume-pro', amount: 1e99 }, 'PRICE_CHANGED'],
    [{ planId: 'volume-pro', amount: 0.001 }, 'PRICE_CHANGED'],
    [{ planId: 'volume-pro', amount: 725, credits: 0.3 }, 'PRICE_CHANGED'],
    [{ planId: 'volume-pro' }, 'INVALID_INPUT'],
    [{ planId: { id: 'volume-pro' }, amount: 725 }, 'INVALID_INPUT'],
  ])('never trusts the amount of %j: %s', async (body, code) => {
    const { body: answer, sent } = await order(body);
    if (code === 'sent') expect(sent).toMatchObject({ expectedTotalCents: -100 });
    else expect([answer, sent]).toMatchObject([{ code }, undefined]);
  });

  test('passes on the new quote when the price has changed', async () => {
    const startPayment = async () => {
      throw new Refusal('PRICE_CHANGED', 'Price changed, please review', { quote: answered.quote });
    };
    const { as } = await given(ann, { commands: { payments: { startPayment } as never } });
    const body = { planId: 'starter-pack', amount: 1 };
    expect(await as('ann').rest('POST', '/api/create-payment-intent', body)).toMatchObject({
      status: 400,
      body: { error: 'Price changed, please review', code: 'PRICE_CHANGED', quote: answered.quote },
    });
  });
});

describe('confirming a payment', () => {
  const mutation =
    'mutation { confirmPayment(paymentId: "pi_1") { creditsAdded payment { id status amountCents } account { available } } }';

  test('returns the payment and the balance', async () => {
    const confirmPayment = async () => ({ items: [item], amountCents: 17_750, currency: 'usd', position });
    const { as } = await given(ann, { commands: { payments: { confirmPayment } as never } });
    expect(await as('ann').graphql(mutation)).toEqual({
      confirmPayment: {
        creditsAdded: 10,
        payment: { id: 'pi_1', status: 'SUCCEEDED', amountCents: 17_750 },
        account: { available: 10 },
      },
    });
    expect((await as('ann').rest('POST', '/api/credits/add-manual', { planId: 'pi_1' })).body).toEqual({
      success: true,
      creditsAdded: 10,
      credits: 10,
    });
  });

  test('passes on that the payment was not accepted', async () => {
    const confirmPayment = async () => {
      throw new Refusal('PAYMENT_NOT_ACCEPTED', 'The payment was not completed.');
    };
    const { as } = await given(ann, { commands: { payments: { confirmPayment } as never } });
    expect(await as('ann').graphql(mutation)).toMatchObject({ code: 'PAYMENT_NOT_ACCEPTED' });
    expect((await as('ann').rest('POST', '/api/credits/add-manual', { planId: 'pi_1' })).status).toBe(400);
  });
});

test.each([
  [{ mode: 'test' }, { testMode: true, publishableKey: null }],
  [
    { mode: 'test', publishableKey: 'pk_test' },
    { testMode: false, publishableKey: 'pk_test' },
  ],
  [
    { mode: 'live', publishableKey: 'pk_live' },
    { testMode: false, publishableKey: 'pk_live' },
  ],
])('paymentSettings follow from the provider %j', async (payments, paymentSettings) => {
  const { as } = await given([], { providers: { payments } as never });
  expect(await as().graphql('{ paymentSettings { testMode publishableKey } }')).toEqual({ paymentSettings });
});

describe('POST /api/webhooks/stripe', () => {
  const url = '/api/webhooks/stripe';

  test('hands the body byte by byte and the signature to the provider', async () => {
    const received: unknown[] = [];
    const receiveWebhook = async (bytes: Uint8Array, signature: string | undefined) => {
      received.push([Buffer.from(bytes).toString(), signature]);
    };
    const { as } = await given([], { payments: { receiveWebhook } });
    const headers = { 'stripe-signature': 't=1', 'content-type': 'application/json' };
    expect((await as().rest('POST', url, { id: 'evt_1' }, headers)).body).toEqual({ received: true });
    expect(received).toEqual([['{"id":"evt_1"}', 't=1']]);
  });

  test('answers 400 to a wrong signature', async () => {
    const receiveWebhook = () => Promise.reject(new WebhookRejected('bad_signature', 'The signature does not match.'));
    const { as } = await given([], { payments: { receiveWebhook } });
    expect((await as().rest('POST', url, { id: 'evt_1' })).status).toBe(400);
  });
});

test('the API of the payments simulator exists in test mode only', async () => {
  const refund = ['POST', '/test-payments/v1/refunds', { payment_intent: 'pi_1' }] as const;
  const live = await given([], { payments: {} });
  expect((await live.as().rest(...refund)).status).toBe(404);
  const testApi = async (request: Request) =>
    new Response(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`, { status: 201 });
  const { as } = await given([], { payments: { testApi } });
  const { status, body } = await as().rest(...refund);
  expect([status, body]).toEqual([201, 'POST /test-payments/v1/refunds {"payment_intent":"pi_1"}']);
});

test.each([
  ['mutation { startPayment(input: { bundleId: "starter" }) { paymentId } }'],
  ['mutation { confirmPayment(paymentId: "pi_1") { creditsAdded } }'],
])('%s answers UNAUTHENTICATED without a session', async (source) => {
  const { as } = await given([]);
  expect(await as().graphql(source)).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test.each(['/api/credits/refill', '/api/credits/add-manual', '/api/create-payment-intent'])(
  'POST %s answers 401 without a session',
  async (url) => {
    const { as } = await given([]);
    expect((await as().rest('POST', url, {})).status).toBe(401);
  },
);
