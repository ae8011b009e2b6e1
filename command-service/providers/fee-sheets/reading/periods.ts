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

/** Whether an amount is twelve times another one, but for the cents that were rounded: the same paid by the year. */
export const isYearOf = (month: FoundValue, year: FoundValue): boolean =>
  year.kind === 'money' && month.amount !== 0 && Math.abs(year.amount - month.amount * 12) < 0.07;

const monthsIn = { month: 1, quarter: 3, year: 12 } as const;

/**
 * Taxes, insurance and dues with their period. If the sheet does not name it, it follows from the sum of the monthly
 * payment. With neither the user is asked: an amount may as well be paid by the year, or in advance at the closing.
 */
export function withPeriods(found: readonly Found[], question: Sentence): readonly Found[] {
  const amount = (key: string): number | undefined =>
    found.find(({ figure }) => figure.key === key && figure.value !== '')?.value.amount;
  const parts = found.filter(({ figure }) => periodicKeys.has(figure.key));
  const [paid, total] = [amount('principalInterest'), amount('monthlyPayment')];
  const sum = parts.reduce((all, { value }) => all + value.amount / monthsIn[value.period ?? 'month'], paid ?? 0);
  const isSum = paid !== undefined && total !== undefined && Math.abs(sum - total) < 2;
  return found.map((each) => {
    const { figure, value } = each;
    if (!periodicKeys.has(figure.key) || figure.value === '' || value.period !== undefined) return each;
    if (isSum) return { figure: { ...figure, value: `${figure.value} a month` }, value };
    // A lender writes mortgage insurance beside the payment of the loan.
    const isOpen = figure.key !== 'mortgageInsurance' || paid === undefined || value.amount > paid;
    return isOpen && figure.question === null ? { figure: { ...figure, question }, value } : each;
  });
}
