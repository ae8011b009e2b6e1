import { bottomOf, distanceOf, leftOf, rightOf, topOf } from './geometry.ts';
import { isCountOfPoints, isNumbering, labelsIn, pairOf, twoTypesOf, type Label, type Pair } from './pairs.ts';
import { partsOf, partsOfRow, type Part } from './parts.ts';
import type { Cell, Row, Word } from './rows.ts';

/** "Rate / APR" as the heading of a column, with "5.750% / 5.982%" right under it. */
export function twoBelow(above: Row, below: Row, width: number): readonly Pair[] {
  return above.cells.flatMap((cell) => {
    const types = twoTypesOf(cell.text);
    const under = below.cells.find(({ words }) => distanceOf(cell.words, words) < width * 0.05);
    const values = under === undefined ? [] : partsOf(under).flatMap((part) => (part.kind === 'value' ? [part] : []));
    if (types === undefined || values.length !== 2) return [];
    const pairs = types.flatMap((type, place) => {
      const part = values[place];
      const label = { type, text: cell.text, words: cell.words };
      return part?.value.kind === type.kind ? [pairOf(label, part.value, part.words, false, true)] : [];
    });
    return pairs.length === 2 ? pairs : [];
  });
}

const ofYears = /^years?\s?\d/i;
const lastYears = /^years?\s?\d{1,2}\s?(?:[-–]|to|through)\s?\d/i;

/**
 * A table of years, as for a buy-down: the payment of the loan is that of its last years. It remains a question,
 * because the buyer pays less at first.
 */
export function lastYear(labels: readonly Label[], rows: readonly Row[], at: number): readonly Pair[] {
  const label = labels.find(({ type }) => type.key === 'principalInterest');
  const end = rows.findIndex((row, place) => place > at && !ofYears.test(row.text));
  const last = rows[(end === -1 ? rows.length : end) - 1];
  if (label === undefined || last === undefined || !lastYears.test(last.text)) return [];
  const [part] = partsOfRow(last)
    .flatMap((each) => (each.kind === 'value' && each.value.kind === 'money' && !each.value.isBare ? [each] : []))
    .toSorted((a, b) => distanceOf(label.words, a.words) - distanceOf(label.words, b.words));
  return part === undefined ? [] : [pairOf(label, part.value, part.words, true, true)];
}

const holdsOnlyValues = (row: Row): boolean => partsOfRow(row).every(({ kind }) => kind === 'value');

/**
 * A row of values with a row of their labels under it, as web pages show them: as many labels as values. In a grid,
 * where labels also come before these values or values after these labels, a value belongs to the label over it.
 */
export function pairsAbove(labels: readonly Label[], rows: readonly Row[], at: number, width: number): readonly Pair[] {
  const [before, above, row, after] = [rows[at - 2], rows[at - 1], rows[at], rows[at + 1]];
  if (above === undefined || labels.length < 2 || row?.cells.length !== above.cells.length) return [];
  if ((before !== undefined && labelsIn(before)) || (after !== undefined && holdsOnlyValues(after))) return [];
  const parts = partsOfRow(above);
  const values = parts.flatMap((part) => (part.kind === 'value' && !part.value.isBare ? [part] : []));
  if (values.length !== above.cells.length || values.length !== parts.length) return [];
  return labels.flatMap((label) => {
    const [part] = values.toSorted((a, b) => distanceOf(label.words, a.words) - distanceOf(label.words, b.words));
    const isNear = part !== undefined && distanceOf(label.words, part.words) < width * 0.05;
    return isNear && part.value.kind === label.type.kind ? [pairOf(label, part.value, part.words, false, true)] : [];
  });
}

/** Whether words under a label lead to the value: they name it, as those of the label name the value that it lacks. */
const hasOwnLabel = (row: Row, { words: [first] }: Pick<Part, 'words'>, { words }: Label): boolean =>
  partsOfRow(row).some(
    (part) =>
      part.kind === 'words' && first !== undefined && rightOf(part.words) <= first.left && overlap(part.words, words),
  );

const overlap = (some: readonly Word[], others: readonly Word[]): boolean =>
  leftOf(some) < rightOf(others) && leftOf(others) < rightOf(some);

type ValuePart = Extract<Part, { kind: 'value' }>;

/** "0.750 ($2,400)": the cost of a number of points, in parentheses behind it. */
function costOf({ cell, value }: ValuePart, values: readonly ValuePart[]): ValuePart | undefined {
  const cost = values.find((each) => each.cell === cell && each.value.start > value.start);
  const isRemark = cost?.value.kind === 'money' && /^\s*\(?$/.test(cell.text.slice(value.end, cost.value.start));
  if (cost === undefined || !isRemark || !/\(\$[\d,.]+\)/.test(cell.text)) return undefined;
  const { amount, text } = cost.value;
  return { ...cost, value: { ...cost.value, amount: Math.abs(amount), text: text.replace(/^-/, '') } };
}

/** Labels in a separate row, with the values right under them. A second row of values leaves open which one counts. */
export function pairsBelow(
  labels: readonly Label[],
  above: Row,
  below: Row,
  width: number,
  after?: Row,
): readonly Pair[] {
  if (labelsIn(below)) return [];
  // Its first row is the payment of the first year only.
  if (ofYears.test(below.text)) return [];
  const valuesOf = (row: Row) => partsOfRow(row).filter((part) => part.kind === 'value');
  const values = valuesOf(below);
  const isTable =
    after !== undefined &&
    after.cells.length === below.cells.length &&
    valuesOf(after).length > 1 &&
    // A sentence is no second row of the table.
    (after.cells.length > 1 || holdsOnlyValues(after));
  const more = isTable && !labelsIn(after) ? valuesOf(after) : [];
  return labels.flatMap((label) => {
    const height = bottomOf(label.words) - topOf(label.words);
    const near = values
      .filter(({ words }) => topOf(words) - bottomOf(label.words) < height * 3)
      .map((part) => ({ ...part, distance: distanceOf(label.words, part.words) }))
      .filter(({ distance }) => distance < width * 0.05)
      .toSorted((a, b) => a.distance - b.distance);
    const [part] = near;
    if (part !== undefined && hasOwnLabel(below, part, label)) return [];
    if (part === undefined || (part.value.kind !== undefined && part.value.kind !== label.type.kind)) return [];
    if (isCountOfPoints(label, part)) {
      const cost = costOf(part, values);
      return cost === undefined ? [] : [pairOf(label, cost.value, cost.words, false, true)];
    }
    if (isNumbering(part.value)) return [];
    // The label of the value is the nearest one in the row above.
    const isNearest = above.cells.every(
      ({ words }: Cell) =>
        words.some((word) => label.words.includes(word)) || distanceOf(words, part.words) > part.distance,
    );
    const others = more
      .filter(({ value, words }) => value.kind === label.type.kind && distanceOf(label.words, words) < width * 0.05)
      .map(({ value }) => value);
    return [{ ...pairOf(label, part.value, part.words, near.length > 1 || !isNearest, true), others }];
  });
}
