/** Turns the speech sounds of eSpeak NG into the symbols that the model was trained with. */

/** One symbol, or several that belong together, with the data for the mouth and the captions. */
export interface Symbols {
  readonly symbols: string;
  /** The IPA symbol for the mouth; '' closes it; undefined leaves it as it is, as for a space. */
  readonly ipa?: string;
  /** The code point of the text at which a word begins here. */
  readonly word?: number;
}

/** A sound of eSpeak NG, or the beginning of a word. */
export type SoundEvent = { readonly word: number } | { readonly ipa: string };

type Replacement = readonly (readonly [sound: string, symbol: string])[];

/** Joined sounds that every language writes as one symbol. */
const joined: Replacement = [
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['eɪ', 'A'],
  ['oʊ', 'O'],
  ['əʊ', 'Q'],
  ['ɔɪ', 'Y'],
  ['dʒ', 'ʤ'],
  ['tʃ', 'ʧ'],
  ['dz', 'ʣ'],
  ['ts', 'ʦ'],
  ['g', 'ɡ'],
];

/** Spanish: "c" and "z" are said as in Latin America. */
const spanish: Replacement = [...joined, ['θ', 's']];

/**
 * Farsi, which the model was not trained with: each sound becomes the nearest symbol of a language that it knows. The
 * short "a" is the English one of "cat", and "gh" the Spanish one of "lago". eSpeak NG writes "gh" as "q" and "1".
 */
const farsi: Replacement = [
  ...joined,
  ['q', 'ɣ'],
  ['1', ''],
  ['a', 'æ'],
  ['ɑ', 'ɑː'],
  ['i', 'iː'],
  ['u', 'uː'],
  ['r', 'ɾ'],
];

/** American English has no length marks, and symbols for some vowels and flaps. Longer sounds come first. */
const american: Replacement = [
  ...joined,
  ['ɜːɹ', 'ɜɹ'],
  ['ɜː', 'ɜɹ'],
  ['əl', 'ᵊl'],
  ['ɪə', 'iə'],
  ['ɚ', 'əɹ'],
  ['ɐ', 'ə'],
  ['ɾ', 'T'],
  ['ʔ', 't'],
  ['r', 'ɹ'],
  ['x', 'k'],
  ['ç', 'k'],
  ['ɬ', 'l'],
  ['o', 'ɔ'],
  ['e', 'A'],
  ['ː', ''],
];

/** Sounds that are one when they follow each other: "ɹ" after "ɚ", and in Spanish the "sc" of "piscina". */
const doubledSounds = { es: new Set(['ɹ', 's']), others: new Set(['ɹ']) } as const;

const tables: Readonly<Record<string, Replacement>> = { en: american, es: spanish, fa: farsi };

const replaced = (sound: string, table: Replacement): string =>
  table.reduce((symbols, [from, to]) => symbols.replaceAll(from, to), sound);

/** Punctuation shapes the melody. A mark that the model doesn't know becomes the nearest one. */
const marks: Readonly<Record<string, string>> = {
  '。': '.',
  '।': '.',
  '،': ',',
  '؛': ';',
  '؟': '?',
  '，': ',',
  '、': ',',
  '！': '!',
  '？': '?',
  '：': ':',
  '；': ';',
  '–': '—',
};
const closingMark = /([.,!?;:…—–،؛؟。，、！？：；।])["'”’)\]»」》]*\s*$/u;

/** The mark that ends a part of a text; '' without one. */
export function markOf(text: string): string {
  const mark = closingMark.exec(text)?.[1] ?? '';
  return marks[mark] ?? mark;
}

/** The symbols of a sentence from the output of eSpeak NG. */
export function symbolsOf(text: string, events: readonly SoundEvent[], language: string): Symbols[] {
  const characters = Array.from(text);
  const found: Symbols[] = [];
  const own = tables[language] ?? joined;
  const doubled: ReadonlySet<string> = language === 'es' ? doubledSounds.es : doubledSounds.others;
  let table = own;
  let word: number | undefined;
  let begun = 0;
  const close = (end: number): void => {
    const mark = markOf(characters.slice(begun, end).join(''));
    if (found.length > 0 && mark !== '') found.push({ symbols: mark, ipa: '' });
  };
  for (const event of events) {
    if ('word' in event) {
      close(event.word);
      if (found.length > 0) found.push({ symbols: ' ' });
      word = event.word;
      begun = event.word;
      continue;
    }
    // "(en)" begins words of another language, and the name of the voice's own ends them.
    const switched = /\((\w+)[^)]*\)/u.exec(event.ipa)?.[1];
    if (switched !== undefined) table = switched === 'en' ? american : own;
    const ipa = event.ipa.replaceAll(/\([^)]*\)/gu, '').trim();
    if (ipa === '') continue;
    const symbols = replaced(ipa, table);
    const [begins = ''] = symbols;
    const isDoubled = doubled.has(begins) && found.at(-1)?.symbols.endsWith(begins) === true;
    const said = isDoubled ? symbols.slice(1) : symbols;
    if (said !== '') found.push({ symbols: said, ipa, ...(word === undefined ? {} : { word }) });
    word = undefined;
  }
  close(characters.length);
  return found;
}

/** The model is trained on whole sentences; longer pieces take more memory, shorter ones sound chopped. */
const longestPiece = 140;
const shortestPiece = 60;
const pauses = new Set(Array.from(',;:.!?—…'));

/** Cuts symbols into pieces for the model: after a mark where there is one, else between words. */
export function piecesOf(symbols: readonly Symbols[]): Symbols[][] {
  const pieces: Symbols[][] = [];
  let piece: Symbols[] = [];
  let length = 0;
  for (const each of symbols) {
    if (length + each.symbols.length > longestPiece) {
      const least = piece.findIndex((_symbol, at) => lengthOf(piece.slice(0, at)) >= shortestPiece);
      const mark = piece.findLastIndex(({ symbols: symbol }, at) => at >= least && pauses.has(symbol));
      const space = piece.findLastIndex(({ symbols: symbol }) => symbol === ' ');
      const end = mark >= 0 ? mark + 1 : space > 0 ? space : piece.length;
      pieces.push(piece.slice(0, end));
      piece = withoutLeadingSpace(piece.slice(end));
      length = lengthOf(piece);
    }
    piece.push(each);
    length += each.symbols.length;
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces.map(withoutLeadingSpace).filter((each) => each.some(({ ipa }) => ipa !== undefined && ipa !== ''));
}

const lengthOf = (symbols: readonly Symbols[]): number => symbols.reduce((sum, each) => sum + each.symbols.length, 0);

function withoutLeadingSpace(symbols: readonly Symbols[]): Symbols[] {
  const first = symbols.findIndex(({ symbols: symbol }) => symbol !== ' ');
  return first < 0 ? [] : symbols.slice(first);
}
