import { beforeEach, expect, test } from '@jest/globals';
import { sparing } from './sparing.ts';

let now: number;
let active: number;
let asked: number;
let takes: number;
let away: boolean;
let counters: ReturnType<typeof sparing>;
beforeEach(() => {
  [now, active, asked, takes, away] = [0, 7, 0, 50, false];
  counters = sparing(
    {
      read: async () => [],
      signIns: async () => [],
      usersOf: async () => 0,
      users: async () => {
        asked += 1;
        now += takes;
        if (away) throw new Error('away');
        return active;
      },
    },
    () => now,
  );
});
const users = () => counters.users('hour', 1, 168);

test('keeps an expensive count for a hundred times as long as it took', async () => {
  expect(await users()).toBe(7);
  active = 9;
  now = 50 + 4_999;
  expect(await users()).toBe(7);
  now = 50 + 5_000;
  expect(await users()).toBe(9);
  expect(asked).toBe(2);
});

test('repeats a cheap count', async () => {
  takes = 0;
  expect(await users()).toBe(7);
  active = 9;
  expect(await users()).toBe(9);
});

test('everybody who asks at the same moment waits for one count, and another range has its own', async () => {
  expect(await Promise.all([users(), users(), counters.users('hour', 2, 169)])).toEqual([7, 7, 7]);
  expect(asked).toBe(2);
});

test('a failed count is repeated by the next one who asks', async () => {
  away = true;
  await expect(users()).rejects.toThrow('away');
  away = false;
  expect(await users()).toBe(7);
});
