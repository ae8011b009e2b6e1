import { expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { creditAggregate } from '../../domain/credits/index.ts';
import { granted } from '../../domain/testing/samples.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { openCommandProcess } from '../testing/command-process.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { creditExpiry } from './expiry.ts';

const lot = granted({ expiresAtMs: 2_000 });

test.each([
  [
    2_000,
    [
      on('credits-ann', {
        type: 'CreditsExpired',
        data: { asset: 'minutes', lotId: 'trial', amount: 6, cause: 'expiry' },
      }),
    ],
  ],
  [1_999, []],
])('records at %i ms the credits that have expired by then', (now, expected) =>
  specifyWork(creditExpiry, { now: () => now, expiryDue: async () => [{ userId: 'ann', dueAt: 2_000 }] })
    .given(on('credits-ann', lot))
    .appends(...expected),
);

test('continues with the other accounts when one fails, and reports it', async () => {
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
  const expiry = creditExpiry({
    ledger,
    now: () => end,
    expiryDue: async () => ['ann', 'ben'].map((userId) => ({ userId, dueAt: end })),
  }).start({
    eventStore: log,
    onError: (error) => errors.push(error),
  });
  const expired = async (): Promise<number> => (await executor.load(creditAggregate, 'ben')).state.totals.expired;
  while ((await expired()) === 0) await sleep(5);
  expect(errors).toEqual([new Error('ann is broken')]);
  expect(expiry.status()).toMatchObject({ name: 'expiry', state: 'retrying', error: 'ann is broken' });
  await expiry.stop();
  expect(expiry.status().state).toBe('stopped');
});
