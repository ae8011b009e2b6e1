import type { Box, ReadFigure } from '../port.ts';
import { withContradictions } from './contradictions.ts';
import { figureTypeOf, figureTypes, type FigureType, usualFigures } from './labels.ts';
import type { Cell, Row, Word } from './rows.ts';
import { borrowerSide, tickedProgram } from './ticks.ts';
import { valuesIn, type FoundValue } from './values.ts';

/** A page as words, in its own units. */
export interface WordPage {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Row[];
  /** Whether the words were recognised from a picture, or lie unseen behind one. */
  readonly isScan: boolean;
}

/** One place where a figure stands. */
export interface Sighting {
  readonly type: FigureType;
  readonly value: FoundValue;
  readonly page: number;
  readonly line: number;
  readonly text: string;
  /** In units of the page. */
  readonly words: readonly Word[];
  /** The lowest confidence of label and value, 0 to 100. */
  readonly confidence: number;
  readonly isScan: boolean;
  /** Further values between this one and the next label. */
  readonly others: readonly FoundValue[];
  /** Whether it is not certain that the value belongs to the label: another one is as near, or stands before it. */
  readonly isUnclear: boolean;
}

export const questions = {
  misread: 'Something stands here that could not be read. Please type the figure.',
  several: 'The sheet shows more than one value for this. Please choose the right one.',
  implausible: 'This is an unusual value. Please compare it with the sheet.',
  bare: 'This is not written as an amount of money. Please compare it with the sheet.',
  faint: 'The scan is hard to read here. Please compare it with the sheet.',
  contradiction: 'This does not fit the other figures of the sheet. Please compare it with the sheet.',
  words: 'Please compare these words with the sheet.',
  sign: 'It is not clear who pays this. Please compare it with the sheet, and type a minus for money that you receive.',
  tick: 'It is not clear which box is ticked. Please compare it with the sheet.',
  absent: 'This was not found. If it stands on the sheet, please type it.',
} as const;

interface Label {
  readonly type: FigureType;
  readonly words: readonly Word[];
}

/** Every place on a page where a label is followed by a value, in its row or right below it. */
export function sightingsOn(page: WordPage, pageNumber: number): readonly Sighting[] {
  return page.rows.flatMap((row, at) => {
    const { pairs, alone } = pairsIn(row);
    const below = page.rows[at + 1];
    const lower = below === undefined || pairs.length > 0 ? [] : pairsBelow(alone, row, below, page);
    const place = { page: pageNumber, isScan: page.isScan };
    const split = splitLabel(page.rows, at);
    if (split !== undefined) return [{ ...split, ...place, line: at + 2, text: `${row.text} ${below?.text ?? ''}` }];
    return [
      ...pairs.map((pair) => ({ ...pair, ...place, line: at + 1, text: row.text })),
      ...lower.map((pair) => ({ ...pair, ...place, line: at + 2, text: `${row.text} / ${below?.text ?? ''}` })),
    ];
  });
}

/** "Estimated Total / $2,985 / Monthly Payment": the label of the official forms stands above and below its value. */
function splitLabel(rows: readonly Row[], at: number): Pair | undefined {
  const [above, middle, below] = [rows[at], rows[at + 1], rows[at + 2]];
  const type = figureTypes.find(({ key }) => key === 'monthlyPayment');
  if (above === undefined || middle === undefined || type === undefined) return undefined;
  if (!/^estimated total$/i.test(above.text) || !/^monthly payment$/i.test(below?.text ?? '')) return undefined;
  const [first, ...others] = middle.cells.flatMap(partsOf).flatMap((part) => (part.kind === 'value' ? [part] : []));
  if (first === undefined) return undefined;
  const words = above.cells.flatMap((cell) => cell.words);
  return {
    ...pairOf({ type, words }, first.value, first.words, false, true),
    others: others.map(({ value }) => value),
  };
}

type Pair = Pick<Sighting, 'type' | 'value' | 'words' | 'confidence' | 'others' | 'isUnclear'>;

const confidenceOf = (words: readonly Word[]): number => Math.min(100, ...words.map(({ confidence }) => confidence));

/** Whether a row holds a value but no label of a figure: the label may have been misread. */
export function lacksLabel({ cells }: Row): boolean {
  const parts = cells.flatMap(partsOf);
  const isValue = (part: Part): boolean => part.kind === 'value' && part.value.kind !== undefined && !part.value.isBare;
  return parts.some(isValue) && !parts.some((part) => part.kind === 'words' && figureTypeOf(part.text) !== undefined);
}

