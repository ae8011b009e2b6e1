import { stringify } from 'csv-stringify/sync';

/** The first character of a file, which tells spreadsheets that it is UTF-8. */
export const byteOrderMark = '\u{feff}';

/** A negative amount of ours is not a formula: a spreadsheet has to add it up. */
const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

/**
 * Escapes what a spreadsheet would run as a formula (CSV injection) with a leading quote. `escape_formulas` of
 * csv-stringify is not used: it overlooks formulas after blanks and `|`, and it escapes negative numbers.
 */
const escapeFormula = (text: string): string =>
  /^[\s]*[=+\-@|\uff1d\uff0b\uff0d\uff20]/u.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;

/**
 * Rows as CSV with every field quoted and formulas escaped; `header` adds a first line with the column names. The
 * columns of `amounts` hold our own numbers, never text that somebody wrote, so they stay numbers.
 */
export const csvOf = (
  rows: readonly object[],
  {
    columns,
    header,
    amounts = [],
  }: { readonly columns: readonly string[]; readonly header: boolean; readonly amounts?: readonly string[] },
): string =>
  stringify([...rows], {
    columns: [...columns],
    header,
    quoted: true,
    cast: {
      string: (text, { header: isHeader, column }) =>
        isHeader || (amounts.includes(String(column)) && isNumber(text)) ? text : escapeFormula(text),
      boolean: String,
    },
  });
