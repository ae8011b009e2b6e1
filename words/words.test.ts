import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { catalogue, inWords, say, type Sentence } from './index.ts';

const root = join(import.meta.dirname, '..');
const rooms = ['domain', 'command-service', 'projection-service', 'identity', 'graphql', 'server'];
const sources = globSync(`{${rooms.join()}}/**/*.ts`, { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//u.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const placeholders = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/gu))].toSorted();

describe('the catalog of sentences', () => {
  test('has the same values in both languages', () => {
    const different = Object.entries(catalogue).filter(
      ([, { en, es }]) => placeholders(en).join() !== placeholders(es).join(),
    );
    expect(different).toEqual([]);
  });

  test('has each code in one area', () => {
    const codes = globSync('words/*.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gmu)].map(([, code]) => code),
    );
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    expect(codes).toHaveLength(Object.keys(catalogue).length);
  });

  test('has no empty sentence, and none twice', () => {
    const english = Object.values(catalogue).map(({ en }) => en);
    expect(Object.values(catalogue).filter(({ en, es }) => en.trim() === '' || es.trim() === '')).toEqual([]);
    expect(english.filter((text, at) => english.indexOf(text) !== at)).toEqual([]);
  });

  test('keeps no sentence that nobody says', () => {
    // `WRITING_LATIN` is made of the name of a writing system; `inWords` says `SENTENCE_UNKNOWN`.
    const unsaid = Object.keys(catalogue).filter(
      (code) => !code.startsWith('WRITING_') && code !== 'SENTENCE_UNKNOWN' && !sources.includes(`'${code}'`),
    );
    expect(unsaid).toEqual([]);
  });
});

describe('a sentence', () => {
  test('is worded in the language of its reader, with its values', () => {
    const tooLong = say('TITLE_TOO_LONG', { most: 200 });
    expect(inWords(tooLong, 'en')).toBe('title may have at most 200 characters.');
    expect(inWords(tooLong, 'es')).toBe('El título puede tener como máximo 200 caracteres.');
  });

  test('words a sentence that it holds, and leaves what people wrote', () => {
    const nested = say('OR_PASTE_TEXT', { sentence: say('PAGE_UNREADABLE') });
    expect(inWords(nested, 'es')).toMatch(/^No pudimos leer esta dirección\..* También puedes pegar/u);
    expect(inWords(say('PLACEHOLDER_LEFT', { placeholder: '[Video not found]' }), 'es')).toBe(
      'Primero reemplaza [Video not found] en el guion.',
    );
  });

  test('of a newer release says that it cannot be shown, also as the value of a known one', () => {
    const newer = { code: 'OF_NEXT_RELEASE', values: { most: 3 } } as object as Sentence;
    expect(inWords(newer, 'en')).toBe('The details cannot be shown right now. Please reload the page.');
    expect(inWords(say('OR_PASTE_TEXT', { sentence: newer }), 'es')).toMatch(/^Ahora no se pueden mostrar/u);
  });

  test('keeps the braces of a value', () => {
    expect(inWords(say('PLACEHOLDER_LEFT', { placeholder: '{most}' }), 'en')).toBe(
      'Please replace {most} in the script first.',
    );
  });
});
