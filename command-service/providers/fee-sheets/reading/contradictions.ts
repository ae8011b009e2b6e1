import type { Sentence } from '../../../../words/index.ts';
import type { ReadFigure } from '../port.ts';
import { paymentOf } from './confirmations.ts';

/** The figures of a sheet with their amounts; the question is added to those that contradict each other. */
export function withContradictions(
  figures: readonly (readonly [ReadFigure, number])[],
  question: Sentence,
): readonly ReadFigure[] {
  const amount = (key: string): number | undefined =>
    figures.find(([figure]) => figure.key === key && figure.value !== '')?.[1];
  const isOfGovernment = figures.some(
    ([{ key, value }]) => (key === 'loanType' || key === 'program') && /\b(?:fha|va|usda)\b/i.test(value),
  );
  const doubted = new Set(
    rules.flatMap(({ keys, doubts, holds }) => {
      const values = keys.map(amount);
      return values.every((value) => value !== undefined) && !holds(values, isOfGovernment) ? (doubts ?? keys) : [];
    }),
  );
  const isInterestOnly = figures.some(([{ key, value }]) => key === 'program' && /interest[- ]only/i.test(value));
  if (isInterestOnly) doubted.add('principalInterest');
  return figures.map(([figure]) =>
    figure.question === null && doubted.has(figure.key) ? { ...figure, question } : figure,
  );
}

interface Rule {
  readonly keys: readonly string[];
  /** The figures that are doubted when the rule does not hold; all of `keys` when absent. */
  readonly doubts?: readonly string[];
  readonly holds: (values: readonly number[], isOfGovernment: boolean) => boolean;
}

/** A figure that is at most a share of another one. */
const share = (key: string, of: string, most: number): Rule => ({
  keys: [of, key],
  doubts: [key],
  holds: ([whole = 0, part = 0]) => part <= whole * most,
});

const rules: readonly Rule[] = [
  {
    keys: ['purchasePrice', 'downPayment', 'loanAmount'],
    // A government loan may include its fee, up to 3.6 % of the rest.
    holds: ([price = 0, down = 0, loan = 0], isOfGovernment) => {
      const more = loan - (price - down);
      return Math.abs(more) <= 1 || (isOfGovernment && more > 0 && more <= (price - down) * 0.036 + 1);
    },
  },
  { keys: ['interestRate', 'apr'], holds: ([rate = 0, apr = 0]) => apr >= rate - 0.125 && apr <= rate + 3 },
  {
    keys: ['loanAmount', 'interestRate', 'term', 'principalInterest'],
    // Up to 5 % more for amounts added to the loan, such as a funding fee.
    holds: ([loan = 0, rate = 0, years = 0, paid = 0]) => {
      const due = paymentOf(loan, rate, years);
      return paid >= due * 0.995 && paid <= due * 1.05;
    },
  },
  { keys: ['principalInterest', 'monthlyPayment'], holds: ([paid = 0, total = 0]) => total >= paid },
  { keys: ['loanAmount', 'closingCosts'], holds: ([loan = 0, costs = 0]) => costs < loan * 0.15 },
  { keys: ['purchasePrice', 'loanAmount'], holds: ([price = 0, loan = 0]) => loan <= price * 1.05 },
  { keys: ['principalInterest', 'monthlyPayment'], holds: ([paid = 0, total = 0]) => total <= paid * 4 },
  // The interest of at most a month and a day; that of one day is a rate, not what the buyer pays.
  {
    keys: ['loanAmount', 'interestRate', 'prepaidInterest'],
    doubts: ['prepaidInterest'],
    holds: ([loan = 0, rate = 0, interest = 0]) => {
      const days = interest / ((loan * rate) / 36_500);
      return interest === 0 || (days > 1.1 && days < 33);
    },
  },
  share('mortgageInsurance', 'principalInterest', 0.6),
  share('discountPoints', 'loanAmount', 0.06),
  share('originationFee', 'loanAmount', 0.04),
  share('lenderCredit', 'loanAmount', 0.06),
  share('sellerCredit', 'purchasePrice', 0.1),
  share('earnestMoney', 'purchasePrice', 0.25),
  {
    keys: ['purchasePrice', 'loanAmount', 'cashToClose'],
    doubts: ['cashToClose'],
    holds: ([price = 0, loan = 0, cash = 0]) => Math.abs(cash) <= Math.max(0, price - loan) + price * 0.12,
  },
];
