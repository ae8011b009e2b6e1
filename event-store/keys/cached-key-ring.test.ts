import { beforeEach, expect, test } from '@jest/globals';
import { DESTROYED, type KeyRing } from './key-ring.ts';
import { createMemoryKeyRing } from './testing/memory-keys.ts';
import { LogUnavailable } from '../port.ts';
import { cacheKeys } from './cached-key-ring.ts';

let clock: number;
let away: boolean;
let asked: number;
let elsewhere: KeyRing;
let keys: KeyRing;

beforeEach(() => {
  clock = 1_000;
  away = false;
  asked = 0;
  elsewhere = createMemoryKeyRing();
  const ask = <Result>(answer: () => Promise<Result>): Promise<Result> => {
    asked += 1;
    return away ? Promise.reject(new LogUnavailable('Nobody answers')) : answer();
  };
  const reached: KeyRing = {
    getOrCreate: (subject) => ask(() => elsewhere.getOrCreate(subject)),
    get: (subject) => ask(() => elsewhere.get(subject)),
    destroy: (subject) => ask(() => elsewhere.destroy(subject)),
    close: () => Promise.resolve(),
  };
  keys = cacheKeys(reached, { goesOnFor: 60_000, most: 3, now: () => clock });
});

test('a key that was used goes on serving while the ring is away, without waiting for it each time', async () => {
  const key = await keys.getOrCreate('ada');
  away = true;
  for (let n = 0; n < 100; n += 1) expect(await keys.getOrCreate('ada')).toBe(key);
  expect(await keys.get('ada')).toBe(key);
  expect(asked).toBeLessThan(4);
  await expect(keys.getOrCreate('bob')).rejects.toBeInstanceOf(LogUnavailable);
  clock += 60_000;
  await expect(keys.get('ada')).rejects.toBeInstanceOf(LogUnavailable);
  away = false;
  expect(await keys.get('ada')).toBe(key);
});

test('while the ring answers, what is destroyed anywhere is gone at once', async () => {
  await keys.getOrCreate('ada');
  await elsewhere.destroy('ada');
  expect(await keys.getOrCreate('ada')).toBe(DESTROYED);
  away = true;
  expect(await keys.get('ada')).toBe(DESTROYED);
});

test('what is destroyed here serves nobody any more, also when the ring could not be told', async () => {
  await keys.getOrCreate('ada');
  away = true;
  await expect(keys.destroy('ada')).rejects.toBeInstanceOf(LogUnavailable);
  expect(await keys.get('ada')).toBe(DESTROYED);
});

test('remembers so many, the latest', async () => {
  for (const subject of ['a', 'b', 'c', 'd']) await keys.getOrCreate(subject);
  away = true;
  await expect(keys.get('a')).rejects.toBeInstanceOf(LogUnavailable);
  for (const subject of ['b', 'c', 'd']) expect(await keys.get(subject)).toBeDefined();
});

test('no key is no answer to remember: one that is made later is found', async () => {
  expect(await keys.get('ada')).toBeUndefined();
  const key = await elsewhere.getOrCreate('ada');
  expect(await keys.get('ada')).toBe(key);
});
