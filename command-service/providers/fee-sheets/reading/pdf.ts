import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, OPS, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Word } from './rows.ts';
import { emptyBox, leaders } from './text.ts';
import { turns, type Turn } from './turns.ts';

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

export interface OpenPdf {
  readonly pages: number;
  page(number: number): Promise<PDFPageProxy>;
}

/** Opens a PDF. Rejects with pdf.js' own errors: `PasswordException` for one that needs a password. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const document = await getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: `${join(assets, 'cmaps')}/`,
    standardFontDataUrl: `${join(assets, 'standard_fonts')}/`,
    wasmUrl: `${join(assets, 'wasm')}/`,
    stopAtErrors: false,
    enableXfa: false,
    maxImageSize: 40_000_000,
    verbosity: 0,
  }).promise;
  return { pages: document.numPages, page: (number) => document.getPage(number) };
}

export interface PdfText {
  readonly words: readonly Word[];
  readonly width: number;
  readonly height: number;
  /** The turn that makes most of the text upright. */
  readonly turn: Turn;
}

/**
 * The text of a page as words with their places, in points, after a turn that makes most of it upright. Text in other
 * directions, such as a note along the margin, is left out: it belongs to no row.
 */
export async function textOf(page: PDFPageProxy): Promise<PdfText> {
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    return [{ ...item, turn: turnOf(page, item.transform as readonly number[]) }];
  });
  const letters = (turn: Turn): number =>
    pieces.reduce((sum, piece) => sum + (piece.turn === turn ? piece.str.length : 0), 0);
  const [turn = 0] = turns.toSorted((a, b) => letters(b) - letters(a));
  const viewport = turnedViewport(page, 1, turn);
  const words = pieces.flatMap((piece): readonly Word[] => {
    if (piece.turn !== turn) return [];
    const [a = 1, b = 0, , , x = 0, y = 0] = piece.transform as readonly number[];
    const [left = 0, bottom = 0] = viewport.convertToViewportPoint(x, y);
    const height = piece.height || Math.hypot(a, b);
    return splitWords(piece.str, { left, bottom, width: piece.width, height });
  });
  return { words: joined(words), width: viewport.width, height: viewport.height, turn };
}

const turnedViewport = (page: PDFPageProxy, scale: number, turn: Turn): PageViewport =>
  page.getViewport({ scale, rotation: (page.rotate + turn) % 360 });

/** The turn after which a piece of text runs from left to right. */
function turnOf(page: PDFPageProxy, [a = 1, b = 0]: readonly number[]): Turn {
  const [p = 1, q = 0, r = 0, s = 1] = page.getViewport({ scale: 1 }).transform as readonly number[];
  const degrees = (Math.atan2(a * q + b * s, a * p + b * r) * 180) / Math.PI;
  return turns[(4 - Math.round(degrees / 90)) % 4] ?? 0;
}

interface Place {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Words of a piece of text; their places by their share of its letters. */
function splitWords(text: string, { left, bottom, width, height }: Place): readonly Word[] {
  const perLetter = width / Math.max(1, text.length);
  const spaced = text.replace(emptyBox, '☐  ').replace(leaders, (run) => ' '.repeat(run.length));
  return [...spaced.matchAll(/(?:(?!(?<=\p{Ll}{3})\$\d)\S)+/gu)].map(({ 0: word, index }) => ({
    text: word,
    left: left + index * perLetter,
    right: left + (index + word.length) * perLetter,
    top: bottom - height,
    bottom,
    confidence: 100,
  }));
}

/** Puts words together that a PDF holds in several pieces: `$450` and `,000`. */
function joined(words: readonly Word[]): readonly Word[] {
  const sorted = words.toSorted((a, b) => a.bottom - b.bottom || a.left - b.left);
  return sorted.reduce<Word[]>((all, word) => {
    const last = all.at(-1);
    const gap = last === undefined ? Infinity : word.left - last.right;
    const height = word.bottom - word.top;
    // "Homeowner's Insurance$119.00": a form that fills its gap to the last letter.
    const isApart = /\p{Ll}{3}$/u.test(last?.text ?? '') && /^\$\d/.test(word.text);
    if (
      last === undefined ||
      isApart ||
      Math.abs(last.bottom - word.bottom) > 1 ||
      gap > height * 0.12 ||
      gap < -height
    )
      all.push(word);
    else all[all.length - 1] = { ...last, text: last.text + word.text, right: word.right };
    return all;
  }, []);
}

/** Whether a picture covers the page: then a scanner put its text, if any, behind the picture. */
export async function hasPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { width, height } = page.getViewport({ scale: 1 });
  let scale: readonly number[] = [1, 0, 0, 1];
  const stack: (readonly number[])[] = [];
  return fnArray.some((operation, at) => {
    if (operation === OPS.save) stack.push(scale);
    if (operation === OPS.restore) scale = stack.pop() ?? scale;
    if (operation === OPS.transform) {
      const [a = 1, b = 0, c = 0, d = 1] = argsArray[at] as readonly number[];
      const [p = 1, q = 0, r = 0, s = 1] = scale;
      scale = [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s];
    }
    if (operation !== OPS.paintImageXObject && operation !== OPS.paintInlineImageXObject) return false;
    const [a = 1, b = 0, c = 0, d = 1] = scale;
    return Math.hypot(a, b) * Math.hypot(c, d) > width * height * 0.5;
  });
}

/** Draws a page. */
export async function draw(page: PDFPageProxy, pixelsWide: number, turn: Turn = 0): Promise<Canvas> {
  const viewport = turnedViewport(page, pixelsWide / turnedViewport(page, 1, turn).width, turn);
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // The canvas of this library has the methods that pdf.js draws with; only their types differ.
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  return canvas;
}
