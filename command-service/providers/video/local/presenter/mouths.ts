import type { SpokenSound, SpokenWord } from '../../../voice/port.ts';
import type { MouthPose } from './features.ts';

type Shape = Pick<MouthPose, 'open' | 'wide' | 'bite'>;

export const closed: Shape = { open: 0, wide: 0.2, bite: 0 };

/** Mouth shape of each kind of speech sound, by the first letter of its IPA symbol. */
const shapes: readonly (readonly [symbols: string, shape: Shape])[] = [
  ['aæɑɐʌɒ', { open: 0.85, wide: 0.2, bite: 0 }],
  ['eɛ', { open: 0.55, wide: 0.5, bite: 0 }],
  ['iɪyj', { open: 0.3, wide: 0.8, bite: 0 }],
  ['oɔ', { open: 0.65, wide: -0.65, bite: 0 }],
  ['uʊwɯ', { open: 0.3, wide: -1, bite: 0 }],
  ['əɜɚɘɵ', { open: 0.42, wide: 0.05, bite: 0 }],
  ['mbpɓ', { open: 0, wide: 0.05, bite: 0 }],
  ['fvʋ', { open: 0.1, wide: 0.1, bite: 1 }],
  ['θðtdnlszɾʈɖɳɲ', { open: 0.2, wide: 0.35, bite: 0 }],
  ['ʃʒɹrɕʑʂʐ', { open: 0.26, wide: -0.45, bite: 0 }],
  ['kgɡŋhxɣqχħʁʔ', { open: 0.34, wide: 0.1, bite: 0 }],
];

const bySymbol: ReadonlyMap<string, Shape> = new Map(
  shapes.flatMap(([symbols, shape]) => Array.from(symbols).map((symbol) => [symbol, shape] as const)),
);

/** The shape for an IPA symbol; stress and length marks are ignored, an unknown symbol opens the mouth a little. */
export function shapeFor(ipa: string): Shape {
  const symbol = Array.from(ipa).find((character) => /\p{L}/u.test(character) && !'ˈˌːˑʰʲ'.includes(character));
  return symbol === undefined ? closed : (bySymbol.get(symbol) ?? { open: 0.4, wide: 0.1, bite: 0 });
}

/** Letters whose sound differs from their IPA symbol. */
const letters: Readonly<Record<string, string>> = {
  c: 'k',
  q: 'k',
  x: 'k',
  y: 'i',
  r: 'ɹ',
  g: 'ɡ',
  j: 'ʒ',
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
  ñ: 'n',
};
/** Text in other writing systems alternates consonant and vowel. */
const turns = ['d', 'a', 'n', 'e', 'b', 'o'];

/** Guesses speech sounds from the spelling, for voices that report only word times, or none. */
export function soundsFromWords(words: readonly SpokenWord[]): SpokenSound[] {
  return words.flatMap(({ text, start, end }, index) => {
    const spelling = Array.from(text.toLowerCase())
      .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
      .flatMap((letter) => (/\p{Script=Han}/u.test(letter) ? [letter, letter] : [letter]));
    const length = (end - start) * 0.94;
    const sounds = spelling.map((letter, at) => ({
      at: start + (length * at) / spelling.length,
      ipa: letters[letter] ?? (bySymbol.has(letter) ? letter : (turns[(index + at) % turns.length] ?? 'a')),
    }));
    return sounds.length === 0 ? [] : [...sounds, { at: start + length, ipa: '' }];
  });
}
