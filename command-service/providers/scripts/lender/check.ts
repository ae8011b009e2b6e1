import { figuresIn } from '../figures.ts';
import { spokenFigure, type SheetFigure } from './lender-script.ts';

/** Words that name a figure in a sentence, for labels that would be too narrow alone. */
const alsoNamed: Readonly<Record<string, RegExp>> = {
  loanAmount: /\bloan|borrow|financ/i,
  totalLoanAmount: /\bloan|borrow|financ/i,
  term: /\byears?\b|\bmonths?\b|\bterm\b/i,
  interestRate: /\brate\b(?!.*\bapr\b)/i,
  apr: /\bapr\b|annual percentage/i,
  principalInterest: /principal/i,
  monthlyPayment: /\bmonth|payment/i,
  cashToClose: /\bcash\b|bring|closing day/i,
  closingCosts: /closing cost/i,
  purchasePrice: /price|cost of the home/i,
  program: /./,
  loanType: /./,
};

const inBrackets = /\[[^[\]\n]*\]/g;

/**
 * Whether a sentence states a number that no confirmed figure has, or gives a figure's number to something else. Text
 * in brackets is not spoken before a person has looked at it.
 */
export function saysForeignSheetFigure(sentence: string, figures: readonly SheetFigure[]): boolean {
  const spoken = sentence.replace(inBrackets, ' ');
  return figuresIn(spoken).some((number) => {
    const owners = figures.filter(
      (figure) =>
        figure.isConfirmed && [...figuresIn(figure.value), ...figuresIn(spokenFigure(figure))].includes(number),
    );
    return !owners.some((figure) => names(spoken, figure));
  });
}

function names(sentence: string, { key, label }: SheetFigure): boolean {
  const words = label.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return alsoNamed[key]?.test(sentence) ?? words.some((word) => sentence.toLowerCase().includes(word));
}
