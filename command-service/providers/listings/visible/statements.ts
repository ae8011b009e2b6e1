import { isBathLabel, isBedLabel, bathShareOf } from '../text/rooms.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isAreaLabel } from '../text/sizes.ts';
import { isDuesLabel, isGarageLabel } from '../text/extras.ts';
import { isStatusLabel } from '../text/status.ts';
import { isTypeLabel } from '../text/types.ts';
import { isYearLabel } from '../text/years.ts';
import { notPriceLabel, priceLabel } from './price-words.ts';
import type { PlacedLine, Section } from './sections.ts';

/** One thing that a page says: a value with its label, a part of a strip of figures, or a sentence. */
export interface Statement {
  /** The label in lower case, without its colon; empty when there is none. */
  readonly label: string;
  readonly text: string;
  /** A sentence or a paragraph, instead of a label with its value or a short line. */
  readonly prose: boolean;
  readonly section: Section;
  /** The position of its line on the page. */
  readonly line: number;
  readonly under: string;
  readonly part: PlacedLine['part'];
  readonly linked: boolean;
  readonly card: boolean;
}

const measured =
  'lot|land|plot|living|floor|interior|total|finished|building|garage|basement|property|home|house|unit|space|internal|external|stand|erf|parcel|above grade|below grade';
const sizeLabel = new RegExp(
  `^(?:(?:${measured})(?: [\\w ]{0,20})?\\s(?:area|size|space|sq\\.? ?ft\\.?|sqft|square feet|acres|dimensions)|acres|acreage|lot acres|size|area|lot|land|garage|basement)$`,
);
const known = (label: string): boolean =>
  isBedLabel(label) ||
  isBathLabel(label) ||
  bathShareOf(label) !== undefined ||
  isAreaLabel(label) ||
  sizeLabel.test(label) ||
  isYearLabel(label) ||
  isGarageLabel(label) ||
  isTypeLabel(label) ||
  isStatusLabel(label) ||
  priceLabel.test(label) ||
  notPriceLabel.test(label);

export const normalLabel = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[®™*]/g, '')
    .replace(/\s?[:?]$/, '')
    .replace(/\s+/g, ' ')
    .trim();

