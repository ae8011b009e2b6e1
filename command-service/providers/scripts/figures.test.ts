import { expect, test } from '@jest/globals';
import { figuresIn } from './figures.ts';

test.each<[string, number[]]>([
  ['$1.25 million and 1,850 square feet', [1_250_000, 1850]],
  ['two and a half bathrooms, three bedrooms', [2.5, 3]],
  ['one of the best, this one', []],
  ['one bedroom, a one-car garage', [1, 1]],
  ['twenty-five hundred square feet', [2500]],
  ['one million two hundred fifty thousand dollars', [1_250_000]],
  ['built in 1987.', [1987]],
  ['450k or 2 million', [450_000, 2_000_000]],
  ['16.74 million Swiss francs', [16_740_000]],
])('finds the figures of %j', (text, figures) => {
  expect([...figuresIn(text)].sort((a, b) => a - b)).toEqual(figures.sort((a, b) => a - b));
});
