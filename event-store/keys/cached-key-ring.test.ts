import { beforeEach, expect, test } from '@jest/globals';
import { DESTROYED, type KeyRing } from './key-ring.ts';
import { createMemoryKeyRing } from './testing/memory-keys.ts';
import { LogUnavailable } from '../port.ts';
import { cacheKeys } from './cached-key-ring.ts';

let clock: number;
let unavailable: boolean;
let calls: number;
let remote: KeyRing;
let keys: KeyRing;

beforeEach(() => {
  clock = 1_000;
  unavailable = false;
  calls = 0;
  remote = createMemoryKeyRing();
  const call = <Result>(answer: () => Promise<Result>): Promise<Result> => {
    calls += 1;
    return unavailable ? Promise.reject(new LogUnavailable('Down')) : answer();
  };
  const ring: KeyRing = {
    getOrCreate: (subject) => call(() => remote.getOrCreate(subject)),
    get: (subject) => call(() => remote.get(subject)),
    destroy: (subject) => call(() => remote.destroy(subject)),
    close: () => Promise.resolve(),
  };
  keys = cacheKeys(ring, { staleForMs: 60_000, max: 3, now: () => clock });
});

test('uses a cached key while the ring is unavailable, without a call each time', async () => {
  const key = await keys.getOrCreate('ada');
  unavailable = true;
  for (let n = 0; n < 100; n += 1) expect(await keys.getOrCreate('ada')).toBe(key);
  expect(await keys.get('ada')).toBe(key);
  expect(calls).toBeLessThan(4);
  await expect(keys.getOrCreate('bob')).rejects.toBeInstanceOf(LogUnavailable);
  clock += 60_000;
  await expect(keys.get('ada')).rejects.toBeInstanceOf(LogUnavailable);
  unavailable = false;
  expect(await keys.get('ada')).toBe(key);
});

test('notices at once that another process destroyed a key while the ring is available', async () => {
  await keys.getOrCreate('ada');
  await remote.destroy('ada');
  expect(await keys.getOrCreate('ada')).toBe(DESTROYED);
  unavailable = true;
  expect(await keys.get('ada')).toBe(DESTROYED);
});

test('never uses a key again that was destroyed here, even if the ring was unavailable', async () => {
  await keys.getOrCreate('ada');
  unavailable = true;
  await expect(keys.destroy('ada')).rejects.toBeInstanceOf(LogUnavailable);
  expect(await keys.get('ada')).toBe(DESTROYED);
});

test('caches the most recently used keys up to the limit', async () => {
  for (const subject of ['a', 'b', 'c', 'd']) await keys.getOrCreate(subject);
  unavailable = true;
  await expect(keys.get('a')).rejects.toBeInstanceOf(LogUnavailable);
  for (const subject of ['b', 'c', 'd']) expect(await keys.get(subject)).toBeDefined();
});

test('does not cache a missing key: finds one that is created later', async () => {
  expect(await keys.get('ada')).toBeUndefined();
  const key = await remote.getOrCreate('ada');
  expect(await keys.get('ada')).toBe(key);
});
