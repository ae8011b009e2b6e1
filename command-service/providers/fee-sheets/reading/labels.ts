import { figureTypes, type FigureType } from './figure-types.ts';

/** A label in small letters, without numbering, remarks in parentheses, and the words that estimates begin with. */
export function normalLabel(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\b1st\b/g, 'first')
    .replace(/\(\s*p\s?&\s?i\s*\)/g, ' p&i ')
    .replace(/payment\s*\((?:principal (?:and|&) interest|p\s?&\s?i)(?: only)?\)/g, ' p&i ')
    .replace(/\((?:[^()]|\([^()]*\))*\)?|\[(?:borrower|buyer)\]/g, ' ')
    .replace(/[^a-z0-9&' ]+/g, ' ')
    .replace(/^\s*(?:\d{1,4}[a-z]?|[a-p])\s+(?=[a-z]{3})/, '')
    .replace(/\b(?:estimated|est|approximate|approx|projected|proposed|your|new|net|less|plus|minus)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The figure that a label names; undefined for any other text. */
export function figureTypeOf(text: string): FigureType | undefined {
  if (inAdvance.test(text) && !/^\W*(?:(?:loan )?term|amortization)\b/i.test(text)) return undefined;
  // The official forms name the company before its fee: "Title – Settlement Agent Fee".
  const label = normalLabel(text.replace(/(?<=\))\s*(?:lender|borrower)\s*$/i, ''))
    .replace(/^(title (?:lender|owner)'?s?) coverage$/, '$1 policy')
    .replace(/^title (?=(?:settlement|closing|escrow|lender'?s?|owner'?s?)\b)/, '');
  // A Closing Disclosure names who is paid: "Appraisal Fee to Smith Appraisers".
  const ways = [
    label,
    label.replace(/ to .*$/, ''),
    label.replace(/^(?:bank|credit union|broker|title company) | (?:buyer|borrower)'?s (?:half|share|part)$/g, ''),
  ];
  // "Taxes per month"
  const unperiodic = label.replace(/ (?:(?:per|a|each) (?:month|mo|year|yr)|monthly|annual|annually|yearly)$/, '');
  return label === ''
    ? undefined
    : figureTypes.find(({ key, written, periodic: isPeriodic }) =>
        (isPeriodic === true || paidMonthly.has(key)
          ? [...ways, unperiodic]
          : key === 'cashToClose'
            ? [label]
            : ways
        ).some((way) => written.test(way)),
      );
}

const paidMonthly: ReadonlySet<string> = new Set(['principalInterest', 'monthlyPayment']);

/** The figure that is named by words in a sentence, without the additions that labels have. */
export function figureTypeNamed(words: string): FigureType | undefined {
  const label = normalLabel(words);
  return label === '' ? undefined : figureTypes.find(({ written }) => written.test(label));
}

/** An amount paid in advance at the closing is not a monthly figure: "Property Taxes (6 mo.)", but "Taxes (mo)" is. */
const inAdvance = /\((?!mo\))\s*\d*\s*mo(?:nths?|s)?\b(?!\s*[a-z\d])/i;

/** Whether the meaning of a label is open: a payment may be with taxes and insurance or without. */
export const isVague = (text: string): boolean =>
  /^(?:(?:mo )?payment|price|maximum total .*|.* payoff|amount financed|permanent(?: interest)? rate|loan|mortgage|title|cash (?:to from|from to) .*)$/.test(
    normalLabel(text),
  );

/** Whether a label names money that the borrower receives. */
export const namesReceipt = (text: string): boolean =>
  /^(?:cash back|(?:cash|(?:total )?funds) to (?:borrower|you))/.test(normalLabel(text));
