import { expect, test } from '@jest/globals';
import { withoutCorrections } from './corrections.ts';

test.each([
  ['Three bedrooms, no sorry, four, they added one.', 'four bedrooms, they added one.'],
  ['It is 1,760 square feet, I mean 1,670.', 'It is 1,670 square feet.'],
  ['Asking 359,900, scratch that, 349,900 now.', 'Asking 349,900 now.'],
  ['2 baths, actually 3.', '3 baths.'],
  ['Two baths, sorry, two and a half baths.', 'two and a half baths.'],
  ['Two baths, sorry, two and a half.', 'two and a half baths.'],
  ['Built in 1958, wait, 1968.', 'Built in 1968.'],
])('takes the corrected figure of "%s"', (said, meant) => {
  expect(withoutCorrections(said)).toBe(meant);
});

test('keeps both figures when the correction goes on', () => {
  expect(withoutCorrections('Three bedrooms, I mean four with the den.')).toBe('Three to four bedrooms with the den.');
});

test.each([
  'Three bedrooms. Sorry, two bathrooms only.',
  'Three beds, sorry, three and a half baths.',
  '3 beds, no HOA.',
  'Three bedrooms, sorry, no pets.',
  'Sorry, four weeks is the earliest.',
])('leaves "%s" as it is', (said) => {
  expect(withoutCorrections(said)).toBe(said);
});
