import { figureTypes } from './figure-types.ts';
import { namesOther, type LabelColumns } from './label-columns.ts';
import { figureTypeOf, normalLabel } from './labels.ts';
import { isCountOfPoints, isNumbering, pairOf, textValue, twoTypesOf, type Label, type Pair } from './pairs.ts';
import { partsOfRow, restOfCell, type Part } from './parts.ts';
import { isPartOfRecording, partsOfRecording, totalOf } from './named-parts.ts';
import { isYearOf } from './periods.ts';
import { programWords } from './program-words.ts';
import { bounds, boundsBefore, isSettled, isWaived, notBorrower, rangeWord } from './remarks.ts';
import type { Row } from './rows.ts';
import { moreBoxes, tickedProgram } from './ticks.ts';
import { signlessRate, type FoundValue } from './values.ts';

/** Goes through a row from left to right: labels, and the values that follow them. */
export function pairsIn(
  row: Row,
  below?: Row,
  columns?: LabelColumns,
): { readonly pairs: readonly Pair[]; readonly alone: readonly Label[] } {
  const pairs: Pair[] = [];
  const alone: Label[] = [];
  let label: Label | undefined;
  let isUnclear = false;
  const take = (next: Label): void => {
    if (label !== undefined) alone.push(label);
    label = next;
  };
  const parts = partsOfRow(row);
  let from = 0;
  for (const [at, part] of parts.entries()) {
    if (at < from || (part.kind === 'value' && isDaily(parts, at))) continue;
    const both = rateAndAprOf(parts, at);
    if (both.length > 0) {
      pairs.push(...both);
      from = at + parts.slice(at).findIndex(({ words }) => words === both.at(-1)?.words) + 1;
      label = undefined;
      continue;
    }
    if (label?.type.kind === 'text') {
      const { text, words, cell } = { text: restOfCell(part), words: part.words, cell: part.cell };
      const choice = choiceOf(label, parts.slice(at), row, below);
      if (choice !== undefined || programWords.test(text)) {
        pairs.push(choice ?? pairOf(label, textValue(text), words, false));
        from = at + parts.slice(at).filter((other) => other.cell === cell).length;
        label = undefined;
        continue;
      }
      label = undefined;
    }
    const paid = pairs.at(-1);
    if (paid !== undefined && part.kind === 'words' && label === undefined && isPaymentRemark(paid, part)) {
      pairs[pairs.length - 1] = withRemark(paid, part.text);
      continue;
    }
    if (part.kind === 'words') {
      const total = label?.type.kind === 'money' ? totalOf(parts, at) : undefined;
      if (total !== undefined && figureTypeOf(part.text) === undefined) {
        from = total;
        continue;
      }
      // "Recording Fees   Deed: $35.00  Mortgage: $78.00", without their sum.
      if (label?.type.key === 'recordingFees' && partsOfRecording.test(part.text)) {
        label = undefined;
        break;
      }
      const type = figureTypeOf(part.text);
      const before = parts[at - 1];
      if (
        type !== undefined &&
        paid?.words !== before?.words &&
        label === undefined &&
        isNameInRemark(part, before) &&
        before.value.kind === type.kind
      ) {
        pairs.push(pairOf({ type, text: part.text, words: part.words }, before.value, before.words, false));
      } else if (type !== undefined && !(label !== undefined && isPayee(part.text))) {
        isUnclear = false;
        take({ type, text: part.text, words: part.words });
        // "Recording Fees Deed: $27.00 Mortgage: $188.50 $215.50" in one run of words.
        if (type.key === 'recordingFees' && isPartOfRecording(parts, at)) {
          from = totalOf(parts, at) ?? parts.length;
          if (from === parts.length) label = undefined;
        }
      } else if (label !== undefined) {
        if (isWaived.test(part.text) || isSettled(label.type, part.text)) label = undefined;
        else if (boundsBefore.test(part.text)) label = { ...label, isBound: true };
        else if (isSellers(label, part.text) || namesOther(label, part, columns)) label = undefined;
      } else if (paid !== undefined && rangeWord.test(part.text)) {
        continue;
      } else if (paid !== undefined && paid.others.length > 0 && /^m[ai][xn]/i.test(part.text)) {
        // "$3,667.53   $3,000 min": the least payment of later years is no other value of the first one.
        pairs[pairs.length - 1] = { ...paid, others: paid.others.slice(0, -1) };
      } else if (paid !== undefined && bounds.test(part.text)) {
        pairs[pairs.length - 1] = { ...paid, isUnclear: true };
        isUnclear = true;
      } else if (pairs.length > 0) {
        if (!isUnclear && isFee(pairs.at(-1)) && notBorrower.test(part.text)) pairs.pop();
        isUnclear = true;
      }
      continue;
    }
    const { value, words } = part;
    const last = pairs.at(-1);
    if (label === undefined) {
      if (last !== undefined && !isUnclear && isYearOf(last.value, value)) continue;
      if (last?.value.period === 'year' && !isUnclear && isYearOf(value, last.value)) {
        pairs[pairs.length - 1] = { ...last, value: { ...value, period: 'month' }, words };
        continue;
      }
      // A second value after the first: it is unclear which one counts. A zero may be that of another offer.
      const isNumber = isNumbering(value) && part.cell.text !== '0';
      if (last !== undefined && !isUnclear && last.type.kind === (value.kind ?? last.type.kind) && !isNumber)
        pairs[pairs.length - 1] = { ...last, others: [...last.others, value] };
      continue;
    }
    // A remark that ends the label parts nothing: "Annual Percentage Rate (APR). 6.860%".
    const isInCell = part.cell.words.some((word) => label?.words.includes(word));
    if (isInCell && !label.text.endsWith(')') && !isAddend(label, part, value) && isApart(part, value)) {
      label = undefined;
      continue;
    }
    if (isNumbering(value) && label.type.kind === 'money' && parts[at + 1] !== undefined) continue;
    if (isCountOfPoints(label, part)) continue;
    const months = label.type.kind === 'term' ? (monthsOf(value) ?? yearsOf(label, value)) : undefined;
    if (months !== undefined) {
      pairs.push(pairOf(label, months, words, false));
      label = undefined;
      continue;
    }
    const rate = label.type.kind === 'percent' ? signlessRate(value, part.cell.text) : undefined;
    if (rate !== undefined) {
      pairs.push(pairOf(label, rate, words, true));
      label = undefined;
      continue;
    }
    // "Homeowner's insurance, 1 year  $1,164.00" is paid in advance.
    if (label.type.periodic === true && value.kind === 'term') {
      label = undefined;
      continue;
    }
    if (value.kind === 'money' && isInterestOfDays(label, row)) {
      pairs.push(pairOf({ ...label, type: prepaidInterest ?? label.type }, value, words, false));
      label = undefined;
      continue;
    }
    // "Interest rate (30 years) 6.5 %" and "Discount points 1.000% $4,500".
    if (value.kind !== undefined && value.kind !== label.type.kind) continue;
    pairs.push(pairOf(label, isRemarked(label, parts[at - 1]) ? inRemark(value) : value, words, false));
    label = undefined;
    isUnclear = false;
  }
  if (label !== undefined) alone.push(label);
  // "$1,798.65 Principal & interest": the amount may also belong to a label above, so a person looks.
  const [amount, name] = parts;
  if (
    parts.length === 2 &&
    amount?.kind === 'value' &&
    !amount.value.isBare &&
    name?.kind === 'words' &&
    label !== undefined &&
    label.type.kind === amount.value.kind
  )
    return { pairs: [pairOf(label, amount.value, amount.words, true)], alone: [] };
  // In a row that begins with a value, the values may come before their labels.
  const first = parts[0];
  const isReversed = first?.kind === 'value' && !first.value.isBare;
  return { pairs: isReversed ? pairs.map((pair) => ({ ...pair, isUnclear: true })) : pairs, alone };
}

