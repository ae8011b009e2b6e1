import type { SpokenSound } from '../port.ts';

/** A speech sound in the notation of flite, with its end in seconds. */
export interface Phone {
  readonly name: string;
  readonly end: number;
}

export const silent = 'pau';

/** IPA symbols of flite's sounds; a diphthong has two. */
const ipaOf: Readonly<Record<string, readonly string[]>> = {
  aa: ['ɑ'],
  ae: ['æ'],
  ah: ['ʌ'],
  ao: ['ɔ'],
  aw: ['a', 'ʊ'],
  ax: ['ə'],
  ay: ['a', 'ɪ'],
  ch: ['ʃ'],
  dh: ['ð'],
  eh: ['ɛ'],
  el: ['l'],
  em: ['m'],
  en: ['n'],
  er: ['ɚ'],
  ey: ['e', 'ɪ'],
  g: ['ɡ'],
  hh: ['h'],
  ih: ['ɪ'],
  iy: ['i'],
  jh: ['ʒ'],
  ng: ['ŋ'],
  ow: ['o', 'ʊ'],
  oy: ['ɔ', 'ɪ'],
  r: ['ɹ'],
  sh: ['ʃ'],
  th: ['θ'],
  uh: ['ʊ'],
  uw: ['u'],
  y: ['j'],
  zh: ['ʒ'],
  [silent]: [''],
};

/** The phones of each utterance, one a line, as `flite -psdur` prints them. Other lines have none. */
export const phonesOf = (output: string): Phone[][] =>
  output
    .split('\n')
    .map((line) => [...line.matchAll(/([a-z]+):([\d.]+)/gu)].map(([, name = '', end]) => ({ name, end: Number(end) })))
    .filter((phones) => phones.length > 0);

/** Joins utterances that were spoken one after the other. */
export function inOneRow(utterances: readonly (readonly Phone[])[]): Phone[] {
  let offset = 0;
  return utterances.flatMap((phones) => {
    const shifted = phones.map(({ name, end }) => ({ name, end: end + offset }));
    offset = shifted.at(-1)?.end ?? offset;
    return shifted;
  });
}

/** The sounds with their starts, for the lips. */
export const soundsOf = (phones: readonly Phone[]): SpokenSound[] =>
  phones.flatMap(({ name, end }, index) => {
    const start = phones[index - 1]?.end ?? 0;
    const symbols = ipaOf[name] ?? [name];
    return symbols.map((ipa, part) => ({ ipa, at: start + ((end - start) * part) / symbols.length }));
  });

const isVowel = (name: string): boolean => /^[aeiou]/u.test(name);
const differs = (a: string, b: string): number => (a === b ? 0 : isVowel(a) === isVowel(b) ? 0.6 : 1.2);
const gap = 1;

/**
 * Where each word begins in a sentence, by the sounds of each word on its own: spoken together, words lose and change
 * sounds, so the two are aligned with the least number of edits.
 *
 * @returns the index in `spoken` of the first sound of each word; undefined for a word without a remaining sound
 */
export function wordStarts(words: readonly (readonly string[])[], spoken: readonly string[]): (number | undefined)[] {
  const expected = words.flatMap((sounds, word) => sounds.map((name) => ({ name, word })));
  const columns = spoken.length + 1;
  const moves = new Uint8Array((expected.length + 1) * columns);
  const [both, skipExpected, skipSpoken] = [0, 1, 2];
  let above = Float32Array.from({ length: columns }, (_, at) => at * gap);
  moves.fill(skipSpoken, 1, columns);
  for (let row = 1; row <= expected.length; row += 1) {
    const now = new Float32Array(columns);
    now[0] = row * gap;
    moves[row * columns] = skipExpected;
    for (let column = 1; column < columns; column += 1) {
      const together = (above[column - 1] ?? 0) + differs(expected[row - 1]?.name ?? '', spoken[column - 1] ?? '');
      const without = (above[column] ?? 0) + gap;
      const extra = (now[column - 1] ?? 0) + gap;
      const least = Math.min(together, without, extra);
      now[column] = least;
      moves[row * columns + column] = least === together ? both : least === without ? skipExpected : skipSpoken;
    }
    above = now;
  }
  const starts: (number | undefined)[] = words.map(() => undefined);
  for (let row = expected.length, column = spoken.length; row > 0;) {
    const move = moves[row * columns + column];
    if (move === both) {
      column -= 1;
      const word = expected[row - 1]?.word;
      if (word !== undefined) starts[word] = column;
    }
    if (move === skipSpoken) column -= 1;
    else row -= 1;
  }
  return starts;
}
