import { amountOf, isAmount, mostRows } from './block-calculations.ts';
import { bottomOf, topOf } from './geometry.ts';
import { partsOfRow } from './parts.ts';
import { wordsIn, type Row } from './rows.ts';

/** Rows without a free line between them that hold one amount each and no words. */
export interface Amounts {
  readonly from: number;
  readonly amounts: readonly number[];
}

/** The rows of labels without amounts, and without a free line between them. */
export type Labels = readonly number[];

/** A section of a form, such as "A. Origination Charges". */
export interface Section {
  readonly at: number;
  readonly total: number | undefined;
  readonly totalAt: number | undefined;
  readonly isCharges: boolean;
  /** Its lines are below its heading: no other heading without lines is right before it, as where columns mix. */
  readonly isPlain: boolean;
}

/** A single label is right above its amount; no order of amounts needs a proof. */
export const least = 2;

/** "A. Origination Charges" */
export const isHeading = ({ text, cells }: Row): boolean =>
  cells.length === 1 && /^(?:[A-N]\.\s+[A-Z]|Calculating Cash to Close$)/.test(text);
/** "% of Loan Amount (Points)" without a percentage: no points are charged, and the line has no amount. */
const isLeftEmpty = (text: string): boolean => /^(?:0\d\s+)?%\s+of\s+loan\s+amount\b/i.test(text);
/** Payees, boxes and sentences name no amount. */
export const isLabel = (row: Row): boolean =>
  row.cells.length === 1 &&
  /^[\dA-Z%.]/.test(row.text) &&
  /[a-z]{2}|^[A-Z](?:\s?\+\s?[A-Z])+$/i.test(row.text) &&
  !/[a-z]{2}\.$|^(?:yes|no)$/i.test(row.text) &&
  partsOfRow(row).every((part) => part.kind === 'words' || part.value.kind !== 'money' || part.value.isBare);

/** The nearest heading before a row. */
export const sectionBefore = (sections: readonly Section[], row: number): Section | undefined =>
  sections.findLast(({ at }) => at < row && row - at < mostRows);

/** A free line is before a row. */
function isApart(rows: readonly Row[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  const [upper, words] = [wordsIn(above), wordsIn(row)];
  if (upper.length === 0 || words.length === 0) return true;
  return topOf(words) - bottomOf(upper) > (bottomOf(words) - topOf(words)) * 0.8;
}

/** The runs of amounts. */
export function amountsOf(rows: readonly Row[]): readonly Amounts[] {
  const runs: { readonly from: number; readonly amounts: number[] }[] = [];
  for (const [at, row] of rows.entries()) {
    if (!isAmount(row)) continue;
    const run = runs.at(-1);
    if (run !== undefined && run.from + run.amounts.length === at && !isApart(rows, at))
      run.amounts.push(amountOf(row));
    else runs.push({ from: at, amounts: [amountOf(row)] });
  }
  return runs;
}

/** The blocks of labels, without the lines that a form leaves empty. */
export function labelsOf(rows: readonly Row[]): readonly Labels[] {
  const blocks: number[][] = [];
  let isOpen = false;
  for (const [at, row] of rows.entries()) {
    if (isHeading(row) || !isLabel(row)) isOpen = false;
    else {
      if (!isOpen || isApart(rows, at)) blocks.push([]);
      isOpen = true;
      if (!isLeftEmpty(row.text)) blocks.at(-1)?.push(at);
    }
  }
  return blocks.filter((block) => block.length > 0);
}

/** The sections with their totals: the first amount that stands alone after a heading. */
export function sectionsOf(
  rows: readonly Row[],
  runs: ReadonlyMap<number, Amounts>,
  blocks: readonly Labels[],
): readonly Section[] {
  const starts = new Set(blocks.map(([first]) => first));
  const sections: { -readonly [Key in keyof Section]: Section[Key] }[] = [];
  let hasLines = true;
  for (const [at, row] of rows.entries()) {
    const [amount, ...more] = runs.get(at)?.amounts ?? [];
    const last = sections.at(-1);
    if (isHeading(row)) {
      sections.push({
        at,
        total: undefined,
        totalAt: undefined,
        isCharges: /\bcharges$/i.test(row.text),
        isPlain: hasLines,
      });
      hasLines = false;
    } else if (last !== undefined && last.total === undefined && amount !== undefined && more.length === 0) {
      last.total = amount;
      last.totalAt = at;
    }
    if (starts.has(at)) hasLines = true;
  }
  return sections;
}
