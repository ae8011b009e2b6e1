import { expect, test } from '@jest/globals';
import { randomFew } from './random-pool.ts';

test('gives the requested number of bytes, none of them twice', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 20_000; n += 1) {
    const bytes = randomFew(12);
    expect(bytes).toHaveLength(12);
    seen.add(bytes.toString('hex'));
  }
  expect(seen.size).toBe(20_000);
});

test('gives bytes that later calls do not change', () => {
  const first = randomFew(16);
  const copy = first.toString('hex');
  for (let n = 0; n < 1_000; n += 1) randomFew(16).fill(0);
  expect(first.toString('hex')).toBe(copy);
});
