import { figureTypes } from './figure-types.ts';
import { wordsBetween } from './parts.ts';
import type { Cell, Row } from './rows.ts';
import type { Sighting, WordPage } from './pairs.ts';
import { programWords } from './program-words.ts';
import { boxMark } from './ticks.ts';
import { signlessRate, valuesIn, type FoundValue } from './values.ts';

/** The statements of a row about the loan, besides its figures. */
interface Statement {
  readonly key: string;
  readonly value: FoundValue;
  /** Known by its place only: a labelled value goes before it. */
  readonly isHint?: true;
}

const text = (value: string, match: RegExpExecArray): FoundValue => ({
  kind: undefined,
  text: value,
  amount: 0,
  isBare: false,
  start: match.index,
  end: match.index + match[0].length,
});

const date = String.raw`[A-Z][a-z]+\.? \d{1,2}(?:, \d{4})?|\d{1,2}\/\d{1,2}\/\d{2,4}`;
const lockedUntil = new RegExp(
  `\\b(?:(?:rate lock\\b.*${boxMark}\\s*yes,?|(?:rate|loan|it) is locked(?: in)?(?: at [\\d.]+ ?%)?|locked(?: at [\\d.]+ ?%)?|lock is good)\\s+(?:until|through)|lock(?::?\\s+yes,?)? expir(?:es|ing|ation)(?: date)?:?)\\s+(?<until>${date})`,
  'i',
);
const notLocked = new RegExp(
  `\\brate lock\\b.*${boxMark}\\s*no\\b|(?<!\\bif .{0,30})\\b(?:rate|it) (?:is ?(?:n['’]t|not) (?:yet )?(?:locked|been locked)|has ?(?:n['’]t|not) (?:yet )?been locked|is floating)\\b|[(,]\\s?not (?:yet )?locked\\)|\\block(?: period| status)?:?\\s+(?:floating|not locked)\\b|\\band not (?:yet )?locked\\b|\\bhave(?:n['’]t| not) locked\\b`,
  'i',
);
const asHighAs = /\b(?:go|rise|increase|adjust) (?:to )?as high as (?=\S)/gi;
/** The cap of a rate in a sentence; a payment that may not exceed an amount is the limit of an approval. */
const neverAbove = /\b(?:never|not|cannot) (?:be |go |rise )?(?:higher than|above|more than|exceed) (?=\d)/gi;

function statementsIn(row: string): readonly Statement[] {
  const locked = lockedUntil.exec(row);
  const open = locked === null ? notLocked.exec(row) : null;
  const caps = [...row.matchAll(asHighAs), ...row.matchAll(neverAbove)].flatMap(
    ({ index, 0: found }): readonly Statement[] => {
      const value = valuesIn(row).find(({ start }) => start === index + found.length);
      if (value?.kind === 'percent') return [{ key: 'rateCap', value }];
      return value?.kind === 'money' ? [{ key: 'paymentCap', value }] : [];
    },
  );
  return [
    ...(locked === null
      ? []
      : [{ key: 'rateLock', value: text(`locked until ${locked.groups?.['until'] ?? ''}`, locked) }]),
    ...(open === null ? [] : [{ key: 'rateLock', value: text('not locked', open) }]),
    ...caps,
  ];
}

const years = String.raw`\b(?:10|15|20|25|30|40)[\s-]?(?:years?|yrs?|y)\b\.?`;
const fixed = String.raw`[\s-](?:[a-z]+[\s-])?(?:fixed|fxd|fix)\b(?:\sconv(?:entional)?\b)?`;
const program = `(?:${years}${fixed}|${years}[\\s-](?:conv(?:entional)?|fha|va|usda)\\b|\\b(?:fha|va|usda|conv(?:entional)?|jumbo)[\\s-]${years}(?:${fixed})?)`;
const fixedFor = new RegExp(`${program}|\\bfixed[\\s-]${years}|(?<=\\d ?% ?\\(?)${years}`, 'gi');
const namesProgram = /\bfixed\b|\barm\b|\badjustable\b/i;

/** A row that begins with the name of a program, such as "30 Yr Fixed VA", and the years that it names. */
function programOf({ cells }: Row): readonly Statement[] {
  const name = cells[0]?.text.trim() ?? '';
  const match = /^.{1,60}$/.exec(name);
  // Several programs in a row are a comparison.
  const isOne = cells.filter(({ text: cell }) => namesProgram.test(cell)).length === 1;
  const isProgram = isOne && match !== null && /\d/.test(name) && namesProgram.test(name) && programWords.test(name);
  return isProgram ? [{ key: 'program', value: text(name, match) }] : [];
}

/** "30 Year Fixed": the term of the loan, as long as no other place states it. */
function termIn(row: string): readonly Statement[] {
  if (/\barm\b|\badjustable\b/i.test(row)) return [];
  const places = [...row.matchAll(fixedFor)].map(({ 0: found, index }) => [index, index + found.length] as const);
  const values = valuesIn(row).filter(
    ({ kind, start }) => kind === 'term' && places.some(([from, to]) => from <= start && start < to),
  );
  const isOne = values.every(({ amount }) => amount === values[0]?.amount);
  return isOne ? values.slice(0, 1).map((value) => ({ key: 'term', value })) : [];
}

