import { overlaps } from './geometry.ts';
import { type FigureType } from './figure-types.ts';
import { figureTypeOf, isVague } from './labels.ts';
import { partsOfRow, type Part } from './parts.ts';
import type { Row, Word } from './rows.ts';
import type { BorrowerSide } from './ticks.ts';
import type { FoundValue } from './values.ts';

/** A page as words, in its own units. */
export interface WordPage {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Row[];
  /** Whether the words were recognised from a picture, or are hidden behind one. */
  readonly isScan: boolean;
  /** The lines of a text that it quotes from an earlier mail, counted from 0. */
  readonly quoted?: ReadonlySet<number>;
}

/** One place of a figure. */
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
  /** Whether it is not certain that the value belongs to the label: another one is as near, or comes before it. */
  readonly isUnclear: boolean;
  /**
   * A sentence names it. Loosely that is weak evidence, because something else may be meant; plainly it is enough on a
   * sheet about one loan.
   */
  readonly sentence?: 'plain' | 'loose';
  /** The name is only near the value: it counts when the figure has no other place. */
  readonly isHint?: true;
  /** A total beside it: right, with an addend that does not fit, or the amount that its own addends make. */
  readonly sum?: 'right' | 'doubted' | FoundValue;
  /** The payer, from boxes in the row or right below it. */
  readonly side?: BorrowerSide;
}

export interface Label {
  readonly type: FigureType;
  readonly text: string;
  readonly words: readonly Word[];
  /** The words after it call the value a bound: "up to". */
  readonly isBound?: true;
}

export type Pair = Pick<Sighting, 'type' | 'label' | 'value' | 'words' | 'confidence' | 'others' | 'isUnclear'>;

/** Whether a row contains the label of a figure. */
export const labelsIn = (row: Row): boolean =>
  row.cells.some(({ text }) => figureTypeOf(text) !== undefined) ||
  partsOfRow(row).some((part) => part.kind === 'words' && figureTypeOf(part.text) !== undefined);

const confidenceOf = (words: readonly Word[]): number => Math.min(100, ...words.map(({ confidence }) => confidence));

/** A number of one or two digits without a sign: the number of a line, or of a year. */
export const isNumbering = ({ kind, isBare, amount }: FoundValue): boolean =>
  kind === 'money' && isBare && amount < 100;

/** "Points 0.75 ($2,730)": the number of points, not their cost. */
export const isCountOfPoints = (
  { type, text }: Pick<Label, 'type' | 'text'>,
  { cell, value }: Extract<Part, { kind: 'value' }>,
): boolean =>
  (type.key === 'discountPoints' || type.key === 'originationFee') &&
  (/points/i.test(text) || /^\s*(?:points|pts)\b/i.test(cell.text.slice(value.end))) &&
  /^\(?\d(?:\.\d{1,4})?\)?$/.test(cell.text.slice(value.start, value.end));

const slash = /\s*(?:\/|\band\b|&|\()\s*/i;

/** "Rate / APR" and "Rate / Term": the two figures that one label names; undefined for other labels. */
export function twoTypesOf(text: string): readonly [FigureType, FigureType] | undefined {
  if (figureTypeOf(text) !== undefined) return undefined;
  const [one = '', two = '', ...more] = text.replace(/\)\s*$/, '').split(slash);
  const [first, second] = [figureTypeOf(one), figureTypeOf(two)];
  if (more.length > 0 || first === undefined || second === undefined) return undefined;
  const kinds = new Set(text.includes('/') ? ['percent', 'term', 'money'] : ['percent', 'term']);
  return kinds.has(first.kind) && kinds.has(second.kind) ? [first, second] : undefined;
}

export const textValue = (text: string): FoundValue => ({
  kind: undefined,
  text: text.trim(),
  amount: 0,
  isBare: false,
  start: 0,
  end: text.length,
});

/** "Annual property taxes $5,400" and "Monthly mortgage insurance is $104.29": the label names the period. */
export function withLabelPeriod({ type, text }: Pick<Label, 'type' | 'text'>, value: FoundValue): FoundValue {
  if (type.periodic !== true || value.period !== undefined) return value;
  const [, yearly, monthly] =
    /^\W*(?:(annual|yearly)|(monthly))\b/i.exec(text) ??
    /\b(?:((?:per|a|each) (?:year|yr)|annual(?:ly)?|yearly)|((?:per|a|each) (?:month|mo)|monthly))\W*$/i.exec(text) ??
    /\((?:(yr|year)|(mo|month))\)\W*$/i.exec(text) ??
    [];
  const period = yearly === undefined ? (monthly === undefined ? undefined : 'month') : 'year';
  return period === undefined ? value : { ...value, period };
}

/** A label with its value. */
export function pairOf(
  label: Label,
  read: FoundValue,
  words: readonly Word[],
  isUnclear: boolean,
  isBelow = false,
): Pair {
  const value = withLabelPeriod(label, read);
  return {
    type: label.type,
    label: label.text,
    value,
    words,
    confidence: confidenceOf([...label.words, ...words]),
    others: [],
    isUnclear:
      isUnclear ||
      label.isBound === true ||
      isVague(label.text) ||
      (words.length > 0 && !isBelow && !overlaps(label.words, words)),
  };
}
