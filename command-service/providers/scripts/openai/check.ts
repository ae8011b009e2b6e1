import { limits } from '../../../../domain/catalog.ts';
import { estimateScript, findPlaceholders } from '../../../../domain/scripts/index.ts';
import { figuresIn } from '../figures.ts';

/** Stands in a script where a model said a figure that its source does not hold. */
export const leftOut = '[left out: a figure that is not in the listing]';

/** Markup, links, contact data: nothing that a presenter says, and a way to smuggle things out. */
const notSpoken = /https?:|www\.|[<>{}|`]|!\[|\]\(|[\w.+-]{1,64}@[\w-]{1,64}\.\w|^\s*[#*-]\s/;

/**
 * A model's sentences as a script: without what can't be spoken, and with a placeholder for each sentence that says
 * what its source does not hold.
 */
export function checkedScript(
  sentences: readonly string[],
  isForeign: (sentence: string) => boolean,
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
    .map((sentence) => (isForeign(sentence) ? leftOut : sentence))
    .filter((sentence, at, all) => sentence !== leftOut || all[at - 1] !== leftOut);
}

/** Takes sentences off before the last one until the script fits its time and the limit of characters. */
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

/** Words that scale a number in the languages of translation, before or behind it. */
const scaleWords: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:万|萬)/u, 1e4],
  [/^\s?(?:亿|億)/u, 1e8],
  [/^\s?(?:mill[oó]n(?:es)?|million|मिलियन|میلیون|百万)/iu, 1e6],
  [/^\s?(?:mil|thousand|हज़ार|हजार|هزار)(?!\p{L})/iu, 1e3],
  [/^\s?लाख/u, 1e5],
  [/^\s?करोड़/u, 1e7],
];

/** Whether a translation holds a number, in digits of any writing, that its source does not, or lost a placeholder. */
export function changesFacts(source: string, translation: string): boolean {
  if (findPlaceholders(source).some((placeholder) => !translation.includes(placeholder))) return true;
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

/** Zeros of Persian, Arabic and Devanagari digits; the nine others follow each. */
const zeros = [0x06f0, 0x0660, 0x0966];

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code));
}

/** A number as both English and Spanish write it: groups of three are thousands, what is shorter is a fraction. */
function valueOf(number: string, factor: number): number {
  const groups = number.split(/[.,]/);
  const grouped = groups.length > 1 && factor === 1 && groups.slice(1).every((group) => group.length === 3);
  if (grouped || groups.length === 1) return Number(groups.join(''));
  return Number(`${groups.slice(0, -1).join('')}.${groups.at(-1) ?? ''}`);
}
