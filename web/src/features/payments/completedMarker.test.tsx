import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { completedKey, markPaymentCompleted } from './completedMarker.ts';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the marker of a completed payment is kept for 5 s', () => {
  markPaymentCompleted('pi_1');
  jest.advanceTimersByTime(4_999);
  expect(localStorage.getItem(completedKey)).toMatch(/^pi_1\//u);
  jest.advanceTimersByTime(1);
  expect(localStorage.getItem(completedKey)).toBeNull();
});

test('the marker of a later payment outlives the end of an earlier one', () => {
  markPaymentCompleted('pi_1');
  jest.advanceTimersByTime(3_000);
  markPaymentCompleted('pi_2');
  jest.advanceTimersByTime(3_000);
  expect(localStorage.getItem(completedKey)).toMatch(/^pi_2\//u);
});
