import { expect, test } from '@jest/globals';
import { findPlaceholders } from './placeholders.ts';

test.each([
  ['Offered at [price], [price]!', ['[price]']],
  ['[address] and 【价格】', ['[address]', '【价格】']],
  ['a[0] = [\n]', ['[0]']],
  ['nothing', []],
])('finds the placeholders of %j', (script, placeholders) => {
  expect(findPlaceholders(script)).toEqual(placeholders);
});
