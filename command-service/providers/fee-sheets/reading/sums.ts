import { distanceOf } from './geometry.ts';
import { figureTypeOf, normalLabel } from './labels.ts';
import type { WordPage } from './pairs.ts';
import { partsOfRow, type Part } from './parts.ts';
import type { Row, Word } from './rows.ts';

type Value = Extract<Part, { kind: 'value' }>;

/** An amount of a column, with its sign in a sum and the words that name it. */
interface Addend {
  readonly part: Value;
  readonly amount: number;
  readonly label: string;
}

/** The verdict of a page's printed totals on the amounts that they add up. */
export interface Sums {
  /** Words of totals and of their addends whose sum is right: none of their digits was misread. */
  readonly confirmed: ReadonlySet<Word>;
  /** Totals that differ from the sum of their addends, by their words, with that sum. */
  readonly broken: ReadonlyMap<Word, number>;
  /** The addends of such totals. */
  readonly doubted: ReadonlySet<Word>;
  /** Totals with the payment of the loan as an addend. */
  readonly payments: ReadonlySet<Word>;
  /** The addends of `payments`. */
  readonly monthly: ReadonlySet<Word>;
}

const mostRows = 16;
const leastAddends = 2;
/** The largest distance of an amount from its column, as a share of the width of the page. */
const columnWidth = 0.03;
/** Totals in whole dollars are rounded, as on a Loan Estimate. */
const rounding = 1.01;

const isTotal = /\btotal\b|\bsubtotal\b|^(?:cash|funds|piti\w*)\b|\bcash to close\b|\bcharges$|^(?:monthly )?payment$/;
/** Addends that a total subtracts: amounts that are paid already or that others pay. */
const isTakenOff =
  /^(?:loan amount|base loan|earnest money|deposit|cash deposit|emd)\b|\bcredits?\b|\bconcessions?\b|\bpaid by\b|\bpaid before\b|\bfinanced\b/;

/** Looks for printed totals that are the sum of the amounts right above or below them. */
export function sumsOn({ rows, width }: Pick<WordPage, 'rows' | 'width'>): Sums {
  const confirmed = new Set<Word>();
  const doubted = new Set<Word>();
  const broken = new Map<Word, number>();
  const payments = new Set<Word>();
  const monthly = new Set<Word>();
  for (const [at, row] of rows.entries())
    for (const total of totalsOf(row)) {
      const addends = confirmedAddends(rows, at, total, width);
      for (const { part } of addends) for (const word of part.words) confirmed.add(word);
      const isPayment = addends.some(({ label }) => figureTypeOf(label)?.key === 'principalInterest');
      if (isPayment) {
        for (const word of total.part.words) payments.add(word);
        for (const { part } of addends) for (const word of part.words) monthly.add(word);
      }
      if (addends.length > 0) for (const word of total.part.words) confirmed.add(word);
      else {
        const parts = paymentsAbove(rows, at, total, width);
        if (parts === undefined) continue;
        const makes = Math.round(sumOf(parts) * 100) / 100;
        for (const word of total.part.words) broken.set(word, makes);
        for (const { part } of parts) for (const word of part.words) doubted.add(word);
      }
    }
  return { confirmed, broken, doubted, payments, monthly };
}

/** The amounts of a row with the words before them. */
function amountsOf(row: Row): readonly Addend[] {
  const parts = partsOfRow(row);
  return parts.flatMap((part, at) => {
    if (part.kind !== 'value' || part.value.kind !== 'money') return [];
    const name = parts.slice(0, at).findLast((each) => each.kind === 'words');
    const label = name?.kind === 'words' ? name.text : '';
    // "Loan Amount (-)"
    const sign =
      /^[^$\d]*\(\s*[-–−]\s*\)/.test(textBetween(row, label)) || /^\s*(?:less|minus)\b/i.test(label) ? -1 : 1;
    return [{ part, amount: part.value.amount * sign, label }];
  });
}

