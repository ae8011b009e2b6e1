import { bottomOf, distanceOf, overlaps, topOf } from './geometry.ts';
import { figureTypeOf, figureTypes, isVague, type FigureType } from './labels.ts';
import { partsOf, partsOfRow, restOfCell, type Part } from './parts.ts';
import type { Cell, Row, Word } from './rows.ts';
import { spanningLabel } from './spanning-labels.ts';
import { borrowerSide, tickedProgram, type BorrowerSide } from './ticks.ts';
import type { FoundValue } from './values.ts';

/** A page as words, in its own units. */
export interface WordPage {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Row[];
  /** Whether the words were recognised from a picture, or lie unseen behind one. */
  readonly isScan: boolean;
}

/** One place where a figure stands. */
export interface Sighting {
  readonly type: FigureType;
  /** The words that name the figure; empty where a box or a sentence does. */
  readonly label: string;
  readonly value: FoundValue;
  readonly page: number;
  readonly line: number;
  readonly text: string;
  /** In units of the page. */
  readonly words: readonly Word[];
  /** The lowest confidence of label and value, 0 to 100. */
  readonly confidence: number;
  readonly isScan: boolean;
  /** Further values between this one and the next label. */
  readonly others: readonly FoundValue[];
  /** Whether it is not certain that the value belongs to the label: another one is as near, or stands before it. */
  readonly isUnclear: boolean;
  /** The payer, from boxes in the row or right below it. */
  readonly side?: BorrowerSide;
}

interface Label {
  readonly type: FigureType;
  readonly text: string;
  readonly words: readonly Word[];
}

export type Pair = Pick<Sighting, 'type' | 'label' | 'value' | 'words' | 'confidence' | 'others' | 'isUnclear'>;

/** Every place in rows where a label is followed by a value, in its row or right below it. */
export function sightingsInRows({ rows, width, isScan }: WordPage, page: number): readonly Sighting[] {
  return rows.flatMap((row, at) => {
    const below = rows[at + 1];
    const place = { page, isScan };
    const { pairs, alone } = pairsIn(row);
    const spanning = spanningLabel(rows, at);
    if (spanning !== undefined) {
      const { type, label, part, others, line } = spanning;
      const pair = pairOf({ type, text: label.text, words: label.words }, part.value, part.words, false, true);
      return [{ ...pair, others, ...place, line: line + 1, text: `${row.text} ${rows[line]?.text ?? ''}` }];
    }
    const lower = below === undefined || pairs.length > 0 ? [] : pairsBelow(alone, row, below, width);
    const side =
      borrowerSide(row.text) ?? (below === undefined || labelsIn(below) ? undefined : borrowerSide(below.text));
    const sided = side === undefined ? {} : { side };
    return [
      ...pairs.map((pair) => ({ ...pair, ...place, ...sided, line: at + 1, text: row.text })),
      ...lower.map((pair) => ({
        ...pair,
        ...place,
        ...sided,
        line: at + 2,
        text: `${row.text} / ${below?.text ?? ''}`,
      })),
    ];
  });
}

const labelsIn = ({ cells }: Row): boolean => cells.some(({ text }) => figureTypeOf(text) !== undefined);

const confidenceOf = (words: readonly Word[]): number => Math.min(100, ...words.map(({ confidence }) => confidence));

/** Whether a row holds a value but no label of a figure: the label may have been misread. */
export function lacksLabel(row: Row): boolean {
  const parts = partsOfRow(row);
  const isValue = (part: Part): boolean => part.kind === 'value' && part.value.kind !== undefined && !part.value.isBare;
  return parts.some(isValue) && !parts.some((part) => part.kind === 'words' && figureTypeOf(part.text) !== undefined);
}

/** The words of the first value of a row. */
export function firstValue(row: Row): readonly Word[] {
  return partsOfRow(row).find(({ kind }) => kind === 'value')?.words ?? [];
}

/** Words saying that somebody else pays a fee, or nobody: after the amount, or before it. */
const notBorrower =
  /^\W*(?:(?:paid|poc|covered)\s+)?(?:by\s+)?(?:the\s+)?(?:seller|lender|broker)\b(?!.*\bcredit)|\bwaived\b/i;
