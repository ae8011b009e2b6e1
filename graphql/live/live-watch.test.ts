import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Position } from '../../domain/envelope.ts';
import { watchLive, type LiveWatch, type LiveWatchOptions } from './live-watch.ts';

type Seen = Awaited<ReturnType<LiveWatchOptions['readiness']>>;

let seen: Seen;
let closings: number;
let watch: LiveWatch;

const model = (place: string, behind = false): Seen['projections'][number] => {
  const position = place as Position;
  return { name: 'credits', version: '1', state: 'live', ready: true, position, head: position, behind };
};
const look = (times = 1): Promise<void> => jest.advanceTimersByTimeAsync(2_000 * times);

beforeEach(() => {
  jest.useFakeTimers();
  seen = { ready: true, projections: [model('1')] };
  closings = 0;
  watch = watchLive({ readiness: async () => seen, now: Date.now, onStale: () => (closings += 1) });
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

test('live messages are fresh while all checks succeed, and after a single failed check', async () => {
  await look(3);
  seen = { ...seen, ready: false };
  await look();
  expect(watch.isFresh()).toBe(true);
  seen = { ...seen, ready: true };
  await look(2);
  expect([watch.isFresh(), closings]).toEqual([true, 0]);
});

test('two failed checks make live messages stale, with one notification, until a check succeeds', async () => {
  seen = { ready: false, projections: [] };
  await look(5);
  expect([watch.isFresh(), closings]).toEqual([false, 1]);
  seen = { ready: true, projections: [model('1')] };
  await look();
  expect(watch.isFresh()).toBe(true);
});

test('a read model stalled behind the log makes live messages stale; one that catches up does not', async () => {
  for (let position = 2; position < 20; position += 1) {
    seen = { ready: true, projections: [model(String(position), true)] };
    await look();
  }
  expect(watch.isFresh()).toBe(true);
  await look(9);
  expect([watch.isFresh(), closings]).toEqual([false, 1]);
  // The read model is at the end of the log, so no progress is expected.
  seen = { ready: true, projections: [model('30')] };
  await look(30);
  expect(watch.isFresh()).toBe(true);
});
