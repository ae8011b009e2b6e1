import { expect, test } from '@jest/globals';
import { fairHousingWarnings } from './fair-housing.ts';

test.each([
  ['No kids, please.', 'No kids'],
  ['Perfect for young professionals.', 'Perfect for young professionals'],
  ['Walking distance to St. Mary church.', 'Walking distance to St. Mary church'],
  ['A safe neighborhood.', 'safe neighborhood'],
  ['Adults only.', 'Adults only'],
  ['No Section 8.', 'No Section 8'],
])('warns of %j', (script, phrase) => {
  expect(fairHousingWarnings(script).map((warning) => warning.phrase)).toContain(phrase);
});

test('does not warn of a plain description of the property', () => {
  expect(
    fairHousingWarnings(
      'A family room opens to the garden. The white kitchen is bright, and the black granite shines. Two blocks to the park and the library.',
    ),
  ).toEqual([]);
});
