import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fold, foldWithPlaces, wordsIn } from './fold.ts';

test.each([
  ['Émilie DÛPONT', 'emilie dupont'],
  ['O’Connor-Smythe', "o'connor-smythe"],
  ['Straße 12', 'strasse 12'],
  ['Łódź', 'lodz'],
])('%s reads as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a match is found at its place in the original', () => {
  const { text, places } = foldWithPlaces('Anna Straße Émilie');
  const at = text.indexOf('emilie');
  expect('Anna Straße Émilie'.slice(places[at], places[at + 'emilie'.length])).toBe('Émilie');
});

test('every character of the folded text has a place, and places never go back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (original) => {
      const { text, places } = foldWithPlaces(original);
      expect(text).toBe(fold(original));
      expect(places).toHaveLength(text.length + 1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});

test('words are letters and digits', () => {
  expect(wordsIn("42 Oak St., Apt #3 O'Neil")).toEqual(['42', 'oak', 'st', 'apt', '3', 'o', 'neil']);
});
