import type { Word } from './rows.ts';

const mostLines = 1_000;
const mostCharacters = 400;

/**
 * The lines of a text file in UTF-8 or UTF-16; undefined for bytes that are not text. The length and number of lines
 * are limited before anything else looks at them.
 */
export function linesOf(bytes: Uint8Array): readonly string[] | undefined {
  const text = decoded(bytes);
  if (text === undefined || /(?![\t\n\f\r])\p{Cc}|\ufffd/u.test(text.slice(0, 100_000))) return undefined;
  const lines = withTabStops(
    text
      .split(/\r\n|\r|\n|\f/, mostLines)
      .flatMap(wrapped)
      .slice(0, mostLines),
  ).map((line) =>
    line
      .replaceAll('\t', '    ')
      .replace(/\p{Cf}/gu, '')
      .slice(0, mostCharacters)
      .trimEnd(),
  );
  return withColumns(lines);
}

/** A paragraph may be a long line: it goes on in the next lines, in those of a quote with their sign. */
function wrapped(line: string): readonly string[] {
  if (line.length <= mostCharacters) return [line];
  const quote = /^[\s>]*>\s?/.exec(line)?.[0] ?? '';
  const rest = line.slice(0, mostLines * mostCharacters);
  if (/\S\s{3}/.test(rest) || quote.length > 20) return [line.slice(0, mostCharacters)];
  const pieces = rest.slice(quote.length).match(/.{1,360}(?:\s|$)|.{1,360}/g) ?? [];
  return pieces.map((piece) => quote + piece.trimEnd());
}

/** A wider cell of a row with tabs moves no column. */
const widestCell = 48;

/** Rows with tabs with their cells under each other, as a spreadsheet shows them. */
function withTabStops(lines: readonly string[]): readonly string[] {
  const tables = lines.filter((line) => /\S\t/.test(line));
  if (tables.length < leastRows) return lines;
  const widths: number[] = [];
  for (const line of tables)
    for (const [at, cell] of line.split('\t').slice(0, -1).entries())
      if (cell.length <= widestCell) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  return lines.map((line) =>
    line
      .split('\t')
      .map((cell, at, cells) => (at === cells.length - 1 ? cell : cell.padEnd((widths[at] ?? 0) + 4)))
      .join(''),
  );
}

/** The values of a row, in quotes or between commas; a comma in an amount groups its thousands. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(?:(?<=\d),(?=\d{3}(?!\d))|[^",])+/g)].map(({ 0: bare, 1: quoted }) => quoted ?? bare);
/** A sentence has spaces after its commas, and a table between its columns. */
const isSeparated = (line: string): boolean =>
  cellsOf(line).length > 1 && !/,\s|\s{3}/.test(line.replace(/"[^"]*"/g, '')) && /[",]/.test(line);
const leastRows = 3;

/** Rows of comma-separated values with their cells apart, as in a table. */
function withColumns(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line !== '');
  const rows = filled.filter((line) => isSeparated(line));
  const isTable = rows.length >= leastRows && rows.length >= filled.length * 0.8;
  return isTable ? lines.map((line) => cellsOf(line).join('    ')) : lines;
}

/** The lines that a reply quotes, counted from 0. A single one with columns is the chosen row of a table. */
export const quotedIn = (lines: readonly string[]): ReadonlySet<number> => {
  const isQuoted = (line = ''): boolean => /^\s*>/.test(line);
  const isChosen = (line: string, at: number): boolean =>
    /\S\s{3}/.test(line) && !isQuoted(lines[at - 1]) && !isQuoted(lines[at + 1]);
  return new Set(lines.flatMap((line, at) => (isQuoted(line) && !isChosen(line, at) ? [at] : [])));
};

function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  try {
    const label = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Dots, dashes or lines that lead from a label to its value. */
export const leaders = /[.·…_-]{3,}/g;

/** An empty box, which is one sign. */
export const emptyBox = /[[(] [\])]/g;

/**
 * The words of text lines on a grid, with an amount that sticks to a word ("Insurance$119.00") set apart: each
 * character is half a unit wide and each line one unit high.
 */
export function wordsOf(lines: readonly string[]): readonly Word[] {
  return lines.flatMap((line, at) =>
    [
      ...line
        .replace(emptyBox, '☐  ')
        .replace(leaders, (run) => ' '.repeat(run.length))
        .matchAll(/(?:(?!(?<=\p{Ll}{3})\$\d)[^\s|])+/gu),
    ].map(({ 0: text, index }) => ({
      text,
      left: index / 2,
      right: (index + text.length) / 2,
      top: at + 0.1,
      bottom: at + 0.9,
      confidence: 100,
    })),
  );
}
