import { notPriceLabel } from './price-words.ts';

/** The element that a line belongs to. A `row` is one of several rows of a table. */
export type LinePart = 'heading' | 'item' | 'text' | 'row';

export interface Line {
  readonly text: string;
  readonly part: LinePart;
  /** 1 to 6 for a heading. */
  readonly level?: number;
  /** The share of its characters that are links, 0 to 1. */
  readonly linked?: number;
  /** Identifies its list, when it is an item. */
  readonly list?: number;
  /** Its containers, the innermost first. */
  readonly trail?: readonly number[];
  /** The form that it is in. */
  readonly form?: number;
  /** Whether it is inside an element for addresses. */
  readonly address?: boolean;
  /** Whether it is one of several sibling cards, such as the homes of a results page or the units of a building. */
  readonly card?: boolean;
}

/** A cell of a table with the lines in it. */
export interface Cell {
  readonly head: boolean;
  readonly lines: Line[];
}

export interface Table {
  readonly heads: string[];
  readonly rows: { readonly line: Line; readonly cells: readonly string[] }[];
  readonly out: Line[];
}

const isLabelText = (text: string): boolean => text.length <= 45 && !/\d{2}|[$€£]/.test(text) && /\p{L}{2}/u.test(text);
const namesValues = (text: string): boolean => isLabelText(text) || notPriceLabel.test(text.toLowerCase());
const joined = (label: string, value: string): string => `${label.replace(/\s?:$/, '')}: ${value}`;

/**
 * Adds the cells of a table row: labels with their values as separate lines, several values as one row. Cells of a
 * layout table, which hold several lines each, are passed on as they are.
 */
export function addRow(cells: readonly Cell[], table: Table): void {
  const filled = cells.filter(({ lines }) => lines.length > 0);
  const [first] = filled;
  if (first === undefined) return;
  if (filled.some(({ lines }) => lines.length > 1)) {
    flushRows(table);
    table.out.push(...filled.flatMap(({ lines }) => lines));
    return;
  }
  const texts = filled.map(({ lines }) => lines[0]?.text ?? '');
  const line = first.lines[0] ?? { text: '', part: 'text' as const };
  if (filled.every(({ head }) => head) && filled.length > 1) {
    table.heads.splice(0, Infinity, ...texts);
    return;
  }
  const pairs = texts.length % 2 === 0 && texts.every((text, at) => at % 2 === 1 || isLabelText(text));
  const isPaired = pairs && (table.heads.length === 0 || (texts.length > 2 && table.heads.length !== texts.length));
  if (texts.length === 1 || isPaired) {
    flushRows(table);
    if (texts.length === 1) table.out.push(line);
    for (let at = 0; at + 1 < texts.length; at += 2)
      table.out.push({ ...line, part: 'text', text: joined(texts[at] ?? '', texts[at + 1] ?? '') });
    return;
  }
  const byColons = pairedByColons(texts);
  if (byColons !== undefined) {
    flushRows(table);
    table.out.push(...byColons.map((text) => ({ ...line, part: 'text' as const, text })));
    return;
  }
  table.rows.push({ line, cells: texts });
}

/** "Lone Tree, CO", "Status:", "Active": a colon makes a cell the label of the next one; undefined for rows without. */
function pairedByColons(texts: readonly string[]): readonly string[] | undefined {
  const isLabelCell = (text: string | undefined): boolean => text?.endsWith(':') === true && isLabelText(text);
  if (!texts.some((text, at) => isLabelCell(text) && texts[at + 1] !== undefined)) return undefined;
  return texts.flatMap((text, at) =>
    isLabelCell(texts[at - 1])
      ? []
      : [isLabelCell(text) && texts[at + 1] !== undefined ? joined(text, texts[at + 1] ?? '') : text],
  );
}

/** Ends the rows of a table: a single one below its heads is a set of labelled values, several ones are rows. */
export function flushRows(table: Table): void {
  const { heads, rows, out } = table;
  const [only] = rows;
  if (rows.length === 1 && only !== undefined && heads.length === only.cells.length)
    out.push(
      ...only.cells.map((cell, at) => ({ ...only.line, part: 'text' as const, text: joined(heads[at] ?? '', cell) })),
    );
  // A row alone lists nothing, unless its first cell is the label of the others.
  else if (rows.length === 1 && only !== undefined && heads.length === 0 && !namesValues(only.cells[0] ?? ''))
    out.push({ ...only.line, part: 'text', text: only.cells.join(' | ') });
  else out.push(...rows.map(({ line, cells }) => ({ ...line, part: 'row' as const, text: cells.join(' | ') })));
  rows.length = 0;
}
