import { figureTypes, type FigureType } from './figure-types.ts';
import { isVague } from './labels.ts';
import { mentionsIn, type Mention } from './mentions.ts';
import { isOfAnotherLoan } from './other-loans.ts';
import { wordsBetween } from './parts.ts';
import type { Cell, Row, Word } from './rows.ts';
import { withLabelPeriod, type Sighting, type WordPage } from './pairs.ts';
import { signlessRate, valuesIn, type FoundValue } from './values.ts';

/** Words that lead from the name of a figure to its value. */
const leading =
  /^(?:[\s:=?~≈@]|\b(?:of|is|are|was|at|to|for|be|will|would|should|comes?|came|works? out|look(?:s|ing)?(?: like)?|runs?|totals?|drops?|goes|falls|rises|estimated|expected|about|around|near|nearly|roughly|approximately|approx|only|just|currently|now|today|offered|including (?:escrows?|taxes and insurance)|an?)\b|[-–](?=\s))*$/i;
/** Words that lead from a value to its name: "$233.00 a month for property taxes". */
const trailing =
  /^,?\s?(?:(?:per|a|each|every)\s(?:month|year)\s|\/\s?(?:mo|month|yr|year)\s)?(?:(?:in|for|as|toward|towards|of)\s)?(?:(?:the|your|our|an?|estimated|annual)\s)*$/i;
/** "The payment on the new loan": the first of two names counts. */
const within = /^\s(?:on|for|of|under|with)\s(?:(?:the|your|this|an?)\s)?$/i;

/** Right before a name: it is the figure of another loan, of the market or of a tax. */
const otherThan =
  /\b(?:escrow|current|present|existing|old|previous|prior|prime|tax|market|index|average|second|student|auto|car|maximum|late|up-?front|intro(?:ductory)?|promotional|teaser)$/i;
