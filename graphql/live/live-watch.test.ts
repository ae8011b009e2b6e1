import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Position } from '../../domain/envelope.ts';
import { watchLive, type LiveWatch, type LiveWatchOptions } from './live-watch.ts';

type Seen = Awaited<ReturnType<LiveWatchOptions['readiness']>>;

let seen: Seen;
let silent: number;
let watch: LiveWatch;

const model = (place: string, behind = false): Seen['projections'][number] => {
  const position = place as Position;
  return { name: 'credits', version: '1', state: 'live', ready: true, position, head: position, behind };
};
const look = (times = 1): Promise<void> => jest.advanceTimersByTimeAsync(2_000 * times);

beforeEach(() => {
  jest.useFakeTimers();
  seen = { ready: true, projections: [model('1')] };
  silent = 0;
  watch = watchLive({ readiness: async () => seen, now: Date.now, onSilent: () => (silent += 1) });
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

test('is believed while all goes well, and when one look fails', async () => {
  await look(3);
  seen = { ...seen, ready: false };
  await look();
  expect(watch.tells()).toBe(true);
  seen = { ...seen, ready: true };
  await look(2);
  expect([watch.tells(), silent]).toEqual([true, 0]);
});

test('is silent, and says so once, until all is well again', async () => {
  seen = { ready: false, projections: [] };
  await look(5);
  expect([watch.tells(), silent]).toEqual([false, 1]);
  seen = { ready: true, projections: [model('1')] };
  await look();
  expect(watch.tells()).toBe(true);
});

test('a read model that stands still behind the log is told of nothing; one that moves, however far behind, is', async () => {
  for (let position = 2; position < 20; position += 1) {
    seen = { ready: true, projections: [model(String(position), true)] };
    await look();
  }
  expect(watch.tells()).toBe(true);
  await look(9);
  expect([watch.tells(), silent]).toEqual([false, 1]);
  // At the end of the log standing still is right.
  seen = { ready: true, projections: [model('30')] };
  await look(30);
  expect(watch.tells()).toBe(true);
});
