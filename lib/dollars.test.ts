import { expect, test } from '@jest/globals';
import { inDollars } from './dollars.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [-41_000, '-$410.00'],
  [2_041_050, '$20,410.50'],
  [-1, '-$0.01'],
])('%d cents are %s', (cents, words) => {
  expect(inDollars(cents)).toBe(words);
});
