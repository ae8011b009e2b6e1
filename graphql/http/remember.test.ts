import { expect, test } from '@jest/globals';
import { remember } from './remember.ts';

test('caches one result for all callers until it expires, and never caches a failure', async () => {
  let time = 0;
  let calls = 0;
  let fails = false;
  const ask = remember(
    async () => {
      calls += 1;
      if (fails) throw new Error('away');
      return calls;
    },
    1_000,
    () => time,
  );
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  time = 999;
  expect(await ask()).toBe(1);
  time = 1_000;
  fails = true;
  await expect(ask()).rejects.toThrow('away');
  fails = false;
  expect(await ask()).toBe(3);
});
