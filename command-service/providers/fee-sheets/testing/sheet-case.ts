import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { isFound, type ReadFigure } from '../port.ts';
import { readSheet, UnreadableSheet } from '../reading/read-sheet.ts';
import type { SheetCase } from './cases/sheet-case.ts';

/** How a sheet case reaches the reader. */
export type SheetForm = 'text' | 'pdf';

/** The bytes of a case; the pages of a text follow one another. */
export function bytesOf({ pages }: SheetCase, form: SheetForm): Promise<Uint8Array> | Uint8Array {
  return form === 'text' ? Buffer.from(pages.join('\n')) : drawnPdf(pages);
}

/** The width of a character and the height of a line, in points: a line of 140 characters fits a letter page. */
const [perCharacter, perLine, margin] = [4.15, 10.4, 14];
/** A letter page, in points; one with more or longer lines, as a copy of a form has them, is larger. */
const letter = { width: 612, height: 792 } as const;
/** A line of words that is too long for the page goes on in the next ones, as a mail program prints it. */
const wrapped = (line: string): readonly string[] =>
  /\S\s{3}/.test(line) ? [line] : (line.match(/.{1,138}(?:\s|$)|.{1,138}/g) ?? ['']);

const isAmount = /^[–+(-]?\s?\$?[\d,]+(?:\.\d+)?%?\)?$/;

/**
 * Draws the pages in proportional type. Runs of words begin where they begin in the text; amounts end where they end in
 * the text, as in a column.
 */
async function drawnPdf(pages: readonly string[]): Promise<Uint8Array> {
  const doc = new PdfDocument({ size: 'LETTER', margin: 0, autoFirstPage: false });
  const done = buffer(doc);
  for (const text of pages) {
    const lines = text.replace(/☐/g, '[ ]').replace(/[☑☒]/g, '[x]').split('\n').flatMap(wrapped);
    const longest = Math.max(...lines.map((line) => line.length));
    const width = Math.max(letter.width, 2 * margin + longest * perCharacter);
    doc.addPage({ size: [width, Math.max(letter.height, 40 + lines.length * perLine)], margin: 0 });
    lines.forEach((line, at) => {
      for (const { 0: run, index } of line.matchAll(/\S+(?: \S+)*/g)) {
        doc.fontSize(6.8);
        const end = margin + (index + run.length) * perCharacter;
        const left = isAmount.test(run) ? end - doc.widthOfString(run) : margin + index * perCharacter;
        doc.text(run, left, 20 + at * perLine, { lineBreak: false });
      }
    });
  }
  doc.end();
  return done;
}

/**
 * How a figure was read. `asked` and `wrongly asked` come with a question, so a person sees the sheet; `wrong` is shown
 * as read without doubt.
 */
export type SheetVerdict = 'right' | 'asked' | 'missing' | 'wrongly asked' | 'wrong';

export interface SheetOutcome {
  readonly verdicts: Readonly<Record<string, SheetVerdict>>;
  /** Each wrong figure in words, for the message of a test. */
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
}

const amountOf = (value: string): number => {
  const amount = Number(value.replace(/[$,%]|\s.*$/g, ''));
  return /^\d+ months?$/.test(value) ? amount / 12 : amount;
};

const isSame = (value: string, said: number | string | null | undefined): boolean =>
  typeof said === 'number' ? Math.abs(amountOf(value) - said) < 0.001 : value === said;

const judged = {
  text: new WeakMap<SheetCase, Promise<SheetOutcome>>(),
  pdf: new WeakMap<SheetCase, Promise<SheetOutcome>>(),
};

/** Reads a case, once per process, and compares every figure with what the sheet says. */
export function judgeSheet(sheet: SheetCase, form: SheetForm): Promise<SheetOutcome> {
  let outcome = judged[form].get(sheet);
  if (!outcome) judged[form].set(sheet, (outcome = judge(sheet, form)));
  return outcome;
}

async function judge(sheet: SheetCase, form: SheetForm): Promise<SheetOutcome> {
  const bytes = await bytesOf(sheet, form);
  const figures = await figuresOf(bytes, form);
  const read = new Map(figures.filter(isFound).map((figure) => [figure.key, figure]));
  const keys = new Set([...Object.keys(sheet.says), ...read.keys()]);
  const verdicts = Object.fromEntries(
    [...keys].map((key) => [key, verdictOf(read.get(key), sheet.says[key])] as const),
  );
  const list = (verdict: SheetVerdict): readonly string[] =>
    [...keys].filter((key) => verdicts[key] === verdict).map((key) => `${key}: ${read.get(key)?.value ?? 'not read'}`);
  return { verdicts, wrong: list('wrong'), missing: [...list('missing'), ...list('wrongly asked')] };
}

/** The figures of a sheet; none for a sheet that is refused because nothing was found or it is in another language. */
async function figuresOf(bytes: Uint8Array, form: SheetForm): Promise<readonly ReadFigure[]> {
  try {
    return (await readSheet(bytes, form, () => undefined)).figures;
  } catch (error) {
    if (error instanceof UnreadableSheet && (error.problem === 'nothing' || error.problem === 'foreign')) return [];
    throw error;
  }
}

function verdictOf(figure: ReadFigure | undefined, said: number | string | null | undefined): SheetVerdict {
  if (figure === undefined) return said === null ? 'asked' : 'missing';
  if (said === null) return figure.question === null ? 'wrong' : 'asked';
  const isRight = said !== undefined && isSame(figure.value, said);
  if (figure.question === null) return isRight ? 'right' : 'wrong';
  return isRight ? 'asked' : 'wrongly asked';
}

/** The share of the figures on the sheets that are shown with their right value, clear or with a question. */
export function recallOf(outcomes: readonly SheetOutcome[]): number {
  const verdicts = outcomes.flatMap((outcome) => Object.values(outcome.verdicts));
  const read = verdicts.filter((verdict) => verdict === 'right' || verdict === 'asked').length;
  return read / Math.max(1, verdicts.length);
}
