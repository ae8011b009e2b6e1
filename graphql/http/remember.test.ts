import { expect, test } from '@jest/globals';
import { remember } from './remember.ts';

test('gives one answer to all until it is too old, and forgets a failure at once', async () => {
  let time = 0;
  let asked = 0;
  let fails = false;
  const ask = remember(
    async () => {
      asked += 1;
      if (fails) throw new Error('away');
      return asked;
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
