import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Word } from './rows.ts';

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
}

/** The text of a page as words with their places, in points. */
export async function textOf(page: PDFPageProxy): Promise<PdfText> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item): readonly Word[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 1, b = 0, , , x = 0, y = 0] = item.transform as readonly number[];
    const [left = 0, bottom = 0] = viewport.convertToViewportPoint(x, y);
    const height = item.height || Math.hypot(a, b);
    return splitWords(item.str, { left, bottom, width: item.width, height });
  });
  return { words: joined(pieces), width: viewport.width, height: viewport.height };
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
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
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
    if (last === undefined || Math.abs(last.bottom - word.bottom) > 1 || gap > height * 0.12 || gap < -height)
      all.push(word);
    else all[all.length - 1] = { ...last, text: last.text + word.text, right: word.right };
    return all;
  }, []);
}

/** Whether a picture covers the page: then its text, if any, was put behind it by a scanner. */
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
export async function draw(page: PDFPageProxy, pixelsWide: number): Promise<Canvas> {
  const viewport = page.getViewport({ scale: pixelsWide / page.getViewport({ scale: 1 }).width });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // The canvas of this library has the methods that pdf.js draws with; only their types differ.
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  return canvas;
}
