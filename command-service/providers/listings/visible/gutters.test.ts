import { withoutGutter } from './gutters.ts';

const brochure = `
SHORE TOWERS
Direct oceanfront on the eleventh          UNIT FACTS
floor. Three bedrooms, two baths and       Price              $524,900
a balcony long enough for breakfast        Bedrooms           3
and a hammock. The corner position         Bathrooms          2 full
gives this home windows on two sides.      Heated area        1,385 sq ft
                                           Built              1984
Fully renovated in 2022:                   Furnished          Yes
Call Desmond
`
  .trim()
  .split('\n');

test('reads a column of prose before the column of facts beside it', () => {
  expect(withoutGutter(brochure).filter((line) => line !== '')).toEqual([
    'SHORE TOWERS',
    'Direct oceanfront on the eleventh floor. Three bedrooms, two baths and a balcony long enough for breakfast and a hammock. The corner position gives this home windows on two sides.',
    'Fully renovated in 2022:',
    'UNIT FACTS',
    'Price              $524,900',
    'Bedrooms           3',
    'Bathrooms          2 full',
    'Heated area        1,385 sq ft',
    'Built              1984',
    'Furnished          Yes',
    'Call Desmond',
  ]);
});

test('leaves a table of labels and values as it is', () => {
  const table = ['Beds', 'Baths', 'Living area', 'Lot size', 'Year built', 'Garage', 'County'].map(
    (label, at) => `${label.padEnd(30)}${at + 2}`,
  );
  expect(withoutGutter(table)).toEqual(table);
});

test('leaves prose without a gutter as it is', () => {
  const prose = ['A cape on a quiet lane with a brook at the end.', 'It has three bedrooms and a sun porch.'];
  expect(withoutGutter(prose)).toEqual(prose);
});
