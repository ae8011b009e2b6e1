import { expect, test } from '@jest/globals';
import { positionInWords } from './position.ts';

test.each([
  ['', 'the beginning'],
  ['0000000000000042', '42'],
  ['0000000000123456', '123,456'],
  ['0000000000000042-0000000000000017', '42 / 17'],
  ['00000000000000028036-00000000000000028036', '28,036'],
  ['a/b', 'a/b'],
])('the position %j is formatted as %s', (position, words) => {
  expect(positionInWords(position)).toBe(words);
});
