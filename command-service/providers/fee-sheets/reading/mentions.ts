import { figureTypes, type FigureType } from './figure-types.ts';
import { figureTypeNamed } from './labels.ts';
import type { Period } from './values.ts';

interface SpokenName {
  readonly key: string;
  readonly words: RegExp;
  /** The side of the words on which the value is; either side when absent. */
  readonly side?: 'before' | 'after';
  /** The words name the figure only beside an amount for this period. */
  readonly period?: Period;
  /** The words may as well name something else, so a person looks. */
  readonly unsure?: true;
}

/** Names of figures that only sentences use; all others are the labels of sheets. */
const spokenNames: readonly SpokenName[] = [
  {
    key: 'purchasePrice',
    words:
      /(?:buying|purchasing|buy|purchase of) (?:a|the|this|your) (?:new )?(?:home|house|property|condo|townhouse) (?:for|at)|(?:being|is|was) purchased for|buy a home that costs/,
    side: 'before',
  },
  {
    key: 'purchasePrice',
    words: /(?:home|house|townhouse|condo) (?:priced )?at|you can buy at/,
    side: 'before',
    unsure: true,
  },
  { key: 'purchasePrice', words: /purchase|home/, side: 'after', unsure: true },
  { key: 'purchasePrice', words: /(?:gets?|is|was|been) accepted (?:at|for)/, side: 'before', unsure: true },
  { key: 'purchasePrice', words: /w(?:ith|\/)?(?= \d{1,2}(?:\.\d+)?\s?% down)/, side: 'after', unsure: true },
  { key: 'purchasePrice', words: /down on(?: an?| the)?/, side: 'before', unsure: true },
  { key: 'downPayment', words: /(?<!\b(?:goes?|go|comes?|going|brings?|bring) )down(?! (?:to|from|by)\b)/ },
  { key: 'downPayment', words: /minimum (?:required )?investment/, unsure: true },
  {
    key: 'loanAmount',
    words:
      /(?:loan|mortgage) of|loan in the amount of|(?:you|we|i)(?: would| will|'d|'ll| are|'re)?(?: be)? borrow(?:ing)?|would i borrow|(?:be )?lending you/,
    side: 'before',
  },
  { key: 'loanAmount', words: /line of credit (?:of|for)/, side: 'before', unsure: true },
  { key: 'loanAmount', words: /financ(?:e|ing)(?: the)?(?: remaining| rest| balance)?/, side: 'before', unsure: true },
  { key: 'interestRate', words: /\b(?:fixed|fxd|lock(?:ed)?(?: in)?)/, side: 'before' },
  { key: 'interestRate', words: /(?:all|both|each) at/, side: 'before', unsure: true },
  { key: 'interestRate', words: /(?:mortgage|loan|arm|rate) starts at/, side: 'before' },
  { key: 'interestRate', words: /(?:i|we) can (?:do|offer|get you)(?: you)?/, side: 'before', unsure: true },
  { key: 'interestRate', words: /(?:got|have|put) you(?: at| in at)?/, side: 'before', unsure: true },
  { key: 'cashToClose', words: /in cash/, side: 'after', unsure: true },
  { key: 'cashToClose', words: /you(?: will| would|'ll|'d)? (?:receive|get(?: back)?|walk away with)/, side: 'before' },
  {
    key: 'cashToClose',
    words:
      /(?:you|to)(?: would| will| need to|'d|'ll)? bring|at closing[^.;$]{0,40}\bneed|you bring to (?:the )?closing/,
    side: 'before',
  },
  {
    key: 'cashToClose',
    words:
      /cash (?:that )?(?:you|they)(?:'ll| will)? need(?: to close| (?:at|for) (?:the )?closing)?|wire(?: you send| amount)?/,
    side: 'before',
    unsure: true,
  },
  {
    key: 'cashToClose',
    words: /(?:in |of )?(?:cash |funds )?(?:to close|(?:to|due at|at) (?:the )?closing)/,
    side: 'after',
  },
  {
    key: 'sellerCredit',
    words: /seller (?:is |will |would |has agreed to )?(?:be )?(?:giv|pay|contribut|credit|cover)(?:s|es|ing|e)?/,
    side: 'before',
  },
  { key: 'sellerCredit', words: /in seller credits?/, side: 'after' },
  {
    key: 'closingCosts',
    words: /closing(?: is| will be| should be)?(?= (?:around|about|roughly|approx))/,
    side: 'before',
    unsure: true,
  },
  { key: 'closingCosts', words: /closing(?= ?=|[.,;]|\s*$)/, side: 'after', unsure: true },
  { key: 'creditReport', words: /credit(?= (?:is|runs|comes)\b)/, side: 'before', unsure: true },
  { key: 'homeInsurance', words: /home ?owner'?s'? policy/ },
  { key: 'underwritingFee', words: /fee for underwriting/, side: 'before' },
  { key: 'appraisalFee', words: /appraiser charges/, side: 'before' },
  { key: 'monthlyPayment', words: /total(?: payment)?/, period: 'month', unsure: true },
  { key: 'monthlyPayment', words: /total (?:each|per|a) month/, side: 'before' },
  {
    key: 'monthlyPayment',
    words: /(?:you|you'd)(?: would| will|'d|'ll)? (?:be )?pay(?:ing)?/,
    period: 'month',
    unsure: true,
  },
  { key: 'monthlyPayment', words: /all[- ]in/, unsure: true },
  { key: 'monthlyPayment', words: /you(?:'re| are|'d be| would be) at/, side: 'before', unsure: true },
  { key: 'term', words: /(?:loan|term|mortgage) of|\bfor|\bover/, side: 'before' },
  { key: 'term', words: /(?:fixed|loan|term|mortgage|conventional|fha|va)/, side: 'after' },
];

/** A place in a text that names a figure. */
export interface Mention extends Omit<SpokenName, 'key' | 'words'> {
  readonly type: FigureType;
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

const longestName = 5;

/** Every name of a figure in a text. Of names that overlap, the longest counts. */
export function mentionsIn(text: string): readonly Mention[] {
  const plain = text.replace(/[’‘`]/g, "'").replace(/(?<=\bp ?)\+(?= ?i\b)/gi, '&');
  const labels = labelsIn(plain);
  const spoken = spokenNames.flatMap(({ key, words, ...kind }) => {
    const type = figureTypes.find((each) => each.key === key);
    if (type === undefined) return [];
    const pattern = new RegExp(`(?<![a-z])(?:${words.source})(?![a-z])`, 'gi');
    return [...plain.matchAll(pattern)].map(({ 0: label, index: start }): Mention => ({
      type,
      label,
      start,
      end: start + label.length,
      ...kind,
    }));
  });
  const isWithin = (one: Mention, other: Mention): boolean =>
    other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start;
  return [...labels, ...spoken]
    .filter((each) => !labels.some((other) => isWithin(each, other)))
    .map((each) => (isJoint(each, labels, plain) ? { ...each, unsure: true as const } : each))
    .toSorted((a, b) => a.start - b.start);
}

/** "Our underwriting and processing is $1,590": one amount for two figures. */
const isJoint = ({ type, start }: Mention, labels: readonly Mention[], text: string): boolean =>
  type.key !== 'closingCosts' &&
  labels.some(
    (other) =>
      other.type !== type &&
      other.type.kind === type.kind &&
      /^\s?(?:and|&|\/)\s?(?:the |your |our )?$/i.test(text.slice(other.end, start)),
  );

/** The labels of sheets in a text. */
function labelsIn(text: string): readonly Mention[] {
  const words = [...text.matchAll(/[a-z][a-z&'.-]*[a-z]|&|a/gi)];
  return words.flatMap((first, at) => {
    for (let long = Math.min(longestName, words.length - at); long > 0; long -= 1) {
      const last = words[at + long - 1] ?? first;
      const [start, end] = [first.index, last.index + last[0].length];
      const label = text.slice(start, end);
      const type = /[^a-z&'. -]/i.test(label) ? undefined : figureTypeNamed(label);
      // "Down" alone may mean a rate or a payment; the spoken names tell them apart.
      if (type !== undefined && !/^down$/i.test(label)) return [{ type, label, start, end }];
    }
    return [];
  });
}