const textBetween = ({ text }: Row, label: string): string => text.slice(text.indexOf(label) + label.length);

const totalsOf = (row: Row): readonly Addend[] =>
  amountsOf(row).filter(({ label }) => isTotal.test(normalLabel(label)));

const inColumn = (row: Row, { part }: Addend, width: number): Addend | undefined =>
  amountsOf(row)
    .filter((each) => distanceOf(each.part.words, part.words) < width * columnWidth)
    .toSorted((a, b) => distanceOf(a.part.words, part.words) - distanceOf(b.part.words, part.words))[0];

/** The amounts above a total, or below a heading with a total, that add up to it; none if no run of amounts does. */
function confirmedAddends(rows: readonly Row[], at: number, total: Addend, width: number): readonly Addend[] {
  const above = rows.slice(Math.max(0, at - mostRows), at).toReversed();
  const below = rows.slice(at + 1, at + 1 + mostRows);
  const inRow = amountsOf(rows[at] ?? { cells: [], text: '' });
  const before = inRow.slice(
    0,
    inRow.findIndex((each) => isSame(each, total)),
  );
  if (before.length >= leastAddends && isSum(before, total)) return before;
  for (const run of [above, below]) {
    const addends: Addend[] = [];
    for (const row of run) {
      const addend = inColumn(row, total, width);
      if (addend === undefined) continue;
      addends.push(addend);
      if (addends.length >= leastAddends && (isSum(addends, total) || isSum(addends.map(signed), total)))
        return addends;
    }
  }
  return [];
}

const signed = (addend: Addend): Addend => ({
  ...addend,
  amount: isTakenOff.test(normalLabel(addend.label)) ? -Math.abs(addend.amount) : addend.amount,
});

const isSum = (addends: readonly Addend[], { amount }: Addend): boolean =>
  amount !== 0 && Math.abs(Math.abs(sumOf(addends)) - Math.abs(amount)) < 0.02;

/**
 * The parts of a monthly payment right above its total: the payment of the loan, and one part from each row between
 * them. Undefined for any other total, and for one that is right but for rounding.
 */
function paymentsAbove(rows: readonly Row[], at: number, total: Addend, width: number): readonly Addend[] | undefined {
  const type = figureTypeOf(total.label)?.key;
  if (type !== 'monthlyPayment' && normalLabel(total.label) !== 'total') return undefined;
  const parts: Addend[] = [];
  for (const [up, row] of rows
    .slice(Math.max(0, at - mostRows), at + 1)
    .toReversed()
    .entries()) {
    const own = up === 0 ? total : inColumn(row, total, width);
    const paid = amountsOf(row).filter(({ label }) => paidMonthly.has(figureTypeOf(label)?.key));
    // Parts in several columns: it is unclear which ones the total adds up.
    if (own === undefined || paid.some((each) => !isSame(each, own))) return undefined;
    if (up === 0) continue;
    if (paid.length === 0) return undefined;
    parts.push(inMonth(own));
    if (figureTypeOf(own.label)?.key !== 'principalInterest') continue;
    const isRight = Math.abs(sumOf(parts) - total.amount) < rounding;
    return isRight || parts.length < leastAddends ? undefined : parts;
  }
  return undefined;
}

const isSame = (one: Addend, other: Addend): boolean => one.part.words[0] === other.part.words[0];

const sumOf = (addends: readonly Addend[]): number => addends.reduce((sum, { amount }) => sum + amount, 0);

const months = { month: 1, quarter: 3, year: 12 } as const;
const inMonth = (addend: Addend): Addend => ({
  ...addend,
  amount: addend.amount / months[addend.part.value.period ?? 'month'],
});

const paidMonthly: ReadonlySet<string | undefined> = new Set([
  'principalInterest',
  'propertyTaxes',
  'homeInsurance',
  'mortgageInsurance',
  'hoaDues',
]);
