import { expect, test } from '@jest/globals';
import type { VideoDocument } from '../../../projection-service/index.ts';
import { inWords, type Language } from '../../../words/index.ts';
import { saidOf } from './wording.ts';

const said = (video: Pick<VideoDocument, 'phase' | 'failureCode'>, language: Language) =>
  saidOf(video as VideoDocument, (text) => (typeof text === 'string' ? text : inWords(text, language)));

test.each([
  ['timed_out', 'Rendering timed out.', 'La creación del video tardó demasiado.'],
  // A code of a later release.
  ['struck_by_lightning', 'The video could not be rendered. Please try again.', /^No se pudo crear el video/u],
])('a failure with the code %s is worded in the language of its reader', (failureCode, english, spanish) => {
  expect(said({ phase: null, failureCode }, 'en')).toEqual({ phase: null, errorMessage: english });
  expect(said({ phase: null, failureCode }, 'es').errorMessage).toMatch(spanish);
});

test('a phase is worded, and one that only its adapter knows stays unchanged', () => {
  expect(said({ phase: 'Drawing and encoding', failureCode: null }, 'es').phase).toBe('Dibujando y codificando');
  expect(said({ phase: 'Polishing', failureCode: null }, 'es').phase).toBe('Polishing');
});
