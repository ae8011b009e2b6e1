import { describe, expect, test } from '@jest/globals';
import { creditsOf, type TestUser, trialCredits } from '../support/fixture.ts';
import { eventually } from '../support/eventually.ts';
import { openDocumentedSocket } from '../support/live.ts';
import { payWithCard, refund, reportPayment } from '../support/payments.ts';
import { useFixture } from '../support/use.ts';

const fixture = useFixture();

interface Opened {
  readonly clientSecret: string;
  readonly paymentIntentId: string;
  readonly quote: { readonly total: number };
}

/** Opens a payment by the documented call and pays it with a card. */
async function pay(user: TestUser, order: object): Promise<string> {
  const { status, body } = await user.call<Opened>('POST', '/api/create-payment-intent', order);
  expect([status, body]).toEqual([200, expect.anything()]);
  const { paymentIntentId: paymentId, clientSecret } = body;
  expect((await payWithCard(user, { paymentId, clientSecret })).status).toBe(200);
  return paymentId;
}
const twinsOf = async (user: TestUser): Promise<unknown> =>
  (await user.call<{ digitalTwinCredits: number }>('GET', '/auth/user')).body.digitalTwinCredits;
const confirm = (user: TestUser, paymentId: string) =>
  user.graphql<{ confirmPayment: { creditsAdded: number; twinCreditsAdded: number } }>(
    'mutation ($paymentId: ID!) { confirmPayment(paymentId: $paymentId) { creditsAdded twinCreditsAdded } }',
    { paymentId },
  );
const twin = { planId: 'digital-twin', amount: 350 };

describe('a Digital Twin', () => {
  test('is granted once it is paid, also when the browser never reports it', async () => {
    const user = await fixture.user();
    const paymentId = await pay(user, twin);
    await eventually('the twin credit', async () => (await twinsOf(user)) === 1);
    expect(await confirm(user, paymentId)).toEqual({ confirmPayment: { creditsAdded: 0, twinCreditsAdded: 1 } });
    expect(await twinsOf(user)).toBe(1);
  });

  test('costs 10 % less from the second on, which the server decides', async () => {
    const user = await fixture.user();
    const early = { ...twin, amount: 315 };
    expect((await user.call('POST', '/api/create-payment-intent', early)).status).toBe(400);
    await confirm(user, await pay(user, twin));
    const { body } = await user.call<Opened>('POST', '/api/create-payment-intent', early);
    expect(body.quote.total).toBe(31_500);
  });

  test('cannot be reported as credits once it was paid for', async () => {
    const user = await fixture.user();
    expect(await reportPayment(user, await pay(user, twin))).toMatchObject({
      status: 400,
      body: { code: 'PAYMENT_NOT_ACCEPTED', message: 'This payment did not buy credits.' },
    });
    expect((await creditsOf(user)).available).toBe(trialCredits);
  });

  test('is announced on /ws with its amount', async () => {
    const user = await fixture.user();
    const socket = await openDocumentedSocket(user);
    await pay(user, twin);
    const { amount, credits } = (await socket.messages.first(
      ({ type }) => type === 'payment_completed',
      'payment_completed',
    )) as { readonly amount?: number; readonly credits?: number };
    expect([amount, credits]).toEqual([350, 0]);
  });
});

describe('a bundle and a Digital Twin in one payment', () => {
  const both = { planId: 'starter-pack', type: 'bundle', amount: 527.5, credits: 10, customAvatar: true };

  test('are granted together, and refunds reverse each in proportion', async () => {
    const user = await fixture.user();
    const paymentId = await pay(user, both);
    expect((await reportPayment(user, paymentId)).status).toBe(200);
    expect([(await creditsOf(user)).available, await twinsOf(user)]).toEqual([trialCredits + 10, 1]);
    expect((await refund(fixture.server, paymentId, 26_375)).status).toBe(200);
    await eventually('half of the credits to go', async () => (await creditsOf(user)).available === trialCredits + 5);
    expect(await twinsOf(user)).toBe(1);
    expect((await refund(fixture.server, paymentId)).status).toBe(200);
    await eventually('the rest to go', async () => (await creditsOf(user)).available === trialCredits);
    await eventually('the twin to go', async () => (await twinsOf(user)) === 0);
  });

  test('are the same payment under the same key, and another order under it is refused', async () => {
    const user = await fixture.user();
    const open = (order: object) =>
      user.call<Opened>('POST', '/api/create-payment-intent', order, { headers: { 'idempotency-key': 'both' } });
    const [first, second] = [await open(both), await open(both)];
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await open(twin)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });
});
