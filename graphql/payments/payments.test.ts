import { describe, expect, test } from '@jest/globals';
import { WebhookRejected } from '../../command-service/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { given, registered, bought } from '../testing/area.ts';

const ann = [registered('ann'), bought('ann', 'l1', 20)];
const position = '0000000000000000' as never;
const started = { paymentId: 'pi_1', clientSecret: 'secret', amountCents: 17_750, currency: 'usd', position };
const item = { kind: 'bundle', id: 'starter', name: 'Starter Pack', halfCredits: 20, priceCents: 17_750 };

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
    expect(body).toEqual({ clientSecret: 'secret', paymentIntentId: 'pi_1', amount: 17_750, currency: 'usd' });
    const email = 'ann@curbcast.example';
    expect(sent).toMatchObject([
      ['ann', email, { bundleId: 'starter', expectedPriceCents: 17_750 }, { idempotencyKey: 'k' }],
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

describe('confirming a payment', () => {
  const mutation =
    'mutation { confirmPayment(paymentId: "pi_1") { creditsAdded payment { id status amountCents } account { available } } }';

  test('returns the payment and the balance', async () => {
    const confirmPayment = async () => ({ item, position });
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
])('paymentSettings of the provider %j', async (payments, paymentSettings) => {
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

test('the API of the embedded provider exists in test mode only', async () => {
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

test.each(['/api/credits/refill', '/api/credits/add-manual'])('POST %s answers 401 without a session', async (url) => {
  const { as } = await given([]);
  expect((await as().rest('POST', url, {})).status).toBe(401);
});
