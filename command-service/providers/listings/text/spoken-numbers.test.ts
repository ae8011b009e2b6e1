import { expect, test } from '@jest/globals';
import { withoutSpokenNumbers } from './spoken-numbers.ts';

test.each([
  ['fourteen hundred twenty square feet', '1,420 square feet'],
  ['two thousand one hundred and six square feet', '2,106 square feet'],
  ['asking three hundred forty-nine thousand nine hundred', 'asking 349,900'],
  ['one million two hundred thousand', '1,200,000'],
  ['built in nineteen fifty eight on a corner', 'built in 1958 on a corner'],
  ['a cottage from nineteen oh six', 'a cottage from 1906'],
  ['finished in twenty fifteen', 'finished in 2015'],
])('writes "%s" in digits', (spoken, written) => {
  expect(withoutSpokenNumbers(spoken)).toBe(written);
});

test.each([
  'three bedroom one and a half bath',
  'two ninety nine nine',
  'four hundred feet of frontage',
  'one two three four, testing',
  'the lockbox is zero six one four',
  'three twenty-foot windows',
  'in twenty minutes',
  'one hundred hundred',
  'two point four million',
  'a million two hundred thousand',
])('leaves "%s" as it is', (text) => {
  expect(withoutSpokenNumbers(text)).toBe(text);
});