const rate = String.raw`\d{1,2}\.\d{1,3}(?= ?%|[\s,;)/]|$)`;
/** Rates beside the name of a program: "6.375% 30 yr fixed", "30-year fixed mortgage at 5.500%", "FHA 30yr 5.99%". */
const rateBeside = new RegExp(
  `(?<!\\bapr\\W{0,3})(?<![\\d.])(?:${rate})(?= ?%?,?\\s(?:on |for )?(?:an? )?${program}| ?%\\s${years})|(?<=(?:${program}(?: rate)?(?: mortgage| loan)?[\\s,]+(?:(?:at|is|@)\\s)?|${years}\\s(?:at|@)\\s))(?:${rate})(?! ?%? ?\\(?(?:apr|down)\\b)`,
  'gi',
);
/** "5.748% APR", unless the rate after the word is the APR. */
const aprBeside = new RegExp(`(?<![\\d.])(?:${rate})(?= ?% ?apr\\b(?!\\W{0,3}\\d))`, 'gi');

/** The rate and the APR with nothing but a name next to them. */
function ratesIn(row: string, cells: Row['cells']): readonly Statement[] {
  const values = valuesIn(row);
  const found = (key: string, pattern: RegExp): readonly Statement[] =>
    [...row.matchAll(pattern)].flatMap(({ index }) => {
      const value = values.find(({ start }) => start === index);
      const percent = value?.kind === 'percent' || value === undefined ? value : signlessRate(value, row);
      return percent === undefined ? [] : [{ key, value: percent, isHint: true as const }];
    });
  // "5.990%   APR" in two cells: the name of a value that is missing behind it.
  const isInCell = ({ value: { start } }: Statement): boolean => {
    const [beside = ''] = /^\S+ ?%? ?apr/i.exec(row.slice(start)) ?? [];
    return cells.some(({ text: cell }) => cell.includes(beside));
  };
  return [...found('interestRate', rateBeside), ...found('apr', aprBeside).filter(isInCell)];
}

/** "360 Months" in a cell without a label. */
function monthsIn({ cells }: Row): readonly Statement[] {
  const terms = cells.flatMap(({ text: cell }) => valuesIn(cell).filter(({ kind }) => kind === 'term')).length;
  return cells.flatMap(({ text: cell }) => {
    const isTerm = terms === 1 && /^(?:120|180|240|300|360) (?:months|mos?\.?|mths)$/i.test(cell.trim());
    return isTerm ? valuesIn(cell).map((value) => ({ key: 'term', value })) : [];
  });
}

/** "Includes $5,020 in Loan Costs + $3,544 in Other Costs – $350 in Lender Credits", on two rows. */
function lenderCreditIn(row: string, below: string): readonly Statement[] {
  const match = /\bin other costs\s*[-–−]\s*(?=\$[\d,.]+)/i.exec(row);
  if (match === null || !/\bin lender credits\b/i.test(`${row} ${below}`)) return [];
  const value = valuesIn(row).find(({ end, start }) => end > match.index + match[0].length && start >= match.index);
  return value?.kind !== 'money' || value.amount === 0 ? [] : [{ key: 'lenderCredit', value }];
}

const forms = /^(?:loan estimate|closing disclosure)$/i;

/** The official form of a page, from its heading or its footer; a column of a table may name another form. */
function formOf({ cells, text: row }: Row, isTop: boolean): Statement | undefined {
  const match = forms.exec(cells[0]?.text.trim() ?? '');
  const isHeading = isTop && cells.every(({ text: cell }) => !/^final$/i.test(cell.trim()));
  if (match === null || !(isHeading || /\bpage \d of \d/i.test(row))) return undefined;
  const name = match[0].toLowerCase() === 'loan estimate' ? 'Loan Estimate' : 'Closing Disclosure';
  return { key: 'form', value: text(name, match) };
}

/** The statements of a page besides its figures: the form, whether the rate is locked, and the cap of the rate. */
export function statementsOn({ rows, isScan }: WordPage, page: number): readonly Sighting[] {
  return rows.flatMap((row, at) => {
    const form = formOf(row, page === 1 && at < 6);
    // A sentence may name the cap on the next line.
    const goesOn = /\bas high as$/i.test(row.text) ? (rows[at + 1]?.cells ?? []) : [];
    const words = [...row.cells, ...goesOn].flatMap((cell) => cell.words);
    const whole: Cell = { words, text: words.map((word) => word.text).join(' ') };
    const below = rows[at + 1]?.text ?? '';
    return [
      ...(form === undefined ? [] : [form]),
      ...statementsIn(whole.text),
      ...programOf(row),
      ...termIn(whole.text),
      ...ratesIn(whole.text, row.cells),
      ...monthsIn(row),
      ...lenderCreditIn(whole.text, below),
    ].flatMap(({ key, value, isHint }) => {
      const type = figureTypes.find((each) => each.key === key);
      const found = wordsBetween(whole, value.start, value.end);
      const own = found.length === 0 ? words : found;
      if (type === undefined || own.length === 0) return [];
      return [
        {
          type,
          label: '',
          value,
          page,
          line: at + 1,
          text: row.text,
          words: own,
          confidence: Math.min(100, ...own.map(({ confidence }) => confidence)),
          isScan,
          others: [],
          isUnclear: row.isCompared === true,
          ...(isHint === true ? { isHint } : {}),
        },
      ];
    });
  });
}
