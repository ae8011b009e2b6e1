import { expect, test } from '@jest/globals';
import { findPlaceholders, keepsPlaceholders, placeholderRefusal } from './placeholders.ts';

const gap = '[what your clients should know about it, with an example from your area]';

test.each([
  ['Offered at [price], [price]!', ['[price]']],
  ['[address] and 【价格】 and ［価格］', ['[address]', '【价格】', '［価格］']],
  ['a[0] = [\n] and [] and [ ]', ['[0]']],
  [`Days on market: ${gap}`, [gap]],
  ['Call me,\n[your\nname].', ['[your\nname]']],
  [`[${'x'.repeat(4_990)}]`, [`[${'x'.repeat(4_990)}]`]],
  ['[[price]', ['[price]']],
  ['nothing, or [an open end', []],
])('finds the placeholders of %j', (script, placeholders) => {
  expect(findPlaceholders(script)).toEqual(placeholders);
});

test('finds the placeholders of five thousand brackets in one pass', () => {
  expect(findPlaceholders('['.repeat(5_000))).toEqual([]);
  expect(findPlaceholders(`[${' '.repeat(4_998)}]`)).toEqual([]);
});

test('a script whose facts are filled in can become a video', () => {
  expect(placeholderRefusal('It costs $450,000.')).toBeUndefined();
});

test.each([
  ['It costs [price] and has [beds].', 'Please replace [price] in the script first.'],
  ['Call me,\n[your\n name].', 'Please replace [your name] in the script first.'],
  [gap, `Please replace ${gap} in the script first.`],
  [`[${'x'.repeat(4_990)}]`, `Please replace [${'x'.repeat(97)}…] in the script first.`],
])('%j cannot become a video, and the refusal names the first open fact', (script, message) => {
  expect(placeholderRefusal(script)).toMatchObject({ code: 'INVALID_INPUT', message });
});

test.each([
  ['Costs [price].', 'Cuesta [price].', true],
  ['Call [your\nname].', 'Llama a [your name].', true],
  ['Costs [price], has [beds].', 'Cuesta [price].', false],
])('%j as %j keeps its placeholders: %s', (source, edited, kept) => {
  expect(keepsPlaceholders(source, edited)).toBe(kept);
});
