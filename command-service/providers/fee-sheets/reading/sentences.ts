import { figureTypes, isVague, type FigureType } from './labels.ts';
import { wordsBetween } from './parts.ts';
import type { Cell, Row, Word } from './rows.ts';
import type { Sighting, WordPage } from './pairs.ts';
import { valuesIn, type FoundValue } from './values.ts';

/** How sentences name figures: the words right before a value, or right behind it. */
const named: readonly {
  readonly key: string;
  readonly before: RegExp;
  readonly after?: RegExp;
}[] = [
  { key: 'purchasePrice', before: /(?:(?:purchase|sales?|contract) )?price/ },
  { key: 'downPayment', before: /down(?: ?payment)?/, after: /^ down\b/ },
  {
    key: 'loanAmount',
    before: /loan amount|(?:a|the|your|new) (?:loan|mortgage)(?: of)?|you(?: would| will|'d|'ll)? borrow/,
  },
  { key: 'apr', before: /\bapr|annual percentage rate/, after: /^ ?apr\b/i },
  { key: 'interestRate', before: /(?:interest|note) rate|\b(?:rate|fixed|locked(?: in)?)/ },
  { key: 'principalInterest', before: /principal (?:and|&) interest(?: payment)?|\bp ?& ?i(?: payment)?/ },
  { key: 'propertyTaxes', before: /(?:property |real estate )?taxes/ },
  {
    key: 'homeInsurance',
    before: /(?:home ?owner'?s?|hazard|home) insurance|(?<!mortgage |title |flood |private )\binsurance/,
  },
  { key: 'mortgageInsurance', before: /mortgage insurance|\b(?:pmi|mip)/ },
  { key: 'hoaDues', before: /\bhoa(?: dues| fees?)?/ },
  { key: 'monthlyPayment', before: /total (?:monthly |housing )*payment|(?:monthly )?payment/ },
  { key: 'closingCosts', before: /closing costs/ },
  {
    key: 'cashToClose',
    before: /cash (?:to|due at) clos(?:e|ing)|(?:you|to) (?:would |will |need to )?bring/,
    after: /^ (?:in |of )?(?:cash |funds )?(?:to close|(?:to|due at|at) (?:the )?closing)\b/i,
  },
  { key: 'originationFee', before: /origination fee/ },
  { key: 'underwritingFee', before: /underwriting fee/ },
  { key: 'processingFee', before: /processing fee/ },
  { key: 'appraisalFee', before: /appraisal(?: fee)?/ },
  { key: 'creditReport', before: /credit report(?: fee)?/ },
  { key: 'lenderCredit', before: /lender credit/ },
  { key: 'sellerCredit', before: /seller credit/ },
  { key: 'earnestMoney', before: /earnest money(?: deposit)?/ },
  {
    key: 'term',
    before: /(?:loan|term|mortgage) of|\bfor/,
    after: /^[ -](?:fixed|loan|term|mortgage|conventional|fha|va)\b/i,
  },
];

/** Words that lead from the name of a figure to its value. */
const leading =
  '(?:[ ,:=]|\\bof\\b|\\bis\\b|\\bare\\b|\\bat\\b|\\bto\\b|\\bfor\\b|\\bbe\\b|\\bwill\\b|\\bwould\\b|\\bcomes?\\b|\\bruns?\\b|\\btotals?\\b|\\bestimated\\b|\\babout\\b|\\baround\\b|\\broughly\\b|\\bapproximately\\b|\\bcurrently\\b|\\btoday\\b|\\ba\\b)*$';

/** Right before a name: it is the figure of another loan, of the market or of a tax. */
const otherThan =
  /\b(?:current|present|existing|old|previous|prior|prime|tax|market|index|average|today's|second|student|auto|car|maximum|late)$/i;

const says = /\b(?:is|are|was|be|will|would|comes?|makes?|runs?|need|can|have|here|based|let|with)\b/i;

/** Whether a row is running text: one run of words, no table. */
const isRunning = ({ cells }: Row): boolean => {
  const [cell, ...others] = cells;
  return cell !== undefined && others.length === 0 && (cell.text.match(/[a-z]{2,}/gi)?.length ?? 0) >= 4;
};

export interface Sentences {
  readonly sightings: readonly Sighting[];
  /** Rows of running text, which are not rows of a table. */
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
  const texts = runs.filter((run) => says.test(run.map(({ row }) => row.text).join(' ')) && run.some(hasValue));
  const sightings = texts.flatMap((run) => sightingsIn(run, { page, isScan }));
  return {
    sightings,
    rows: new Set(
      texts.flatMap((run) => run.filter(({ row }) => says.test(row.text) || run.length > 1).map(({ row }) => row)),
    ),
  };
}

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
  let previous: string | undefined;
  return values.flatMap((value, at) => {
    const before = cell.text.slice(values[at - 1]?.end ?? 0, value.start);
    const after = cell.text.slice(value.end, values[at + 1]?.start);
    const found = typeOf(value, before, after) ?? rateOfLoan(value, before, previous);
    previous = found?.type.key;
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
function rateOfLoan(value: FoundValue, before: string, previous: string | undefined): ReturnType<typeof typeOf> {
  const type = figureTypes.find(({ key }) => key === 'interestRate');
  const follows = previous === 'loanAmount' || previous === 'term';
  const isRate = value.kind === 'percent' && follows && /^[\s,]*at(?: a rate of)?\s*$/i.test(before);
  return isRate && type !== undefined ? { type, label: 'at' } : undefined;
}

function typeOf(
  value: FoundValue,
  before: string,
  after: string,
): { readonly type: FigureType; readonly label: string } | undefined {
  for (const names of named) {
    const type = figureTypes.find(({ key }) => key === names.key);
    if (type === undefined || type.kind !== value.kind) continue;
    if (names.after?.test(after) === true) return { type, label: after };
    const name = new RegExp(`(?:^|[^a-z])((?:${names.before.source}))${leading}`, 'i');
    const match = name.exec(before.replace(/[’‘`]/g, "'"));
    const label = match === null || otherThan.test(before.slice(0, match.index)) ? undefined : match[1];
    if (label !== undefined) return { type, label };
  }
  return undefined;
}