const isWaived = /\bwaived\b/i;
/** "HOA Dues 4/15/26 to 4/30/26" and "County Taxes to": what buyer and seller settle between them. */
const isSettled = (type: FigureType, text: string): boolean => type.periodic === true && /^(?:\d|to\b)/i.test(text);

/** Goes through a row from left to right: labels, and the values that follow them. */
function pairsIn(row: Row): { readonly pairs: readonly Pair[]; readonly alone: readonly Label[] } {
  const pairs: Pair[] = [];
  const alone: Label[] = [];
  let label: Label | undefined;
  let isUnclear = false;
  const take = (next: Label): void => {
    if (label !== undefined) alone.push(label);
    label = next;
  };
  const parts = partsOfRow(row);
  let from = 0;
  for (const [at, part] of parts.entries()) {
    if (at < from || (part.kind === 'value' && isDaily(parts, at))) continue;
    const both = rateAndAprOf(parts, at);
    if (both.length > 0) {
      pairs.push(...both);
      from = at + parts.slice(at).findIndex(({ words }) => words === both.at(-1)?.words) + 1;
      label = undefined;
      continue;
    }
    if (label?.type.kind === 'text') {
      const { text, words, cell } = { text: restOfCell(part), words: part.words, cell: part.cell };
      const choice = choiceOf(label, parts.slice(at));
      if (choice !== undefined || programWords.test(text)) {
        pairs.push(choice ?? pairOf(label, textValue(text), words, false));
        from = at + parts.slice(at).filter((other) => other.cell === cell).length;
        label = undefined;
        continue;
      }
      label = undefined;
    }
    if (part.kind === 'words') {
      const total = label?.type.kind === 'money' ? totalOf(parts, at) : undefined;
      if (total !== undefined && figureTypeOf(part.text) === undefined) {
        from = total;
        continue;
      }
      const type = figureTypeOf(part.text);
      if (type !== undefined) {
        isUnclear = false;
        take({ type, text: part.text, words: part.words });
      } else if (label !== undefined) {
        if (isWaived.test(part.text) || isSettled(label.type, part.text)) label = undefined;
      } else if (pairs.length > 0) {
        if (!isUnclear && notBorrower.test(part.text)) pairs.pop();
        isUnclear = true;
      }
      continue;
    }
    const { value, words } = part;
    const last = pairs.at(-1);
    if (label === undefined) {
      // A second value behind the first: which one is it?
      if (last !== undefined && !isUnclear && last.type.kind === (value.kind ?? last.type.kind) && !isNumbering(value))
        pairs[pairs.length - 1] = { ...last, others: [...last.others, value] };
      continue;
    }
    if (isNumbering(value) && label.type.kind === 'money' && parts[at + 1] !== undefined) continue;
    // "Interest rate (30 years) 6.5 %" and "Discount points 1.000% $4,500".
    if (value.kind !== undefined && value.kind !== label.type.kind) continue;
    pairs.push(pairOf(label, value, words, false));
    label = undefined;
    isUnclear = false;
  }
  if (label !== undefined) alone.push(label);
  // Where a row begins with a value, its values may stand before their labels.
  const first = parts[0];
  const isReversed = first?.kind === 'value' && !first.value.isBare;
  return { pairs: isReversed ? pairs.map((pair) => ({ ...pair, isUnclear: true })) : pairs, alone };
}

/** A number of one or two digits without a sign: the number of a line, or of a year. */
const isNumbering = ({ kind, isBare, amount }: FoundValue): boolean => kind === 'money' && isBare && amount < 100;

/** The remark of prepaid interest holds a rate for each day and a number of days: neither is a figure. */
const isDaily = (parts: readonly Part[], at: number): boolean => {
  const next = parts[at + 1];
  return next?.kind === 'words' && /^(?:(?:per|\/|a)\s?(?:day|diem)|days?)\b/i.test(next.text);
};

