import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { inBursts } from './in-bursts.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('acts at once after a pause, then once for all calls within the interval', () => {
  let acts = 0;
  const ask = inBursts(() => (acts += 1), 10);
  ask();
  expect(acts).toBe(1);
  for (let n = 0; n < 20; n += 1) ask();
  expect(acts).toBe(1);
  jest.advanceTimersByTime(10);
  expect(acts).toBe(2);
  jest.advanceTimersByTime(100);
  expect(acts).toBe(2);
  ask();
  expect(acts).toBe(3);
});

test('acts after the last call', () => {
  let asked = 0;
  let seen = 0;
  const ask = inBursts(() => (seen = asked), 10);
  while (asked < 100) {
    asked += 1;
    ask();
    jest.advanceTimersByTime(3);
  }
  jest.advanceTimersByTime(10);
  expect(seen).toBe(100);
});
