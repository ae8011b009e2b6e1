import { regex } from '../../../../domain/regex.ts';
import { figureTypeOf } from './labels.ts';
import type { Cell, Row, Word } from './rows.ts';
import { anyBox } from './ticks.ts';
import { valuesIn, type FoundValue } from './values.ts';

/** A run of words or a value in a cell. */
export type Part = { readonly cell: Cell; readonly start: number; readonly words: readonly Word[] } & (
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'value'; readonly value: FoundValue }
);

/** The words and the values of a cell, in their order. */
export function partsOf(cell: Cell): readonly Part[] {
  const parts: Part[] = [];
  const points = /^.{0,12}%\s+of\s+loan\s+amount\s*\(points\)/i.exec(cell.text)?.[0] ?? '';
  let from = points.length;
  if (points !== '') parts.push({ kind: 'words', text: 'Points', cell, start: 0, words: wordsBetween(cell, 0, from) });
  const addRun = (start: number, to: number): void => {
    const text = cell.text.slice(start, to).replace(/^[\s:,;.(]+(?=\p{L}{2})|^[\s:,;.]+|[\s:,;.(@]+$/gu, '');
    if (/[a-z]/i.test(text)) parts.push({ kind: 'words', text, cell, start, words: wordsBetween(cell, start, to) });
  };
  const addWords = (to: number): void => {
    // "Loan Program: VA 30 Year Fixed" and "Loan Type ☐ Conventional ☒ FHA" are labels and their values.
    const run = cell.text.slice(from, to);
    const box = run.search(new RegExp(`\\s${anyBox}`, 'i'));
    const colon = run.includes(': ') ? run.indexOf(': ') : box;
    const isLabel =
      colon !== -1 &&
      figureTypeOf(cell.text.slice(from, from + colon)) !== undefined &&
      // "Recording Fees: Mortgage" is one.
      (colon === box || figureTypeOf(run) === undefined);
    if (isLabel) addRun(from, from + colon + 1);
    addRun(isLabel ? from + colon + 1 : from, to);
  };
  for (const value of valuesIn(withoutDailyRate(cell.text))) {
    if (value.start < from && points !== '') continue;
    // A bare number before words is their numbering: "801 Origination fee".
    const isNumbering =
      value.isBare &&
      from === value.start &&
      /^\W*(?!(?:months?|years?|yrs)\b)[a-z]{3}/i.test(cell.text.slice(value.end));
    // "Adjusts once in year 2"
    const isOfYear = value.isBare && /\byears?\s$/i.test(cell.text.slice(0, value.start));
    if (isNumbering || isOfYear || isRemark(cell.text, value)) continue;
    const coverage = isCoverage.exec(cell.text.slice(value.end));
    if (coverage !== null) {
      addWords(value.start);
      from = value.end + coverage[0].length;
      continue;
    }
    addWords(value.start);
    parts.push({ kind: 'value', value, cell, start: value.start, words: wordsBetween(cell, value.start, value.end) });
    from = value.end;
  }
  addWords(cell.text.length);
  return parts;
}

/** "Lender's Title Insurance $396,000 coverage": the amount insured, not the premium. */
const isCoverage = /^\s+(?:of )?coverage\b/i;

/** "Recording Fees (Deed $28, Mortgage $92)": parentheses with words hold a remark, unless they name a figure. */
function isRemark(text: string, { start, end }: FoundValue): boolean {
  const open = text.lastIndexOf('(', start - 1);
  const inside = open > text.lastIndexOf(')', start - 1) ? text.slice(open + 1, start) : '';
  // "($129.45 per day for 10 days $1,295": the parenthesis closes on the next line.
  if (/\bper day\b/i.test(inside) && text.slice(end).trim() === '') return false;
  return /[a-z]{2}/i.test(inside) && figureTypeOf(inside) === undefined;
}

/** The parts of a cell after a remark that an earlier cell opened: "(12 days $55.31)". */
function afterRemark(parts: readonly Part[], before: readonly Cell[]): readonly Part[] {
  const text = before.map((cell) => cell.text).join(' ');
  const end = parts[0]?.cell.text.indexOf(')') ?? -1;
  const isOpen = /\([^)]*\bdays?\b[^)]*$/i.test(text);
  return isOpen && end !== -1 ? parts.filter(({ start }) => start > end) : parts;
}

/**
 * The parts of a row. An amount after a separate plus is one part, because the official forms add up payments like
 * this.
 */
export const partsOfRow = ({ cells }: Row): readonly Part[] =>
  cells.flatMap((cell, at) => {
    // "900   ITEMS REQUIRED BY LENDER": the number of a line.
    if (at === 0 && lineNumber.test(cell.text) && /^[a-z]{3}/i.test(cells[1]?.text ?? '')) return [];
    const parts = afterRemark(partsOf(cell), cells.slice(0, at));
    if (cells[at - 1]?.text !== '+') return parts;
    return parts.map((part) =>
      part.kind === 'value' && part.start === 0 ? { ...part, value: { ...part.value, isBare: false } } : part,
    );
  });

const lineNumber = /^\d{2,4}[a-z]?\.?$/;

/** The text from the start of a part to the end of its cell. */
export const restOfCell = ({ cell, start }: Part): string => cell.text.slice(start).replace(/^[\s:]+/, '');

/** The words of a cell between two places of its text. */
export function wordsBetween(cell: Cell, from: number, to: number): readonly Word[] {
  let at = 0;
  const found: Word[] = [];
  for (const word of cell.words) {
    const end = at + word.text.length;
    if (at < to && end > from) found.push(word);
    at = end + 1;
  }
  return found;
}

/** "$69.3493 x 15 day(s)": the calculation of prepaid interest, not its amount. */
const dailyRate = regex('gi')`
  \b\d{1,2}\s*@\s*\d[\d,.]*(?=\s|$)|\(\d{3,4}(?:,\s?\d{3,4})+\)|@\s*\$\s?[\d,.]+\s*$
  |\$\s?[\d,.]+\s*[x@]\s*\d{1,3}(?![\d.,%])(?:\s*days?\b)?
  |\b\d{1,3}\s*days?\s*(?:@|x|at)\s*\$?\s*[\d,.]*\d(?:\s*(?:/|per|a)\s*(?:day|diem)\b)?
  |\(\s*\d+\s*days?\s*@?\s*\$?[\d,.]*\d[^()]{0,20}\)
  |\$?\s?\d[\d,.]*\s*(?:x|@|/|per|a)\s*(?:\d+\s*)?(?:days?|diem(?!\s+interest))\b(?:\(s\))?(?:
    \s+for\s+\d+\s+days?
  )?(?:\s*@\s*[\d.]+\s*%)?
`;

const withoutDailyRate = (text: string): string => text.replace(dailyRate, (found) => ' '.repeat(found.length));