/** The program of a row of boxes: the ticked one, or a question when several stand there and none is surely ticked. */
function choiceOf(label: Label, parts: readonly Part[]): Pair | undefined {
  const words = parts.flatMap((part) => (part.kind === 'words' ? [part] : []));
  const program = tickedProgram(words.map(({ text }) => text).join(' '));
  if (program === undefined) return undefined;
  const { chosen, names } = program;
  const pair = pairOf(
    label,
    textValue(chosen ?? names[0] ?? ''),
    words.flatMap((part) => part.words),
    chosen === undefined,
  );
  return chosen === undefined ? { ...pair, others: names.slice(1).map(textValue) } : pair;
}

const rateAndApr = /(?<!percentage )\brate\s?(?:\/|and|&|\()\s?apr\b/i;

/** "Interest rate / APR 6.500% / 6.642%": one label for two figures. */
function rateAndAprOf(parts: readonly Part[], at: number): readonly Pair[] {
  const label = parts[at];
  if (label?.kind !== 'words' || !rateAndApr.test(label.text)) return [];
  const percents = parts
    .slice(at + 1, at + 4)
    .flatMap((part) => (part.kind === 'value' && part.value.kind === 'percent' ? [part] : []));
  if (percents.length !== 2) return [];
  return ['interestRate', 'apr'].flatMap((key, place) => {
    const type = figureTypes.find((each) => each.key === key);
    const part = percents[place];
    return type === undefined || part === undefined ? [] : [pairOf({ type, ...label }, part.value, part.words, false)];
  });
}

/** "Deed: $40.00 Mortgage: $45.00 $85.00": the last value is the sum of the named parts before it. */
function totalOf(parts: readonly Part[], at: number): number | undefined {
  let sum = 0;
  for (let next = at; next < parts.length; next += 1) {
    const [name, part] = [parts[next - 1], parts[next]];
    if (part?.kind !== 'value' || part.value.kind !== 'money') continue;
    if (name?.kind === 'value') return sum > 0 && Math.abs(part.value.amount - sum) < 0.005 ? next : undefined;
    sum += part.value.amount;
  }
  return undefined;
}

/** Words of which a loan program may consist: anything else in a sheet is never repeated. */
export const programWords =
  /^(?:(?:conventional|conv|conforming|jumbo|high|balance|fha|va|usda|fixed|rate|arm|adjustable|interest|only|year|yr|years|purchase|refinance|loan|mortgage|\d{1,2}|\d{1,2}\/\d{1,2}m?|mo\.?)[\s,-]*){1,8}$/i;

const textValue = (text: string): FoundValue => ({
  kind: undefined,
  text: text.trim(),
  amount: 0,
  isBare: false,
  start: 0,
  end: text.length,
});

function pairOf(label: Label, value: FoundValue, words: readonly Word[], isUnclear: boolean, isBelow = false): Pair {
  return {
    type: label.type,
    label: label.text,
    value,
    words,
    confidence: confidenceOf([...label.words, ...words]),
    others: [],
    isUnclear: isUnclear || isVague(label.text) || (words.length > 0 && !isBelow && !overlaps(label.words, words)),
  };
}

/** Labels in a separate row, with the values right under them. */
function pairsBelow(labels: readonly Label[], above: Row, below: Row, width: number): readonly Pair[] {
  if (labelsIn(below)) return [];
  // A table of years, as for a buy-down: its first row is the payment of the first year only.
  if (/^years?\s?\d/i.test(below.text)) return [];
  const values = below.cells.flatMap((cell) => partsOf(cell).filter((part) => part.kind === 'value'));
  return labels.flatMap((label) => {
    const height = bottomOf(label.words) - topOf(label.words);
    const near = values
      .filter(({ words }) => topOf(words) - bottomOf(label.words) < height * 3)
      .map((part) => ({ ...part, distance: distanceOf(label.words, part.words) }))
      .filter(({ distance }) => distance < width * 0.05)
      .toSorted((a, b) => a.distance - b.distance);
    const [part] = near;
    if (part === undefined || (part.value.kind !== undefined && part.value.kind !== label.type.kind)) return [];
    if (isNumbering(part.value)) return [];
    // The label of the value is the nearest one, among all in the row above.
    const isNearest = above.cells.every(
      ({ words }: Cell) =>
        words.some((word) => label.words.includes(word)) || distanceOf(words, part.words) > part.distance,
    );
    return [pairOf(label, part.value, part.words, near.length > 1 || !isNearest, true)];
  });
}
