import { expect, test } from '@jest/globals';
import { createFairSlots } from './fair-slots.ts';

test('runs as many tasks at once as there are slots, in turns of their owners', async () => {
  const inTurn = createFairSlots(2);
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => async (): Promise<string> => {
    log.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  const results = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => inTurn('ann', task(name))),
    ...['b1', 'b2'].map((name) => inTurn('ben', task(name))),
  ];
  while (log.length < 6 || ends.length > 0) {
    const before = log.length;
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(log.length - before).toBeLessThanOrEqual(2);
  }
  expect(log).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2']);
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2']);
});

test('a task that fails frees its slot', async () => {
  const inTurn = createFairSlots(1);
  await expect(inTurn('ann', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn('ann', async () => 'next')).toBe('next');
});
