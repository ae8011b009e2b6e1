import { expect, test } from '@jest/globals';
import { fairHousingWarnings } from '../../../domain/scripts/index.ts';
import { notesOf, sayableFacts } from './notes.ts';

const facts = {
  description:
    'A deck looks over the creek. A safe, quiet neighborhood. The kitchen has oak cabinets, perfect for a growing family.',
  features: ['Covered patio', 'Adults only community'],
};

test('a writer gets only the statements that the notes keep, with the changes that they name', () => {
  const { description = '', features } = sayableFacts(facts);
  expect(description).toContain('A deck looks over the creek.');
  expect(description).toContain('oak cabinets');
  expect(fairHousingWarnings(description)).toEqual([]);
  expect(features).toEqual(['Covered patio']);
  expect(notesOf(facts)).toHaveLength(3);
});

test('facts without a risky statement stay unchanged', () => {
  const fine = { description: 'A deck looks over the creek.', features: ['Covered patio'] };
  expect(sayableFacts(fine)).toBe(fine);
  expect(notesOf(fine)).toEqual([]);
});
