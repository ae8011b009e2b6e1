import type { Sentence } from '../../../../words/index.ts';
import type { ReadFigure } from '../port.ts';

/** The figures of a sheet with their amounts; the question is added to those that contradict each other. */
export function withContradictions(
  figures: readonly (readonly [ReadFigure, number])[],
  question: Sentence,
): readonly ReadFigure[] {
  const amount = (key: string): number | undefined =>
    figures.find(([figure]) => figure.key === key && figure.value !== '')?.[1];
  const doubted = new Set(
    rules.flatMap(({ keys, holds }) => {
      const values = keys.map(amount);
      return values.every((value) => value !== undefined) && !holds(...values) ? keys : [];
    }),
  );
  return figures.map(([figure]) =>
    figure.question === null && doubted.has(figure.key) ? { ...figure, question } : figure,
  );
}

interface Rule {
  readonly keys: readonly string[];
  readonly holds: (...values: readonly number[]) => boolean;
}

/** The monthly payment of a loan that is paid back in equal parts. */
function payment(loan: number, ratePercent: number, years: number): number {
  const [rate, months] = [ratePercent / 1200, years * 12];
  return (loan * rate) / (1 - (1 + rate) ** -months);
}

const rules: readonly Rule[] = [
  {
    keys: ['purchasePrice', 'downPayment', 'loanAmount'],
    holds: (price = 0, down = 0, loan = 0) => Math.abs(price - down - loan) <= 1,
  },
  { keys: ['interestRate', 'apr'], holds: (rate = 0, apr = 0) => apr >= rate - 0.125 && apr <= rate + 3 },
  {
    keys: ['loanAmount', 'interestRate', 'term', 'principalInterest'],
    // Up to 5 % more for what is added to the loan, such as a funding fee.
    holds: (loan = 0, rate = 0, years = 0, paid = 0) => {
      const due = payment(loan, rate, years);
      return paid >= due * 0.995 && paid <= due * 1.05;
    },
  },
  { keys: ['principalInterest', 'monthlyPayment'], holds: (paid = 0, total = 0) => total >= paid },
  { keys: ['loanAmount', 'closingCosts'], holds: (loan = 0, costs = 0) => costs < loan / 2 },
];
