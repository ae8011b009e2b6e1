import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sentencesOf } from '../wording.ts';
import { readAloud } from './index.ts';
import { readTokens, withAsciiFigures } from './reader.ts';
import { figureOf, scaled } from './figures.ts';

const languages = ['en', 'es', 'zh', 'hi', 'fa'] as const;

const spokenOf = (text: string, language: string): string =>
  sentencesOf(text, language)
    .map(({ tokens }) =>
      tokens
        .map(({ spoken }) => spoken)
        .filter(Boolean)
        .join(language === 'zh' ? '' : ' '),
    )
    .join(' ');

/** Agents' texts and how they are read: two columns with a tab between them. */
const phrasesOf = (language: string): (readonly [written: string, said: string])[] =>
  readFileSync(new URL(`./phrases/${language}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as unknown as readonly [string, string]);

describe.each(languages)('in %s', (language) => {
  test.each(phrasesOf(language))('%s', (written, said) => {
    expect(spokenOf(written, language)).toBe(said);
  });

  test('captions show what is written', () => {
    for (const [written] of phrasesOf(language)) {
      const shown = sentencesOf(written, language).flatMap(({ tokens }) => tokens.map((token) => token.shown));
      expect(shown.join('').replaceAll(/\s/gu, '')).toBe(written.replaceAll(/\s/gu, ''));
    }
  });

  test('no figure and no sign of a currency reaches the voice, and each token with a figure is said', () => {
    const part = fc.oneof(
      fc.stringMatching(/^(?:US|CA)?[$€₹¥]?-?\d{1,3}(?:[,.]\d{1,3}){0,2}(?:K|M|%|\+|\/mo)?[.,!?]?$/u),
      fc.stringMatching(/^[\d:/.,()#x×½%-]{1,12}$/u),
      fc.constantFrom('TX', '78704', '(512)', '555-0142', 'am', 'pm', 'St.', 'min.', '٤٥٠٬٠٠٠', '१२', '３０', 'x'),
      fc.constantFrom(...phrasesOf(language).flatMap(([written]) => written.split(' '))),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (tokens) => {
        const spoken = readAloud(tokens, language, language === 'zh' ? '' : ' ');
        expect(spoken).toHaveLength(tokens.length);
        expect(spoken.join(' ')).not.toMatch(/[\p{Nd}$€£₹¥%]/u);
        if (tokens.some((token) => /\p{Nd}/u.test(token))) expect(spoken.join('')).toMatch(/\p{L}/u);
      }),
      { numRuns: 150 },
    );
  });
});

// A pattern that tries every division of such a text would take minutes.
test.each(['a.', '1-', '1 A ', '😀 '])('reads 5,000 characters of %j without a full stop', (part) => {
  for (const language of languages) {
    const [sentence] = sentencesOf(`${part.repeat(5_000 / part.length)}1`, language);
    expect(sentence?.tokens.at(-1)?.spoken).not.toBe(undefined);
  }
});

test.each([
  ['1,250,000', true, '1250000'],
  ['12,50,000', false, '1250000'],
  ['425.000', true, '425000'],
  ['0.125', true, '0.125'],
  ['425.000', false, '425.000'],
  ['1.250.000,50', true, '1250000.50'],
  ['3,5', false, '3.5'],
  ['1998', false, '1998'],
])('%s with points between thousands %s is %s', (written, dotsGroup, figure) => {
  expect(figureOf(written, dotsGroup)).toBe(figure);
});

test('a magnitude moves the point exactly', () => {
  expect(scaled('1.2', 1e6)).toBe('1200000');
  expect(scaled('42.5', 1e4)).toBe('425000');
  expect(scaled('1.23456789', 1e6)).toBe('1234567.89');
  expect(scaled('0.5', 1e5)).toBe('50000');
  fc.assert(
    fc.property(fc.nat({ max: 999_999 }), fc.constantFrom(1e3, 1e4, 1e5, 1e6), (value, factor) => {
      expect(scaled(String(value), factor)).toBe(String(value * factor));
    }),
  );
});

test('figures of every script become ASCII ones of the same length', () => {
  expect(withAsciiFigures('۴۵۰٬۰۰۰٫۵ १२ ３０％')).toBe('450,000.5 12 30%');
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => withAsciiFigures(text).length === text.length));
});

test('words of a pattern are shared between its tokens in order', () => {
  const reading = { pattern: /\$1\.2 millones/gu, say: () => 'un millón doscientos mil dólares' };
  expect(readTokens(['vale', '$1.2', 'millones.'], ' ', [reading])).toEqual([
    'vale',
    'un millón',
    'doscientos mil dólares.',
  ]);
});
