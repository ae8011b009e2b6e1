import { expect, test } from '@jest/globals';
import { optionalWords, requiredWords } from './fields.tsx';

test.each([
  ['', false],
  ['ab', false],
  ['  ab  ', false],
  ['abc', true],
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
])('takes the required words %j: %s', (typed, good) => {
  expect(requiredWords.validate(typed) === true).toBe(good);
});

test('accepts an empty text, but no words that are too few, where words are optional', () => {
  expect(optionalWords.validate('  ')).toBe(true);
  expect(optionalWords.validate('ab')).toBe('Write 3 to 500 characters.');
});