/**
 * "P&I + $290 tax", "(5.871% APR). 10% down" and "rate / 7.02% APR": a value behind a plus, an end or a slash belongs
 * to no label before it.
 */
const isApart = ({ cell, start }: Part, { kind }: FoundValue): boolean =>
  cell.text[start] === '+' ||
  (kind === 'percent' ? /(?:\)[.,;]|[;!?/])\s*$/ : /(?:\)[.,;]|[;!?])\s*$/).test(cell.text.slice(0, start));

/** "Mortgage Insurance + 118": the official forms add a part of the payment, and nothing follows. */
const isAddend = ({ type, words }: Label, { cell, start }: Part, { end }: FoundValue): boolean =>
  type.periodic === true && words[0] === cell.words[0] && cell.text[start] === '+' && end === cell.text.length;

const prepaidInterest = figureTypes.find(({ key }) => key === 'prepaidInterest');

/** "Interest 12 days @ 39.83 477.96": an amount for days, not a rate. */
const isInterestOfDays = ({ type, text }: Label, row: Row): boolean =>
  type.key === 'interestRate' &&
  /^interest(?: charges?)?$/.test(normalLabel(text)) &&
  /\b\d{1,2} days?\b/i.test(row.text);

/** A company that is paid, in a column between a label and its value. */
const isPayee = (text: string): boolean => /^title$/i.test(text.trim());

/** Others may pay a fee, not the price or the loan. */
const isFee = (pair: Pair | undefined): boolean => pair !== undefined && !neverOfOthers.has(pair.type.key);
const isSellers = ({ type }: Label, words: string): boolean =>
  !neverOfOthers.has(type.key) && /^(?:paid )?(?:by )?seller$/i.test(words);
