import { expect, test } from '@jest/globals';
import type { BillingProvider, PaymentProvider } from '../command-service/index.ts';
import { START, type Position } from '../domain/envelope.ts';
import { guardLivePayments } from './live-payments.ts';

/** The checkpoints of one log; a save fails while `broken`. */
function openLog() {
  const checkpoints = new Map<string, Position>();
  const log = {
    broken: false,
    head: async () => '0001' as Position,
    loadCheckpoint: async (name: string) => checkpoints.get(name) ?? START,
    saveCheckpoint: async (name: string, position: Position) => {
      if (log.broken) throw new Error('The log does not answer');
      checkpoints.set(name, position);
    },
  };
  return log;
}

const created = { providerPaymentId: 'pi_1', clientSecret: 's', amountCents: 100, currency: 'usd', status: 'pending' };
/** Counts the payments that reached the provider. */
function provider(mode: PaymentProvider['mode']) {
  const calls = { created: 0 };
  const payments = {
    mode,
    createPayment: async () => {
      calls.created += 1;
      return created;
    },
    startSubscription: async () => {
      calls.created += 1;
      return {};
    },
  } as object as PaymentProvider & BillingProvider;
  return { payments, calls };
}
const request = {} as Parameters<PaymentProvider['createPayment']>[0];

test('takes test payments on a log that never held a live one', async () => {
  const log = openLog();
  await (await guardLivePayments(provider('test').payments, log)).createPayment(request);
  await expect(guardLivePayments(provider('test').payments, log)).resolves.toMatchObject({ mode: 'test' });
});

test('refuses test mode once the log holds a live payment', async () => {
  const log = openLog();
  await (await guardLivePayments(provider('live').payments, log)).createPayment(request);
  await expect(guardLivePayments(provider('test').payments, log)).rejects.toThrow('this log holds live payments');
  await expect(guardLivePayments(provider('live').payments, log)).resolves.toMatchObject({ mode: 'live' });
});

test('a start with a live key that takes no payment leaves the log open for tests', async () => {
  const log = openLog();
  await guardLivePayments(provider('live').payments, log);
  await expect(guardLivePayments(provider('test').payments, log)).resolves.toMatchObject({ mode: 'test' });
});

test('creates no live payment before the log is marked, and tries the mark again', async () => {
  const log = openLog();
  const { payments, calls } = provider('live');
  const guarded = await guardLivePayments(payments, log);
  log.broken = true;
  await expect(guarded.createPayment(request)).rejects.toThrow('The log does not answer');
  expect(calls.created).toBe(0);
  log.broken = false;
  await guarded.createPayment(request);
  expect(calls.created).toBe(1);
  await expect(guardLivePayments(provider('test').payments, log)).rejects.toThrow('live payments');
});
