import { expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { availableCredits } from '../../domain/credits/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { credits as creditAggregate } from '../aggregates.ts';
import { openCommandProcess } from '../testing/command-process.ts';
import { creditExpiry } from './expiry.ts';

test('an account that fails is reported and keeps no other account from expiring', async () => {
  const start = 1_800_000_000_000;
  const end = start + 31 * 24 * 3_600_000;
  const log = createMemoryEventStore();
  const keyRing = createMemoryKeyRing();
  const caller = { actor: { kind: 'process', id: 'accounts' }, correlationId: 'test' } as const;
  const early = openCommandProcess({ log, keyRing, now: () => start });
  for (const user of ['ann', 'ben']) await early.ledger.grantTrial(user, start, caller);
  const { executor, ledger } = openCommandProcess({
    log,
    keyRing,
    now: () => end,
    append: (stream, append) => (stream === 'credits-ann' ? Promise.reject(new Error('ann is broken')) : append()),
  });
  const errors: unknown[] = [];
  const expiry = creditExpiry({ ledger, now: () => end, expiryDue: async () => ['ann', 'ben'] }).start({
    eventStore: log,
    onError: (error) => errors.push(error),
  });
  const expired = async (): Promise<number> => (await executor.load(creditAggregate, 'ben')).state.totals.expired;
  while ((await expired()) === 0) await sleep(5);
  expect(errors).toEqual([new Error('ann is broken')]);
  expect(expiry.status()).toMatchObject({ name: 'expiry', state: 'retrying', error: 'ann is broken' });
  expect(availableCredits((await executor.load(creditAggregate, 'ben')).state, end)).toBe(0);
  await expiry.stop();
  expect(expiry.status().state).toBe('stopped');
});
