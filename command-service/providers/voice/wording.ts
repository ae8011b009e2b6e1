import { regex } from '../../../domain/regex.ts';
import { readAloud } from './words/index.ts';

/**
 * Turns written text into spoken text: sentences, tokens, and the words to say for each token. A token keeps both
 * forms, so that captions show the script while the voice reads abbreviations in full.
 */
interface Token {
  /** The token as the script writes it. */
  readonly shown: string;
  /** The text for the voice; empty for a token without a sound, such as a lone dash. */
  readonly spoken: string;
}

export interface Sentence {
  readonly tokens: readonly Token[];
  /**
   * The part of the text that ends with this token; it decides the pause that follows. A sentence that is too long ends
   * as phrases.
   */
  readonly ends: 'phrase' | 'sentence' | 'paragraph';
}

/** Emoji with their modifiers: skin tones, joiners, variation selectors, keycaps, flag tags. */
const pictographs =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}|[\u{E0020}-\u{E007F}]/gu;
const sounding = /[\p{L}\p{N}]/u;
/** A full stop after one of these does not end a sentence. */
const abbreviation = regex('iu')`
  (?:^|[\s(])(?:
    st|ave|blvd|rd|dr|ln|ct|hwy|apt|no|mr|mrs|ms|sr|sra|jr|vs|approx|sq|ft|inc|co|e\.g|i\.e|u\.s|ft|est
    |min|max|mt|pt|c\.p|p\.\s?ej|ee|uu|av|avda|col|apto|depto|dpto|urb|edif|ctra|pza|incl|mín|máx|srta|dra
    |ing|lic|uds?|tel|núm|nº|pág|etc|hab|rec|dorm|रु|डॉ|नं|[a-z]
  )\.$
`;
/** These always belong to the word after them. */
const title =
  /(?:^|[\s(])(?:no|mr|mrs|ms|sr|sra|srta|dra|lic|ing|tel|núm|c\.p|ee|av|avda|col|vs|approx|e\.g|i\.e|रु|डॉ|नं)\.$/iu;
/** After any other abbreviation a sentence begins with one of these: "12 Oak St. This home", but not "Oak St. Austin". */
const opener =
  /^(?:This|These|That|It|Its|The|A|An|With|You|Your|We|Our|I|There|Here|Inside|Outside|Call|Come|Enjoy|Contact|Built|Listed|Priced|At|In|On|For|From|Est[aeo]s?|El|La|Los|Las|Un|Una|Con|Se|Tiene|Cuenta|Ll[aá]me\p{L}*|Venga)\s+[\p{Ll}\p{N}$]/u;
const hasNoSpaces = new Set(['zh', 'ja', 'th']);

/** The primary subtag of a BCP 47 tag, e.g. `en` of `en-US`. */
export const primaryLanguage = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

const pictographRun = new RegExp(`(?:${pictographs.source}|[ \\t])+`, 'gu');
const mark = /^[.,!?;:…]/u;

/** Removes emoji and control characters, which voices cannot say and fonts cannot draw. */
export const withoutPictographs = (text: string): string =>
  text
    .replace(pictographRun, (run, at: number, whole: string) => {
      const rest = run.replace(pictographs, '');
      // No blank is left before the mark that followed an emoji.
      return rest.length < run.length && mark.test(whole.slice(at + run.length, at + run.length + 1)) ? '' : rest;
    })
    .replace(/[\p{Cc}--[\n]]/gv, ' ');

/** Whether a text has at least one letter or digit to speak. */
export const hasWords = (text: string): boolean => sounding.test(withoutPictographs(text));

const opening = /[（(「『《“‘]$/;
const inNumber = /\d[-–.:)/]$/;

function tokenTexts(sentence: string, language: string): string[] {
  if (!hasNoSpaces.has(language)) return sentence.split(/\s+/u).filter(Boolean);
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence)) {
    if (segment.trim() === '') continue;
    const before = words.pop();
    // Punctuation stays with the word before it, so that no caption line starts with a comma, and an opening bracket
    // with the word behind it. A phone number is one word.
    const isJoined =
      before !== undefined &&
      !opening.test(segment) &&
      (isWordLike !== true || opening.test(before) || (inNumber.test(before) && /^\d/.test(segment)));
    if (isJoined) words.push(before + segment);
    else words.push(...(before === undefined ? [] : [before]), segment);
  }
  return words;
}

/** Whether a full stop between two parts belongs to an abbreviation, and the sentence goes on. */
const isCutOff = (before: string, next: string): boolean =>
  abbreviation.test(before) && (title.test(before) || !opener.test(next));

function sentenceTexts(paragraph: string, language: string): string[] {
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph)) {
    const before = found.at(-1);
    if (before !== undefined && (isCutOff(before.trimEnd(), segment) || !sounding.test(segment)))
      found[found.length - 1] = before + segment;
    else found.push(segment);
  }
  return found;
}

/** A voice gets at most this many characters at once: its work grows faster than their number. */
const longest = 400;
const endOfPhrase = /[,;:，、；：،؛]$/u;

/** Cuts the words of a very long sentence after a comma where there is one, else between two words. */
function phrasesOf(words: readonly string[]): string[][] {
  const phrases: string[][] = [];
  let rest = [...words];
  for (;;) {
    let length = 0;
    const tooMany = rest.findIndex((word) => (length += word.length + 1) > longest);
    if (tooMany < 0) return [...phrases, rest];
    const comma = rest.slice(0, tooMany).findLastIndex((word) => endOfPhrase.test(word));
    const end = Math.max(1, comma < 0 ? tooMany : comma + 1);
    phrases.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
}

/**
 * Splits a script into sentences, each with at least one token that has a sound, and a sentence of more than 400
 * characters into phrases. Emoji are removed; tokens without a sound are shown but not spoken.
 *
 * @param language BCP 47
 */
export function sentencesOf(text: string, language: string): Sentence[] {
  const primary = primaryLanguage(language);
  const paragraphs = withoutPictographs(text)
    .split(/\n\s*\n|\n/u)
    .filter((paragraph) => sounding.test(paragraph));
  return paragraphs.flatMap((paragraph) => {
    const sentences = sentenceTexts(paragraph, primary).filter((sentence) => sounding.test(sentence));
    return sentences.flatMap((sentence, index) => {
      const phrases = phrasesOf(tokenTexts(sentence, primary)).filter((words) =>
        words.some((word) => sounding.test(word)),
      );
      return phrases.map((shown, place): Sentence => {
        const spoken = readAloud(shown, primary, hasNoSpaces.has(primary) ? '' : ' ');
        const whole = index === sentences.length - 1 ? 'paragraph' : 'sentence';
        return {
          tokens: shown.map((text, at) => ({ shown: text, spoken: spoken[at] ?? '' })),
          ends: place === phrases.length - 1 ? whole : 'phrase',
        };
      });
    });
  });
}

/** A preview is at most this long, in characters. */
const previewCharacters = 120;

/** The first sentence of a script as it is written, cut between words when it is long; '' without words. */
export function firstSentence(text: string, language: string): string {
  const [first] = sentencesOf(text, language);
  const separator = hasNoSpaces.has(primaryLanguage(language)) ? '' : ' ';
  let sentence = '';
  for (const { shown } of first?.tokens ?? []) {
    const longer = sentence === '' ? shown : sentence + separator + shown;
    if (longer.length > previewCharacters) break;
    sentence = longer;
  }
  return sentence;
}
