import { expect, test } from '@jest/globals';
import { durationInWords, toneOf } from './runs.ts';

test.each([
  [100, 'success'],
  [80, 'success'],
  [79.9, 'warning'],
  [60, 'warning'],
  [59.9, 'danger'],
  [0, 'danger'],
] as const)('a success rate of %d percent shows as %s', (rate, tone) => {
  expect(toneOf(rate)).toBe(tone);
});

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1_000, '1.0 s'],
  [12_345, '12.3 s'],
])('%d milliseconds read %s', (milliseconds, words) => {
  expect(durationInWords(milliseconds)).toBe(words);
});
