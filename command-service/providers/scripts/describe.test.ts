import { expect, test } from '@jest/globals';
import { readListingText } from '../listings/web/read.ts';
import { describeFacts } from './describe.ts';
import { inWords, type Language, type Sentence } from '../../../words/index.ts';

test('describeFacts names every fact that was read', () => {
  const listing = readListingText(
    '9 Elm Street, Salem, MA 01970\n$450,000 house, 3 bedrooms, 2 baths, 1,400 sq ft, 0.5 acres, built in 1900\n- Oak floors',
  );
  const shown = (language: Language): readonly string[] => {
    const worded = (text: Sentence | string): string => (typeof text === 'string' ? text : inWords(text, language));
    return describeFacts(listing).map(({ name, value }) => `${worded(name)}: ${worded(value)}`);
  };
  expect(shown('en')).toEqual([
    'Address: 9 Elm Street, Salem, MA 01970',
    'Price: $450,000',
    'Bedrooms: 3',
    'Bathrooms: 2',
    'Size: 1,400 square feet',
    'Lot: 0.5 acres',
    'Year built: 1900',
    'Property type: house',
    'Features: Oak floors',
  ]);
  expect(shown('es')).toEqual(
    expect.arrayContaining(['Superficie: 1,400 pies cuadrados', 'Terreno: 0.5 acres', 'Tipo de propiedad: casa']),
  );
});
