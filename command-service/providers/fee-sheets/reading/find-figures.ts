import type { Box, ReadFigure } from '../port.ts';
import { withBlocksJoined } from './blocks.ts';
import { borrowersRows } from './columns.ts';
import { withConfirmations } from './confirmations.ts';
import { withContradictions } from './contradictions.ts';
import { bottomOf, leftOf, rightOf, topOf } from './geometry.ts';
import { figureTypes, usualFigures } from './figure-types.ts';
import { withFinalColumn } from './final-column.ts';
import { namesReceipt } from './labels.ts';
import { withClosedRemarks } from './open-remarks.ts';
import { withoutYearly, withPeriods, type Found } from './periods.ts';
import { withLonelyValues } from './lonely-values.ts';
import { withoutOthersLines } from './others-lines.ts';
import { anotherLoans } from './other-loans.ts';
import { sentencesOn } from './sentences.ts';
import { withoutSpeakers } from './speakers.ts';
import type { Sighting, WordPage } from './pairs.ts';
import { programWords } from './program-words.ts';
import { sightingsInRows } from './sightings.ts';
import { signedValue, withAgreedSigns } from './signs.ts';
import { sumsOn, type Sums } from './sums.ts';
import { totalsOn } from './totals.ts';
import { moneyValue, withPeriod, type FoundValue } from './values.ts';
import { statementsOn } from './statements.ts';
import { say, type Sentence } from '../../../../words/index.ts';
import { emptyRow, type Word } from './rows.ts';

export const questions = {
  misread: say('SHEET_MISREAD'),
  several: say('SHEET_SEVERAL'),
  implausible: say('SHEET_IMPLAUSIBLE'),
  bare: say('SHEET_BARE'),
  faint: say('SHEET_FAINT'),
  sentence: say('SHEET_SENTENCE'),
  unclear: say('SHEET_UNCLEAR'),
  contradiction: say('SHEET_CONTRADICTION'),
  sum: say('SHEET_SUM'),
  words: say('SHEET_WORDS'),
  sign: say('SHEET_SIGN'),
  tick: say('SHEET_TICK'),
  period: say('SHEET_PERIOD'),
  absent: say('SHEET_ABSENT'),
} as const;

/** Every place of a figure on a page: in its rows and in its sentences. */
export function sightingsOn(page: WordPage, pageNumber: number): readonly Sighting[] {
  const joined = withBlocksJoined(withFinalColumn(withLonelyValues(page.rows)));
  const rowsOfPage = withClosedRemarks(withoutOthersLines(joined), page.width);
  const own = { ...page, rows: withoutSpeakers(borrowersRows(rowsOfPage)) };
  const { sightings, rows } = sentencesOn(own, pageNumber);
  const table = { ...own, rows: own.rows.map((row) => (rows.has(row) ? emptyRow : row)) };
  const sums = sumsOn(own);
  const named = [...sightingsInRows(table, pageNumber), ...sightings, ...totalsOn(table, pageNumber, sums)];
  const hasTerm = named.some(({ type }) => type.key === 'term');
  const stated = statementsOn(own, pageNumber).filter(({ type }) => !hasTerm || type.key !== 'term');
  // A mail may quote an earlier one, with older figures.
  const isOfAnother = anotherLoans(own.rows);
  const all = [...named, ...stated];
  return all.map((each) => {
    const seen = withSum(each, sums);
    const isQuoted = page.quoted?.has(Math.floor(topOf(each.words))) === true;
    return isQuoted || isOfAnother(each, all) ? { ...seen, isUnclear: true } : seen;
  });
}

/** A place, with the verdict of the totals around it on its amount. */
function withSum(sighting: Sighting, { confirmed, broken, doubted, monthly }: Sums): Sighting {
  const { words, type } = sighting;
  if (type.kind !== 'money' || words.length === 0) return sighting;
  // The parts of a monthly payment are paid by the month.
  const isMonthly =
    type.periodic === true && sighting.value.period === undefined && words.some((word) => monthly.has(word));
  const value: FoundValue = isMonthly ? { ...sighting.value, period: 'month' } : sighting.value;
  if (words.every((word) => confirmed.has(word))) return { ...sighting, value, sum: 'right' };
  const makes = words.map((word) => broken.get(word)).find((amount) => amount !== undefined);
  if (type.key === 'monthlyPayment' && makes !== undefined) return { ...sighting, sum: moneyValue(makes) };
  return words.some((word) => doubted.has(word)) ? { ...sighting, sum: 'doubted' } : sighting;
}

/** Below this a word of a scan may be another one. */
const surely = 80;

/**
 * The figures of a sheet from their places. Each is certain or comes with a question.
 *
 * @param isSame whether a second look at the place gave the same value; true for text that needs no second look
 */
