import { expect, test } from '@jest/globals';
import { createTextCache } from './text-cache.ts';

test('keeps the texts that were used last, within its size', () => {
  const cache = createTextCache<number>(10);
  cache.set('aaaa', 1);
  cache.set('bbbb', 2);
  expect(cache.get('aaaa')).toBe(1);
  cache.set('cccc', 3);
  expect(['aaaa', 'bbbb', 'cccc'].map((text) => cache.get(text))).toEqual([1, undefined, 3]);
  cache.set('cccc', 4);
  expect([cache.get('aaaa'), cache.get('cccc')]).toEqual([1, 4]);
  cache.set('x'.repeat(11), 5);
  expect(['aaaa', 'cccc', 'x'.repeat(11)].map((text) => cache.get(text))).toEqual([undefined, undefined, undefined]);
});
