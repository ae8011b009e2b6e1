import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas';
import type { ReadPicture, Recognizer } from './ocr.ts';
import type { Word } from './rows.ts';

/** Clockwise quarter turns, in degrees. */
export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

/** Draws a scanned page after a turn, this many pixels wide. */
export type Drawing = (pixelsWide: number, turn: Turn) => Promise<Canvas> | Canvas;

/** Enough to tell words from noise, and four times as fast as a reading of the whole page. */
const trialWidth = 1_000;
const sheetWords =
  /^(?:the|and|of|to|for|is|loan|amount|rate|fees?|payments?|price|costs?|your|this|total|monthly|interest|taxes|insurance|cash|closing|title|term)$/i;

/**
 * How many words of a sheet were read well and lie flat. Tesseract reads lines that run up or down a page, too: their
 * words are taller than wide.
 */
const sense = (words: readonly Word[]): number =>
  words.filter(
    ({ text, confidence, left, right, top, bottom }) =>
      confidence >= 60 && right - left > bottom - top && sheetWords.test(text.replace(/[^a-z]/gi, '')),
  ).length;

/** Below this a page is likely to lie on its side or upside down. */
const leastSense = 4;

/** Reads a scanned page; one that makes no sense is turned to the angle with the most readable words. */
export async function readUpright(drawing: Drawing, width: number, recognizer: Recognizer): Promise<ReadPicture> {
  const first = await recognizer.words(await drawing(width, 0));
  if (sense(first.words) >= leastSense) return first;
  let best = { turn: turns[0] as Turn, sense: sense(first.words) };
  for (const turn of turns.slice(1)) {
    const trial = await recognizer.words(await drawing(trialWidth, turn));
    if (sense(trial.words) > best.sense) best = { turn, sense: sense(trial.words) };
  }
  return best.turn === 0 ? first : recognizer.words(await drawing(width, best.turn));
}

/** A drawing of a picture that was decoded from a file. */
export function drawingOf(image: Image | Canvas): Drawing {
  return (pixelsWide, turn) => {
    const isOnSide = turn === 90 || turn === 270;
    const [across, down] = isOnSide ? [image.height, image.width] : [image.width, image.height];
    const scale = Math.min(2.5, Math.max(0.2, pixelsWide / across));
    const canvas = createCanvas(Math.round(across * scale), Math.round(down * scale));
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((turn * Math.PI) / 180);
    const [width, height] = [image.width * scale, image.height * scale];
    context.drawImage(image, -width / 2, -height / 2, width, height);
    return canvas;
  };
}
