/** A text as searches compare it, and the place of each of its characters in the original. */
export interface Folded {
  readonly text: string;
  /** The index in the original of each character of `text`, and the original's length at the end. */
  readonly places: readonly number[];
}

const marks = /\p{M}/gu;
const apostrophes = /[’‘ʼ`´′]/gu;
/** Letters that Unicode does not decompose. */
const others: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i' };

const foldCharacter = (character: string): string => {
  const plain = character.normalize('NFKD').replaceAll(marks, '').toLowerCase().replaceAll(apostrophes, "'");
  return others[plain] ?? plain;
};

/** Lower case, without accents, with one kind of apostrophe: `Émilie O’Connor` is found by `emilie o'connor`. */
export const fold = (text: string): string => Array.from(text, foldCharacter).join('');

/** The same with the places in the original, so that what matched can be marked. */
export function foldWithPlaces(text: string): Folded {
  const places: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const plain = foldCharacter(character);
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    folded += plain;
    at += character.length;
  }
  return { text: folded, places: [...places, text.length] };
}

/** The words of a text: runs of letters and digits. */
export const wordsIn = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
