import { halfCreditsForSeconds } from '../catalog.ts';

export interface ScriptEstimate {
  /** Whole seconds of speech, rounded up. */
  readonly seconds: number;
  /** Minutes with two decimals, as the documented calls answer it. */
  readonly durationMinutes: number;
  readonly halfCredits: number;
  /** Words as a text editor counts them; characters in writing without spaces. */
  readonly wordCount: number;
}

/** Speaking rate per writing system: words per minute where words are spaced, characters per minute elsewhere. */
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

/** Extra time, in words, for what takes longer to say than a word; measured with the built-in voice. */
const extra = {
  /** "1,250,000" is one word on paper and seven when read aloud. */
  digit: 1.5,
  zero: 0.5,
  /** A voice spells consonants without a vowel: each beyond the third of a run. */
  consonant: 0.8,
  /** Letters that English and Spanish do not have are named one by one. */
  rareLetter: 1.5,
  /** Capitals inside a word, and apostrophes after the first, begin a new one. */
  part: 1,
} as const;
/** Longer runs of letters count as several words; in syllabic writing a letter is often a syllable. */
const longestWord = { latin: 12, syllabic: 6 } as const;
/** Seconds of silence after a sentence and after a line, and the share of silence that the speaking rate includes. */
const pause = { sentence: 0.34, line: 0.62, share: 0.1 } as const;

/**
 * One alternative per spoken unit, each matching in linear time: words, numbers, and signs that a voice names. Format
 * characters (such as zero-width ones) are removed first, so they can't split or hide words.
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
  devanagari: (text) => spacedWords(text, longestWord.syllabic) / pace.devanagari,
  arabic: (text) => spacedWords(text, longestWord.syllabic) / pace.arabic,
  number: (text) =>
    Math.max(1, Math.ceil(count(text, /[^0.,]/gu) * extra.digit + count(text, /0/gu) * extra.zero)) / pace.word,
  word: (text) => (spacedWords(text, longestWord.latin) + extraWords(text)) / pace.word,
  sign: () => 1 / pace.word,
};

/** Writing systems whose characters count as words. */
const countedByCharacter: ReadonlySet<Unit> = new Set(['ideograph', 'kana', 'hangul', 'unspaced']);

function spacedWords(text: string, longest: number): number {
  const letters = count(text, /\p{L}/gu);
  return letters <= longest ? 1 : Math.ceil((letters - longest / 3) / 4);
}

/** Extra words for a Latin word that a voice spells or splits. */
function extraWords(text: string): number {
  const consonants = (text.match(/[bcdfghjklmnpqrstvwxz]{4,}/giu) ?? []).reduce((sum, run) => sum + run.length - 3, 0);
  const parts = count(text, /\p{Ll}\p{Lu}/gu) + Math.max(0, count(text, /['’]/gu) - 1);
  return consonants * extra.consonant + parts * extra.part + count(text, /(?![a-zà-öø-ÿ])\p{L}/giu) * extra.rareLetter;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Seconds of silence between sentences and lines. */
function pausesIn(text: string): number {
  const sentences = count(text, /[.!?…।؟](?=\s|$)|[。！？]|[^.!?…।؟。！？\s](?=[^\S\n]*\n)/gu);
  const lines = count(text, /\n(?=[^\n]*[\p{L}\p{N}])/gu);
  return sentences * pause.sentence + lines * (pause.line - pause.sentence);
}

/**
 * Estimates how long a script takes to speak and what that costs. Runs in linear time; the speaking rate depends on the
 * writing system (about 150 English words a minute), so neither missing spaces nor invisible characters make speech
 * cheaper. Prices come from the catalog.
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
  const spoken = Math.max(minutes * 60, minutes * 60 * (1 - pause.share) + pausesIn(visible));
  // Round to milliseconds first, so that a rounding error starts no new second.
  const seconds = wordCount === 0 && minutes === 0 ? 0 : Math.ceil(Math.round(spoken * 1000) / 1000);
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
