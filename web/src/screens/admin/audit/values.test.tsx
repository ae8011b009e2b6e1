import { expect, test } from '@jest/globals';
import { wordsOf } from './values.tsx';

test.each([
  ['1200 credits', false, '1,200 credits'],
  ['1 credit', false, '1 credit'],
  ['-0.5 credits', false, '-0.5 credits'],
  ['1200 credits', true, '1200 credits'],
  ['ready', true, 'ready'],
])('the value "%s" (text: %s) is "%s": amounts are worded as everywhere, texts stay', (value, isText, words) => {
  expect(wordsOf({ value, isText, isTime: false })).toBe(words);
});
