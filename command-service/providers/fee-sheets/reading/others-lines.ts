import { sumOf } from './block-calculations.ts';
import { emptyRow, type Row } from './rows.ts';
import { valuesIn } from './values.ts';

/** More lines of a section are not looked through. */
const mostLines = 12;
/** The sections A to H, on each of two pages. */
const mostSections = 16;

const columns = /\bborrower-paid\b.*\bseller-paid\b/i;
const heading = /^[A-H]\.\s+[A-Z].*\s\$\s?[\d,]+\.\d{2}$/;
const anyHeading = /^[A-Z]\.\s+[A-Z]/;
const isLine = /^\d{2}\s.*\$\s?[\d,]+\.\d{2}$/;

interface Line {
  readonly at: number;
  readonly amount: number;
}

/**
 * A Closing Disclosure without its columns: the copied lines of a section hold amounts of the seller and of others,
 * too. Those whose amounts make the section's total are the borrower's. Where it is open which ones these are, all of
 * them come with a question.
 */
export function withoutOthersLines(page: readonly Row[]): readonly Row[] {
  const rows = withDoubtedPayers(page);
  if (!rows.some(({ cells, text }) => cells.length === 1 && columns.test(text))) return rows;
  const own = [...rows];
  const headings = rows.flatMap(({ cells, text }, at) => (cells.length === 1 && anyHeading.test(text) ? [at] : []));
  for (const [place, at] of headings.slice(0, mostSections).entries()) {
    const text = rows[at]?.text ?? '';
    if (!heading.test(text)) continue;
    const lines = rows.slice(at + 1, headings[place + 1]).flatMap((row, more): readonly Line[] => {
      const amount = isLine.test(row.text) ? lastAmount(row.text) : 0;
      return amount === 0 ? [] : [{ at: at + 1 + more, amount }];
    });
    const paid = borrowersOf(lines, lastAmount(text));
    for (const line of lines) {
      const row = rows[line.at] ?? emptyRow;
      if (paid === undefined) own[line.at] = { ...row, isDoubted: true };
      else if (!paid.has(line)) own[line.at] = emptyRow;
    }
  }
  return own;
}

/** "Borrower Seller Other": the headings of columns in one run of words. */
const payers =
  /^(?:(?:description|item|fee|charge|paid to)\s+)*(?:borrower|buyer)\s+seller(?:\s+(?:others?|lender|broker))?$/i;

/** The lines of a worksheet whose columns a copy lost: a single amount may be the seller's. */
function withDoubtedPayers(rows: readonly Row[]): readonly Row[] {
  let isLost = false;
  return rows.map((row): Row => {
    const isRun = row.cells.length === 1;
    if (isRun && payers.test(row.text)) isLost = true;
    if (/^total\b/i.test(row.text)) isLost = false;
    return isLost && isRun && /\d$/.test(row.text) ? { ...row, isDoubted: true } : row;
  });
}

const lastAmount = (text: string): number => valuesIn(text).at(-1)?.amount ?? 0;

/** The only lines that make a total; undefined when there are none, or several choices. */
function borrowersOf(lines: readonly Line[], total: number): ReadonlySet<Line> | undefined {
  const makes = (some: readonly Line[]): boolean => Math.abs(sumOf(some.map(({ amount }) => amount)) - total) < 0.005;
  if (makes(lines)) return new Set(lines);
  if (lines.length > mostLines) return undefined;
  const choices = Array.from({ length: 2 ** lines.length }, (_, choice) =>
    lines.filter((_line, at) => Math.floor(choice / 2 ** at) % 2 === 1),
  ).filter(makes);
  return choices.length === 1 ? new Set(choices[0]) : undefined;
}
