import { apportion, percentOf, roundedParts, scaledPercent, wholePercent } from './rounding.ts';

/**
 * The arithmetic of invoices, as Stripe documents it: lines, discounts, tax, the customer's balance, credit notes and
 * payments. Pure; amounts are signed whole cents, and every sum of parts is exact.
 */

export interface TaxRateFigures {
  readonly id: string;
  /** E.g. 8.25. */
  readonly percentage: number;
  readonly inclusive: boolean;
}

export interface LineInput {
  readonly amount: number;
  /** Whether discounts of the invoice apply. They do not apply to a negative line. */
  readonly discountable: boolean;
  readonly taxRates: readonly TaxRateFigures[];
}

/** A discount takes a percentage or an amount. */
export interface DiscountInput {
  readonly id: string;
  readonly percentOff: number | null;
  readonly amountOff: number | null;
}

export interface DiscountAmount {
  readonly discount: string;
  readonly amount: number;
}

export interface TaxAmount {
  readonly rate: string;
  readonly inclusive: boolean;
  readonly amount: number;
  readonly taxable: number;
}

export interface LineFigures {
  readonly discounts: readonly DiscountAmount[];
  readonly taxes: readonly TaxAmount[];
}

export interface InvoiceFigures {
  /** In the order of the lines. */
  readonly lines: readonly LineFigures[];
  readonly subtotal: number;
  readonly subtotalExcludingTax: number;
  readonly discounts: readonly DiscountAmount[];
  readonly taxes: readonly TaxAmount[];
  readonly totalExcludingTax: number;
  /** subtotal - discounts + exclusive tax. */
  readonly total: number;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);
const amountsOf = (parts: readonly { readonly amount: number }[]): number => sumOf(parts.map(({ amount }) => amount));

/**
 * The cost of each line after discounts and tax, and the sums. Discounts apply one after the other to what is left; tax
 * applies to the rest. It is rounded once per rate and split among the lines by largest remainder.
 */
export function figuresOf(lines: readonly LineInput[], discounts: readonly DiscountInput[]): InvoiceFigures {
  const reductions = discountsOf(lines, discounts);
  const net = lines.map(({ amount }, index) => amount - amountsOf(reductions[index] ?? []));
  const taxes = taxesOf(lines, net);
  const figures = lines.map((_, index) => ({ discounts: reductions[index] ?? [], taxes: taxes[index] ?? [] }));
  const subtotal = amountsOf(lines);
  const allTaxes = figures.flatMap((line) => line.taxes);
  const exclusive = amountsOf(allTaxes.filter(({ inclusive }) => !inclusive));
  const inclusive = amountsOf(allTaxes.filter((tax) => tax.inclusive));
  const total = sumOf(net) + exclusive;
  return {
    lines: figures,
    subtotal,
    subtotalExcludingTax: subtotal - inclusive,
    discounts: discounts.map(({ id }) => ({
      discount: id,
      amount: amountsOf(figures.flatMap((line) => line.discounts.filter(({ discount }) => discount === id))),
    })),
    taxes: taxTotals(allTaxes),
    totalExcludingTax: total - exclusive - inclusive,
    total,
  };
}

function discountsOf(
  lines: readonly LineInput[],
  discounts: readonly DiscountInput[],
): readonly (readonly DiscountAmount[])[] {
  let left = lines.map(({ amount, discountable }) => (discountable && amount > 0 ? amount : 0));
  const taken: DiscountAmount[][] = lines.map(() => []);
  for (const { id, percentOff, amountOff } of discounts) {
    const base = sumOf(left);
    const off = percentOff === null ? Math.min(amountOff ?? 0, base) : percentOf(base, percentOff);
    const parts = apportion(off, left);
    left = left.map((amount, index) => amount - (parts[index] ?? 0));
    parts.forEach((amount, index) => {
      if ((lines[index]?.discountable ?? false) && (lines[index]?.amount ?? 0) > 0)
        taken[index]?.push({ discount: id, amount });
    });
  }
  return taken;
}

