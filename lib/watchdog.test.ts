import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createWatchdog, Stalled, type Watchdog } from './watchdog.ts';

let watchdog: Watchdog;
beforeEach(() => {
  jest.useFakeTimers();
  watchdog = createWatchdog(60_000);
});
afterEach(() => {
  watchdog.stop();
  jest.useRealTimers();
});

test('work without progress for the limit is stalled', () => {
  jest.advanceTimersByTime(59_999);
  expect(watchdog.stalled.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(watchdog.stalled.reason).toEqual(new Stalled('no progress for 60 s'));
});

test('slow work that moves on is never stalled', () => {
  for (let step = 0; step < 100; step += 1) {
    jest.advanceTimersByTime(50_000);
    watchdog.progress();
  }
  expect(watchdog.stalled.aborted).toBe(false);
});

test('work that has ended is watched no longer', () => {
  watchdog.stop();
  jest.advanceTimersByTime(600_000);
  expect(watchdog.stalled.aborted).toBe(false);
});
