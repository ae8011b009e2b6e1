import { expect, test } from '@jest/globals';
import { createBudgetBook } from './budget.ts';

const hour = 3_600_000;
const usedUp = { code: 'RATE_LIMITED', message: expect.stringMatching(/^You have used up today’s budget/) };

test('a user whose cents are used up waits until 24 hours after the first call; others go on', () => {
  let now = 0;
  const book = createBudgetBook({ cents: 10, workMs: 1_000_000 }, () => now);
  book.add('ann', { cents: 9.9, workMs: 1 });
  expect(() => book.require('ann')).not.toThrow();
  now = hour;
  book.add('ann', { cents: 0.2, workMs: 1 });
  expect(() => book.require('ann')).toThrow(
    expect.objectContaining({ ...usedUp, details: { retryAfterSeconds: 23 * 3_600 } }),
  );
  expect(() => book.require('ben')).not.toThrow();
  now = 24 * hour;
  expect(() => book.require('ann')).not.toThrow();
});

test('a user whose time is used up waits likewise', () => {
  const book = createBudgetBook({ cents: 10, workMs: 1_000 }, () => 0);
  book.add('ann', { cents: 0, workMs: 1_000 });
  expect(() => book.require('ann')).toThrow(expect.objectContaining(usedUp));
});
