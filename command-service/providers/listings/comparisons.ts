import type { Price, PropertyType } from './facts.ts';
import type { ListingStatus } from './text/status.ts';

/** A rent per week and the same rent per month are one price. */
const perMonth = ({ amount, per }: Price): number => (per === 'week' ? (amount * 52) / 12 : amount);

/** Whether two amounts are one price; one of them may leave the currency or the period out. */
export const samePrice = (a: Price, b: Price): boolean =>
  (a.currency ?? b.currency) === (b.currency ?? a.currency) &&
  ((Math.abs(a.amount - b.amount) < 0.5 && (a.per ?? b.per) === (b.per ?? a.per)) ||
    (new Set([a.per, b.per, 'week', 'month']).size === 2 && Math.abs(perMonth(a) - perMonth(b)) < 2));

const paymentsPerYear: Readonly<Partial<Record<Price['per'] & string, number>>> = { month: 12, quarter: 4, year: 1 };

/** Dues of $350 a year are $29 a month in round dollars. */
export function sameDues(a: Price, b: Price): boolean {
  const [often, seldom] = [a, b].map(({ per = 'night' }) => paymentsPerYear[per] ?? 0).toSorted((x, y) => y - x);
  if (often === undefined || seldom === undefined || seldom === 0 || a.per === b.per) return samePrice(a, b);
  const yearly = ({ amount, per = 'night' }: Price): number => amount * (paymentsPerYear[per] ?? 0);
  return (a.currency ?? b.currency) === (b.currency ?? a.currency) && Math.abs(yearly(a) - yearly(b)) <= often / 2;
}

/** Of dues that were rounded to a shorter period, the amount that is paid. */
export const paidDues = (a: Price, b: Price): Price =>
  (paymentsPerYear[b.per ?? 'night'] ?? Infinity) < (paymentsPerYear[a.per ?? 'night'] ?? 0) ? b : a;

/** Counts that are totals of whole rooms agree with a finer count: 3 bathrooms and 2.5. */
export const sameBaths = (a: number, b: number): boolean =>
  a === b || (Number.isInteger(a) !== Number.isInteger(b) && Math.ceil(Math.min(a, b)) === Math.max(a, b));

/** A flat is a condo by its ownership and an apartment by its kind. */
const flats: ReadonlySet<PropertyType> = new Set(['condo', 'apartment']);
/** Data often has no category for manufactured homes but that of houses. */
const houses: ReadonlySet<PropertyType> = new Set(['house', 'manufactured home']);
export const sameType = (a: PropertyType, b: PropertyType): boolean =>
  a === b || [flats, houses].some((kind) => kind.has(a) && kind.has(b));

/** A home that goes to auction or is under contract is also for sale, and data often says no more. */
const onSale: ReadonlySet<ListingStatus> = new Set(['auction', 'pending', 'coming soon']);
export const sameStatus = (a: ListingStatus, b: ListingStatus): boolean =>
  a === b || (a === 'for sale' && onSale.has(b)) || (b === 'for sale' && onSale.has(a));
