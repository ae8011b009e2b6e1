import { createCanvas, type Canvas, loadImage } from '@napi-rs/canvas';
import type { FeeSheetFormat, FeeSheetReading, ReadingProgress, ReadPage } from '../port.ts';
import { figuresOf, sightingsOn, withAbsent } from './find-figures.ts';
import type { Sighting, WordPage } from './pairs.ts';
import { firstValue, lacksLabel } from './sightings.ts';
import { figureTypeOf } from './labels.ts';
import { createRecognizer, type Recognizer } from './ocr.ts';
import { draw, hasPicture, openPdf, textOf } from './pdf.ts';
import { rowsOf, type Row } from './rows.ts';
import { withoutSpecks } from './specks.ts';
import { linesOf, quotedIn, wordsOf } from './text.ts';
import { drawingOf, readUpright, type Drawing } from './turns.ts';
import { valuesIn } from './values.ts';

/** Why a file gives no reading. */
export type SheetProblem = 'broken' | 'password' | 'blank' | 'foreign' | 'nothing' | 'beyond';

export class UnreadableSheet extends Error {
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** How many pages of a file are read, and how many of them may be scans, which take longer. */
const mostPages = 10;
const mostScans = 4;
/** The width at which scans are recognised: about 200 dots per inch of a letter page. */
const scanWidth = 1_700;
const pictureWidth = 900;

interface SheetPage {
  readonly words: WordPage;
  readonly shown: ReadPage;
  /** The pixels of a scan, for a second look. */
  readonly upright?: Canvas;
}

/** Reads a sheet. Throws UnreadableSheet. */
export async function readSheet(
  bytes: Uint8Array,
  format: FeeSheetFormat,
  onProgress: (progress: ReadingProgress) => void,
): Promise<FeeSheetReading> {
  let opened: Promise<Recognizer> | undefined;
  const recognizer = (): Promise<Recognizer> => (opened ??= createRecognizer());
  const { pages, pagesInFile } =
    format === 'pdf'
      ? await pdfPages(bytes, recognizer, onProgress)
      : {
          pages: [format === 'text' ? textPage(bytes) : await picturePage(bytes, recognizer, onProgress)],
          pagesInFile: 1,
        };
  const sightings = pages.flatMap(({ words }, at) => sightingsOn(words, at + 1));
  const confirmed = new Set<Sighting>();
  for (const sighting of sightings) {
    const { upright } = pages[sighting.page - 1] ?? {};
    if (!sighting.isScan || (upright !== undefined && (await looksSame(await recognizer(), upright, sighting))))
      confirmed.add(sighting);
  }
  const words = pages.map((page) => page.words);
  const figures = figuresOf(sightings, words, (sighting) => confirmed.has(sighting));
  if (figures.length === 0) throw new UnreadableSheet(pages.length < pagesInFile ? 'beyond' : whyNothing(words));
  return { format, pages: pages.map(({ shown }) => shown), pagesInFile, figures: withAbsent(figures) };
}

async function looksSame(recognizer: Recognizer, upright: Canvas, { value, words }: Sighting): Promise<boolean> {
  if (value.kind === undefined) return false;
  const again = valuesIn(await recognizer.again(upright, words));
  return again.length === 1 && again[0]?.kind === value.kind && again[0].amount === value.amount;
}

function textPage(bytes: Uint8Array): SheetPage {
  const lines = linesOf(bytes);
  if (lines === undefined) throw new UnreadableSheet('broken');
  const words = wordsOf(lines);
  const width = words.reduce((most, { right }) => Math.max(most, right), 1);
  return {
    words: { width, height: Math.max(1, lines.length), rows: rowsOf(words), isScan: false, quoted: quotedIn(lines) },
    shown: { aspect: 1, picture: null, lines },
  };
}

/** Reads the first pages of a PDF, until there are too many of them or too many scans. */
async function pdfPages(
  bytes: Uint8Array,
  recognizer: () => Promise<Recognizer>,
  onProgress: (progress: ReadingProgress) => void,
): Promise<{ readonly pages: readonly SheetPage[]; readonly pagesInFile: number }> {
  const pdf = await openPdf(bytes).catch((error: unknown) => {
    const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
    throw new UnreadableSheet(name === 'PasswordException' ? 'password' : 'broken');
  });
  const read: SheetPage[] = [];
  let scans = 0;
  const pages = Math.min(pdf.pages, mostPages);
  for (let number = 1; number <= pages; number += 1) {
    onProgress({ page: number, pages });
    const page = await pdf.page(number);
    const text = await textOf(page);
    const isPicture = await hasPicture(page);
    if (isPicture || text.words.length < 5) {
      scans += 1;
      if (scans > mostScans) break;
      read.push(await scanned((width, turn) => draw(page, width, turn), await recognizer()));
    } else {
      const { width, height, words, turn } = text;
      const picture = await draw(page, pictureWidth, turn);
      read.push({
        words: { width, height, rows: rowsOf(words), isScan: false },
        shown: await shownPage(picture),
      });
    }
  }
  return { pages: read, pagesInFile: pdf.pages };
}

async function picturePage(
  bytes: Uint8Array,
  recognizer: () => Promise<Recognizer>,
  onProgress: (progress: ReadingProgress) => void,
): Promise<SheetPage> {
  onProgress({ page: 1, pages: 1 });
  const opening = recognizer();
  opening.catch(() => undefined);
  const image = await loadImage(bytes).catch(() => {
    throw new UnreadableSheet('broken');
  });
  return scanned(drawingOf(withoutSpecks(image) ?? image), await opening);
}

async function scanned(drawing: Drawing, recognizer: Recognizer): Promise<SheetPage> {
  const { words, upright } = await readUpright(drawing, scanWidth, recognizer);
  const rows = await withLostLabels(rowsOf(words), recognizer, upright);
  return {
    words: { width: upright.width, height: upright.height, rows, isScan: true },
    shown: await shownPage(upright),
    upright,
  };
}

const mostLostLabels = 30;

/** Looks again for the labels of values that seem to have none, unless a row above may hold them. */
async function withLostLabels(rows: readonly Row[], recognizer: Recognizer, upright: Canvas): Promise<readonly Row[]> {
  const found: Row[] = [];
  let looks = 0;
  for (const row of rows) {
    const above = found.at(-1);
    const hasLabelsAbove =
      above !== undefined &&
      firstValue(above).length === 0 &&
      above.cells.some(({ text }) => figureTypeOf(text) !== undefined);
    const words = lacksLabel(row) && !hasLabelsAbove && looks < mostLostLabels ? firstValue(row) : [];
    if (words.length > 0) looks += 1;
    const label = words.length === 0 ? undefined : await recognizer.labelBefore(upright, words);
    if (label === undefined || figureTypeOf(label.text) === undefined) {
      found.push(row);
      continue;
    }
    const behind = row.cells.filter((cell) =>
      cell.words.some((word) => words.includes(word) || word.left > label.right),
    );
    const cells = [{ text: label.text, words: [label] }, ...behind];
    found.push({ cells, text: cells.map(({ text }) => text).join('  ') });
  }
  return found;
}

async function shownPage(page: Canvas): Promise<ReadPage> {
  const width = Math.min(pictureWidth, page.width);
  const canvas = createCanvas(width, Math.round((page.height * width) / page.width));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(page, 0, 0, canvas.width, canvas.height);
  const picture = (await canvas.encode('jpeg', 72)).toString('base64');
  return { aspect: canvas.width / canvas.height, picture, lines: [] };
}

/** Words of English sheets. Not "total" and "date", which are words of other languages, too. */
const englishWords = /^(?:the|and|of|to|for|is|in|loan|amount|rate|fee|fees|payment|price|costs?|with|your|this)$/i;

/** Why a sheet without figures has none: no text, another language, or another text. */
function whyNothing(pages: readonly WordPage[]): SheetProblem {
  const words = pages.flatMap(({ rows, isScan }) =>
    rows
      .flatMap(({ cells }) => cells.flatMap((cell) => cell.words))
      .filter(({ confidence }) => !isScan || confidence >= 60),
  );
  const letters = words.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).filter((text) => text.length > 1);
  if (letters.length < 8) return 'blank';
  const english = letters.filter((text) => englishWords.test(text)).length;
  return english / letters.length < 0.03 ? 'foreign' : 'nothing';
}
