import { financePath } from '../../../app/console/paths.ts';

/** The address of an account's state at a position of the log. */
export const accountPath = (userId: string, position: string): string =>
  financePath('accounts', { user: userId, position });

/** The address of a month of the books. */
export const monthPath = (month: string): string => financePath('months', { month });

/** The address of the movements behind a figure: for these days, for an account, for a part of its balance. */
export const movementsPath = (range: {
  readonly from: string;
  readonly to: string;
  readonly account?: string;
  readonly part?: string;
}): string => financePath('movements', range);

/** The first and the last day of a month, `2026-10`. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