/** Words after which somebody else pays. */
const otherPays = /\b(?:we|lender|broker|builder)(?:'ll| will| would)? (?:pay|cover|waive)s?(?: the| your| for)*\W*$/i;

/** "The seller has agreed to pay $5,000 toward your closing costs" */
const sellerPays = /\b(?:seller|builder|lender|we)\b[^.;$]{0,40}\b(?:pay|contribut|giv|cover|credit)\w*[^.;$]{0,20}$/i;

const says = /\b(?:is|are|was|be|will|would|comes?|makes?|runs?|need|can|have|here|based|let|with|add)\b/i;

const speaks = (text: string): boolean => says.test(text) || /\byour?\b/i.test(text);

/** Whether a row is running text: one run of words, no table; a short one speaks to its reader. */
const isRunning = ({ cells }: Row): boolean => {
  const [cell, ...others] = cells;
  const words = cell?.text.match(/[a-z]{2,}/gi)?.length ?? 0;
  return cell !== undefined && others.length === 0 && (words >= 4 || (words >= 2 && /\byou\b/i.test(cell.text)));
};

type Name = Pick<Mention, 'type' | 'label' | 'unsure'>;

/** The last words of a sentence that the line above began. */
const goesOn = (above: Row, { cells }: Row): boolean =>
  cells.length === 1 && above.text.length > 60 && !/[.!?:;]$/.test(above.text.trim());

export interface Sentences {
  readonly sightings: readonly Sighting[];
  /** Rows of running text, which are not rows of a table. */
  readonly rows: ReadonlySet<Row>;
}

/** The figures that the sentences of a page name. Two values for one figure leave it unclear. */
export function sentencesOn({ rows, isScan }: WordPage, page: number): Sentences {
  const runs: { readonly row: Row; readonly line: number }[][] = [];
  for (const [at, row] of rows.entries()) {
    const run = runs.at(-1);
    const above = run?.at(-1);
    const follows = above?.line === at;
    if (!isRunning(row) && !(follows && goesOn(above.row, row))) continue;
    if (run !== undefined && follows) run.push({ row, line: at + 1 });
    else runs.push([{ row, line: at + 1 }]);
  }
  const strips = rows.flatMap((row, at) => (isStrip(row) ? [[{ row, line: at + 1 }]] : []));
  const texts = runs.filter((run) => speaks(run.map(({ row }) => row.text).join(' ')) && run.some(hasValue));
  const inStrips = strips
    .filter((run) => !texts.includes(run) && !texts.some((text) => text.some(({ row }) => row === run[0]?.row)))
    .map((run) => ({ run, found: sightingsIn(run, { page, isScan }) }))
    .filter(({ run, found }) => {
      const amounts = moneyAndRates(run[0]?.row).filter(({ kind }) => kind === 'money').length;
      return (
        found.length > 0 && found.filter(({ value: { kind, isBare } }) => kind === 'money' || isBare).length >= amounts
      );
    });
  const sightings = [
    ...texts.flatMap((run) => sightingsIn(run, { page, isScan })),
    ...inStrips.flatMap(({ found }) => found),
  ];
  return {
    sightings,
    rows: new Set([
      ...inStrips.flatMap(({ run }) => run.map(({ row }) => row)),
      ...texts.flatMap((run) => run.filter(({ row }) => says.test(row.text) || run.length > 1).map(({ row }) => row)),
    ]),
  };
}

const moneyAndRates = (row: Row | undefined): readonly FoundValue[] =>
  valuesIn(row?.text ?? '').filter(({ kind, isBare }) => kind !== undefined && !isBare);

/** "Rate: 6.490% (6.688% APR)": one run of words with several values, each with its name before or after it. */
const isStrip = (row: Row): boolean =>
  row.cells.length === 1 && moneyAndRates(row).length > (isRunning(row) && /[.:]$/.test(row.text) ? 0 : 1);

const hasValue = ({ row }: { readonly row: Row }): boolean =>
  valuesIn(row.text).some(({ kind, isBare }) => kind !== undefined && !isBare);

function sightingsIn(
  run: readonly { readonly row: Row; readonly line: number }[],
  place: Pick<Sighting, 'page' | 'isScan'>,
): readonly Sighting[] {
  const words: readonly Word[] = run.flatMap(({ row }) => row.cells.flatMap((cell) => cell.words));
  const cell: Cell = { words, text: words.map(({ text }) => text).join(' ') };
  const mentions = mentionsIn(cell.text);
  const values = withoutDates(valuesIn(cell.text), cell.text)
    .map((value) => namedRate(value, cell.text, mentions) ?? value)
    .filter(({ kind, amount }) => kind !== undefined && (kind !== 'term' || amount >= leastTerm))
    .map((value) => (cell.text[value.start] === '(' ? inParentheses(value) : value));
  let previous: string | undefined;
  let isPaid = false;
  return values.flatMap((value, at) => {
    const before = cell.text.slice(values[at - 1]?.end ?? 0, value.start);
    const sure: Name | undefined =
      (/=\s*$/.test(before) && isSumOf(values, at) && isPaid ? total : undefined) ??
      nameOf(cell.text, values, at, mentions) ??
      rateOfLoan(value, before, previous);
    const found = sure ?? nearestOf(cell.text, values, at, mentions);
    previous = found?.type.key;
    isPaid ||= previous === 'principalInterest';
    if (found === undefined) return [];
    const own = wordsBetween(cell, value.start, value.end);
    const line = run.find(({ row }) => row.cells.some((each) => each.words.some((word) => own.includes(word))));
    const isHint = sure === undefined || sure.unsure === true;
    return [
      {
        type: found.type,
        label: found.label,
        value: withLabelPeriod({ type: found.type, text: found.label }, value),
        ...place,
        line: line?.line ?? 1,
        text: line?.row.text ?? cell.text,
        words: own,
        ...(found.type.signed === true && receives.test(before) ? { side: 'receives' as const } : {}),
        confidence: Math.min(100, ...own.map(({ confidence }) => confidence)),
        others: [],
        isUnclear:
          isHint ||
          value.isBare ||
          isOfAnotherLoan(cell.text, value) ||
          isVague(found.label) ||
          /^(?:daily|per diem)\b/i.test(found.label) ||
          /\b(?:either|or|without|versus|vs)\W*$/i.test(before),
        ...(isHint ? { isHint } : {}),
      },
    ];
  });
}

/** Fewer years are those of a lock, of a first period or of a penalty. */
const leastTerm = 5;

/** A number after the name of a rate. */
function namedRate(value: FoundValue, text: string, mentions: readonly Mention[]): FoundValue | undefined {
  const isNamed = mentions.some(
    ({ type, end }) => type.kind === 'percent' && end <= value.start && leadsTo(text, end, value.start),
  );
  return isNamed || text.slice(0, value.start).endsWith('@ ') ? signlessRate(value, text) : undefined;
}

const months = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec';
const dates = new RegExp(
  `\\b(?:${months})[a-z]*\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s\\d{4})?\\b|\\b\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\b`,
  'gi',
);

/** Numbers of dates, and of houses before a street's name, are no figures. */
function withoutDates(values: readonly FoundValue[], text: string): readonly FoundValue[] {
  const taken = [...text.matchAll(dates)].map(({ 0: date, index }) => [index, index + date.length] as const);
  return values.filter(
    ({ start, end, isBare }) =>
      !taken.some(([from, to]) => start >= from && end <= to) && !(isBare && /^\s[A-Z][a-z]/.test(text.slice(end))),
  );
}

const total = { type: figureTypes.find(({ key }) => key === 'monthlyPayment') as FigureType, label: 'total monthly' };

/** "$1,500 P&I + $300 tax = $1,800": whether a value is the sum of those before it. */
const isSumOf = (values: readonly FoundValue[], at: number): boolean => {
  let sum = 0;
  return values
    .slice(0, at)
    .toReversed()
    .some(({ amount }) => Math.abs((sum += amount) - (values[at]?.amount ?? 0)) < 0.02);
};

/** Money that comes to the borrower. */
const receives =
  /\b(?:receive|get(?: back)?|walk away with|left with|cash[- ]out(?: of)?|back to you|in your pocket|cash back(?: of)?)\b[^.;]{0,30}$/i;

/** In a sentence parentheses hold a remark, no amount below zero. */
const inParentheses = (value: FoundValue): FoundValue => ({
  ...value,
  amount: Math.abs(value.amount),
  text: value.text.replace(/^-/, ''),
});

/** "a new loan of $250,000 at 6.250%" */
function rateOfLoan(value: FoundValue, before: string, previous: string | undefined): Name | undefined {
  const type = figureTypes.find(({ key }) => key === 'interestRate');
  const follows = previous === 'loanAmount' || previous === 'term';
  const isRate =
    value.kind === 'percent' &&
    follows &&
    /(?:^|\b(?:amount|loan|mortgage)\b)[\s,]*at(?: an?)?(?: rate of)?\s*$/i.test(before);
  return isRate && type !== undefined ? { type, label: 'at' } : undefined;
}

/** "$4,059.74/mo. Closing costs": the point belongs to the period and ends the sentence. */
const endsSentence = (text: string, end: number): boolean => text[end - 1] === '.' && /^\s[A-Z]/.test(text.slice(end));

/** Whether the text from a name to a value leads from one to the other. A plus adds another amount. */
const leadsTo = (text: string, from: number, to: number): boolean =>
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

/** The name of a value: the name after it, unless that leads to the next value; else the name before it. */
function nameOf(
  text: string,
  values: readonly FoundValue[],
  at: number,
  mentions: readonly Mention[],
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
      (!between.startsWith(',') || /^(?:[,.;)]|\s?$)/.test(text.slice(end))) &&
      !endsSentence(text, value.end) &&
      !(type.key === 'closingCosts' && sellerPays.test(text.slice(0, value.start))) &&
      // The name of an addend always comes after it, and so do the names in a text that begins with a value.
      (text[value.start] === '+' ||
        value.kind === 'term' ||
        values[0]?.start === 0 ||
        !(at + 1 < values.length && leadsTo(text, end, next)))
    );
  });
  if (behind !== undefined && behind.unsure !== true) return behind;
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
  /\b(?:with|and|plus|including|includes?|before|after|or|either|less|minus|than|not|no|without|charges?|fees?|credits?|premium|policy|but)\b/i;

/** The nearest name in the sentence of a value that no words lead to: a hint, so a person looks. */
function nearestOf(
  text: string,
  values: readonly FoundValue[],
  at: number,
  mentions: readonly Mention[],
): Name | undefined {
  const value = values[at];
  if (value === undefined || value.kind === 'term' || value.isBare || text[value.start] === '+') return undefined;
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
  return found === undefined || isPaidBySeller || isOthers(text.slice(Math.min(from, found.start), found.start))
    ? undefined
    : { ...found, unsure: true };
}
