import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { START, type Position, type RecordedEvent } from '../../../domain/envelope.ts';
import { watchProgress } from './progress-watch.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const at = (n: number) => String(n).padStart(4, '0') as Position;
let seen: Position | undefined;
let last: Position;
let isAway: boolean;
const eventStore = {
  readAll: async ({ after }: { readonly after: Position }) => {
    if (isAway) throw new Error('away');
    return { events: after < last ? [{} as RecordedEvent] : [], position: last, end: true };
  },
};
let noted: (number | null)[];
let isNoteLost: boolean;
const note = async (since: number | null): Promise<void> => {
  if (isNoteLost) throw new Error('away');
  noted.push(since);
};
const watch = () => watchProgress({ eventStore, filter: {}, seen: () => seen, stalledAfterMs: 3_000, note });
beforeEach(() => {
  [seen, last, isAway] = [at(1), at(1), false];
  [noted, isNoteLost] = [[], false];
});

test('calls a process stalled while events wait for it, until it moves', async () => {
  const { stalledSince, stop } = watch();
  last = at(5);
  await jest.advanceTimersByTimeAsync(3_500);
  expect(stalledSince()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(stalledSince()).toBeLessThanOrEqual(Date.now() - 3_000);
  seen = at(2);
  expect(stalledSince()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(stalledSince()).toBeUndefined();
  stop();
});

test('a process without work is not stalled, however long it rests', async () => {
  const { stalledSince, stop } = watch();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stalledSince()).toBeUndefined();
  stop();
});

test('a process that moves a little between two looks is not stalled', async () => {
  const { stalledSince, stop } = watch();
  last = at(900);
  for (let n = 2; n < 30; n += 1) {
    seen = at(n);
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(stalledSince()).toBeUndefined();
  stop();
});

test('a process that has not begun after a while is stalled', async () => {
  seen = undefined;
  const { stalledSince, stop } = watch();
  expect(START < last).toBe(true);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(stalledSince()).toBeDefined();
  stop();
});

test('says nothing while the log does not answer', async () => {
  isAway = true;
  const { stalledSince, stop } = watch();
  last = at(5);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stalledSince()).toBeUndefined();
  stop();
});

test('records once that it has stalled and once that it moves, and retries failed records', async () => {
  const { stop } = watch();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(noted).toEqual([null]);
  last = at(5);
  isNoteLost = true;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(noted).toEqual([null]);
  isNoteLost = false;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(noted).toEqual([null, expect.any(Number)]);
  seen = at(5);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(noted).toEqual([null, expect.any(Number), null]);
  stop();
});

test('a process that starts after another one has stopped records nothing until it has looked', async () => {
  const { stop } = watch();
  last = at(5);
  await jest.advanceTimersByTimeAsync(2_500);
  expect(noted).toEqual([]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(noted).toEqual([expect.any(Number)]);
  stop();
});
