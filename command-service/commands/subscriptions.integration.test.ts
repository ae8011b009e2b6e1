import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { availableCredits, creditAggregate } from '../../domain/credits/index.ts';
import { planLotExpiry } from '../../domain/catalog.ts';
import { eventRegistry } from '../../domain/events.ts';
import { paymentAggregate } from '../../domain/payments/index.ts';
import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { createExecutor, type Executor } from '../executor/executor.ts';
import type { RunningWork } from '../processes/engine/background-work.ts';
import { planGrants } from '../processes/plan-grants.ts';
import type { BillingUnderTest } from '../providers/payments/billing.contract.ts';
import { openBillingUnderTest } from '../providers/payments/testing/simulator-billing.ts';
import { inProcess } from '../../payments-simulator/testing/connect.ts';
import { createBillingSync } from '../support/billing-sync.ts';
import type { Caller } from '../support/context.ts';
import { createLedger } from '../support/ledger.ts';
import { createQuotes } from '../support/quotes.ts';
import { createSubscriptionCommands, type SubscriptionCommands } from './subscriptions.ts';

const day = 24 * 60 * 60 * 1000;
const cards = { good: '4242424242424242', failsLater: '4000000000000341' } as const;
const callerOf = (key: string): Caller => ({
  actor: { kind: 'user', id: 'ann' },
  correlationId: '00000000-0000-4000-8000-000000000001',
  idempotencyKey: key,
});

let bank: BillingUnderTest;
let executor: Executor;
let commands: SubscriptionCommands;
let grants: RunningWork;
let errors: unknown[];
beforeEach(async () => {
  // As at Stripe, a renewal is a draft for an hour, unless it is finalized.
  bank = await openBillingUnderTest(inProcess, { draftFor: 60 * 60 * 1000 });
  const eventStore = createMemoryEventStore();
  const now = Date.now;
  executor = createExecutor({ eventStore, registry: eventRegistry, now });
  const { provider: billingProvider } = bank;
  const { billingSync } = createBillingSync({
    executor,
    billingProvider,
    provider: 'stripe',
    customerOwner: async () => undefined,
  });
  commands = createSubscriptionCommands({
    executor,
    paymentProvider: billingProvider,
    billingProvider,
    billingSync,
    quoteFor: createQuotes({ executor, emailBlastSold: false }),
    planPeriod: 30 * day,
  });
  errors = [];
  const ledger = createLedger({ executor, now, bundleValidity: null });
  grants = planGrants({ executor, ledger, paymentProvider: billingProvider }).start({
    eventStore,
    onError: (error) => void errors.push(error),
  });
});
afterEach(async () => {
  await grants.stop();
  await bank.close();
  expect(errors).toEqual([]);
});

const start = (key = 'k1', order: Parameters<SubscriptionCommands['start']>[2] = { planId: 'monthly' }) =>
  commands.start('ann', 'ann@people.example', order, callerOf(key));
