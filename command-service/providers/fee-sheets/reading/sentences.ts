import { figureTypeNamed, figureTypes, isVague, type FigureType } from './labels.ts';
import { wordsBetween } from './parts.ts';
import type { Cell, Row, Word } from './rows.ts';
import type { Sighting, WordPage } from './pairs.ts';
import { valuesIn, type FoundValue } from './values.ts';

/** Names of figures that only sentences use; all others are the labels of sheets. */
const named: readonly { readonly key: string; readonly words: RegExp; readonly side?: 'before' | 'after' }[] = [
  {
    key: 'purchasePrice',
    words: /buying (?:a|the|this|your) (?:new )?(?:home|house|property|condo) for/,
    side: 'before',
  },
  { key: 'downPayment', words: /(?<!\b(?:goes?|go|comes?|going|brings?|bring) )down/ },
  {
    key: 'loanAmount',
    words: /(?:loan|mortgage) of|you(?: would| will|'d|'ll)? borrow/,
    side: 'before',
  },
  { key: 'interestRate', words: /\b(?:fixed|lock(?:ed)?(?: in)?)/, side: 'before' },
  { key: 'cashToClose', words: /you(?: will| would|'ll|'d)? (?:receive|get(?: back)?)/, side: 'before' },
  {
    key: 'cashToClose',
    words: /(?:you|to) (?:would |will |need to )?bring|at closing[^.;$]{0,40}\bneed/,
    side: 'before',
  },
  {
    key: 'cashToClose',
    words: /(?:in |of )?(?:cash |funds )?(?:to close|(?:to|due at|at) (?:the )?closing)/,
    side: 'after',
  },
  {
    key: 'sellerCredit',
    words: /seller (?:is |will |would )?(?:be )?(?:giv|pay|contribut|credit)(?:s|es|ing|e)?/,
    side: 'before',
  },
  { key: 'sellerCredit', words: /in seller credits?/, side: 'after' },
  { key: 'term', words: /(?:loan|term|mortgage) of|\bfor|\bover/, side: 'before' },
  { key: 'term', words: /(?:fixed|loan|term|mortgage|conventional|fha|va)/, side: 'after' },
];

/** A place that names a figure. */
interface Mention {
  readonly type: FigureType;
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly side?: 'before' | 'after';
}

const longestName = 5;

