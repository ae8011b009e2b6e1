import { lastYear, pairsAbove, pairsBelow, twoBelow } from './below.ts';
import { labelColumnsOf } from './label-columns.ts';
import { figureTypeOf } from './labels.ts';
import { labelsIn, pairOf, type Pair, type Sighting, type WordPage } from './pairs.ts';
import { partsOfRow, type Part } from './parts.ts';
import { hasOpenRemark, isConditional } from './remarks.ts';
import { pairsIn } from './row-pairs.ts';
import type { Row, Word } from './rows.ts';
import { spanningLabel } from './spanning-labels.ts';
import { borrowerSide, type BorrowerSide } from './ticks.ts';

/** Every place in rows where a label is followed by a value, in its row or right below it. */
export function sightingsInRows({ rows, width, isScan }: WordPage, page: number): readonly Sighting[] {
  const columns = labelColumnsOf(rows, width);
  const sides = new Set(rows.flatMap(({ text }) => borrowerSide(text) ?? []));
  // A copy may hold the boxes far from their amount.
  const sideOfPage = sides.size === 1 && sides.has('receives') ? 'receives' : undefined;
  return rows.flatMap((row, at) => {
    const below = rows[at + 1];
    const place = { page, isScan };
    const { pairs, alone } = pairsIn(row, below, columns);
    const spanning = spanningLabel(rows, at);
    if (spanning !== undefined) {
      const { type, label, part, others, line } = spanning;
      const pair = pairOf({ type, text: label.text, words: label.words }, part.value, part.words, false, true);
      return [{ ...pair, others, ...place, line: line + 1, text: `${row.text} ${rows[line]?.text ?? ''}` }];
    }
    const upper = pairs.length > 0 ? [] : pairsAbove(alone, rows, at, width);
    const lower =
      below === undefined || pairs.length + upper.length > 0
        ? []
        : [
            ...pairsBelow(alone, row, below, width, rows[at + 2]),
            ...twoBelow(row, below, width),
            ...lastYear(alone, rows, at),
          ];
    const side = sideOf(rows, at);
    const sided = side === undefined ? {} : { side };
    return [
      ...pairs.map((pair) => ({
        ...pair,
        ...place,
        ...sided,
        ...(isDisclosed.test(row.text) ? { isHint: true as const } : {}),
        line: at + 1,
        text: row.text,
        isUnclear:
          pair.isUnclear ||
          row.isCompared === true ||
          row.isDoubted === true ||
          isRateOfDay(pair, row.text) ||
          hasOpenRemark(pair, row) ||
          isConditional.test(pairs.length === 1 ? row.text : pair.label),
      })),
      ...upper.map((pair) => ({ ...pair, ...place, line: at, text: `${rows[at - 1]?.text ?? ''} / ${row.text}` })),
      ...lower.map((pair) => ({
        ...pair,
        ...place,
        ...sided,
        ...(isDisclosed.test(row.text) ? { isHint: true as const } : {}),
        ...(side === undefined && sideOfPage !== undefined ? { side: sideOfPage } : {}),
        isUnclear: pair.isUnclear || row.isDoubted === true,
        line: at + 2,
        text: `${row.text} / ${below?.text ?? ''}`,
      })),
    ];
  });
}

/** "Amount Financed. $280,581.23" of a Closing Disclosure: the loan without its finance charges, no loan amount. */
const isDisclosed = /^amount financed\./i;

/** How many rows below an amount its boxes are at most: a copy has its remark between them. */
const boxesBelow = 3;

/** The payer of a row, from boxes in it or below it, before the next label. */
function sideOf(rows: readonly Row[], at: number): BorrowerSide | undefined {
  const own = borrowerSide(rows[at]?.text ?? '');
  if (own !== undefined) return own;
  const below = rows.slice(at + 1, at + 1 + boxesBelow);
  const end = below.findIndex((row) => labelsIn(row));
  return below
    .slice(0, end === -1 ? undefined : end)
    .map(({ text }) => borrowerSide(text))
    .find((side) => side !== undefined);
}

/** "Per diem interest $31.24": the amount of one day, unless the row counts days. */
const isRateOfDay = ({ type, label }: Pair, row: string): boolean =>
  type.key === 'prepaidInterest' && /^\W*(?:per diem|daily)\b/i.test(label) && !/\bdays?\b|\d\/\d|[x×@] ?\d/i.test(row);

/** Whether a row holds a value but no label of a figure: the label may have been misread. */
export function lacksLabel(row: Row): boolean {
  const parts = partsOfRow(row);
  const isValue = (part: Part): boolean => part.kind === 'value' && part.value.kind !== undefined && !part.value.isBare;
  return parts.some(isValue) && !parts.some((part) => part.kind === 'words' && figureTypeOf(part.text) !== undefined);
}

/** The words of the first value of a row. */
export function firstValue(row: Row): readonly Word[] {
  return partsOfRow(row).find(({ kind }) => kind === 'value')?.words ?? [];
}