const pay = async (started: Awaited<ReturnType<typeof start>>, card: string = cards.good): Promise<void> => {
  await bank.pay({ providerPaymentId: started.paymentId ?? '', clientSecret: started.clientSecret ?? '' }, card);
};
/** Handles a webhook of the provider, however often it comes. */
const webhooks = async (): Promise<void> => {
  for (const id of await bank.toldSubscriptions()) await commands.sync(id, callerOf(`sync-${id}`));
  for (const id of await bank.toldSubscriptions()) await commands.sync(id, callerOf(`again-${id}`));
};
const current = async () => (await executor.load(subscriptionAggregate, 'ann')).state.current;
const ledgerOf = async () => (await executor.load(creditAggregate, 'ann')).state;
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('the start of a subscription', () => {
  test('makes one payment for any order, and the same payment under the same key', async () => {
    const first = await start('k1', { planId: 'monthly', bundleId: 'starter-pack' });
    expect(first.quote.totalCents).toBe(27_650);
    expect(await start('k1', { planId: 'monthly', bundleId: 'starter-pack' })).toEqual(first);
    expect(await current()).toMatchObject({ status: 'incomplete', subscriptionId: first.subscriptionId });
  });

  test('grants the plan once it is paid, however often that is reported', async () => {
    const started = await start();
    await pay(started);
    await webhooks();
    await until(async () => (await ledgerOf()).lots.length > 0);
    await webhooks();
    const { lots } = await ledgerOf();
    expect(lots.map(({ source, available }) => [source, available])).toEqual([['plan', 10]]);
    expect(lots[0]?.expiresAt).toBe(planLotExpiry((await current())?.period?.end ?? 0));
    const { state } = await executor.load(paymentAggregate, started.paymentId ?? '');
    expect(state).toMatchObject({ status: 'succeeded', userId: 'ann' });
  });

  test('closes a checkout that was left open', async () => {
    const first = await start('k1');
    const second = await start('k2');
    expect(second.subscriptionId).not.toBe(first.subscriptionId);
    expect(await bank.provider.readPayment(first.paymentId ?? '')).toMatchObject({ status: 'canceled' });
    await pay(second);
    await webhooks();
    expect(await current()).toMatchObject({ status: 'active', subscriptionId: second.subscriptionId });
    await expect(start('k3')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('is refused for a plan that is not sold, and for another price', async () => {
    await expect(start('k1', { planId: 'solo' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    // A field that the browser left out is not a claim.
    await expect(start('k2', { planId: 'monthly', bundleId: undefined, expectedTotalCents: 1 })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    });
    expect(await current()).toBeUndefined();
  });
});

describe('the year of a subscription', () => {
  test('a renewal that is still a draft is collected as soon as its webhook arrives', async () => {
    await pay(await start());
    await webhooks();
    await bank.advance(30 * day);
    const { subscriptionId = '' } = (await current()) ?? {};
    expect((await bank.provider.readSubscription(subscriptionId))?.invoices[0]?.status).toBe('draft');
    await webhooks();
    expect((await bank.provider.readSubscription(subscriptionId))?.invoices[0]?.status).toBe('paid');
    expect((await current())?.period?.start).toBe(
      (await bank.provider.readSubscription(subscriptionId))?.invoices[0]?.lines[0]?.period?.startMs,
    );
  });

  test('each renewal replaces the credits of the period before', async () => {
    await pay(await start());
    await webhooks();
    for (let period = 1; period <= 3; period += 1) {
      await bank.advance(30 * day);
      await webhooks();
      const renewed = await current();
      await until(async () => {
        const state = await ledgerOf();
        return (
          availableCredits(state, Date.now()) === 10 &&
          state.lots.some(({ expiresAt }) => expiresAt === planLotExpiry(renewed?.period?.end ?? 0))
        );
      });
    }
    const { totals } = await ledgerOf();
    expect(totals).toMatchObject({ issued: 40, expired: 30 });
  });

  test('a failed renewal is past due; another card is not needed to cancel', async () => {
    await pay(await start(), cards.failsLater);
    await webhooks();
    await bank.advance(31 * day);
    await webhooks();
    expect(await current()).toMatchObject({ status: 'past_due', failed: { attempts: 1 } });
    await commands.cancel('ann', callerOf('c1'));
    expect((await current())?.endsAtPeriodEnd).toBe(true);
    await commands.reactivate('ann', callerOf('c2'));
    expect((await current())?.endsAtPeriodEnd).toBe(false);
    await bank.advance(20 * day);
    await webhooks();
    expect(await current()).toMatchObject({ status: 'canceled' });
    await expect(commands.cancel('ann', callerOf('c3'))).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

test('the portal and the saved card are those of the session’s user', async () => {
  const open = () => commands.openPortal('ann', 'ann@people.example', 'https://app.example/billing', callerOf('p'));
  const portal = { url: expect.stringMatching(/^\/test-payments\/portal\/bps_/) };
  // Before the first subscription, too: a card can be saved there.
  expect(await open()).toMatchObject(portal);
  expect(await commands.savedCard('ann')).toBeNull();
  await pay(await start());
  await webhooks();
  expect(await open()).toMatchObject(portal);
  expect(await commands.savedCard('ann')).toMatchObject({ last4: '4242' });
  expect(await commands.savedCard('bob')).toBeNull();
});
