import { expect, test } from '@jest/globals';
import { spokenNumbersIn } from './spoken-numbers.ts';

test.each([
  ['four hundred fifty thousand', [450_000]],
  ['four hundred and eighty-five thousand dollars', [485_000]],
  ['one million, two hundred fifty thousand', [1_250_000]],
  ['eighty-five hundred', [8500]],
  ['a million', [1_000_000]],
  ['six and three-eighths percent', [6.375]],
  ['six and a half percent', [6.5]],
  ['seven point two five percent', [7.25]],
  ['five point twenty-five', [5.25]],
  ['ninety thousand down on four hundred fifty thousand', [90_000, 450_000]],
  ['two and a quarter baths', [2.25]],
])('reads %s', (text, amounts) => {
  expect(spokenNumbersIn(text).map(({ amount }) => amount)).toEqual(amounts);
});

test.each(['three four five', 'hundred', 'twenty thirty thousand', 'no number'])(
  'does not read %s as a number',
  (text) => {
    expect(spokenNumbersIn(text)).toEqual([]);
  },
);
