import { amountOf, isAmount, mostRows, sumOf } from './block-calculations.ts';
import { besideValue, emptyRow, wordsIn, type Row } from './rows.ts';

/** Fewer lines are no column. */
const leastLines = 3;

/**
 * The calculation of a Closing Disclosure as a copy holds it: each label with the amount of the Loan Estimate below it,
 * and the final amounts further down. The final ones count where they end with their sum; otherwise none do.
 */
export function withFinalColumn(rows: readonly Row[]): readonly Row[] {
  const joined = [...rows];
  for (const [at, { text }] of rows.entries()) {
    if (text !== 'Loan Estimate') continue;
    let end = at + 1;
    while (end - at < mostRows && isLabelled(rows, end)) end += 2;
    const lines = (end - at - 1) / 2;
    if (lines < leastLines) continue;
    const final = finalOf(rows, end, lines);
    for (let line = 0; line < lines; line += 1) {
      const [label, former] = [at + 1 + 2 * line, at + 2 + 2 * line];
      joined[former] = emptyRow;
      if (final === undefined) continue;
      const name = rows[label] ?? emptyRow;
      joined[label] = emptyRow;
      joined[final + line] = besideValue({ text: name.text, words: wordsIn(name) }, rows[final + line]?.cells ?? []);
    }
  }
  return joined;
}

const isLabelled = (rows: readonly Row[], at: number): boolean => {
  const [label, amount] = [rows[at], rows[at + 1]];
  return (
    label !== undefined &&
    amount !== undefined &&
    /^[A-Z]/.test(label.text) &&
    !/\d/.test(label.text) &&
    isAmount(amount)
  );
};

/** The first row of the final amounts: as many as the lines, and the last one the sum of the others. */
function finalOf(rows: readonly Row[], from: number, lines: number): number | undefined {
  const heading = rows.slice(from, from + mostRows).findIndex(({ text }) => text === 'Final');
  if (heading === -1) return undefined;
  const start = rows.findIndex((row, at) => at > from + heading && at < from + heading + mostRows && isAmount(row));
  const found = start === -1 ? [] : rows.slice(start, start + lines);
  const amounts = found.map(amountOf);
  const isOnly = found.length === lines && found.every(isAmount) && !isAmount(rows[start + lines] ?? emptyRow);
  const last = amounts.at(-1) ?? 0;
  return isOnly && last !== 0 && Math.abs(sumOf(amounts) - 2 * last) < 0.005 ? start : undefined;
}
