import { figureTypes, type FigureType } from './figure-types.ts';
import { figureTypeOf, isVague } from './labels.ts';
import { mentionsIn, type Mention } from './mentions.ts';
import { isOfAnotherLoan } from './other-loans.ts';
import { wordsBetween } from './parts.ts';
import type { Cell, Row, Word } from './rows.ts';
import { withLabelPeriod, type Sighting, type WordPage } from './pairs.ts';
import { leadsTo, nameOf, nearestOf, type Name } from './value-names.ts';
import { signlessRate, valuesIn, type FoundValue } from './values.ts';

const says = /\b(?:is|are|was|be|will|would|comes?|makes?|runs?|need|can|have|here|based|let|with|add)\b/i;

const speaks = (text: string): boolean => says.test(text) || /\byour?\b/i.test(text);

/** Whether a row is running text: one run of words, no table; a short one speaks to its reader. */
const isRunning = ({ cells }: Row): boolean => {
  const [cell, ...others] = cells;
  const words = cell?.text.match(/[a-z]{2,}/gi)?.length ?? 0;
  return (
    cell !== undefined &&
    others.length === 0 &&
    !isEntry(cell.text) &&
    (words >= 4 || (words >= 2 && /\byou\b/i.test(cell.text)))
  );
};

/**
 * A line of a form as a copy holds it, with nothing between its label and its amount: "C. Services You Can Shop For
 * $2,935", "Closing Costs Financed (Paid from your Loan Amount) $0", "Annual Percentage Rate (APR) 6.661% Your costs
 * over the loan term".
 */
function isEntry(text: string): boolean {
  const colon = text.indexOf(': ');
  if (colon !== -1 && figureTypeOf(text.slice(0, colon)) !== undefined && valuesIn(text).length < 2) return true;
  const plain = text.replace(/\([^()]*\)/g, (remark) => ' '.repeat(remark.length));
  const [value, ...more] = valuesIn(plain).filter(({ kind, isBare }) => kind !== undefined && !isBare);
  if (value === undefined || more.length > 1) return false;
  const label = plain.slice(0, value.start).trim();
  const last = more[0] ?? value;
  const behind = plain.slice(last.end).trim();
  // A second column may follow.
  const isRow = last === value || plain.slice(value.end, last.start).trim() === '';
  if (isRow && (behind === '' || /^(?:NO|YES)\b/.test(behind)))
    return isTitle.test(label.replace(/\s+/g, ' ').replace(/[\s.:]+$/, ''));
  return more.length === 0 && /^[A-Z]/.test(behind) && figureTypeOf(text.slice(0, value.start))?.kind === value.kind;
}

/** Words in capitals, as in the lines of a form. */
const isTitle =
  /^(?:\S*[A-Z\d&–%]\S*|of|to|from|for|and|or|the|at|by|your|in|on|[-–])(?:\s(?:\S*[A-Z\d&–%]\S*|\(?(?:of|to|from|for|and|or|the|at|by|your|in|on)\)?|[-–]))*$/;

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
    .map((run) => ({ run, found: sightingsIn(run, { page, isScan }, true) }))
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

/** ".25 % of Loan Amount (Points) $1,472" */
const pointsOfForm = /^.{0,12}%\s+of\s+loan\s+amount\s*\(points\)\s+\$[\d,.]+$/i;

/** "Recording Fees Deed $13 Mortgage $113": neither amount is that of the fees. */
const recordingParts = /\bdeed:?\s*\$?[\d.,]+\s+mortgage\b/i;

/** "Rate: 6.490% (6.688% APR)": one run of words with several values, each with its name before or after it. */
const isStrip = (row: Row): boolean =>
  row.cells.length === 1 &&
  !pointsOfForm.test(row.text) &&
  !recordingParts.test(row.text) &&
  !isEntry(row.text) &&
  moneyAndRates(row).length > (isRunning(row) && /[.:]$/.test(row.text) ? 0 : 1);

const hasValue = ({ row }: { readonly row: Row }): boolean =>
  valuesIn(row.text).some(({ kind, isBare }) => kind !== undefined && !isBare);

function sightingsIn(
  run: readonly { readonly row: Row; readonly line: number }[],
  place: Pick<Sighting, 'page' | 'isScan'>,
  isStrip = false,
): readonly Sighting[] {
  const words: readonly Word[] = run.flatMap(({ row }) => row.cells.flatMap((cell) => cell.words));
  const cell: Cell = { words, text: words.map(({ text }) => text).join(' ') };
  const mentions = mentionsIn(cell.text);
  const values = withoutDates(valuesIn(cell.text), cell.text)
    .map((value) => namedRate(value, cell.text, mentions) ?? value)
    .filter(({ kind, amount }) => kind !== undefined && (kind !== 'term' || amount >= leastTerm))
    .map((value) => (cell.text[value.start] === '(' ? inParentheses(value) : value));
  let previous: string | undefined;
  let named: Name | undefined;
  let isPaid = false;
  return values.flatMap((value, at) => {
    const before = cell.text.slice(values[at - 1]?.end ?? 0, value.start);
    const sure: Name | undefined =
      (/=\s*$/.test(before) && isSumOf(values, at) && isPaid ? total : undefined) ??
      nameOf(cell.text, values, at, mentions, named) ??
      rateOfLoan(value, before, previous);
    const found = sure ?? nearestOf(cell.text, values, at, mentions);
    named = found;
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
        ...(isStrip && sure !== undefined && isBeside(cell.text, sure, value)
          ? {}
          : { sentence: sure !== undefined && saysPlainly(cell.text, sure, value) ? ('plain' as const) : 'loose' }),
      },
    ];
  });
}

/** Whether nothing but a sign is between a name and its value: "Rate: 6.490%", "(6.688% APR)". */
function isBeside(text: string, { start, end }: Name, value: FoundValue): boolean {
  if (start === undefined || end === undefined) return false;
  const between = end <= value.start ? text.slice(end, value.start) : text.slice(value.end, start);
  return /^[\s:=()]{0,3}$/.test(between);
}

const copula = /^[\s:=]*(?:(?:amount|price)?\s?(?:is|are|of|will be|would be|comes to|at))?[\s:=]*$/i;
/** The end of a phrase, after a period that may follow an amount. */
const phraseEnd =
  /^(?:\s?(?:\/|an?\b|per\b|each\b|every\b)\s?(?:month|mo|year|yr)\b\.?)?(?:[.,;:)!?](?:\s|$)|\s?$|\s(?:and|with|plus|for|on|at|so|which|including)\b(?! (?:change|up|some|more|a bit)\b))/i;

/** "Your loan amount is $250,000.": the whole name, nothing but a copula, the value, and the end of the phrase. */
function saysPlainly(text: string, { start, end, label, unsure }: Name, value: FoundValue): boolean {
  if (start === undefined || end === undefined || unsure === true || end > value.start) return false;
  return (
    figureTypeOf(label) !== undefined &&
    copula.test(text.slice(end, value.start)) &&
    phraseEnd.test(text.slice(value.end))
  );
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
