import { leftOf } from './geometry.ts';
import { rowOf, type Cell, type Row } from './rows.ts';

/** The largest distance between the left edges of a label and its second line, as a share of the width of the page. */
const indent = 0.02;

/** A remark that ends where a rate has to follow. */
const isOpen = (text: string): boolean => text.trim().endsWith('@');
const closes = /^\d{1,2}(?:\.\d{1,3})?\s?%\s?\)?$/;

/**
 * Joins a remark that goes on below: "Prepaid Interest ($74.67 per day for 14 days @" above "6.375%) $1,045". The cells
 * of the label's second line move up to the first one.
 */
export function withClosedRemarks(rows: readonly Row[], width: number): readonly Row[] {
  const joined = [...rows];
  for (const [at, row] of joined.entries()) {
    const below = joined[at + 1];
    if (below === undefined || !isOpen(row.cells.at(-1)?.text ?? '')) continue;
    // A parenthesis and a space may set the remark apart from its label.
    for (const start of [row.cells.length - 1, row.cells.length - 2]) {
      const open = row.cells.slice(start);
      const from = below.cells.findIndex(
        (cell) =>
          closes.test(cell.text) && Math.abs(leftOf(cell.words) - leftOf(open[0]?.words ?? [])) < width * indent,
      );
      const [rest, ...behind] = from === -1 ? [] : below.cells.slice(from);
      if (rest === undefined) continue;
      const label = cellOf([...open, rest]);
      joined[at] = rowOf([...row.cells.slice(0, start), label, ...behind]);
      joined[at + 1] = rowOf(below.cells.slice(0, from));
      break;
    }
  }
  return joined;
}

const cellOf = (cells: readonly Cell[]): Cell => ({
  text: cells.map(({ text }) => text).join(' '),
  words: cells.flatMap(({ words }) => words),
});
