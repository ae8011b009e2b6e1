import {
  amountOf,
  escrowOf,
  interestOf,
  isAmount,
  labelIn,
  mostRows,
  paymentOf,
  sumOf,
  withSignsJoined,
  type Joined,
} from './block-calculations.ts';
import { bottomOf, topOf } from './geometry.ts';
import { figureTypeOf, normalLabel } from './labels.ts';
import { partsOfRow } from './parts.ts';
import { besideValue, emptyRow, wordsIn, type Row } from './rows.ts';

/** Rows without a free line between them that hold one amount each and no words. */
interface Amounts {
  readonly from: number;
  readonly amounts: readonly number[];
}

/** The rows of labels without amounts, and without a free line between them. */
type Labels = readonly number[];

/** A section of a form, such as "A. Origination Charges". */
interface Section {
  readonly at: number;
  readonly total: number | undefined;
  readonly isCharges: boolean;
  /** Its lines are below its heading: no other heading without lines is right before it, as where columns mix. */
  readonly isPlain: boolean;
}

/** A single label is right above its amount; no order of amounts needs a proof. */
const least = 2;

/** The charges of a section begin in one of the next rows, also where columns mix. */
const chargesBelow = 12;

/** "A. Origination Charges" */
const isHeading = ({ text, cells }: Row): boolean => cells.length === 1 && /^[A-N]\.\s+[A-Z]/.test(text);
/** "% of Loan Amount (Points)" without a percentage: no points are charged, and the line has no amount. */
const isLeftEmpty = (text: string): boolean => /^(?:0\d\s+)?%\s+of\s+loan\s+amount\b/i.test(text);
const isTotal = (text: string): boolean => /\btotal\b|^(?:cash|funds)\b|\bcash to close$/.test(normalLabel(text));
/** "D + I" and "Closing Costs Subtotals (D + I)": the name of a sum. */
const isFormula = (text: string): boolean => /^(?:.*\()?[A-Z](?:\s?\+\s?[A-Z])+\)?$/.test(text);
/** Payees, boxes and sentences name no amount. */
const isLabel = (row: Row): boolean =>
  row.cells.length === 1 &&
  /^[\dA-Z%.]/.test(row.text) &&
  /[a-z]{2}|^[A-Z](?:\s?\+\s?[A-Z])+$/i.test(row.text) &&
  !/[a-z]{2}\.$/.test(row.text) &&
  partsOfRow(row).every((part) => part.kind === 'words' || part.value.kind !== 'money' || part.value.isBare);

/**
 * A copied form may hold its labels in one block and their amounts in another one. They come together where their
 * numbers agree and a printed total proves that the amounts are those of the labels. Otherwise the amounts are left
 * out, so that the last label does not get the first one.
 */
export function withBlocksJoined(page: readonly Row[]): readonly Row[] {
  const rows = withSignsJoined(page);
  const runs = amountsOf(rows);
  const byRow = new Map(runs.map((run) => [run.from, run]));
  const blocks = labelsOf(rows);
  const sections = sectionsOf(rows, byRow, blocks);
  const joined = [...rows];
  const used = new Set<number>();
  const join = (pairs: Joined): void => {
    for (const [from, to] of pairs) {
      joined[from] = emptyRow;
      joined[to] = besideValue(labelIn(rows, from), rows[to]?.cells ?? []);
      for (const at of [from, to]) used.add(at);
    }
  };
  for (const run of runs) join(linesOf(blocks, run, sections, used));
  for (const labels of blocks) {
    if (used.has(labels.at(-1) ?? 0)) continue;
    join(totalled(rows, labels, byRow, used));
  }
  for (const at of rows.keys()) join(interestOf(rows, at, (amount) => used.has(amount)));
  for (const labels of blocks) {
    const [first = 0, last = 0] = [labels[0], labels.at(-1)];
    if (used.has(last)) continue;
    const inSection = before(sections, first);
    const next = byRow.get(last + 1);
    if (next !== undefined && isShared(rows, labels, next, inSection !== undefined))
      for (const at of next.amounts.keys()) if (!used.has(next.from + at)) joined[next.from + at] = emptyRow;
    // The total of a section whose charges are open is no fee.
    for (const { at, isCharges } of labels.length < least ? [] : sections)
      if (isCharges && !used.has(at) && at < first && first - at < chargesBelow) joined[at] = emptyRow;
  }
  return joined;
}

/** The nearest heading before a row. */
const before = (sections: readonly Section[], row: number): Section | undefined =>
  sections.findLast(({ at }) => at < row && row - at < mostRows);