const figure =
  /^[~≈±×]?\s?(?:[A-Za-z]{0,3}\$|[€£₹¥])?\s?(?:\d[\d.,'’\u202f]*|[½¼¾])(?:\s?(?:[-–+/]|to)\s?[$€£]?\d[\d.,]*)?\+?\s?(?:[kKmM]\b)?\s?(?:±\s?)?(?:acres?|ac|sq\.? ?ft\.?|sqft|sf|m²|m2|ha|\/mo\.?|\/month|per month|pcm|pw|\/yr|a month)?$/i;

const isLabel = ({ text, part }: PlacedLine): boolean =>
  part !== 'heading' && text.length <= 40 && !/[.!;]\s|\d{2}|[$€£]/.test(text) && known(normalLabel(text));
const isFigure = ({ text }: PlacedLine): boolean => text.length <= 30 && figure.test(text);

/** A line of figures without an end is no sentence, however long it is. */
const isStrip = (text: string, words: number): boolean =>
  !/\p{Ll}{3}[.!?](?:\s|$)/u.test(text) && (text.match(/\d[\d.,]*/g)?.length ?? 0) >= words / 5;

const isProse = (text: string): boolean => {
  const words = text.split(' ').length;
  return (
    (words >= 14 && !isStrip(text, words)) ||
    (words >= 7 && /\p{Ll}{3}[.!?](?:\s|$)/u.test(text) && !/[|•·]/.test(text))
  );
};

const inline = /^((?:[13]\/[24]|\p{L})[\p{L}\p{N}\s/&().,'’#®™½¼¾%²-]{0,44}?)\s?:\s+(.+)$/u;
const separators = /\s[|•·‖]\s|\s?[•·‖]\s?|\s\|\s?/u;
/** "Basement: 900 sq ft. Living: 1,850 sq ft": each label begins a statement. */
const nextLabel = /[.;,]\s+(?=\p{Lu}[\p{L} ]{1,25}:\s)/u;

/** The statements of a page's lines, in reading order. */
export function statementsOf(lines: readonly PlacedLine[]): readonly Statement[] {
  const statements: Statement[] = [];
  const add = (at: number, label: string, text: string): void => {
    const line = lines[at];
    if (line === undefined) return;
    const { section, under, part } = line;
    const place = {
      section,
      under,
      part,
      line: at,
      linked: (line.linked ?? 0) > 0.5,
      card: line.card === true || part === 'row',
    };
    statements.push({ label: normalLabel(label), text: text.trim(), prose: label === '' && isProse(text), ...place });
  };
  for (let at = 0; at < lines.length;) {
    const pair = pairOfItem(lines, at);
    if (pair !== undefined) {
      add(at + pair.value, lines[at + 1 - pair.value]?.text ?? '', lines[at + pair.value]?.text ?? '');
      at += 2;
      continue;
    }
    const run = runFrom(lines, at);
    if (run.length > 1) {
      for (const [label, value] of pairsOf(run.map((line) => ({ text: line.text, label: isLabel(line) }))))
        add(at + value, label === undefined ? '' : (run[label]?.text ?? ''), run[value]?.text ?? '');
      at += run.length;
      continue;
    }
    for (const part of partsOf(lines[at]?.text ?? '')) {
      const labelled = inline.exec(part);
      if (labelled === null) add(at, '', part);
      else add(at, labelled[1] ?? '', labelled[2] ?? '');
    }
    at += 1;
  }
  return statements;
}

/** A sentence that is only an amount stands alone; all others stay one text. */
function withFigures(sentences: readonly string[]): readonly string[] {
  const alone = sentences.filter((sentence) => /^\S*\d\S*(?: \S+)?[.!]$/.test(sentence));
  const rest = sentences.filter((sentence) => !alone.includes(sentence));
  return [...alone.map((sentence) => sentence.replace(/[.!]$/, '')), ...(rest.length === 0 ? [] : [rest.join(' ')])];
}

/** "BR: 3 BA: 2.1 SqFt: 1,962": each known label begins a statement, as MLS reports write them. */
function splitAtLabels(line: string): readonly string[] {
  const starts = [...line.matchAll(/(?<=^|\s)((?:[\w.#/]+ ){0,2}[\w.#/]+):\s/g)].flatMap(({ index, 1: words = '' }) => {
    const parts = words.split(' ');
    const at = parts.findIndex(
      (part, from) => !/^[$\d.,]+$/.test(part) && isReportLabel(normalLabel(parts.slice(from).join(' '))),
    );
    return at === -1 ? [] : [index + parts.slice(0, at).join(' ').length + (at === 0 ? 0 : 1)];
  });
  const [, ...later] = starts;
  if (later.length === 0) return [line];
  const cuts = starts[0] === 0 ? starts : [0, ...starts];
  return cuts.map((start, at) => line.slice(start, cuts[at + 1]).trim());
}

const isReportLabel = (label: string): boolean =>
  known(label) ||
  isDuesLabel(label) ||
  /^(?:mls|mls ?#|status|taxes|remarks|garage|style|county|subdivision)$/.test(label);

const partsOf = (line: string): readonly string[] =>
  (isProse(line) && !separators.test(line) ? withFigures(sentencesOf(line)) : line.split(separators))
    .flatMap((part) => (isProse(part) ? [part] : splitAtLabels(part)))
    .flatMap((part) => (isProse(part) ? [part] : part.split(nextLabel)))
    .filter((part) => part.trim() !== '');

/**
 * Two lines of one list item, of which one is a known label: "1908 / Year built". Other lines of a list pair only
 * within their run.
 */
function pairOfItem(lines: readonly PlacedLine[], at: number): { readonly value: 0 | 1 } | undefined {
  const [one, two] = [lines[at], lines[at + 1]];
  const inside = one?.trail?.[0];
  if (one === undefined || two === undefined || inside === undefined || one.part !== 'item') return undefined;
  const isAlone =
    two.trail?.[0] === inside && lines[at + 2]?.trail?.[0] !== inside && lines[at - 1]?.trail?.[0] !== inside;
  if (!isAlone || one.text.length > 45 || two.text.length > 45 || isLabel(one) === isLabel(two)) return undefined;
  return { value: isLabel(one) ? 1 : 0 };
}

/** Consecutive lines that are known labels and figures, as property cards show them. */
function runFrom(lines: readonly PlacedLine[], from: number): readonly PlacedLine[] {
  const run: PlacedLine[] = [];
  for (const line of lines.slice(from, from + 60)) {
    if (!isLabel(line) && !isFigure(line)) break;
    run.push(line);
  }
  return run;
}

/**
 * Pairs the labels and figures of a run by their positions. Labels stand before their figures, unless each figure is
 * followed by a label and the last line is one: "3 / Beds / 2 / Baths". Figures without a label stay alone.
 */
function pairsOf(
  run: readonly { readonly text: string; readonly label: boolean }[],
): readonly (readonly [number | undefined, number])[] {
  const first = run.findIndex(({ label }, at) => label && at > 0 && run[at - 1]?.label === false);
  const figuresFirst = run.at(-1)?.label === true && run[0]?.label === false && first > 0;
  const pairs: (readonly [number | undefined, number])[] = [];
  run.forEach(({ label }, at) => {
    if (label) return;
    const beside = figuresFirst ? at + 1 : at - 1;
    pairs.push([run[beside]?.label === true ? beside : undefined, at]);
  });
  return pairs;
}
