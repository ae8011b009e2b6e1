/**
 * From the text on paper to the text that is spoken: sentences, tokens, and what to say for each token.
 * A token keeps both forms, so that captions show the script while the voice says it in full.
 */
export interface Token {
  /** As in the script. */
  readonly shown: string;
  /** What the voice is given; empty for a token that has no sound, such as a lone dash. */
  readonly spoken: string;
}

export interface Sentence {
  readonly tokens: readonly Token[];
  /** True when a new paragraph begins after it: the pause is longer. */
  readonly endsParagraph: boolean;
}

/** Emoji with all that may follow them: skin tones, joiners, variation selectors, keycaps, flags' tags. */
const pictographs =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}|[\u{E0020}-\u{E007F}]/gu;
const sounding = /[\p{L}\p{N}]/u;
/** A full stop after one of these is not the end of a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:st|ave|blvd|rd|dr|ln|ct|hwy|apt|no|mr|mrs|ms|sr|sra|jr|vs|approx|sq|ft|inc|co|e\.g|i\.e|u\.s|[a-z])\.$/iu;
const hasNoSpaces = new Set(['zh', 'ja', 'th']);

/** The letters that a script is written in decide nothing here; only the primary subtag does, e.g. `en` of `en-US`. */
export const primaryLanguage = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/** Drops what no voice can say and no font of ours can draw: emoji and control characters. */
export const withoutPictographs = (text: string): string =>
  text.replace(pictographs, '').replace(/[\p{Cc}--[\n]]/gv, ' ');

/** True when there is at least one letter or digit to speak. */
export const hasWords = (text: string): boolean => sounding.test(withoutPictographs(text));

const moneyWords: Readonly<Record<string, string>> = {
  $: 'dollars',
  '€': 'euros',
  '£': 'pounds',
  '₹': 'rupees',
  '¥': 'yuan',
};
const magnitudes: Readonly<Record<string, string>> = { k: 'thousand', m: 'million', b: 'billion' };

/** English readings that a synthesiser gets wrong in listings. Whole tokens without their closing punctuation. */
const englishReadings: Readonly<Record<string, string>> = {
  '&': 'and',
  'w/': 'with',
  '@': 'at',
  '+': 'plus',
  '=': 'equals',
  sq: 'square',
  'sq.': 'square',
  sqft: 'square feet',
  'sq.ft': 'square feet',
  ft: 'feet',
  'ft.': 'feet',
  'ft²': 'square feet',
  st: 'street',
  'st.': 'street',
  ave: 'avenue',
  'ave.': 'avenue',
  blvd: 'boulevard',
  'blvd.': 'boulevard',
  rd: 'road',
  'rd.': 'road',
  ln: 'lane',
  'ln.': 'lane',
  apt: 'apartment',
  'apt.': 'apartment',
  br: 'bedroom',
  ba: 'bath',
  bd: 'bedroom',
  hoa: 'H O A',
  mls: 'M L S',
  hvac: 'H vack',
  apr: 'A P R',
  approx: 'approximately',
  'approx.': 'approximately',
  curbcast: 'curb cast',
};

const closing = /[.,!?;:)\]"'”’…]+$/u;

/** What an English voice should be given for one token. */
export function sayInEnglish(token: string): string {
  // With its full stop first: `ft.` is `feet`, and no sentence ends there.
  const whole = englishReadings[token.toLowerCase()];
  if (whole !== undefined) return whole;
  const tail = closing.exec(token)?.[0] ?? '';
  const core = token.slice(0, token.length - tail.length);
  const money = /^([$€£₹¥])(\d[\d,]*(?:\.\d+)?)([kmb])?$/iu.exec(core);
  if (money) {
    const [, sign = '', figure = '', magnitude = ''] = money;
    return [figure, magnitudes[magnitude.toLowerCase()], moneyWords[sign]].filter(Boolean).join(' ') + tail;
  }
  const reading = englishReadings[core.toLowerCase()];
  // Of `St.,` only the comma is left: the full stop belonged to the abbreviation.
  return reading === undefined ? token : reading + (tail.length > 1 ? tail.replace(/^\./u, '') : tail);
}

function tokenTexts(sentence: string, language: string): string[] {
  if (!hasNoSpaces.has(language)) return sentence.split(/\s+/u).filter(Boolean);
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence)) {
    if (segment.trim() === '') continue;
    const before = words.pop();
    // Punctuation stays with the word before it, so that no caption line begins with a comma.
    if (before !== undefined && isWordLike !== true) words.push(before + segment);
    else words.push(...(before === undefined ? [] : [before]), segment);
  }
  return words;
}

function sentenceTexts(paragraph: string, language: string): string[] {
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph)) {
    const before = found.at(-1);
    if (before !== undefined && (abbreviation.test(before.trimEnd()) || !sounding.test(segment)))
      found[found.length - 1] = before + segment;
    else found.push(segment);
  }
  return found;
}

/**
 * Takes a script and a BCP 47 language, gives its sentences in order, each with at least one token that sounds.
 * Emoji are left out; tokens without a sound are shown and not spoken.
 */
export function sentencesOf(text: string, language: string): Sentence[] {
  const primary = primaryLanguage(language);
  const say = primary === 'en' ? sayInEnglish : (token: string) => token;
  const paragraphs = withoutPictographs(text)
    .split(/\n\s*\n|\n/u)
    .filter((paragraph) => sounding.test(paragraph));
  return paragraphs.flatMap((paragraph) => {
    const sentences = sentenceTexts(paragraph, primary).filter((sentence) => sounding.test(sentence));
    return sentences.map((sentence, index) => ({
      tokens: tokenTexts(sentence, primary).map((shown) => ({
        shown,
        spoken: sounding.test(shown) || shown in englishReadings ? say(shown) : '',
      })),
      endsParagraph: index === sentences.length - 1,
    }));
  });
}
