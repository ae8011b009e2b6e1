import { expect, test } from '@jest/globals';
import { positionInWords } from './position.ts';

test.each([['', 'the beginning'], ['0000000000000042', '42'], ['0000000000123456', '123,456'], ['42/17', '42/17']])('%j is read as %s', (position, words) => {
  expect(positionInWords(position)).toBe(words);
});
