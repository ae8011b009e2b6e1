const pathOf = (tab: string, search: Readonly<Record<string, string | undefined>>): string => {
  const named = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `/admin/finance?${new URLSearchParams([['tab', tab], ...named])}`;
};

/** The address of an account's state at a position of the log. */
export const accountPath = (userId: string, position?: string): string =>
  pathOf('accounts', { user: userId, position });

/** The address of a payment seen from all sides. */
export const paymentPath = (payment: string): string => pathOf('payments', { payment });

/** The address of an exception with both sides. */
export const exceptionPath = (exception: string): string => pathOf('exceptions', { exception });

/** The address of a month of the books. */
export const monthPath = (month: string): string => pathOf('months', { month });

/** The address of the movements behind a number: of these days, of an account, of a part of its balance. */
export const movementsPath = (range: {
  readonly from: string;
  readonly to: string;
  readonly account?: string;
  readonly part?: string;
}): string => pathOf('movements', range);

/** The first and the last day of a month, `2026-10`. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