function taxesOf(lines: readonly LineInput[], net: readonly number[]): readonly (readonly TaxAmount[])[] {
  const rates = new Map(lines.flatMap(({ taxRates }) => taxRates.map((rate) => [rate.id, rate] as const)));
  const taxes: TaxAmount[][] = lines.map(() => []);
  // Inclusive tax first: exclusive tax applies to the amount without it.
  for (const rate of [...rates.values()].toSorted((a, b) => Number(b.inclusive) - Number(a.inclusive))) {
    const indexes = lines.flatMap(({ taxRates }, index) => (taxRates.some(({ id }) => id === rate.id) ? [index] : []));
    const bases = indexes.map((index) => net[index] ?? 0);
    const amounts = rate.inclusive
      ? inclusiveTaxes(
          rate,
          bases,
          indexes.map((index) => lines[index]?.taxRates ?? []),
        )
      : exclusiveTaxes(
          rate,
          indexes.map((index, at) => (bases[at] ?? 0) - includedIn(taxes[index])),
        );
    indexes.forEach((index, at) => {
      taxes[index]?.push({ rate: rate.id, inclusive: rate.inclusive, amount: amounts[at] ?? 0, taxable: 0 });
    });
  }
  return taxes.map((line, index) => {
    const taxable = (net[index] ?? 0) - includedIn(line);
    return line.map((tax) => ({ ...tax, taxable }));
  });
}

const includedIn = (taxes: readonly TaxAmount[] = []): number => amountsOf(taxes.filter(({ inclusive }) => inclusive));

const exclusiveTaxes = ({ percentage }: TaxRateFigures, bases: readonly number[]): readonly number[] =>
  roundedParts(
    bases.map((base) => BigInt(base) * scaledPercent(percentage)),
    wholePercent,
  );

/** The part of each amount that is tax: the amount includes 100 % plus all inclusive rates of the line. */
function inclusiveTaxes(
  { percentage }: TaxRateFigures,
  bases: readonly number[],
  ratesOfLines: readonly (readonly TaxRateFigures[])[],
): readonly number[] {
  const divisors = ratesOfLines.map((rates) =>
    rates
      .filter(({ inclusive }) => inclusive)
      .reduce((sum, rate) => sum + scaledPercent(rate.percentage), wholePercent),
  );
  const common = [...new Set(divisors)].reduce((product, each) => product * each, 1n);
  return roundedParts(
    bases.map((base, index) => (BigInt(base) * scaledPercent(percentage) * common) / (divisors[index] ?? 1n)),
    common,
  );
}

function taxTotals(taxes: readonly TaxAmount[]): readonly TaxAmount[] {
  const totals = new Map<string, TaxAmount>();
  for (const tax of taxes) {
    const sum = totals.get(tax.rate) ?? { ...tax, amount: 0, taxable: 0 };
    totals.set(tax.rate, { ...sum, amount: sum.amount + tax.amount, taxable: sum.taxable + tax.taxable });
  }
  return [...totals.values()];
}

/** The smallest amount that a card can be charged, in cents; a smaller one goes to the customer's balance. */
export const smallestCharge = 50;

export interface Settled {
  readonly amountDue: number;
  /** The customer's balance afterwards: negative is credit, positive is owed with the next invoice. */
  readonly endingBalance: number;
}

/**
 * The amount due of an invoice when it is finalized, and the customer's new balance. A negative total becomes credit.
 * An amount too small for a card is owed with the next invoice.
 *
 * @param startingBalance negative: credit, positive: owed
 */
export function settledAgainst(total: number, startingBalance: number): Settled {
  const sum = total + startingBalance;
  return sum >= smallestCharge ? { amountDue: sum, endingBalance: 0 } : { amountDue: 0, endingBalance: sum };
}

/** How a credit note splits: before payment it lowers the amount due, and the rest returns paid money. */
export function splitCredit(amount: number, remaining: number): { readonly pre: number; readonly post: number } {
  const pre = Math.min(amount, Math.max(0, remaining));
  return { pre, post: amount - pre };
}
