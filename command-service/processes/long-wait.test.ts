import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createLongWait } from './long-wait.ts';

const day = 24 * 3_600_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('waits longer than one Node.js timer can, 60 days', async () => {
  const over: boolean[] = [];
  void createLongWait()
    .passed(60 * day)
    .then((passed) => over.push(passed));
  await jest.advanceTimersByTimeAsync(60 * day - 1);
  expect(over).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toEqual([true]);
});

test('ends early, even when it was ended before it began', async () => {
  const wait = createLongWait();
  const first = wait.passed(60 * day);
  wait.end();
  expect([await first, await wait.passed(day)]).toEqual([false, false]);
});

test('resolves at once when the time is already over', async () => {
  const passed = createLongWait().passed(-5);
  await jest.advanceTimersByTimeAsync(1);
  expect(await passed).toBe(true);
});
