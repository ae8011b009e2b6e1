import { figureTypes } from './figure-types.ts';
import { normalLabel } from './labels.ts';
import { pairOf, type Sighting, type WordPage } from './pairs.ts';
import { partsOfRow, type Part } from './parts.ts';
import type { Sums } from './sums.ts';
import type { FoundValue } from './values.ts';

/** The payments of further columns: those of other loans. The official forms total the years of one loan in columns. */
function valuesBehind(parts: readonly Part[], at: number, payments: Sums['payments']): readonly FoundValue[] {
  const label = parts[at];
  if (label?.kind === 'words' && /^estimated\b/i.test(label.text)) return [];
  const end = parts.findIndex(({ kind }, place) => place > at && kind === 'words');
  return parts
    .slice(at + 2, end === -1 ? undefined : end)
    .flatMap((part) => (part.kind === 'value' && part.words.some((word) => payments.has(word)) ? [part.value] : []));
}

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
      return [{ ...pair, others: valuesBehind(parts, place, payments), page, isScan, line: at + 1, text: row.text }];
    });
  });
}