/** The words of the first value of a row. */
export function firstValue({ cells }: Row): readonly Word[] {
  return cells.flatMap(partsOf).find(({ kind }) => kind === 'value')?.words ?? [];
}

/** Goes through a row from left to right: labels, and the values that follow them. */
function pairsIn({ cells }: Row): { readonly pairs: readonly Pair[]; readonly alone: readonly Label[] } {
  const pairs: Pair[] = [];
  const alone: Label[] = [];
  let label: Label | undefined;
  let isUnclear = false;
  const take = (type: FigureType, words: readonly Word[]): void => {
    if (label !== undefined) alone.push(label);
    label = { type, words };
  };
  const parts = cells.flatMap(partsOf);
  let from = 0;
  for (const [at, part] of parts.entries()) {
    if (at < from || (part.kind === 'value' && isDaily(parts, at))) continue;
    const both = rateAndAprOf(parts, at);
    if (both.length > 0) {
      pairs.push(...both);
      from = at + 3;
      label = undefined;
      continue;
    }
    if (part.kind === 'words') {
      const total = label?.type.kind === 'money' ? totalOf(parts, at) : undefined;
      if (total !== undefined && figureTypeOf(part.text) === undefined) {
        from = total;
        continue;
      }
      // "Fixed Rate" behind "Product" is its value; elsewhere it is a label.
      const isProgram = label?.type.kind === 'text' && programWords.test(part.text);
      const type = isProgram ? undefined : figureTypeOf(part.text);
      if (type !== undefined) {
        isUnclear = false;
        take(type, part.words);
      } else if (label?.type.kind === 'text') {
        pairs.push(choiceOf(label, parts.slice(at)) ?? pairOf(label, textValue(part.text), part.words, false));
        label = undefined;
      } else if (label === undefined && pairs.length > 0) isUnclear = true;
      continue;
    }
    const { value, words } = part;
    const last = pairs.at(-1);
    if (label === undefined) {
      // A second value behind the first: which one is it?
      if (last !== undefined && !isUnclear && last.type.kind === (value.kind ?? last.type.kind))
        pairs[pairs.length - 1] = { ...last, others: [...last.others, value] };
      continue;
    }
    if (value.kind !== undefined && value.kind !== label.type.kind) {
      // "Interest rate (30 years) 6.5 %" and "Discount points 1.000% $4,500".
      if (label.type.kind === 'text') label = undefined;
      continue;
    }
    pairs.push(pairOf(label, value, words, false));
    label = undefined;
    isUnclear = false;
  }
  if (label !== undefined) alone.push(label);
  // Where a row begins with a value, its values may stand before their labels.
  return { pairs: beginsWithValue(cells) ? pairs.map((pair) => ({ ...pair, isUnclear: true })) : pairs, alone };
}

const rateAndApr = /\brate\s?\/\s?apr\b/i;

/** The remark of prepaid interest holds a rate for each day and a number of days: neither is a figure. */
const isDaily = (parts: readonly Part[], at: number): boolean => {
  const next = parts[at + 1];
  return next?.kind === 'words' && /^(?:(?:per|\/|a)\s?(?:day|diem)|days?)\b/i.test(next.text);
};

/** The program of a row of boxes: the ticked one, or a question when several stand there and none is surely ticked. */
function choiceOf(label: Label, parts: readonly Part[]): Pair | undefined {
  const words = parts.flatMap((part) => (part.kind === 'words' ? [part] : []));
  const program = tickedProgram(words.map(({ text }) => text).join(' '));
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
  if (label?.kind !== 'words' || !rateAndApr.test(label.text)) return [];
  const percents = parts
    .slice(at + 1, at + 4)
    .flatMap((part) => (part.kind === 'value' && part.value.kind === 'percent' ? [part] : []));
  if (percents.length !== 2) return [];
  return ['interestRate', 'apr'].flatMap((key, place) => {
    const type = figureTypes.find((each) => each.key === key);
    const part = percents[place];
    return type === undefined || part === undefined
      ? []
      : [pairOf({ type, words: label.words }, part.value, part.words, false)];
  });
}

/** "Deed: $40.00 Mortgage: $45.00 $85.00": the last value is the sum of the named parts before it. */
function totalOf(parts: readonly Part[], at: number): number | undefined {
  let sum = 0;
  for (let next = at; next < parts.length; next += 1) {
    const [name, part] = [parts[next - 1], parts[next]];
    if (part?.kind !== 'value' || part.value.kind !== 'money') continue;
    if (name?.kind === 'value') return sum > 0 && Math.abs(part.value.amount - sum) < 0.005 ? next : undefined;
    sum += part.value.amount;
  }
  return undefined;
}