/** A free line is before a row. */
function isApart(rows: readonly Row[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  const [before, words] = [wordsIn(above), wordsIn(row)];
  if (before.length === 0 || words.length === 0) return true;
  return topOf(words) - bottomOf(before) > (bottomOf(words) - topOf(words)) * 0.8;
}

/** The runs of amounts. */
function amountsOf(rows: readonly Row[]): readonly Amounts[] {
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
function labelsOf(rows: readonly Row[]): readonly Labels[] {
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
function sectionsOf(
  rows: readonly Row[],
  runs: ReadonlyMap<number, Amounts>,
  blocks: readonly Labels[],
): readonly Section[] {
  const starts = new Set(blocks.map(([first]) => first));
  const sections: { at: number; total: number | undefined; isCharges: boolean; isPlain: boolean }[] = [];
  let hasLines = true;
  for (const [at, row] of rows.entries()) {
    const [amount, ...more] = runs.get(at)?.amounts ?? [];
    const last = sections.at(-1);
    if (isHeading(row)) {
      sections.push({ at, total: undefined, isCharges: /\bcharges$/i.test(row.text), isPlain: hasLines });
      hasLines = false;
    } else if (last !== undefined && amount !== undefined && more.length === 0) last.total ??= amount;
    if (starts.has(at)) hasLines = true;
  }
  return sections;
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

/** The lines of a section with their amounts: a printed total is their sum, and no other block has as many lines. */
function linesOf(
  blocks: readonly Labels[],
  { from, amounts }: Amounts,
  sections: readonly Section[],
  used: Set<number>,
): Joined {
  const [first = 0, ...others] = amounts;
  const sum = sumOf(amounts);
  const isNear = (at: number): boolean => at < from && from - at < mostRows;
  const section = sections.find(
    ({ at, total }) => isNear(at) && !used.has(at) && total !== undefined && isSame(sum, total),
  );
  // The total of the section may be the first of its amounts.
  const hasTotal = section === undefined && isSame(sumOf(others), first);
  const lines = hasTotal ? others.length : section === undefined ? 0 : amounts.length;
  if (lines < least || sum === 0) return [];
  const own = blocks.filter(
    (labels) =>
      labels.length === lines &&
      isNear(labels.at(-1) ?? from) &&
      !used.has(labels[0] ?? 0) &&
      before(sections, labels[0] ?? 0) !== undefined,
  );
  const linked = own.filter((labels) => section?.isPlain === true && before(sections, labels[0] ?? 0) === section);
  const [labels, ...more] = linked.length === 1 ? linked : own;
  if (labels === undefined || more.length > 0) return [];
  if (section !== undefined) used.add(section.at);
  return pairsOf(labels, { from, amounts });
}

/** The labels whose amounts make a payment, an escrow account or the total in their last line. */
function totalled(
  rows: readonly Row[],
  labels: Labels,
  runs: ReadonlyMap<number, Amounts>,
  used: ReadonlySet<number>,
): Joined {
  const last = labels.at(-1) ?? 0;
  const near = Array.from({ length: mostRows }, (_, more) => runs.get(last + 1 + more)).flatMap((run) =>
    run === undefined || used.has(run.from) ? [] : [run],
  );
  const calculated = [...paymentOf(rows, labels, near[0]?.from), ...escrowOf(rows, labels)];
  if (calculated.length > 0) return calculated;
  const totals = near.filter((run) => endsWithTotal(rows, labels, run));
  // The columns of a Closing Disclosure: that of the Loan Estimate, and the final one.
  const headings = rows.slice(last + 1, totals[0]?.from).map(({ text }) => text);
  const isFinal = headings.includes('Final') && headings.indexOf('Loan Estimate') < headings.indexOf('Final');
  const own = totals[isFinal ? 1 : 0];
  return totals.length === (isFinal ? 2 : 1) && own !== undefined ? pairsOf(labels, own) : [];
}

/** The last labels with the last amounts. */
const pairsOf = (labels: Labels, { from, amounts }: Amounts): Joined => {
  const most = Math.min(labels.length, amounts.length);
  return labels.slice(labels.length - most).map((label, at) => [label, from + amounts.length - most + at]);
};

/** Whether the last label is a total and the last amount the sum of those before it. A heading may be above the labels. */
function endsWithTotal(rows: readonly Row[], labels: Labels, { amounts }: Amounts): boolean {
  const end = amounts.at(-1) ?? 0;
  const name = rows[labels.at(-1) ?? 0]?.text ?? '';
  const isOwn = amounts.length > least && (amounts.length === labels.length || amounts.length === labels.length - 1);
  return isOwn && end !== 0 && isTotal(name) && isSame(sumOf(amounts) - end, end);
}

/** Whether amounts right below labels may be those of any label. */
function isShared(rows: readonly Row[], labels: Labels, { from, amounts }: Amounts, inSection: boolean): boolean {
  if (labels.length < least) return inSection && amounts.length >= least;
  if (amounts.length >= least) return true;
  const above = rows[labels.at(-2) ?? 0]?.text ?? '';
  const isLine = inSection && /^\d{2}\s/.test(above);
  return isApart(rows, from) && (isLine || isFormula(above) || figureTypeOf(above) !== undefined);
}
