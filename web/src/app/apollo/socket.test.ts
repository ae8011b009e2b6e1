import { expect, test } from '@jest/globals';
import { retryDelay } from './socket.ts';

test('the socket reconnects after 3 s, then with exponential backoff up to 30 s', () => {
  expect([0, 0.5, 1].map((random) => retryDelay(0, 3_000, random))).toEqual([3_000, 3_000, 3_000]);
  expect([1, 2, 3, 4, 99].map((retries) => retryDelay(retries, 3_000, 1))).toEqual([
    6_000, 12_000, 24_000, 30_000, 30_000,
  ]);
  expect(retryDelay(99, 3_000, 0)).toBe(15_000);
});
