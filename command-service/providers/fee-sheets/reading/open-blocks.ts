import { amountOf, isAmount, perMonth } from './block-calculations.ts';
import { isHeading, isLabel, least, sectionBefore, type Labels, type Section } from './block-parts.ts';
import { figureTypeOf } from './labels.ts';
import { emptyRow, type Row } from './rows.ts';

/** The charges of a section begin in one of the next rows, also where columns mix. */
const chargesBelow = 12;

/** "D + I" and "Closing Costs Subtotals (D + I)": the name of a sum. */
const isFormula = (text: string): boolean => /^(?:.*\()?[A-Z](?:\s?\+\s?[A-Z])+\)?$/.test(text);

/**
 * The rows of a copied form without the amounts that may be those of any label above them. Where blocks are open, the
 * amount below a label may be that of another one everywhere on the page, so it comes with a question.
 */
export function withOpenBlocks(
  rows: readonly Row[],
  sections: readonly Section[],
  used: ReadonlySet<number>,
): readonly Row[] {
  const open = [...rows];
  const unproven = unprovenOf(rows, used);
  const isMixed = unproven.some(
    ({ labels, amounts }) => amounts.length > least || (labels.length >= least && amounts.length >= least),
  );
  for (const { labels, amounts } of unproven) {
    const [first = 0, last = 0] = [labels[0], labels.at(-1)];
    const above = rows[labels.at(-2) ?? -1] ?? emptyRow;
    const section = sectionBefore(sections, last);
    const isSeveral = amounts.length >= least;
    const isShared = isSeveral || isLine(above, section !== undefined);
    const isOpen = (isMixed || section !== undefined) && amounts.every((at) => !isOnlyLine(rows, section, at));
    if (labels.length >= least && (isSeveral || isFormula(above.text))) for (const at of amounts) open[at] = emptyRow;
    else if (amounts.length > 0 && (isShared || isOpen)) open[last] = { ...(rows[last] ?? emptyRow), isDoubted: true };
    // The total of a section whose charges are open is no fee.
    for (const { at, isCharges } of labels.length < least ? [] : sections)
      if (isCharges && !used.has(at) && at <= first && first - at < chargesBelow) open[at] = emptyRow;
  }
  return open;
}

/** Labels below each other, and the amounts right below them. */
interface Unproven {
  readonly labels: Labels;
  readonly amounts: readonly number[];
}

/** The blocks of labels that no total joins to their amounts. */
function unprovenOf(rows: readonly Row[], used: ReadonlySet<number>): readonly Unproven[] {
  const found: { readonly labels: number[]; readonly amounts: number[] }[] = [];
  for (const [at, row] of rows.entries()) {
    const last = found.at(-1);
    if (row.text === '') continue;
    const isValue = isAmount(row) || perMonth.test(row.text);
    if (used.has(at) || !(isValue || isHeading(row) || isLabel(row))) found.push({ labels: [], amounts: [] });
    else if (isValue) last?.amounts.push(at);
    else if (last === undefined || last.amounts.length > 0) found.push({ labels: [at], amounts: [] });
    else last.labels.push(at);
  }
  return found.filter(({ labels }) => labels.length > 0);
}

/** Whether an amount is the only one of a section: its total says the same elsewhere. */
const isOnlyLine = (rows: readonly Row[], section: Section | undefined, at: number): boolean =>
  section?.total !== undefined &&
  at !== section.totalAt &&
  Math.abs(amountOf(rows[at] ?? emptyRow) - section.total) < 0.005;

/** Whether a label has an amount, which may be below the next label. */
const isLine = ({ text }: Row, inSection: boolean): boolean =>
  (inSection && /^\d{2}\s[A-Z]/.test(text)) || figureTypeOf(text)?.kind === 'money';
