import { expect, test } from '@jest/globals';
import { readListingText } from '../listings/web/read.ts';
import { describeFacts } from './describe.ts';
import { inWords } from '../../../words/index.ts';

test('describeFacts names every fact that was read', () => {
  const listing = readListingText(
    '9 Elm Street, Salem, MA 01970\n$450,000 house, 3 bedrooms, 2 baths, 1,400 sq ft, 0.5 acres, built in 1900\n- Oak floors',
  );
  expect(
    describeFacts(listing).map(
      ({ name, value }) => `${typeof name === 'string' ? name : inWords(name, 'en')}: ${value}`,
    ),
  ).toEqual([
    'Address: 9 Elm Street, Salem, MA 01970',
    'Price: $450,000',
    'Bedrooms: 3',
    'Bathrooms: 2',
    'Size: 1,400 square feet',
    'Lot: half an acre',
    'Year built: 1900',
    'Property type: house',
    'Features: Oak floors',
  ]);
});
