import { limits } from '../../../../domain/catalog.ts';
import { estimateScript, keepsPlaceholders } from '../../../../domain/scripts/index.ts';
import { figuresIn } from '../figures.ts';
import { asPresenter, claimsToBe } from '../presenter.ts';

/** Replaces a sentence of the model that states a figure that its source does not contain. */
export const leftOut = '[left out: a figure that is not in the source]';

/** Replaces a sentence in which the presenter speaks as the lender or the agent. */
export const otherPerson = '[left out: the presenter is not the person who offers this]';

/** The person that a script is about: the lender, or the agent of a listing if it names one. */
export interface Person {
  readonly name: string | undefined;
}

/** Markup, links and contact data: no presenter says them, and they are a channel for data exfiltration. */
const notSpoken = /https?:|www\.|[<>{}|`]|!\[|\]\(|[\w.+-]{1,64}@[\w-]{1,64}\.\w|^\s*[#*-]\s/;

/**
 * Checks the sentences of a model: removes text that cannot be spoken, and replaces each sentence that `isForeign` by a
 * placeholder. A presenter is not the person of the script; without a presenter, the sentences stay in the first
 * person.
 */
export function checkedScript(
  sentences: readonly string[],
  isForeign: (sentence: string) => boolean,
  person?: Person,
): readonly string[] {
  const spoken = sentences
    .map((sentence) =>
      sentence
        .replace(/\p{Cf}/gu, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '' && !notSpoken.test(sentence));
  return spoken
    .filter((sentence) => person === undefined || !claimsToBe(sentence, person.name))
    .map((sentence) => {
      if (isForeign(sentence)) return leftOut;
      return person === undefined ? sentence : (asPresenter(sentence, person.name) ?? otherPerson);
    })
    .filter((sentence, at, all) => !sentence.startsWith('[left out') || all[at - 1] !== sentence);
}

/** Removes sentences before the last one until the script fits its time and the character limit. */
export function fitted(sentences: readonly string[], seconds: number): string {
  const kept = [...sentences];
  while (
    kept.length > 2 &&
    (estimateScript(kept.join(' ')).seconds > seconds || kept.join(' ').length > limits.scriptCharacters)
  )
    kept.splice(-2, 1);
  return paragraphs(kept).slice(0, limits.scriptCharacters);
}

const perParagraph = 4;

function paragraphs(sentences: readonly string[]): string {
  return Array.from({ length: Math.ceil(sentences.length / perParagraph) }, (_, at) =>
    sentences.slice(at * perParagraph, (at + 1) * perParagraph).join(' '),
  ).join('\n\n');
}

/** Words that scale a number in the target languages. */
const scaleWords: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:万|萬)/u, 1e4],
  [/^\s?(?:亿|億)/u, 1e8],
  [/^\s?(?:mill[oó]n(?:es)?|million|मिलियन|میلیون|百万)/iu, 1e6],
  [/^\s?(?:mil|thousand|हज़ार|हजार|هزار)(?!\p{L})/iu, 1e3],
  [/^\s?लाख/u, 1e5],
  [/^\s?करोड़/u, 1e7],
];

/**
 * Whether a translation contains a number, in digits of any writing system, that its source does not, or lost a
 * placeholder.
 */
export function changesFacts(source: string, translation: string): boolean {
  if (!keepsPlaceholders(source, translation)) return true;
  const known = new Set([...figuresIn(source), ...plainNumbers(source).map(({ value }) => value)]);
  return plainNumbers(translation).some(
    ({ value, factor }) => !known.has(value) && !known.has(Math.round(value * factor * 100) / 100),
  );
}

interface PlainNumber {
  readonly value: number;
  readonly factor: number;
}

function plainNumbers(text: string): readonly PlainNumber[] {
  const latin = text
    .replace(/[\u06f0-\u06f9\u0660-\u0669\u0966-\u096f]/gu, asciiDigit)
    .replace(/٬/gu, ',')
    .replace(/٫/gu, '.');
  return [...latin.matchAll(/\d+(?:[.,]\d+)*/gu)].map(({ 0: number, index }) => {
    const rest = latin.slice(index + number.length);
    const factor = scaleWords.find(([pattern]) => pattern.test(rest))?.[1] ?? 1;
    return { value: valueOf(number, factor), factor };
  });
}

/** Zeros of Persian, Arabic and Devanagari digits; the digits 1 to 9 follow each. */
const zeros = [0x06f0, 0x0660, 0x0966];

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code));
}

/** Reads a number in English or Spanish notation: groups of three digits are thousands, shorter ones a fraction. */
function valueOf(number: string, factor: number): number {
  const groups = number.split(/[.,]/);
  const grouped = groups.length > 1 && factor === 1 && groups.slice(1).every((group) => group.length === 3);
  if (grouped || groups.length === 1) return Number(groups.join(''));
  return Number(`${groups.slice(0, -1).join('')}.${groups.at(-1) ?? ''}`);
}
