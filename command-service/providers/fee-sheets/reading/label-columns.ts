import { bottomOf, leftOf, topOf } from './geometry.ts';
import { partsOfRow, type Part } from './parts.ts';
import type { Label } from './pairs.ts';
import type { Row, Word } from './rows.ts';

/** The columns of labels beside other columns: their words are right behind an amount in some row. */
export interface LabelColumns {
  /** Whether words begin where one does. */
  readonly has: (words: readonly Word[]) => boolean;
}

/** How far the left edges of a column are apart at most, as a share of the width of the page. */
const indent = 0.015;

/** How far above or below a column begins or ends at most, in heights of a line. */
const nearby = 14;
/** Fewer rows are no column. */
const leastRows = 2;

const isAmount = (part: Part | undefined): boolean =>
  part?.kind === 'value' && (part.value.kind === 'money' || part.value.kind === 'percent');

/**
 * The columns of labels of a page, besides the first one: most of their words are right behind an amount. Those of a
 * column of payees are behind labels.
 */
export function labelColumnsOf(rows: readonly Row[], width: number): LabelColumns {
  const places = rows.flatMap((row) => {
    const parts = partsOfRow(row);
    return parts.flatMap((part, at) => {
      const before = parts[at - 1];
      const begins = part.kind === 'words' && part.cell.words[0] === part.words[0];
      if (!begins || before === undefined || before.cell === part.cell || !isAmount(parts[at + 1])) return [];
      return [{ left: leftOf(part.words), top: topOf(part.words), isBehind: isAmount(before) }];
    });
  });
  return {
    has: (words) => {
      const [left, top, height] = [leftOf(words), topOf(words), bottomOf(words) - topOf(words)];
      const near = places.filter(
        (place) => Math.abs(place.left - left) < width * indent && Math.abs(place.top - top) < height * nearby,
      );
      const behind = near.filter(({ isBehind }) => isBehind).length;
      return behind >= leastRows && behind * 2 > near.length;
    },
  };
}

/**
 * Whether words between a label and a value name the value: they begin a column of labels, or they are called
 * like a charge. A payee or a remark names nothing.
 */
export function namesOther(
  label: Label,
  part: Extract<Part, { kind: 'words' }>,
  columns: LabelColumns | undefined,
): boolean {
  const isInLabel = part.cell.words.some((word) => label.words.includes(word));
  if (isInLabel || isRemark.test(part.text) || part.cell.text.trimStart().startsWith('(')) return false;
  return namesCharge.test(part.text) || /^[A-Z]\.\s/.test(part.cell.text) || columns?.has(part.words) === true;
}

/** No payee is called so. */
const namesCharge =
  /^(?:after|before|less|minus|plus)\b|\b(?:fees?|charges?|costs|premiums?|financing|reserves?|prepaids?|sub-?totals?|totals?)\b/i;
const isRemark = /^(?:to|from|for|at|of|x)\b|^[\d$(]|^\W*$/i;
