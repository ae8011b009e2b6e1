import { isFactLabel, normalLabel } from './fact-labels.ts';
import { isSheetLabel } from './sheets.ts';
import { fits } from './values.ts';

/** The cells of a line whose columns tabs, wide gaps, bars or commas set apart. */
function cellsOf(line: string): readonly string[] {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .replace(/\s{2,}/g, '\t')
    .replace(/\s?\|\s?/g, '\t')
    .split('\t');
  const ofData = cells.length === 1 ? line.trim().split(',') : [];
  return (ofData.length >= leastOfData ? ofData : cells).map((cell) => cell.trim().replaceAll('_', ' '));
}
/** Fewer commas are those of a sentence. */
const leastOfData = 4;

const isLabelCell = (cell: string): boolean =>
  cell.length <= 30 && /^(?:[13]\/[24]|[\p{L}#][^\d$€£]*(?:\(\d{4}\))?)$/u.test(cell);
/** At least two of the labels are known, and no cell holds a figure. */
const areLabels = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every(isLabelCell) && cells.filter(isSheetLabel).length >= 2;
/** Two figures; one, or the type or status that a label names, is enough below labels that are all known. */
const areValues = (cells: readonly string[], labels: readonly string[]): boolean => {
  const figures = cells.filter((cell) => /\d/.test(cell)).length;
  const isNamed = (label: string, at: number): boolean =>
    isFactLabel(normalLabel(label)) && fits(label, cells[at] ?? '');
  const isEnough = figures > 1 || (labels.every(isSheetLabel) && (figures > 0 || labels.some(isNamed)));
  return isEnough && cells.length > 1 && !areLabels(cells);
};

/**
 * Pairs the columns of a text: a row of labels with the only row of values below it, or else above it. Several rows
 * below their labels are a list and stay as they are.
 */
export function columnsOf(lines: readonly string[]): readonly string[] {
  const rows = lines.map(cellsOf);
  const isBelowLabels = (at: number, labels: readonly string[]): boolean => {
    const cells = rows[at];
    return cells !== undefined && cells.length === labels.length && areValues(cells, labels);
  };
  const paired = new Map<number, readonly string[]>();
  for (const [at, labels] of rows.entries()) {
    if (!areLabels(labels)) continue;
    // A line of dashes may set the labels apart.
    const below = /^[-=|+:\s]+$/.test(lines[at + 1] ?? 'x') ? at + 2 : at + 1;
    const isBelow = isBelowLabels(below, labels);
    const values = isBelow
      ? isBelowLabels(below + 1, labels)
        ? undefined
        : below
      : at > 0 && isBelowLabels(at - 1, labels)
        ? at - 1
        : undefined;
    if (values === undefined || paired.has(values)) continue;
    paired.set(at, []);
    paired.set(
      values,
      labels.map((label, column) => `${label.replace(/\s?:$/, '')}: ${rows[values]?.[column] ?? ''}`),
    );
  }
  return paired.size === 0 ? lines : lines.flatMap((line, at) => paired.get(at) ?? [line]);
}
