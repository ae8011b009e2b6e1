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

/** Rows without a free line between them that hold labels and no amounts. */
interface Labels {
  readonly rows: readonly number[];
  /** The row of the section's heading. */
  readonly heading: number | undefined;
}

/** A single label is right above its amount; no order of amounts needs a proof. */
const least = 2;

/** "A. Origination Charges" */
const isHeading = ({ text, cells }: Row): boolean => cells.length === 1 && /^[A-N]\.\s+[A-Z]/.test(text);
/** "% of Loan Amount (Points)" without a percentage: no points are charged, and the line has no amount. */
const isLeftEmpty = (text: string): boolean => /^(?:\d{1,2}\s+)?%\s+of\s+loan\s+amount\b/i.test(text);
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
  const joined = [...rows];
  const used = new Set<number>();
  const join = (pairs: Joined): void => {
    for (const [from, to] of pairs) {
      joined[from] = emptyRow;
      joined[to] = besideValue(labelIn(rows, from), rows[to]?.cells ?? []);
      used.add(to);
    }
  };
  for (const labels of labelsOf(rows)) {
    const pairs = proven(rows, labels, runs, used);
    join(pairs);
    if (pairs.length > 0) continue;
    const next = runs.get((labels.rows.at(-1) ?? 0) + 1);
    if (next !== undefined && isShared(rows, labels, next))
      for (const at of next.amounts.keys()) if (!used.has(next.from + at)) joined[next.from + at] = emptyRow;
    // The total of a section whose charges are open is no fee.
    if (labels.heading !== undefined && /\bcharges$/i.test(rows[labels.heading]?.text ?? '')) joined[labels.heading] = emptyRow;
  }
  for (const at of rows.keys()) join(interestOf(rows, at, (amount) => used.has(amount)));
  return joined;
}

/** A free line is before a row. */
function isApart(rows: readonly Row[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  const [before, words] = [wordsIn(above), wordsIn(row)];
  if (before.length === 0 || words.length === 0) return true;
  return topOf(words) - bottomOf(before) > (bottomOf(words) - topOf(words)) * 0.8;
}

/** The runs of amounts, by their first rows. */
function amountsOf(rows: readonly Row[]): ReadonlyMap<number, Amounts> {
  const runs = new Map<number, Amounts>();
  let from = 0;
  for (const [at, row] of rows.entries()) {
    if (!isAmount(row)) continue;
    const amount = amountOf(row);
    const run = runs.get(from);
    const goesOn = run !== undefined && run.from + run.amounts.length === at && !isApart(rows, at);
    if (!goesOn) from = at;
    runs.set(from, { from, amounts: goesOn ? [...run.amounts, amount] : [amount] });
  }
  return runs;
}

function labelsOf(rows: readonly Row[]): readonly Labels[] {
  const runs: Labels[] = [];
  let heading: number | undefined;
  let run: number[] = [];
  const end = (): void => {
    if (run.length >= least) {
      runs.push({ rows: run, heading });
      heading = undefined;
    }
    run = [];
  };
  for (const [at, row] of rows.entries()) {
    if (run.length > 0 && isApart(rows, at)) end();
    if (isHeading(row)) {
      end();
      heading = at;
    } else if (!isLabel(row)) end();
    else if (!isLeftEmpty(row.text)) run.push(at);
  }
  end();
  return runs;
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

/** The labels with the amounts that a total proves to be theirs; none when several runs of amounts may be. */
function proven(
  rows: readonly Row[],
  labels: Labels,
  runs: ReadonlyMap<number, Amounts>,
  used: ReadonlySet<number>,
): Joined {
  const last = labels.rows.at(-1) ?? 0;
  const near = Array.from({ length: mostRows }, (_, more) => runs.get(last + 1 + more)).flatMap((run) =>
    run === undefined || used.has(run.from + run.amounts.length - 1) ? [] : [run],
  );
  const calculated = [...paymentOf(rows, labels.rows, near[0]?.from), ...escrowOf(rows, labels.rows)];
  if (calculated.length > 0) return calculated;
  const total = labels.heading === undefined ? undefined : totalOf(rows, labels.heading, runs);
  const found = near.find((run) => isSection(labels, run, total));
  if (found !== undefined) return pairsOf(labels.rows, found);
  const totals = near.filter((run) => endsWithTotal(rows, labels, run));
  return totals.length === 1 && totals[0] !== undefined ? pairsOf(labels.rows, totals[0]) : [];
}

/** The last labels with the last amounts. */
const pairsOf = (labels: readonly number[], { from, amounts }: Amounts): Joined => {
  const most = Math.min(labels.length, amounts.length);
  return labels.slice(labels.length - most).map((label, at) => [label, from + amounts.length - most + at]);
};

/** The total of a section: the first amount that stands alone after its heading. */
function totalOf(rows: readonly Row[], heading: number, runs: ReadonlyMap<number, Amounts>): number | undefined {
  for (let at = heading + 1; at < Math.min(heading + mostRows, rows.length); at += 1) {
    const [amount, ...more] = runs.get(at)?.amounts ?? [];
    if (amount !== undefined && more.length === 0) return amount;
    if (isHeading(rows[at] ?? emptyRow)) return undefined;
  }
  return undefined;
}

/** Whether amounts are those of a section: its total is before them, or the first of them. */
function isSection({ rows: { length }, heading }: Labels, { amounts }: Amounts, total: number | undefined): boolean {
  const [first = 0, ...others] = amounts;
  if (heading === undefined || sumOf(amounts) === 0) return false;
  if (amounts.length === length + 1) return isSame(sumOf(others), first);
  return amounts.length === length && total !== undefined && isSame(sumOf(amounts), total);
}

/** Whether the last label is a total and the last amount the sum of those before it. A heading may be above the labels. */
function endsWithTotal(rows: readonly Row[], labels: Labels, { amounts }: Amounts): boolean {
  const length = labels.rows.length;
  const end = amounts.at(-1) ?? 0;
  const name = rows[labels.rows.at(-1) ?? 0]?.text ?? '';
  const isOwn = amounts.length > least && (amounts.length === length || amounts.length === length - 1);
  return isOwn && end !== 0 && isTotal(name) && isSame(sumOf(amounts) - end, end);
}

/** Whether amounts right below labels may be those of any label. */
function isShared(rows: readonly Row[], labels: Labels, { from, amounts }: Amounts): boolean {
  if (amounts.length >= least) return true;
  const before = rows[labels.rows.at(-2) ?? 0]?.text ?? '';
  return isApart(rows, from) && (isFormula(before) || figureTypeOf(before) !== undefined);
}