export function figuresOf(
  sightings: readonly Sighting[],
  pages: readonly WordPage[],
  isSame: (sighting: Sighting) => boolean,
): readonly ReadFigure[] {
  const hasOtherLoan = hasSeveralLoans(sightings);
  const figures = figureTypes.flatMap((type): readonly Found[] => {
    const seen = withoutYearly(
      withAgreedSigns(
        sightings
          .filter((sighting) => sighting.type === type && isPossible(sighting))
          .map((sighting) => ({ ...sighting, isSame: isSame(sighting) })),
      )
        .filter(({ isHint }, _at, all) => isHint !== true || all.every((each) => each.isHint === true))
        .filter(isNoSection)
        .map((sighting) => ({ ...sighting, value: signedValue(sighting) })),
    );
    const [best] = seen.toSorted((a, b) => rank(b) - rank(a));
    const page = best === undefined ? undefined : pages[best.page - 1];
    if (best === undefined || page === undefined) return [];
    const texts = seen
      .flatMap(({ value, others, sum }) => [value, ...others, ...(typeof sum === 'object' ? [sum] : [])])
      .filter(({ kind }) => kind !== undefined || type.kind === 'text');
    const written = (value: FoundValue): string => (type.periodic === true ? withPeriod(value) : value.text);
    const amounts = new Map(texts.map((value) => [type.kind === 'text' ? value.text : value.amount, written(value)]));
    const isRead = best.value.kind !== undefined || type.kind === 'text';
    const figure: ReadFigure = {
      key: type.key,
      label: type.label,
      kind: type.kind,
      value: isRead ? written(best.value) : '',
      question: questionOf(best, seen, amounts.size, () => best.isSame, hasOtherLoan),
      alternatives: amounts.size > 1 ? [...amounts.values()] : [],
      page: best.page,
      line: best.line,
      text: best.text.slice(0, 300),
      box: boxOf(best.words, page),
    };
    return [{ figure, value: best.value }];
  });
  return withContradictions(
    withPeriods(
      withConfirmations(figures, [questions.faint, questions.sentence], questions.bare),
      questions.period,
    ).map(({ figure, value }) => [figure, value.amount]),
    questions.contradiction,
  );
}

/** The heading of a section has the sum of its charges; a smaller amount in it is the fee. */
const isNoSection = <T extends Sighting>({ label, value }: T, _at: number, all: readonly T[]): boolean =>
  !isSection(label) ||
  all.every((each) => isSection(each.label) || each.isUnclear || each.value.amount >= value.amount);
const isSection = (label: string): boolean => /^[A-Z]\.\s.*\bcharges\b/i.test(label);

/** Figures that each loan has one value of. */
const ofOneLoan: ReadonlySet<string> = new Set(['purchasePrice', 'loanAmount', 'interestRate', 'principalInterest']);

/** Whether a sheet names several loans: an example, an earlier offer or a present loan beside the new one. */
function hasSeveralLoans(sightings: readonly Sighting[]): boolean {
  const named = sightings.filter(({ type, value }) => ofOneLoan.has(type.key) && value.kind !== undefined);
  // An amount that is only near a name is often of something else.
  const counted = named.filter(({ type, isHint }) => isHint !== true || type.kind === 'percent');
  const byKey = Map.groupBy(counted, ({ type }) => type.key);
  return [...byKey.values()].some((places) => new Set(places.map(({ value }) => Math.abs(value.amount))).size > 1);
}

/** The figures of a sheet, with a question for each usual one that was not found. */
export function withAbsent(found: readonly ReadFigure[]): readonly ReadFigure[] {
  return figureTypes.flatMap(({ key, label, kind }) => {
    const figure = found.find((each) => each.key === key);
    if (figure !== undefined) return [figure];
    if (!usualFigures.has(key)) return [];
    const nowhere = { page: 0, line: 0, text: '', box: { left: 0, top: 0, width: 0, height: 0 } };
    return [{ key, label, kind, value: '', question: questions.absent, alternatives: [], ...nowhere }];
  });
}

/** Text after a label is only taken when it consists of words from the names of loan programs. */
const isPossible = ({ type, label, value }: Sighting): boolean =>
  type.kind !== 'text' || label === '' || programWords.test(value.text);

/** A sum of charges ranks below the fee itself, and costs of a kind below the total. */
const rank = ({ value, type, confidence, isUnclear, sentence, others, label, sum }: Sighting): number =>
  confidence +
  (sum === 'right' ? 5 : 0) -
  (type.signed !== true && value.amount < 0 ? 100 : 0) -
  (value.kind === undefined ? 200 : 0) -
  (isUnclear ? 50 : 0) -
  (sentence === undefined ? 0 : 30) -
  others.length * 20 -
  (/\bcharges\b/i.test(label) ? (/\btotal\b/i.test(label) ? -6 : 10) : 0);

function questionOf(
  best: Sighting,
  seen: readonly Sighting[],
  values: number,
  isSame: (sighting: Sighting) => boolean,
  hasOtherLoan: boolean,
): Sentence | null {
  const { type, value, confidence, isScan } = best;
  if (type.kind === 'text') return values > 1 ? questions.tick : isScan ? questions.words : null;
  if (value.kind === undefined) return questions.misread;
  const misread = seen.some(
    (each) => each.value.kind === undefined || each.others.some(({ kind }) => kind === undefined),
  );
  if (typeof best.sum === 'object') return questions.sum;
  if (values > 1 || misread) return questions.several;
  const direction = type.signed === true ? (namesReceipt(best.label) ? 'receives' : best.side) : undefined;
  if (direction === 'receives' || direction === 'unclear' || (type.signed === true && value.isSignUnclear === true))
    return questions.sign;
  const [least, most] = type.between;
  if (value.amount < least || value.amount > most) return questions.implausible;
  if (best.sum === 'doubted') return questions.contradiction;
  if (best.sum === 'right') return best.isUnclear ? questions.unclear : null;
  if (best.isUnclear) return questions.unclear;
  if (isScan && (confidence < surely || !isSame(best))) return questions.faint;
  if (value.isBare) return questions.bare;
  return best.sentence === 'loose' || (best.sentence === 'plain' && hasOtherLoan) ? questions.sentence : null;
}

function boxOf(words: readonly Word[], { width, height }: WordPage): Box {
  const [left, top] = [leftOf(words), topOf(words)];
  const bottom = bottomOf(words);
  const share = (part: number, of: number): number => Math.round(Math.min(1, Math.max(0, part / of)) * 10_000) / 10_000;
  return {
    left: share(left, width),
    top: share(top, height),
    width: share(rightOf(words) - left, width),
    height: share(bottom - top, height),
  };
}
