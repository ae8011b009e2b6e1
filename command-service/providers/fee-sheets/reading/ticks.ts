/** Boxes of forms: the ticked ones in the text of a row. */

export const boxMark = '(?:\\[\\s?x\\s?\\]|\\(x\\)|[☒☑✓✔✗✘■])';
const markOrX = `(?:${boxMark}|\\bx)`;
const programName = /\b(?:conventional|fha|va|usda|jumbo|fixed rate|adjustable rate|interest only)\b/gi;
const marked = new RegExp(
  `(?:${boxMark}|(?:^|\\s)x)\\s*(?<name>conventional|fha|va|usda|jumbo|fixed rate|adjustable rate)`,
  'i',
);

export const anyBox = `(?:${boxMark}|☐)`;
const markedBehind = new RegExp(
  `(?<name>conventional|fha|va|usda|jumbo|fixed rate|adjustable rate)\\s*${boxMark}`,
  'i',
);
/** A row with each name before its box: it begins with a name and ends with a box. Scans lose empty boxes. */
const boxesBehind = new RegExp(`^(?!\\s*${anyBox}).*${anyBox}.*${anyBox}\\s*$`, 'i');

/**
 * The loan programs of a row of boxes.
 *
 * @returns undefined for a row without boxes; `chosen` is absent when none or several of them are surely ticked
 */
export function tickedProgram(
  row: string,
): { readonly chosen?: string; readonly names: readonly string[] } | undefined {
  const names = row.match(programName) ?? [];
  const isBehind = boxesBehind.test(row);
  const name = (isBehind ? markedBehind : marked).exec(row)?.groups?.['name']?.trim();
  if (names.length < 2 && name === undefined) return undefined;
  const marks = row.match(new RegExp(boxMark, 'gi'))?.length ?? 1;
  if (name === undefined || marks > 1) return { names };
  return { names, chosen: name.match(programName)?.[0] ?? name };
}

/** The boxes of a form that go on in the next row: "☒ VA ☐ ____" below "☐ Conventional ☐ FHA"; empty when none do. */
export function moreBoxes(row: string, below: string): string {
  const more = new RegExp(`${anyBox}\\s*(?:conventional|fha|va|usda|jumbo)\\b.*`, 'i').exec(below)?.[0];
  return more !== undefined && hasBox(row) ? more : '';
}

const hasBox = (row: string): boolean => new RegExp(anyBox, 'i').test(row);

/** `unclear`: there are boxes, and none or both are ticked. */
export type BorrowerSide = 'brings' | 'receives' | 'unclear';

/** Whether the borrower brings or receives the money of a row; undefined for a row that names neither. */
export function borrowerSide(row: string): BorrowerSide | undefined {
  if (!/\bto borrower\b/i.test(row)) return undefined;
  const to = new RegExp(`${markOrX}\\s*to borrower`, 'i').test(row);
  const from = new RegExp(`${markOrX}\\s*from\\b`, 'i').test(row);
  return to === from ? 'unclear' : to ? 'receives' : 'brings';
}
