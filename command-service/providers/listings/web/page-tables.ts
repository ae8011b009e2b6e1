import { addRow, flushRows } from '../visible/lines.ts';
import type { Cell, Line, Table } from '../visible/lines.ts';

const cellTags = new Set(['td', 'th']);

/** Passes the lines of a page on, and those of its tables row by row. */
export function createTableReader() {
  const root: Line[] = [];
  /** Where lines go: the page, or the innermost table cell. */
  const sinks: Line[][] = [root];
  const tables: (Table & { cells: Cell[] })[] = [];

  return {
    add(line: Line): void {
      sinks.at(-1)?.push(line);
    },
    open(tag: string): void {
      if (tag === 'table') tables.push({ heads: [], rows: [], out: sinks.at(-1) ?? root, cells: [] });
      const table = tables.at(-1);
      if (table === undefined) return;
      if (tag === 'tr') table.cells = [];
      if (cellTags.has(tag)) {
        const lines: Line[] = [];
        table.cells.push({ head: tag === 'th', lines });
        sinks.push(lines);
      }
    },
    close(tag: string): void {
      const table = tables.at(-1);
      if (table === undefined) return;
      if (cellTags.has(tag) && sinks.length > 1) sinks.pop();
      if (tag === 'tr') {
        addRow(table.cells, table);
        table.cells = [];
      }
      if (tag === 'table') {
        addRow(table.cells, table);
        flushRows(table);
        tables.pop();
      }
    },
    /** Every line, at the end of the page. */
    lines(): readonly Line[] {
      for (const table of tables.toReversed()) {
        addRow(table.cells, table);
        flushRows(table);
      }
      return root;
    },
  };
}
