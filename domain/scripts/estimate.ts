import { halfCreditsForSeconds } from '../catalog.ts';

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

/** What takes longer to say than a word, in words; measured with the built-in voice (security V12). */
const extra = {
  /** "1,250,000" is one word on paper and seven when read aloud. */
  digit: 1.5,
  zero: 0.5,
  /** A voice spells consonants without a vowel: each beyond the third of a run. */
  consonant: 0.6,
  /** Letters that English and Spanish do not have are named one by one. */
  rareLetter: 1.5,
  /** Capitals inside a word, and apostrophes after the first, begin a new one. */
  part: 1,
} as const;
/** Longer runs of letters are taken for several words; a letter of the second kind is often a syllable. */
const longestWord = { latin: 12, syllabic: 6 } as const;
/** Seconds of silence after a sentence and after a line. The pace holds so much of it in ordinary prose. */
const pause = { sentence: 0.34, line: 0.62, share: 0.1 } as const;

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
  devanagari: (text) => spacedWords(text, longestWord.syllabic) / pace.devanagari,
  arabic: (text) => spacedWords(text, longestWord.syllabic) / pace.arabic,
  number: (text) =>
    Math.max(1, Math.ceil(count(text, /[^0.,]/gu) * extra.digit + count(text, /0/gu) * extra.zero)) / pace.word,
  word: (text) => (spacedWords(text, longestWord.latin) + extraWords(text)) / pace.word,
  sign: () => 1 / pace.word,
};

/** Writing whose characters count as words of their own. */
const countedByCharacter: ReadonlySet<Unit> = new Set(['ideograph', 'kana', 'hangul', 'unspaced']);

function spacedWords(text: string, longest: number): number {
  const letters = count(text, /\p{L}/gu);
  return letters <= longest ? 1 : Math.ceil((letters - longest / 3) / 4);
}

/** What a word of Latin letters takes beyond one: as it is spelled, not as it is written. */
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
  const spoken = Math.max(minutes * 60, minutes * 60 * (1 - pause.share) + pausesIn(visible));
  // Rounded to milliseconds first: a fraction of one must not begin a new second.
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
