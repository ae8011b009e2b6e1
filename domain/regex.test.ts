import { regex } from './regex.ts';

test('joins the lines of a pattern without their indentation', () => {
  expect(
    regex('iu')`
      ^(?:monthly rent
        |\$\d+ per month
      )$
    `,
  ).toEqual(/^(?:monthly rent|\$\d+ per month)$/iu);
});

test('keeps a blank in brackets at the end of a line', () => {
  expect(
    regex()`
      price[ ]
      \d
    `.test('price 5'),
  ).toBe(true);
});

test('puts parts of other patterns in', () => {
  const months = '(?:May|June)';
  expect(regex()`^${months} \d`).toEqual(/^(?:May|June) \d/);
});

test('refuses an invalid pattern', () => {
  expect(() => regex()`(`).toThrow(SyntaxError);
});
