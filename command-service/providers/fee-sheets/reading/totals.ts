import { figureTypes } from './figure-types.ts';
import { normalLabel } from './labels.ts';
import { pairOf, type Sighting, type WordPage } from './pairs.ts';
import { partsOfRow } from './parts.ts';
import type { Sums } from './sums.ts';

/** "Total $1,842.75": the monthly payment, if its words say so or it is the sum of the payments before it. */
export function totalsOn({ rows, isScan }: WordPage, page: number, { payments }: Sums): readonly Sighting[] {
  const type = figureTypes.find(({ key }) => key === 'monthlyPayment');
  return rows.flatMap((row, at) => {
    const parts = partsOfRow(row);
    return parts.flatMap((part, place) => {
      const next = parts[place + 1];
      const isTotal = part.kind === 'words' && normalLabel(part.text) === 'total';
      if (!isTotal || type === undefined || next?.kind !== 'value' || next.value.kind !== 'money') return [];
      if (next.value.period !== 'month' && !next.words.some((word) => payments.has(word))) return [];
      const pair = pairOf({ type, text: part.text, words: part.words }, next.value, next.words, false);
      return [{ ...pair, page, isScan, line: at + 1, text: row.text }];
    });
  });
}
