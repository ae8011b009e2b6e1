import type { Sentence } from '../../../../words/index.ts';
import type { Found } from './periods.ts';

/** The monthly payment of a loan that is paid back in equal parts, in dollars. */
export function paymentOf(loan: number, ratePercent: number, years: number): number {
  const [rate, months] = [ratePercent / 1200, years * 12];
  return (loan * rate) / (1 - (1 + rate) ** -months);
}

type Amount = (key: string) => number | undefined;

const payments = ['propertyTaxes', 'homeInsurance', 'mortgageInsurance', 'hoaDues'] as const;

type Identity = (amount: Amount) => readonly string[];

/** The price is the down payment and the loan. */
function purchaseOf(amount: Amount): readonly string[] {
  const [price, down, loan] = [amount('purchasePrice'), amount('downPayment'), amount('loanAmount')];
  if (price === undefined || down === undefined || loan === undefined || down === 0) return [];
  return Math.abs(price - down - loan) < 0.02 ? ['purchasePrice', 'downPayment', 'loanAmount'] : [];
}

/**
 * Sums and products of figures. Each gives its figures if it is right to the cent, as it would not be with a misread
 * digit.
 */
const identities: readonly Identity[] = [
  purchaseOf,
  (amount) => {
    const [loan, rate, years] = [amount('loanAmount'), amount('interestRate'), amount('term')];
    const paid = amount('principalInterest');
    if (loan === undefined || rate === undefined || years === undefined || paid === undefined) return [];
    return Math.abs(paymentOf(loan, rate, years) - paid) < 0.015
      ? ['loanAmount', 'interestRate', 'term', 'principalInterest']
      : [];
  },
  (amount) => {
    const [paid, total] = [amount('principalInterest'), amount('monthlyPayment')];
    const parts = payments.filter((key) => (amount(key) ?? 0) > 0);
    if (paid === undefined || total === undefined || parts.length === 0) return [];
    const sum = parts.reduce((all, key) => all + (amount(key) ?? 0), paid);
    return Math.abs(sum - total) < 0.015 ? ['principalInterest', ...parts, 'monthlyPayment'] : [];
  },
];

/**
 * Removes questions about weak evidence from figures that others confirm to the cent.
 *
 * @param weak the questions to remove; all others stay
 * @param bare another one, which only the sum of price, down payment and loan removes
 */
export function withConfirmations(
  found: readonly Found[],
  weak: readonly Sentence[],
  bare: Sentence,
): readonly Found[] {
  const isWeak = (question: Sentence | null): boolean => question !== null && weak.includes(question);
  const isBare = (question: Sentence | null): boolean => question === bare || isWeak(question);
  const amountOf =
    (isLeft: typeof isWeak): Amount =>
    (key) => {
      const each = found.find(({ figure }) => figure.key === key);
      const isKnown = each !== undefined && (each.figure.question === null || isLeft(each.figure.question));
      return isKnown && each.figure.value !== '' && each.value.period !== 'year' ? each.value.amount : undefined;
    };
  const confirmed = new Set(identities.flatMap((identity) => identity(amountOf(isWeak))));
  const purchase = new Set(purchaseOf(amountOf(isBare)));
  return found.map((each) =>
    (confirmed.has(each.figure.key) && isWeak(each.figure.question)) ||
    (purchase.has(each.figure.key) && isBare(each.figure.question))
      ? { ...each, figure: { ...each.figure, question: null } }
      : each,
  );
}