function beginsWithValue(cells: readonly Cell[]): boolean {
  const first = cells.flatMap(partsOf)[0];
  return first?.kind === 'value' && !first.value.isBare;
}

const textValue = (text: string): FoundValue => ({
  kind: undefined,
  text: text.trim(),
  amount: 0,
  isBare: false,
  start: 0,
  end: text.length,
});

/** Whether two runs of words stand on the same line: they share half of the height of the lower one. */
function overlaps(a: readonly Word[], b: readonly Word[]): boolean {
  const [topA, bottomA, topB, bottomB] = [topOf(a), bottomOf(a), topOf(b), bottomOf(b)];
  return Math.min(bottomA, bottomB) - Math.max(topA, topB) > Math.min(bottomA - topA, bottomB - topB) / 2;
}

function pairOf(label: Label, value: FoundValue, words: readonly Word[], isUnclear: boolean, isBelow = false): Pair {
  return {
    type: label.type,
    value,
    words,
    confidence: confidenceOf([...label.words, ...words]),
    others: [],
    isUnclear: isUnclear || (words.length > 0 && !isBelow && !overlaps(label.words, words)),
  };
}

/** Labels in a row of their own, with the values right under them. */
function pairsBelow(labels: readonly Label[], above: Row, below: Row, page: WordPage): readonly Pair[] {
  if (below.cells.some(({ text }) => figureTypeOf(text) !== undefined)) return [];
  // A table of years, as for a buy-down: its first row is the payment of the first year only.
  if (/^years?\s?\d/i.test(below.text)) return [];
  const values = below.cells.flatMap((cell) => partsOf(cell).filter((part) => part.kind === 'value'));
  return labels.flatMap((label) => {
    const height = bottomOf(label.words) - topOf(label.words);
    const near = values
      .filter(({ words }) => topOf(words) - bottomOf(label.words) < height * 3)
      .map((part) => ({ ...part, distance: distanceOf(label.words, part.words) }))
      .filter(({ distance }) => distance < page.width * 0.05)
      .toSorted((a, b) => a.distance - b.distance);
    const [part] = near;
    if (part === undefined || (part.value.kind !== undefined && part.value.kind !== label.type.kind)) return [];
    // The label of the value is the one that is nearest to it, among all in the row above.
    const isNearest = above.cells.every(
      ({ words }) => words.some((word) => label.words.includes(word)) || distanceOf(words, part.words) > part.distance,
    );
    return [pairOf(label, part.value, part.words, near.length > 1 || !isNearest, true)];
  });
}

/** How far two runs of words are from standing under each other: by their left, right or middle. */
function distanceOf(a: readonly Word[], b: readonly Word[]): number {
  const [left, right] = [Math.abs(leftOf(a) - leftOf(b)), Math.abs(rightOf(a) - rightOf(b))];
  return Math.min(left, right, Math.abs(leftOf(a) + rightOf(a) - leftOf(b) - rightOf(b)) / 2);
}

type Part =
  | { readonly kind: 'words'; readonly text: string; readonly words: readonly Word[] }
  | { readonly kind: 'value'; readonly value: FoundValue; readonly words: readonly Word[] };