const neverOfOthers: ReadonlySet<string> = new Set([
  'purchasePrice',
  'downPayment',
  'loanAmount',
  'totalLoanAmount',
  'interestRate',
  'apr',
  'term',
  'principalInterest',
  'monthlyPayment',
]);

/** "Term (yrs) 30": a bare number of years after a label that counts them. */
function yearsOf({ text }: Label, value: FoundValue): FoundValue | undefined {
  const isYears =
    value.kind === 'money' &&
    value.isBare &&
    [10, 15, 20, 25, 30, 40].includes(value.amount) &&
    /\b(?:yrs?|years?)\b/i.test(text);
  return isYears ? { ...value, kind: 'term', text: `${value.amount} years`, isBare: false } : undefined;
}

/** "Term 360": a number of months that only a term can be. */
function monthsOf(value: FoundValue): FoundValue | undefined {
  const isMonths = value.kind === 'money' && value.isBare && [120, 180, 240, 300, 360].includes(value.amount);
  return isMonths
    ? { ...value, kind: 'term', text: `${value.amount} months`, amount: value.amount / 12, isBare: false }
    : undefined;
}

const isRemarked = (label: Label, part: Part | undefined): boolean =>
  part?.kind === 'value' && (part.value.kind === 'percent' || isCountOfPoints(label, part));

/** Parentheses after another value hold a remark, not an amount below zero. */
const inRemark = (value: FoundValue): FoundValue => ({
  ...value,
  amount: Math.abs(value.amount),
  text: value.text.replace(/^-/, ''),
});

const isPaymentRemark = ({ type }: Pair, { cell, start }: Part): boolean =>
  type.key === 'monthlyPayment' && /^\s*\(/.test(cell.text.slice(start));

/** "$1,824.78 (principal and interest)": parentheses after an amount without a label name it. */
const isNameInRemark = (part: Part, before: Part | undefined): before is Extract<Part, { kind: 'value' }> =>
  before?.kind === 'value' &&
  before.cell === part.cell &&
  /^\s*\($/.test(
    part.cell.text
      .slice(before.value.end, part.start + 2)
      .trimEnd()
      .slice(0, 2)
      .trim(),
  );

/** A payment without taxes and insurance, according to its remark. */
function withRemark(pair: Pair, remark: string): Pair {
  if (/^(?:principal (?:and|&) interest|p\s?&\s?i)\b/i.test(remark)) {
    const type = figureTypes.find(({ key }) => key === 'principalInterest');
    return type === undefined ? pair : { ...pair, type, label: 'P&I' };
  }
  return /\b(?:exclud\w*|without|not includ\w*|plus)\b/i.test(remark) ? { ...pair, isUnclear: true } : pair;
}

/** A rate for each day, a number of days and a factor: "$54.36 x 12 days" is no figure yet. */
const isDaily = (parts: readonly Part[], at: number): boolean => {
  const next = parts[at + 1];
  if (next?.kind !== 'words') return false;
  const isFactor = /^[x×]$/i.test(next.text) && isNumber(parts[at + 2]);
  return isFactor || /^(?:(?:per|\/|a)\s?(?:day|diem)|days?)\b/i.test(next.text);
};

const isNumber = (part: Part | undefined): boolean =>
  part !== undefined && (part.kind === 'value' || /^\d/.test(part.text));

/** The program of a row of boxes: the ticked one, or a question when there are several and none is surely ticked. */
function choiceOf(label: Label, parts: readonly Part[], row: Row, below: Row | undefined): Pair | undefined {
  const words = parts.flatMap((part) => (part.kind === 'words' ? [part] : []));
  // With the boxes, which are cells without words.
  const boxes = row.text.slice(row.text.indexOf(label.text) + label.text.length);
  const program = tickedProgram(`${boxes} ${moreBoxes(boxes, below?.text ?? '')}`);
  if (program === undefined) return undefined;
  const { chosen, names } = program;
  const pair = pairOf(
    label,
    textValue(chosen ?? names[0] ?? ''),
    words.flatMap((part) => part.words),
    chosen === undefined,
  );
  return chosen === undefined ? { ...pair, others: names.slice(1).map(textValue) } : pair;
}

/** "Interest rate / APR 6.500% / 6.642%": one label for two figures. */
function rateAndAprOf(parts: readonly Part[], at: number): readonly Pair[] {
  const label = parts[at];
  const types = label?.kind === 'words' ? twoTypesOf(label.text) : undefined;
  if (types === undefined || label?.kind !== 'words') return [];
  const values = parts.slice(at + 1, at + 4).flatMap((part) => (part.kind === 'value' ? [part] : []));
  const pairs = types.flatMap((type, place) => {
    const part = values[place];
    return part?.value.kind === type.kind ? [pairOf({ type, ...label }, part.value, part.words, false)] : [];
  });
  return pairs.length === 2 && values.length === 2 ? pairs : [];
}
