import { figureTypes, type FigureType } from './figure-types.ts';
import { partsOfRow, type Part } from './parts.ts';
import type { Row } from './rows.ts';
import type { FoundValue } from './values.ts';

/** Labels of the official forms that take several lines, with their value among or after them. */
const spanning = [
  // "Estimated Total / $2,985 / Monthly Payment"
  { key: 'monthlyPayment', first: /^estimated total$/i, last: /^monthly payment$/i, isBetween: true },
  // "Annual Percentage Rate (APR). Your costs over the loan term / expressed as a rate. This is not your rate. 4.174%"
  {
    key: 'apr',
    first: /^annual percentage rate\b/i,
    last: /(?:\byour interest rate|expressed as a rate)/i,
    isBetween: false,
  },
] as const;

type Words = Extract<Part, { kind: 'words' }>;
type Value = Extract<Part, { kind: 'value' }>;

export interface SpanningLabel {
  readonly type: FigureType;
  readonly label: Words;
  readonly part: Value;
  readonly others: readonly FoundValue[];
  /** The row of the value. */
  readonly line: number;
}

/** The value of a label that begins in a row and ends in one of the next two. */
export function spanningLabel(rows: readonly Row[], at: number): SpanningLabel | undefined {
  const above = rows[at] === undefined ? [] : partsOfRow(rows[at]);
  for (const { key, first, last, isBetween } of spanning) {
    const label = above.find((part): part is Words => part.kind === 'words' && first.test(part.text));
    const type = figureTypes.find((each) => each.key === key);
    if (label === undefined || type === undefined) continue;
    const isAlone = !isBetween || above.length === 1 || beside(rows, at, last, first) !== undefined;
    const inRow = above.some((part) => part.kind === 'value' && part.value.kind === type.kind);
    if (!isAlone || (inRow && !isBetween && !last.test(label.text))) continue;
    const found = isBetween ? (beside(rows, at, last, first) ?? between(rows, at, last)) : behind(rows, at, last, type);
    if (found !== undefined) return { type, label, ...found };
  }
  return undefined;
}

type Found = Pick<SpanningLabel, 'part' | 'others' | 'line'>;

/** "Estimated Total $2,928.98 $3,421" above "Monthly Payment": the label ends below its values. */
function beside(rows: readonly Row[], at: number, last: RegExp, first: RegExp): Found | undefined {
  const [row, below] = [rows[at], rows[at + 1]];
  if (row === undefined || !last.test(below?.text.trim() ?? '')) return undefined;
  const [label, part] = partsOfRow(row);
  const isValue = label?.kind === 'words' && first.test(label.text) && part?.kind === 'value';
  return isValue && part.value.kind === 'money' ? { part, others: [], line: at } : undefined;
}

function between(rows: readonly Row[], at: number, last: RegExp): Found | undefined {
  const [middle, below] = [rows[at + 1], rows[at + 2]];
  if (middle === undefined || !last.test(below?.text ?? '')) return undefined;
  const [part, ...others] = partsOfRow(middle).filter((each): each is Value => each.kind === 'value');
  return part === undefined ? undefined : { part, others: others.map(({ value }) => value), line: at + 1 };
}

function behind(rows: readonly Row[], at: number, last: RegExp, type: FigureType): Found | undefined {
  for (const line of [at, at + 1, at + 2, at + 3]) {
    const parts = rows[line] === undefined ? [] : partsOfRow(rows[line]);
    const end = parts.findIndex((part) => part.kind === 'words' && last.test(part.text));
    const part = parts[end + 1];
    if (end !== -1 && part?.kind === 'value' && part.value.kind === type.kind) return { part, others: [], line };
  }
  return undefined;
}