/** The words and the values of a cell, in their order. */
function partsOf(cell: Cell): readonly Part[] {
  const parts: Part[] = [];
  const points = /^.{0,12}%\s+of\s+loan\s+amount\s*\(points\)/i.exec(cell.text)?.[0] ?? '';
  let from = points.length;
  if (points !== '') parts.push({ kind: 'words', text: 'Points', words: wordsBetween(cell, 0, from) });
  const addWords = (to: number): void => {
    const text = cell.text.slice(from, to).replace(/^[\s:,;.]+|[\s:,;.(@]+$/g, '');
    if (/[a-z]/i.test(text)) parts.push({ kind: 'words', text, words: wordsBetween(cell, from, to) });
  };
  for (const value of valuesIn(cell.text)) {
    if (value.start < from && points !== '') continue;
    // A bare number before words is their numbering: "801 Origination fee".
    const isNumbering = value.isBare && from === value.start && /^\W*[a-z]{3}/i.test(cell.text.slice(value.end));
    if (isNumbering) continue;
    addWords(value.start);
    parts.push({ kind: 'value', value, words: wordsBetween(cell, value.start, value.end) });
    from = value.end;
  }
  addWords(cell.text.length);
  return parts;
}

function wordsBetween(cell: Cell, from: number, to: number): readonly Word[] {
  let at = 0;
  const found: Word[] = [];
  for (const word of cell.words) {
    const end = at + word.text.length;
    if (at < to && end > from) found.push(word);
    at = end + 1;
  }
  return found;
}

const topOf = (words: readonly Word[]): number => Math.min(...words.map(({ top }) => top));
const bottomOf = (words: readonly Word[]): number => Math.max(...words.map(({ bottom }) => bottom));
const leftOf = (words: readonly Word[]): number => Math.min(...words.map(({ left }) => left));
const rightOf = (words: readonly Word[]): number => Math.max(...words.map(({ right }) => right));

/** Words of which a loan program may consist: anything else in a sheet is never repeated. */
const programWords =
  /^(?:(?:conventional|conforming|jumbo|high|balance|fha|va|usda|fixed|rate|arm|adjustable|interest|only|year|yr|years|purchase|refinance|loan|mortgage|\d{1,2}|\d{1,2}\/\d{1,2}m?|mo\.?)[\s,-]*){1,8}$/i;

/** Below this a word of a scan may be another one. */
const surely = 80;

/**
 * The figures of a sheet from the places where they stand. Each is without doubt or comes with a question.
 *
 * @param isSame whether a second look at the place gave the same value; true for text that needs no second look
 */
export function figuresOf(
  sightings: readonly Sighting[],
  pages: readonly WordPage[],
  isSame: (sighting: Sighting) => boolean,
): readonly ReadFigure[] {
  const figures = figureTypes.flatMap((type): readonly (readonly [ReadFigure, number])[] => {
    const seen = sightings
      .filter((sighting) => sighting.type === type && isPossible(sighting))
      .map((sighting) => ({ ...sighting, value: signedValue(sighting), isSame: isSame(sighting) }));
    const [best] = seen.toSorted((a, b) => rank(b) - rank(a));
    const page = best === undefined ? undefined : pages[best.page - 1];
    if (best === undefined || page === undefined) return [];
    const texts = seen
      .flatMap(({ value, others }) => [value, ...others])
      .filter(({ kind }) => kind !== undefined || type.kind === 'text');
    const amounts = new Map(texts.map((value) => [type.kind === 'text' ? value.text : value.amount, value.text]));
    const isRead = best.value.kind !== undefined || type.kind === 'text';
    const figure: ReadFigure = {
      key: type.key,
      label: type.label,
      kind: type.kind,
      value: isRead ? best.value.text : '',
      question: questionOf(best, seen, amounts.size, () => best.isSame),
      alternatives: amounts.size > 1 ? [...amounts.values()] : [],
      page: best.page,
      line: best.line,
      text: best.text.slice(0, 300),
      box: boxOf(best.words, page),
    };
    return [[figure, best.value.amount]];
  });
  return withContradictions(figures, questions.contradiction);
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

/** Text is only taken where it consists of words that programs are made of. */
const isPossible = ({ type, value }: Sighting): boolean => type.kind !== 'text' || programWords.test(value.text);

/** The value with the sign that its row gives it. A credit means the same with a minus and without. */
function signedValue({ type, value, text }: Sighting): FoundValue {
  const { credit, signed } = type;
  if (credit === true && value.amount < 0)
    return { ...value, amount: -value.amount, text: value.text.replace(/^-/, '') };
  if (signed === true && borrowerSide(text) === 'receives' && value.amount > 0)
    return { ...value, amount: -value.amount, text: `-${value.text}` };
  return value;
}

const rank = ({ value, confidence, isUnclear, others }: Sighting): number =>
  confidence - (value.kind === undefined ? 200 : 0) - (isUnclear ? 50 : 0) - others.length * 20;

function questionOf(
  best: Sighting,
  seen: readonly Sighting[],
  values: number,
  isSame: (sighting: Sighting) => boolean,
): string | null {
  const { type, value, confidence, isScan } = best;
  if (type.kind === 'text') return values > 1 ? questions.tick : isScan ? questions.words : null;
  if (value.kind === undefined) return questions.misread;
  const misread = seen.some(
    (each) => each.value.kind === undefined || each.others.some(({ kind }) => kind === undefined),
  );
  if (values > 1 || misread) return questions.several;
  const direction = type.signed === true ? borrowerSide(best.text) : undefined;
  if (direction === 'receives' || direction === 'unclear' || (type.signed === true && value.isSignUnclear === true))
    return questions.sign;
  const [least, most] = type.between;
  if (value.amount < least || value.amount > most) return questions.implausible;
  if (value.isBare) return questions.bare;
  if (isScan && (confidence < surely || !isSame(best))) return questions.faint;
  return best.isUnclear ? questions.faint : null;
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
