import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { creditsOf, startFixture, trialCredits, type Fixture, type TestUser } from '../../support/fixture.ts';
import { cards, payWithCard, testPaymentsSecret } from '../../support/payments.ts';

const day = 24 * 60 * 60;

interface Subscription {
  readonly id: string;
  readonly status: string;
  readonly current_period_start: number;
  readonly current_period_end: number;
}

// A separate server: the test clock moves the renewals of every user.
let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.server.remove());

/** Waits until the expectations hold: webhooks and read models follow a moment later. */
const soon = (name: string, expectations: () => Promise<void>): Promise<unknown> =>
  eventually(name, () =>
    expectations().then(
      () => true,
      () => false,
    ),
  );

const subscribe = async (user: TestUser, card: string = cards.accepted, body: object = {}, path = '') => {
  const started = await user.call<{ clientSecret: string; paymentIntentId: string; subscriptionId: string }>(
    'POST',
    `/api/create-subscription${path}`,
    { planId: 'monthly', ...body },
  );
  expect(started.status).toBe(200);
  const { clientSecret, paymentIntentId: paymentId, subscriptionId } = started.body;
  await payWithCard(user, { clientSecret, paymentId }, card);
  await soon('the subscription', async () => expect(await subscriptionOf(user)).toMatchObject({ id: subscriptionId }));
  return started.body;
};
const subscriptionOf = async (user: TestUser): Promise<Subscription | null> =>
  (await user.call<Subscription | null>('GET', '/api/billing/subscription')).body;
const available = async (user: TestUser): Promise<number> => (await creditsOf(user)).available;

/** Advances the provider's test clock by days, as an operator does. */
async function advance(user: TestUser, days: number): Promise<void> {
  const headers = { authorization: `Bearer ${testPaymentsSecret}` };
  const clock = '/test-payments/v1/test_helpers/test_clocks/clock_billing';
  const { body } = await user.call<{ frozen_time: number }>('GET', clock, undefined, { headers });
  const { status } = await user.call(
    'POST',
    `${clock}/advance`,
    { frozen_time: body.frozen_time + days * day },
    { headers },
  );
  expect(status).toBe(200);
}

describe('without a subscription', () => {
  test('there is no plan, no payment and nothing to cancel', async () => {
    const user = await fixture.user();
    expect(await user.call('GET', '/api/billing/subscription')).toMatchObject({ status: 200, body: null });
    expect(await user.call('GET', '/api/billing/history')).toMatchObject({ status: 200, body: [] });
    expect(await user.call('POST', '/api/billing/cancel-subscription')).toMatchObject({ status: 409 });
    expect(await user.call('POST', '/api/billing/reactivate-subscription')).toMatchObject({ status: 409 });
  });

  test.each([
    [{ planId: 'solo' }, 400],
    [{ planId: 'rapid-starter' }, 400],
  ])('%j is not a plan', async (body, status) => {
    const user = await fixture.user();
    expect((await user.call('POST', '/api/create-subscription', body)).status).toBe(status);
  });
});

describe('a subscription', () => {
  test('starts with the first paid invoice, which grants 5 credits and can be downloaded', async () => {
    const user = await fixture.user();
    await subscribe(user);
    const found = await subscriptionOf(user);
    expect(found).toMatchObject({
      status: 'active',
      plan: { nickname: 'Monthly Plan', amount: 9_900, interval: 'month' },
      cancel_at_period_end: false,
      credits: 5,
      accountSuspended: false,
    });
    expect((found?.current_period_end ?? 0) - (found?.current_period_start ?? 0)).toBe(30 * day);
    await soon('its credits', async () => expect(await available(user)).toBe(trialCredits + 5));
    const { body: history } = await user.call<{ id: string; invoice_pdf: string }[]>('GET', '/api/billing/history');
    expect(history).toMatchObject([{ amount: 9_900, status: 'succeeded', created: expect.any(Number) }]);
    const pdf = await user.call('GET', `/files/invoices/${history[0]?.id}.pdf`);
    expect(pdf.status).toBe(200);
    const stranger = await fixture.user();
    expect((await stranger.call('GET', `/files/invoices/${history[0]?.id}.pdf`)).status).toBe(404);
    expect(await user.call('GET', '/auth/user')).toMatchObject({ body: { subscriptionStatus: 'active' } });
  });

  test('refuses a second subscription, and one payment buys a bundle with it', async () => {
    const user = await fixture.user();
    const bundle = { bundleId: 'starter-pack', bundlePrice: 177.5, credits: 10, totalAmount: 276.5 };
    await subscribe(user, cards.accepted, bundle, '-with-bundle');
    await soon('the credits of plan and bundle', async () => expect(await available(user)).toBe(trialCredits + 5 + 10));
    const again = await user.call('POST', '/api/create-subscription', { planId: 'monthly' });
    expect(again).toMatchObject({ status: 409 });
  });

  test('refuses figures that are not the price', async () => {
    const user = await fixture.user();
    for (const wrong of [{ totalAmount: 1 }, { bundlePrice: 1 }, { credits: 1_000 }]) {
      const body = { planId: 'monthly', bundleId: 'starter-pack', ...wrong };
      const answer = await user.call('POST', '/api/create-subscription-with-bundle', body);
      expect(answer).toMatchObject({ status: 400, body: { error: 'Price changed, please review' } });
    }
    expect(await subscriptionOf(user)).toBeNull();
  });

  test('can be canceled for the end of its period, and reactivated until then', async () => {
    const user = await fixture.user();
    await subscribe(user);
    expect(await user.call('POST', '/api/billing/cancel-subscription')).toMatchObject({
      status: 200,
      body: { status: 'active', cancel_at_period_end: true },
    });
    expect(await user.call('POST', '/api/billing/reactivate-subscription')).toMatchObject({
      status: 200,
      body: { cancel_at_period_end: false },
    });
    const { body } = await user.call<{ url: string }>('POST', '/api/billing/customer-portal');
    const portal = await user.call('GET', new URL(body.url, 'http://localhost').pathname);
    expect(portal.status).toBe(200);
  });

  test('renews with new credits instead of the old ones; a failed renewal is past due', async () => {
    const [payer, failing, leaving] = [await fixture.user(), await fixture.user(), await fixture.user()];
    await subscribe(payer);
    await subscribe(failing, cards.failsLater);
    await subscribe(leaving);
    await leaving.call('POST', '/api/billing/cancel-subscription');
    await soon('the first credits', async () => expect(await available(payer)).toBe(trialCredits + 5));
    const before = await subscriptionOf(payer);
    await advance(payer, 31);
    await soon('the renewal', async () => {
      const after = await subscriptionOf(payer);
      expect(after?.current_period_start).toBe(before?.current_period_end);
      expect(await available(payer)).toBe(trialCredits + 5);
      const { body } = await payer.call<unknown[]>('GET', '/api/billing/history');
      expect(body).toHaveLength(2);
    });
    await soon('the failed renewal', async () =>
      expect(await subscriptionOf(failing)).toMatchObject({ status: 'past_due' }),
    );
    await soon('the end', async () => expect(await subscriptionOf(leaving)).toBeNull());
    const { body } = await failing.call<object[]>('GET', '/api/billing/history');
    expect(body).toMatchObject([{ status: 'failed' }, { status: 'succeeded' }]);
  });
});
