import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RateLimitStore } from '../../../../lib/rate-limit.ts';
import { openSqliteRateLimits } from '../../../../lib/rate-limit-stores/sqlite.ts';
import { createBudgetBook } from './budget.ts';

const hour = 3_600_000;
const usedUp = { code: 'RATE_LIMITED', message: expect.stringMatching(/^You have used up today’s budget/) };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a user without cents waits until 24 hours after the first call; others continue', async () => {
  const book = createBudgetBook({ cents: 10, workMs: 1_000_000 });
  await book.add('ann', { cents: 9.9, workMs: 1 });
  await book.require('ann');
  jest.advanceTimersByTime(hour);
  await book.add('ann', { cents: 0.2, workMs: 1 });
  await expect(book.require('ann')).rejects.toMatchObject({ ...usedUp, details: { retryAfterSeconds: 23 * 3_600 } });
  await book.require('ben');
  jest.advanceTimersByTime(23 * hour + 1);
  await book.require('ann');
});

test('a user without time waits, too', async () => {
  const book = createBudgetBook({ cents: 10, workMs: 1_000 });
  await book.add('ann', { cents: 0, workMs: 1_000 });
  await expect(book.require('ann')).rejects.toMatchObject(usedUp);
});

test('several gateways share one budget, also after a restart', async () => {
  jest.useRealTimers();
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-budget-'));
  const stores = [openSqliteRateLimits(folder), openSqliteRateLimits(folder)];
  const [one, other] = stores.map((store) => createBudgetBook({ cents: 10, workMs: 1_000 }, store));
  await one?.add('ann', { cents: 5, workMs: 1 });
  await other?.require('ann');
  await other?.add('ann', { cents: 5, workMs: 1 });
  for (const book of [one, other]) await expect(book?.require('ann')).rejects.toMatchObject(usedUp);
  for (const store of stores) store.close();
  const again = openSqliteRateLimits(folder);
  await expect(createBudgetBook({ cents: 10, workMs: 1_000 }, again).require('ann')).rejects.toMatchObject(usedUp);
  again.close();
  rmSync(folder, { recursive: true });
});

test('lets each gateway count for itself while the shared store is away', async () => {
  const away: RateLimitStore = {
    open: () =>
      ({
        points: 10,
        get: () => Promise.reject(new Error('away')),
        penalty: () => Promise.reject(new Error('away')),
      }) as never,
  };
  const book = createBudgetBook({ cents: 10, workMs: 1_000 }, away);
  await book.require('ann');
  await book.add('ann', { cents: 10, workMs: 1 });
  await expect(book.require('ann')).rejects.toMatchObject(usedUp);
});
