import { halfCreditsForSeconds } from '../../../domain/catalog.ts';

export interface ScriptEstimate {
  /** Whole seconds of speech, rounded up. */
  readonly seconds: number;
  /** Minutes with two decimals, as the documented calls answer it. */
  readonly durationMinutes: number;
  readonly halfCredits: number;
  /** Words as an editor counts them; in writing without spaces, characters. */
  readonly wordCount: number;
}

/** A voice's pace per writing system: words a minute where words are spaced, else characters a minute. */
const pace = {
  word: 150,
  devanagari: 135,
  arabic: 130,
  ideograph: 250,
  kana: 400,
  hangul: 300,
  /** Thai, Lao, Khmer and Burmese: no spaces, letters combine to syllables. */
  unspaced: 600,
} as const;

/** Longer runs of letters are taken for words written without their spaces. */
const longestWord = 20;
const lettersPerWord = 5;
/** "1,250,000" is one word on paper and six when read aloud. */
const wordsPerDigit = 0.6;

/**
 * One alternative a spoken unit, each linear: marks and letters that join into words, numbers, and signs that a
 * voice names. Format characters (zero-width and the like) are removed before, so they can't split or hide words.
 */
const units = new RegExp(
  [
    '(?<number>\\p{N}+(?:[.,]\\p{N}+)*)',
    '(?<ideograph>\\p{Script=Han})',
    '(?<kana>[\\p{Script=Hiragana}\\p{Script=Katakana}])',
    '(?<hangul>\\p{Script=Hangul})',
    '(?<unspaced>[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}])',
    '(?<devanagari>\\p{Script=Devanagari}[\\p{Script=Devanagari}\\p{M}]*)',
    '(?<arabic>\\p{Script=Arabic}[\\p{Script=Arabic}\\p{M}]*)',
    "(?<word>(?:(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Devanagari}\\p{Script=Arabic}])[\\p{L}\\p{M}'’])+)",
    '(?<sign>[\\p{S}%&@#*])',
  ].join('|'),
  'gu',
);

type Unit = 'ideograph' | 'kana' | 'hangul' | 'unspaced' | 'devanagari' | 'arabic' | 'number' | 'word' | 'sign';

/** Minutes that a unit of each kind takes to say. */
const minutesOf: Record<Unit, (text: string) => number> = {
  ideograph: () => 1 / pace.ideograph,
  kana: () => 1 / pace.kana,
  hangul: () => 1 / pace.hangul,
  unspaced: () => 1 / pace.unspaced,
  devanagari: (text) => spacedWords(text) / pace.devanagari,
  arabic: (text) => spacedWords(text) / pace.arabic,
  number: (text) => Math.max(1, Math.ceil(text.replace(/[.,]/g, '').length * wordsPerDigit)) / pace.word,
  word: (text) => spacedWords(text) / pace.word,
  sign: () => 1 / pace.word,
};

/** Writing whose characters count as words of their own. */
const countedByCharacter: ReadonlySet<Unit> = new Set(['ideograph', 'kana', 'hangul', 'unspaced']);

function spacedWords(letters: string): number {
  return letters.length <= longestWord ? 1 : Math.ceil(letters.length / lettersPerWord);
}

/**
 * How long a script speaks and what that costs. Takes any text of any length in time linear to it; the pace follows
 * the writing itself (about 150 English words a minute), so neither missing spaces nor invisible characters make
 * speech cheaper. The only authority for prices is the catalogue (DECISIONS 2.2).
 */
export function estimateScript(script: string): ScriptEstimate {
  const visible = script.normalize('NFC').replace(/\p{Cf}/gu, '');
  let minutes = 0;
  let wordCount = 0;
  for (const chunk of visible.split(/[\s\u2013\u2014]+/u)) {
    let hasWord = false;
    for (const match of chunk.matchAll(units)) {
      const [kind, text] = unitOf(match.groups);
      minutes += minutesOf[kind](text);
      if (countedByCharacter.has(kind)) wordCount += 1;
      else if (kind !== 'sign') hasWord = true;
    }
    if (hasWord) wordCount += 1;
  }
  // Rounded to milliseconds first: a fraction of one must not begin a new second.
  const seconds = Math.ceil(Math.round(minutes * 60_000) / 1000);
  return {
    seconds,
    durationMinutes: Math.round((seconds / 60) * 100) / 100,
    halfCredits: halfCreditsForSeconds(seconds),
    wordCount,
  };
}

function unitOf(groups: Readonly<Record<string, string | undefined>> = {}): [Unit, string] {
  for (const kind of Object.keys(minutesOf) as Unit[]) {
    const text = groups[kind];
    if (text !== undefined) return [kind, text];
  }
  throw new Error('every match of the pattern has a named group');
}