/** Every name of a figure in a text. Of names that overlap, the longest counts. */
function mentionsIn(text: string): readonly Mention[] {
  const plain = text.replace(/[’‘`]/g, "'");
  const words = [...plain.matchAll(/[a-z][a-z&'.-]*[a-z]|&|a/gi)];
  const found: Mention[] = [];
  for (const [at, first] of words.entries()) {
    for (let long = Math.min(longestName, words.length - at); long > 0; long -= 1) {
      const last = words[at + long - 1] ?? first;
      const [start, end] = [first.index, last.index + last[0].length];
      const label = plain.slice(start, end);
      const type = /[^a-z&'. -]/i.test(label) ? undefined : figureTypeNamed(label);
      if (type === undefined) continue;
      found.push({ type, label, start, end });
      break;
    }
  }
  const spoken = named.flatMap(({ key, words: pattern, side }) => {
    const type = figureTypes.find((each) => each.key === key);
    return type === undefined
      ? []
      : [...plain.matchAll(new RegExp(`(?<![a-z])(?:${pattern.source})(?![a-z])`, 'gi'))].map(
          ({ 0: label, index }) => ({
            type,
            label,
            start: index,
            end: index + label.length,
            ...(side === undefined ? {} : { side }),
          }),
        );
  });
  return [...found, ...spoken]
    .filter(
      (each) =>
        !found.some(
          (other) =>
            other !== each &&
            other.start <= each.start &&
            other.end >= each.end &&
            other.end - other.start > each.end - each.start,
        ),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Words that lead from the name of a figure to its value. */
const leading =
  /^(?:[\s:=]|\b(?:of|is|are|at|to|for|be|will|would|comes?|runs?|totals?|drops?|goes|falls|rises|estimated|about|around|roughly|approximately|currently|today|an?)\b|-(?=\s))*$/i;
/** Words that lead from a value to its name: "$233.00 a month for property taxes". */
const trailing =
  /^\s?(?:(?:per|a|each|every)\s(?:month|year)\s|\/\s?(?:mo|month|yr|year)\s)?(?:(?:in|for|as|toward|towards|of)\s)?(?:(?:the|your|our|an?|estimated)\s)*$/i;
/** "The payment on the new loan": the first of two names is the one. */
const within = /^\s(?:on|for|of|under|with)\s(?:(?:the|your|this|an?)\s)?$/i;

/** Right before a name: it is the figure of another loan, of the market or of a tax. */
const otherThan =
  /\b(?:current|present|existing|old|previous|prior|prime|tax|market|index|average|today's|second|student|auto|car|maximum|late)$/i;
/** Somebody else pays what comes next. */
const otherPays = /\b(?:we|lender|broker|builder)(?:'ll| will| would)? (?:pay|cover|waive)s?(?: the| your| for)*\W*$/i;

const says = /\b(?:is|are|was|be|will|would|comes?|makes?|runs?|need|can|have|here|based|let|with)\b/i;

/** Whether a row is running text: one run of words, no table. */
const isRunning = ({ cells }: Row): boolean => {
  const [cell, ...others] = cells;
  return cell !== undefined && others.length === 0 && (cell.text.match(/[a-z]{2,}/gi)?.length ?? 0) >= 4;
};

export interface Sentences {
  readonly sightings: readonly Sighting[];
  /** Rows of running text, which are no rows of a table. */
  readonly rows: ReadonlySet<Row>;
}

/** The figures that the sentences of a page name. Two values for one figure leave it unclear. */
export function sentencesOn({ rows, isScan }: WordPage, page: number): Sentences {
  const runs: { readonly row: Row; readonly line: number }[][] = [];
  for (const [at, row] of rows.entries()) {
    if (!isRunning(row)) continue;
    const run = runs.at(-1);
    if (run?.at(-1)?.line === at) run.push({ row, line: at + 1 });
    else runs.push([{ row, line: at + 1 }]);
  }
  const strips = rows.flatMap((row, at) => (isStrip(row) ? [[{ row, line: at + 1 }]] : []));
  const texts = runs.filter((run) => says.test(run.map(({ row }) => row.text).join(' ')) && run.some(hasValue));
  const inStrips = strips
    .filter((run) => !texts.includes(run) && !texts.some((text) => text.some(({ row }) => row === run[0]?.row)))
    .map((run) => ({ run, found: sightingsIn(run, { page, isScan }) }))
    .filter(({ run, found }) => {
      const amounts = moneyAndRates(run[0]?.row).filter(({ kind }) => kind === 'money').length;
      return found.length > 0 && found.filter(({ value }) => value.kind === 'money').length === amounts;
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

/** "Rate: 6.490% (6.688% APR)": one run of words with several values, each with its name before or behind it. */
const isStrip = (row: Row): boolean => row.cells.length === 1 && moneyAndRates(row).length > 1;

const hasValue = ({ row }: { readonly row: Row }): boolean =>
  valuesIn(row.text).some(({ kind, isBare }) => kind !== undefined && !isBare);

function sightingsIn(
  run: readonly { readonly row: Row; readonly line: number }[],
  place: Pick<Sighting, 'page' | 'isScan'>,
): readonly Sighting[] {
  const words: readonly Word[] = run.flatMap(({ row }) => row.cells.flatMap((cell) => cell.words));
  const cell: Cell = { words, text: words.map(({ text }) => text).join(' ') };
  const values = valuesIn(cell.text)
    .filter(({ kind }) => kind !== undefined)
    .map((value) => (cell.text[value.start] === '(' ? inParentheses(value) : value));
  const mentions = mentionsIn(cell.text);
  let previous: string | undefined;
  let isPaid = false;
  return values.flatMap((value, at) => {
    const before = cell.text.slice(values[at - 1]?.end ?? 0, value.start);
    const found =
      nameOf(cell.text, values, at, mentions) ??
      rateOfLoan(value, before, previous) ??
      (/=\s*$/.test(before) && isSumOf(values, at) && isPaid ? total : undefined);
    previous = found?.type.key;
    isPaid ||= previous === 'principalInterest';
    if (found === undefined) return [];
    const own = wordsBetween(cell, value.start, value.end);
    const line = run.find(({ row }) => row.cells.some((each) => each.words.some((word) => own.includes(word))));
    return [
      {
        type: found.type,
        label: found.label,
        value,
        ...place,
        line: line?.line ?? 1,
        text: line?.row.text ?? cell.text,
        words: own,
        ...(found.type.signed === true && receives.test(before) ? { side: 'receives' as const } : {}),
        confidence: Math.min(100, ...own.map(({ confidence }) => confidence)),
        others: [],
        isUnclear: isVague(found.label) || /\b(?:either|or|without|versus|vs)\W*$/i.test(before),
      },
    ];
  });
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
  /\b(?:receive|get(?: back)?|walk away with|cash[- ]out(?: of)?|back to you|in your pocket|cash back(?: of)?)\b[^.;]{0,30}$/i;

/** In a sentence parentheses hold a remark, no amount below zero. */
const inParentheses = (value: FoundValue): FoundValue => ({
  ...value,
  amount: Math.abs(value.amount),
  text: value.text.replace(/^-/, ''),
});

/** "a new loan of $250,000 at 6.250%" */
function rateOfLoan(
  value: FoundValue,
  before: string,
  previous: string | undefined,
): Pick<Mention, 'type' | 'label'> | undefined {
  const type = figureTypes.find(({ key }) => key === 'interestRate');
  const follows = previous === 'loanAmount' || previous === 'term';
  const isRate = value.kind === 'percent' && follows && /^[\s,]*at(?: an?)?(?: rate of)?\s*$/i.test(before);
  return isRate && type !== undefined ? { type, label: 'at' } : undefined;
}

/** "$4,059.74/mo. Closing costs": the point belongs to the period and ends the sentence. */
const endsSentence = (text: string, end: number): boolean => text[end - 1] === '.' && /^\s[A-Z]/.test(text.slice(end));

/** Whether the text from a name to a value leads from one to the other. A plus adds an amount of something else. */
const leadsTo = (text: string, from: number, to: number): boolean =>
  text[to] !== '+' && leading.test(text.slice(from, to));

/** The name of a value: the one behind it, unless that leads to the next value, else the one before it. */
function nameOf(
  text: string,
  values: readonly FoundValue[],
  at: number,
  mentions: readonly Mention[],
): Mention | undefined {
  const value = values[at];
  if (value === undefined) return undefined;
  const [from, to] = [values[at - 1]?.end ?? 0, values[at + 1]?.start ?? text.length];
  const behind = mentions.find(
    ({ type, side, start, end }) =>
      side !== 'before' &&
      type.kind === value.kind &&
      start >= value.end &&
      end <= to &&
      trailing.test(text.slice(value.end, start)) &&
      !endsSentence(text, value.end) &&
      // An addend is named behind itself, whatever follows.
      (text[value.start] === '+' || !(at + 1 < values.length && leadsTo(text, end, to))),
  );
  if (behind !== undefined) return behind;
  const before = mentions.filter(({ start, end }) => start >= from && end <= value.start);
  const last = before.findLast(
    ({ type, side, end }) => side !== 'after' && type.kind === value.kind && leadsTo(text, end, value.start),
  );
  if (last === undefined) return undefined;
  const head = before.find(({ type, end }) => type.kind === value.kind && within.test(text.slice(end, last.start)));
  const isVaguer = head?.type.key === 'monthlyPayment' && last.type.key === 'principalInterest';
  const name = head === undefined || isVaguer ? last : head;
  const earlier = text.slice(from, name.start).trimEnd();
  return otherThan.test(earlier) || otherPays.test(earlier) ? undefined : name;
}
