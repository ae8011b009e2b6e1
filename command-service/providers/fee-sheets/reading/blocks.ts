import {
  escrowOf,
  interestOf,
  labelIn,
  mostRows,
  paymentOf,
  sumOf,
  withSignsJoined,
  type Joined,
} from './block-calculations.ts';
import {
  amountsOf,
  labelsOf,
  least,
  sectionBefore,
  sectionsOf,
  type Amounts,
  type Labels,
  type Section,
} from './block-parts.ts';
import { normalLabel } from './labels.ts';
import { withOpenBlocks } from './open-blocks.ts';
import { besideValue, emptyRow, type Row } from './rows.ts';

const isTotal = (text: string): boolean => /\btotal\b|^(?:cash|funds)\b|\bcash to close$/.test(normalLabel(text));

/**
 * A copied form may hold its labels in one block and their amounts in another one. They come together where their
 * numbers agree and a printed total proves that the amounts are those of the labels. Otherwise they are left open, so
 * that the last label does not get the first amount.
 */
export function withBlocksJoined(page: readonly Row[]): readonly Row[] {
  const rows = withSignsJoined(page);
  const [runs, blocks] = [amountsOf(rows), labelsOf(rows)];
  const byRow = new Map(runs.map((run) => [run.from, run]));
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
  for (const labels of blocks) if (!used.has(labels.at(-1) ?? 0)) join(totalled(rows, labels, byRow, used));
  for (const at of rows.keys()) join(interestOf(rows, at, (amount) => used.has(amount)));
  return withOpenBlocks(joined, sections, used);
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
  // Lines of $0 prove nothing.
  if (lines < least || amounts.filter((amount) => amount !== 0).length < least + (hasTotal ? 1 : 0)) return [];
  const own = blocks.filter(
    (labels) =>
      labels.length === lines &&
      isNear(labels.at(-1) ?? from) &&
      !used.has(labels[0] ?? 0) &&
      sectionBefore(sections, labels[0] ?? 0) !== undefined,
  );
  const linked = own.filter(
    (labels) => section?.isPlain === true && sectionBefore(sections, labels[0] ?? 0) === section,
  );
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
