import { distanceOf } from './geometry.ts';
import { figureTypes } from './figure-types.ts';
import { figureTypeOf, normalLabel } from './labels.ts';
import { pairOf, type Sighting, type WordPage } from './pairs.ts';
import { partsOfRow, type Part } from './parts.ts';
import type { Row } from './rows.ts';

type Value = Extract<Part, { kind: 'value' }>;

const mostAddends = 10;

/** "Total $1,842.75": the monthly payment, where it says so or is the sum of the payments right above it. */
export function totalsOn({ rows, isScan }: WordPage, page: number): readonly Sighting[] {
  const type = figureTypes.find(({ key }) => key === 'monthlyPayment');
  return rows.flatMap((row, at) => {
    const parts = partsOfRow(row);
    return parts.flatMap((part, place) => {
      const next = parts[place + 1];
      const isTotal = part.kind === 'words' && normalLabel(part.text) === 'total';
      if (!isTotal || type === undefined || next?.kind !== 'value' || next.value.kind !== 'money') return [];
      if (next.value.period !== 'month' && !isSumOfPayments(rows.slice(0, at), next)) return [];
      const pair = pairOf({ type, text: part.text, words: part.words }, next.value, next.words, false);
      return [{ ...pair, page, isScan, line: at + 1, text: row.text }];
    });
  });
}

/** Whether an amount is the sum of those above it, of which one is the payment of the loan. */
function isSumOfPayments(above: readonly Row[], total: Value): boolean {
  let sum = 0;
  for (const row of above.slice(-mostAddends).toReversed()) {
    const parts = partsOfRow(row);
    const [part] = parts
      .flatMap((each) => (each.kind === 'value' && each.value.kind === 'money' ? [each] : []))
      .toSorted((a, b) => distanceOf(a.words, total.words) - distanceOf(b.words, total.words));
    if (part === undefined) return false;
    sum += part.value.amount;
    const isLoans = parts.some((each) => each.kind === 'words' && figureTypeOf(each.text)?.key === 'principalInterest');
    if (isLoans) return Math.abs(sum - total.value.amount) < 0.02;
  }
  return false;
}
