import { expect, test } from '@jest/globals';
import { fairHousingWarnings } from '../../../domain/scripts/index.ts';
import { inWords } from '../../../words/index.ts';
import { foreignNotes, notesOf, sayableFacts } from './notes.ts';

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

test('a note says that a text in another language is left out', () => {
  const [note, ...others] = foreignNotes({ description: 'The porch is wide. Cocina nueva con topes de cuarzo.' });
  expect(others).toEqual([]);
  expect(note && inWords(note, 'en')).toBe(
    'Left out: “Cocina nueva con topes de cuarzo.” The script is in English, and this text is not.',
  );
  expect(foreignNotes({ description: 'A wide porch looks over the creek.' })).toEqual([]);
});
