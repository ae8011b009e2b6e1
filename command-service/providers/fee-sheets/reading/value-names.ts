import { regex } from '../../../../domain/regex.ts';
import type { Mention } from './mentions.ts';
import type { FoundValue } from './values.ts';

/** A name of a figure in a sentence, with its place unless the value itself shows it. */
export type Name = Pick<Mention, 'type' | 'label' | 'unsure'> & Partial<Pick<Mention, 'start' | 'end'>>;

/** Words that lead from the name of a figure to its value. */
const leading = regex('i')`
  ^(?:
    [\s:=?~≈@]
    |\b(?:
      of|is|are|was|at|to|for|be|will|would|should|comes?|came|works? out|look(?:s|ing)?(?: like)?|runs?
      |totals?|drops?|goes|falls|rises|estimated|expected|about|around|near|nearly|roughly|approximately
      |approx|abt|only|just|currently|now|today|offered|including (?:escrows?|taxes and insurance)|an?
    )\b
    |[-–](?=\s)
  )*$
`;
/** Words that lead from a value to its name: "$233.00 a month for property taxes". */
const trailing =
  /^,?\s?(?:(?:per|a|each|every)\s(?:month|year)\s|\/\s?(?:mo|month|yr|year)\s)?(?:(?:in|for|as|toward|towards|of)\s)?(?:(?:the|your|our|an?|estimated|annual)\s)*$/i;
/** "The payment on the new loan": the first of two names counts. */
const within = /^\s(?:on|for|of|under|with)\s(?:(?:the|your|this|an?)\s)?$/i;

/** Right before a name: it is the figure of another loan, of the market or of a tax. */
const otherThan =
  /\b(?:escrow|current|present|existing|old|previous|prior|prime|tax|market|index|average|second|student|auto|car|maximum|late|up-?front|intro(?:ductory)?|promotional|teaser|move-in|security|pet)$/i;
