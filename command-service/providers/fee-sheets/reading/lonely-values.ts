import { figureTypes } from './figure-types.ts';
import { figureTypeOf } from './labels.ts';
import { partsOfRow } from './parts.ts';
import { besideValue, emptyRow, rowOf, type Row } from './rows.ts';
import { valuesIn } from './values.ts';

/** Labels at the top of the official forms that a copy parts from their values. */
const labels = [
  { key: 'purchasePrice', kind: 'money' },
  { key: 'term', kind: 'term' },
] as const;

/** How many rows the top of a form has at most. */
const mostRows = 48;
const isForm = /^(?:loan estimate|closing disclosure)\b/i;

/**
 * The rows of an official form with a value beside a label that lacks one, where both are the only ones of their kind
 * before the figures of the loan: "LOAN TERM", "PURPOSE", "30 years", "Purchase".
 */
export function withLonelyValues(rows: readonly Row[]): readonly Row[] {
  const joined = [...rows];
  const top = rows.findIndex(({ cells }) => cells.some(({ text }) => isForm.test(text)));
  if (top === -1) return rows;
  for (const { key, kind } of labels) {
    const type = figureTypes.find((each) => each.key === key);
    const at = rows.findIndex(({ cells }, row) => row >= top && figureTypeOf(cells.at(-1)?.text ?? '') === type);
    const label = rows[at]?.cells.at(-1);
    if (label === undefined) continue;
    const found: number[] = [];
    for (let next = top; next < Math.min(rows.length, top + mostRows); next += 1) {
      const row = rows[next] ?? emptyRow;
      if (isOnly(row, kind)) found.push(next);
      else if (isLoan(row)) break;
    }
    const [line] = found;
    const value = rows[line ?? -1]?.cells[0];
    if (line === undefined || value === undefined || found.length > 1) continue;
    joined[line] = besideValue(label, [value]);
    joined[at] = rowOf(rows[at]?.cells.slice(0, -1) ?? []);
  }
  return joined;
}

function isOnly({ cells, text }: Row, kind: 'money' | 'term'): boolean {
  const [value, ...more] = cells.length === 1 ? valuesIn(text) : [];
  const isWhole = value !== undefined && more.length === 0 && value.start === 0 && value.end === text.length;
  return isWhole && value.kind === kind && !value.isBare;
}

/** The figures of the loan begin. */
const isLoan = (row: Row): boolean =>
  partsOfRow(row).some((part) => part.kind === 'words' && figureTypeOf(part.text)?.key === 'loanAmount');
