import type { Sentence } from '../../../../words/index.ts';
import type { ReadFigure } from '../port.ts';
import { figureTypes } from './figure-types.ts';
import type { FoundValue } from './values.ts';

/** A figure and its value. */
export interface Found {
  readonly figure: ReadFigure;
  readonly value: FoundValue;
}

const periodicKeys: ReadonlySet<string> = new Set(figureTypes.filter((type) => type.periodic).map(({ key }) => key));

/** A yearly or quarterly amount that is 12 or 3 times a monthly one means the same. */
export function withoutYearly<T extends { readonly value: FoundValue }>(seen: readonly T[]): readonly T[] {
  const monthly = seen.filter(({ value }) => value.period === 'month');
  return seen.filter(({ value }) => {
    const months = value.period === 'year' ? 12 : value.period === 'quarter' ? 3 : undefined;
    return (
      months === undefined || !monthly.some((each) => Math.abs(each.value.amount * months - value.amount) < months)
    );
  });
}

/**
 * Taxes, insurance and dues with their period. If the sheet does not name it, it follows from the sum of the monthly
 * payment; the user is asked about an amount above the loan's payment with neither.
 */
export function withPeriods(found: readonly Found[], question: Sentence): readonly Found[] {
  const amount = (key: string): number | undefined =>
    found.find(({ figure }) => figure.key === key && figure.value !== '')?.value.amount;
  const parts = found.filter(
    ({ figure, value }) => periodicKeys.has(figure.key) && (value.period ?? 'month') === 'month',
  );
  const [paid, total] = [amount('principalInterest'), amount('monthlyPayment')];
  const sum = parts.reduce((all, { value }) => all + value.amount, paid ?? 0);
  const isSum = paid !== undefined && total !== undefined && Math.abs(sum - total) < 2;
  return found.map((each) => {
    const { figure, value } = each;
    if (!periodicKeys.has(figure.key) || figure.value === '' || value.period !== undefined) return each;
    if (isSum) return { figure: { ...figure, value: `${figure.value} a month` }, value };
    // Without a payment on the sheet it may as well be paid in advance at the closing.
    const isOpen = paid === undefined ? total === undefined : value.amount > paid;
    return isOpen && figure.question === null ? { figure: { ...figure, question }, value } : each;
  });
}