/** Words after which somebody else pays. */
const otherPays = /\b(?:we|lender|broker|builder)(?:'ll| will| would)? (?:pay|cover|waive)s?(?: the| your| for)*\W*$/i;

/** "The seller has agreed to pay $5,000 toward your closing costs" */
const sellerPays = /\b(?:seller|builder|lender|we)\b[^.;$]{0,40}\b(?:pay|contribut|giv|cover|credit)\w*[^.;$]{0,20}$/i;

/** "$4,059.74/mo. Closing costs": the point belongs to the period and ends the sentence. */
const endsSentence = (text: string, end: number): boolean => text[end - 1] === '.' && /^\s[A-Z]/.test(text.slice(end));

/** Whether the text from a name to a value leads from one to the other. A plus adds another amount. */
export const leadsTo = (text: string, from: number, to: number): boolean =>
  text[to] !== '+' && leading.test(text.slice(from, to));

/**
 * "5% ($16,450)", "3.5%, which is $8,400", "0.5% of the loan amount, or $6,200": the amount restates the share before
 * it.
 */
const restates =
  /^(?:\s?of (?:the |your )?(?:loan(?: amount)?|(?:purchase |sales? )?price))?[\s,(]*(?:or|which is|that is|that's|=)?[\s(]*$/i;

/** The end of the words that name a value: before the share that it restates, or before the value itself. */
function namedUpTo(
  text: string,
  values: readonly FoundValue[],
  at: number,
): { readonly from: number; readonly to: number } {
  const [value, share] = [values[at], values[at - 1]];
  const to = value?.start ?? text.length;
  const isRestated =
    value?.kind === 'money' && share?.kind === 'percent' && restates.test(text.slice(share.end, value.start));
  return isRestated ? { from: values[at - 2]?.end ?? 0, to: share.start } : { from: share?.end ?? 0, to };
}

/** Whether a name can belong to a value: it has the same kind, and the same period if it needs one. */
const fits = ({ type, period }: Mention, value: FoundValue): boolean =>
  type.kind === value.kind && (period === undefined || period === value.period);

/**
 * The name right before a value, unless it names the value before: "Rate 6.125%   APR", without the APR. Only a colon
 * or a comma leaves no doubt that the name behind the value is not its name.
 */
function nameBeside(
  text: string,
  values: readonly FoundValue[],
  at: number,
  mentions: readonly Mention[],
  previous: Name | undefined,
): Name | undefined {
  const [before, value] = [values[at - 1], values[at]];
  const name = mentions.findLast(
    (mention) =>
      value !== undefined &&
      mention.side !== 'after' &&
      fits(mention, value) &&
      mention.start >= (before?.end ?? 0) &&
      mention.start !== previous?.start &&
      mention.end <= value.start &&
      /^[\s:=]{0,2}$/.test(text.slice(mention.end, value.start)),
  );
  const isSure = name !== undefined && (text[name.end] === ':' || text[value?.end ?? 0] === ',');
  return name === undefined || isSure ? name : { ...name, unsure: true };
}

/** The name of a value: the name after it, unless that leads to the next value; else the name before it. */
export function nameOf(
  text: string,
  values: readonly FoundValue[],
  at: number,
  mentions: readonly Mention[],
  previous?: Name,
): Name | undefined {
  const value = values[at];
  if (value === undefined) return undefined;
  const next = values[at + 1]?.start ?? text.length;
  const behind = mentions.find((mention) => {
    const { type, side, start, end } = mention;
    const between = text.slice(value.end, start);
    return (
      side !== 'before' &&
      fits(mention, value) &&
      start >= value.end &&
      end <= next &&
      trailing.test(between) &&
      // After a comma only a word that ends the phrase: "or $54,300, down."
      (!between.startsWith(',') || /^(?:[.;)]|,(?!\s[a-z]+(?:,| and\b))|\s?$)/i.test(text.slice(end))) &&
      !endsSentence(text, value.end) &&
      !(type.key === 'closingCosts' && sellerPays.test(text.slice(0, value.start))) &&
      // The name of an addend always comes after it, and so do the names in a text that begins with a value.
      (text[value.start] === '+' ||
        value.kind === 'term' ||
        values[0]?.start === 0 ||
        !(at + 1 < values.length && leadsTo(text, end, next)))
    );
  });
  if (behind !== undefined && behind.unsure !== true) {
    const beside = nameBeside(text, values, at, mentions, previous);
    return beside === undefined || beside.type === behind.type ? behind : beside;
  }
  const { from, to } = namedUpTo(text, values, at);
  const before = mentions.filter(({ start, end }) => start >= from && end <= to);
  const last = before.findLast(
    (mention) => mention.side !== 'after' && fits(mention, value) && leadsTo(text, mention.end, to),
  );
  if (last === undefined) return behind;
  const head = before.find(({ type, end }) => type.kind === value.kind && within.test(text.slice(end, last.start)));
  // "Payment of principal and interest" and "payment of the appraisal fee" name the thing that is paid for.
  const isVaguer = head?.type.key === 'monthlyPayment' && last.type.key !== 'loanAmount';
  const name = head === undefined || isVaguer ? last : head;
  const earlier = text.slice(from, name.start);
  if (isOthers(earlier)) return undefined;
  // "At today's rate of 5.875%": the rate of the market, or of the offer.
  return /\btoday's\s*$/i.test(earlier.replaceAll('’', "'")) ? { ...name, unsure: true } : name;
}

const isOthers = (before: string): boolean => otherThan.test(before.trimEnd()) || otherPays.test(before.trimEnd());

/** The largest distance in characters of a name from its value when no words lead from one to the other. */
const near = { before: 40, behind: 14 } as const;

/** Words after which something else begins. */
const others =
  /\b(?:with|and|plus|including|includes?|before|after|or|either|less|minus|than|not|no|without|charges?|fees?|credits?|premium|policy|balance|but)\b/i;

/** The nearest name in the sentence of a value that no words lead to: a hint, so a person looks. */
export function nearestOf(
  text: string,
  values: readonly FoundValue[],
  at: number,
  mentions: readonly Mention[],
): Name | undefined {
  const value = values[at];
  if (value === undefined || value.kind === 'term' || value.isBare || text[value.start] === '+') return undefined;
  // "Prime + 0.50%"
  if (/[+]\s?$/.test(text.slice(0, value.start))) return undefined;
  const { from, to } = namedUpTo(text, values, at);
  const next = values[at + 1]?.start ?? text.length;
  const isApart = (between: string, most: number): boolean =>
    between.length > most || /[.;!?]\s/.test(between) || others.test(between);
  const found =
    mentions.findLast(
      (mention) =>
        mention.side !== 'after' &&
        fits(mention, value) &&
        mention.start >= from &&
        mention.end <= to &&
        !isApart(text.slice(mention.end, to), near.before),
    ) ??
    mentions.find(
      (mention) =>
        mention.side !== 'before' &&
        fits(mention, value) &&
        mention.start >= value.end &&
        mention.end <= next &&
        !isApart(text.slice(value.end, mention.start), near.behind),
    );
  const isPaidBySeller = found?.type.key === 'closingCosts' && sellerPays.test(text.slice(0, value.start));
  // "The full payment, $2,452.35 plus the items above": not the whole payment.
  const isAddend = found?.type.key === 'monthlyPayment' && /^\s?(?:plus\b|\+)/i.test(text.slice(value.end));
  return found === undefined ||
    isAddend ||
    isPaidBySeller ||
    isOthers(text.slice(Math.min(from, found.start), found.start))
    ? undefined
    : { ...found, unsure: true };
}
