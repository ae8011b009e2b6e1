import { bookAccounts, bookParts, cashParts, deferredParts, type BookAccount, type BookPart } from './journal.ts';

/** The changes of a month: cents by account and by part of a bridge. Anything absent is zero. */
export interface MonthSums {
  /** `2026-10` */
  readonly month: string;
  readonly sums: Readonly<Partial<Record<BookAccount | BookPart, number>>>;
}

/** A month of the books in cents; debits are positive. */
export interface MonthFigures {
  /** Every account's balance before the month, its change in the month, and its balance at the end. */
  readonly opening: Readonly<Record<BookAccount, number>>;
  readonly totals: Readonly<Record<BookAccount, number>>;
  readonly balances: Readonly<Record<BookAccount, number>>;
  /** The changes of deferred revenue and of the money at the provider, from the accounts. */
  readonly parts: Readonly<Record<BookPart, number>>;
}

const sumOver = <Name extends BookAccount | BookPart>(
  names: readonly Name[],
  months: readonly MonthSums[],
): Record<Name, number> =>
  Object.fromEntries(
    names.map((name) => [name, months.reduce((sum, { sums }) => sum + (sums[name] ?? 0), 0)]),
  ) as Record<Name, number>;

/** The figures of a month, from the sums of all months; their order does not matter. */
export function figuresOf(months: readonly MonthSums[], period: string): MonthFigures {
  const own = months.filter(({ month }) => month === period);
  return {
    opening: sumOver(
      bookAccounts,
      months.filter(({ month }) => month < period),
    ),
    totals: sumOver(bookAccounts, own),
    balances: sumOver(
      bookAccounts,
      months.filter(({ month }) => month <= period),
    ),
    parts: sumOver(bookParts, own),
  };
}

/** A balance from its opening to its closing: a positive number is what is owed, or what is there. Cents. */
export interface Bridge {
  readonly account: BookAccount;
  readonly opening: number;
  readonly steps: readonly { readonly part: BookPart; readonly cents: number }[];
  readonly closing: number;
}

/** Deferred revenue is owed, so its credits are shown as positive; money at the provider is there. */
const bridges = [
  { account: 'deferred_revenue', parts: deferredParts, sign: -1 },
  { account: 'clearing', parts: cashParts, sign: 1 },
] as const;

/** The bridges of deferred revenue and of the money at the provider, in this order. */
export const bridgesOf = ({ opening, balances, parts }: MonthFigures): readonly Bridge[] =>
  bridges.map(({ account, parts: names, sign }) => ({
    account,
    opening: sign * opening[account] || 0,
    steps: names.map((part) => ({ part, cents: sign * parts[part] || 0 })),
    closing: sign * balances[account] || 0,
  }));

/** The months in which the books can have movements, until two years after a time: test clocks run ahead. */
export function bookMonths(now: number): readonly string[] {
  const last = new Date(now).getUTCFullYear() + 2;
  const names: string[] = [];
  for (let year = 2020; year <= last; year += 1)
    for (let month = 1; month <= 12; month += 1) names.push(`${year}-${String(month).padStart(2, '0')}`);
  return names;
}
