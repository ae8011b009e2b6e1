import { expect, test } from '@jest/globals';
import { runsOf } from './fonts.ts';

const textsOf = (text: string): readonly string[] => runsOf(text, 'regular').map((run) => run.text);

test('keeps a text of one script in one run, with its blanks and marks', () => {
  expect(textsOf('Ana María Núñez, REALTOR®')).toEqual(['Ana María Núñez, REALTOR®']);
  expect(textsOf('राजेश कुमार')).toEqual(['राजेश कुमार']);
});

test('begins a run where another font is needed', () => {
  expect(textsOf('Łukasz 李明')).toEqual(['Ł', 'ukasz ', '李明']);
});

test('puts Persian words in the order in which they are drawn from the left', () => {
  expect(textsOf('مریم احمدی')).toEqual(['احمدی مریم']);
});

test('writes `?` for a letter that no font has', () => {
  expect(textsOf('A 🏡 home')).toEqual(['A ? home']);
});

test('draws bold and italic with files of that style', () => {
  const files = (['bold', 'italic'] as const).flatMap((face) => runsOf('Total', face).map(({ file }) => file));
  expect(files).toEqual([expect.stringMatching(/latin-700-normal/), expect.stringMatching(/latin-400-italic/)]);
});
