import { describe, expect, test } from '@jest/globals';
import { clockPause, watchClock } from './clock-watch.ts';

const hour = 3_600_000;
const day = 24 * hour;
const lastEvent = Date.UTC(2026, 4, 1);

/** A clock that can be set, beside one that only passes. */
function watched(clock: number, last: number | undefined = lastEvent) {
  const told: string[] = [];
  const time = { clock, passed: 0 };
  const watch = watchClock({
    eventStore: { lastTime: async () => last },
    now: () => time.clock,
    elapsed: () => time.passed,
    onDoubt: (reason) => told.push(reason),
  });
  return {
    told,
    after: async (passed: number, jumped = 0) => {
      time.passed += passed;
      time.clock += passed + jumped;
      return (await watch.check())?.reason;
    },
  };
}

describe('the clock at the start', () => {
  test.each([
    ['at the last event', 0, undefined],
    ['a day later', day, undefined],
    ['60 days later', 60 * day, 'The clock is 60 days ahead of the last event of the log'],
    ['a minute earlier', -60_000, undefined],
    ['three hours earlier', -3 * hour, 'The clock is 3 hours behind the last event of the log'],
  ])('is doubted only when it is far from the last event: %s', async (_when, off, reason) => {
    expect(await watched(lastEvent + off).after(0)).toBe(reason);
  });

  test('is not doubted without an event to compare it with', async () => {
    expect(await watched(lastEvent, undefined).after(0)).toBeUndefined();
  });

  test('is doubted for an hour, and reported once', async () => {
    const clock = watched(lastEvent + 60 * day);
    expect(await clock.after(0)).toBeDefined();
    expect(await clock.after(clockPause - 1)).toBeDefined();
    expect(await clock.after(1)).toBeUndefined();
    expect(await clock.after(day)).toBeUndefined();
    expect(clock.told).toHaveLength(1);
  });

  test('is trusted again as soon as it is set right', async () => {
    const clock = watched(lastEvent + 60 * day);
    expect(await clock.after(0)).toBeDefined();
    expect(await clock.after(1_000, -60 * day)).toBeUndefined();
  });
});

describe('a running clock', () => {
  test('is doubted for an hour when it jumps forward', async () => {
    const clock = watched(lastEvent);
    await clock.after(0);
    expect(await clock.after(day, 30_000)).toBeUndefined();
    expect(await clock.after(60_000, 3 * day)).toBe('The clock went forward by 3 days');
    expect(await clock.after(clockPause)).toBeUndefined();
  });

  test('is doubted when it is set back before the last events', async () => {
    const clock = watched(lastEvent);
    await clock.after(0);
    expect(await clock.after(1_000, -3 * hour)).toBe('The clock is 3 hours behind the last event of the log');
    expect(await clock.after(1_000)).toBeDefined();
  });
});
