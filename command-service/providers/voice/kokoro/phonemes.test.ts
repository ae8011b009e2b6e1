import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { markOf, piecesOf, symbolsOf, type SoundEvent } from './phonemes.ts';

const sounds = (...ipa: readonly string[]): SoundEvent[] => ipa.map((each) => ({ ipa: each }));
const written = (text: string, events: readonly SoundEvent[], language: string): string =>
  symbolsOf(text, events, language)
    .map(({ symbols }) => symbols)
    .join('');

describe('sounds become symbols', () => {
  test('with American vowels, stress and punctuation', () => {
    const events = [
      { word: 0 },
      ...sounds('h', 'ə', 'l', 'ˈoʊ', ''),
      { word: 7 },
      ...sounds('b', 'ˈɜː', 'd'),
      { word: 12 },
      ...sounds('h', 'ˈɛ', 'ɹ', 'ɚ', 'ɹ'),
    ];
    expect(written('Hello, bird here.', events, 'en')).toBe('həlˈO, bˈɜɹd hˈɛɹəɹ.');
  });

  test('with the long vowels of other languages, and English words inside them', () => {
    const events = [{ word: 0 }, ...sounds('ˈoː', 'k'), { word: 3 }, ...sounds('(en)', 'k', 'ˈɔː', 'l', '(hi)')];
    expect(written('ओक call।', events, 'hi')).toBe('ˈoːk kˈɔl.');
  });

  test('in Spanish with the consonants of Latin America', () => {
    const events = [{ word: 0 }, ...sounds('θ', 'j', 'ˈɛ', 'n'), { word: 5 }, ...sounds('k', 'ˈa', 'ʎ', 'e', 's')];
    expect(written('cien calles', events, 'es')).toBe('sjˈɛn kˈaʎes');
  });

  test('in Spanish with one sound for "sc", and two where two words meet', () => {
    const events = [{ word: 0 }, ...sounds('l', 'a', 's'), { word: 4 }, ...sounds('e', 's', 'θ', 'ˈe', 'n', 'a', 's')];
    expect(written('las escenas', events, 'es')).toBe('las esˈenas');
    const two = [{ word: 0 }, ...sounds('l', 'a', 's'), { word: 4 }, ...sounds('s', 'ˈa', 'l', 'a', 's')];
    expect(written('las salas', two, 'es')).toBe('las sˈalas');
  });

  test('in Farsi with "gh" as one sound, and English names inside', () => {
    const events = [{ word: 0 }, ...sounds('b', 'ˈɑ', 'q', '1'), { word: 4 }, ...sounds('(en)', 'ˈoʊ', 'k', '(fa)')];
    expect(written('باغ Oak؟', events, 'fa')).toBe('bˈɑːɣ ˈOk?');
  });

  test('in Farsi with symbols that the model knows, each sound another one', () => {
    const known = JSON.parse(readFileSync(new URL('./model/vocab.json', import.meta.url), 'utf8')) as object;
    const all = 'b p t s dʒ tʃ h x d z r ʒ ʃ ʔ f q k ɡ l m n v j a ɑ e o i u'.split(' ');
    const symbols = all.map((sound) => written('x', [{ word: 0 }, ...sounds(sound)], 'fa'));
    for (const symbol of symbols.join('')) expect(known).toHaveProperty([symbol]);
    expect(new Set(symbols).size).toBe(all.length);
  });

  test('and each word begins at its place in the text', () => {
    const events = [{ word: 0 }, ...sounds('a'), { word: 4 }, ...sounds('b', 'i')];
    expect(symbolsOf('uno dos', events, 'es').flatMap(({ word }) => (word === undefined ? [] : [word]))).toEqual([
      0, 4,
    ]);
  });
});

test.each([
  ['casa,', ','],
  ['房子。', '.'],
  ['है।', '.'],
  ['خانه،', ','],
  ['خانه؟', '?'],
  ['home!" ', '!'],
  ['home', ''],
])('the mark after %j is %j', (text, mark) => {
  expect(markOf(text)).toBe(mark);
});

describe('pieces', () => {
  const symbol = fc.oneof(
    { weight: 8, arbitrary: fc.stringMatching(/^[a-z]{1,3}$/u).map((symbols) => ({ symbols, ipa: symbols })) },
    { weight: 2, arbitrary: fc.constant({ symbols: ' ' }) },
    { weight: 1, arbitrary: fc.constantFrom(',', '.').map((symbols) => ({ symbols, ipa: '' })) },
  );

  test('hold every sound once, in order, and are short enough for the model', () => {
    fc.assert(
      fc.property(fc.array(symbol, { maxLength: 400 }), (symbols) => {
        const pieces = piecesOf(symbols);
        const heard = (all: readonly { symbols: string; ipa?: string }[]): string[] =>
          all.flatMap(({ symbols: each, ipa }) => (ipa === undefined || ipa === '' ? [] : [each]));
        expect(heard(pieces.flat())).toEqual(heard(symbols));
        for (const piece of pieces) {
          expect(piece.map((each) => each.symbols).join('').length).toBeLessThanOrEqual(143);
          expect(piece[0]?.symbols).not.toBe(' ');
        }
      }),
    );
  });

  test('of 5,000 characters without a mark are short, and end between words', () => {
    const word = [...Array.from('gardens', (each) => ({ symbols: each, ipa: each })), { symbols: ' ' }];
    const pieces = piecesOf(Array.from({ length: 625 }, () => word).flat());
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(141);
      expect(piece.filter(({ symbols }) => symbols === 'g').length * 7).toBe(
        piece.filter(({ symbols }) => symbols !== ' ').length,
      );
    }
  });

  test('end at a mark where there is one', () => {
    const word = [...Array.from('gardens', (each) => ({ symbols: each, ipa: each })), { symbols: ' ' }];
    const clause = [...Array.from({ length: 10 }, () => word).flat(), { symbols: ',', ipa: '' }, { symbols: ' ' }];
    const [first] = piecesOf([...clause, ...clause]);
    expect(first?.at(-1)?.symbols).toBe(',');
  });
});
