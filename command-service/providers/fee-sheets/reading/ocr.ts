import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { withoutLeaders } from './leaders.ts';
import type { Word } from './rows.ts';

/** The English language data of Tesseract, from its package: nothing is downloaded. */
const languageData = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

export interface ReadPicture {
  readonly words: readonly Word[];
  /** The page that was read, turned upright. */
  readonly upright: Canvas;
}

/** Recognises text in pictures, with one Tesseract worker. */
export interface Recognizer {
  words(picture: Canvas): Promise<ReadPicture>;
  /** The text of a small part of a page, recognised again from enlarged pixels. */
  again(upright: Canvas, words: readonly Word[]): Promise<string>;
  /** The label to the left of these words, recognised again without the dots that lead from one to the other. */
  labelBefore(upright: Canvas, words: readonly Word[]): Promise<Word | undefined>;
}

export async function createRecognizer(): Promise<Recognizer> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: languageData, gzip: true, cacheMethod: 'none' });
  return {
    words: async (picture) => readWords(worker, picture),
    again: async (upright, words) => {
      const { left, top, right, bottom } = around(words);
      return (await readLine(worker, enlargedPart(upright, { left, top, right, bottom }))).text;
    },
    labelBefore: async (upright, words) => {
      const { left, top, bottom } = around(words);
      const place = { left: 0, top, right: left, bottom };
      const part = withoutLeaders(enlargedPart(upright, place), (bottom - top) * 0.55 * enlarged);
      const { text, confidence } = await readLine(worker, part);
      return text === '' ? undefined : { ...place, text, confidence };
    },
  };
}

async function readWords(worker: Worker, picture: Canvas): Promise<ReadPicture> {
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  const { data } = await worker.recognize(graymapOf(picture), { rotateAuto: true }, { text: false, blocks: true });
  const words = (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.words)
    .map(({ text, bbox, confidence }) => ({
      text,
      left: bbox.x0,
      top: bbox.y0,
      right: bbox.x1,
      bottom: bbox.y1,
      confidence,
    }));
  return { words, upright: turned(picture, data.rotateRadians ?? 0) };
}

/** A picture as Tesseract reads it fastest: a gray map (PGM). To pack and unpack a PNG takes longer than to read it. */
function graymapOf(picture: Canvas): Buffer {
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const map = Buffer.alloc(head.length + width * height);
  head.copy(map);
  for (let from = 0, to = head.length; to < map.length; from += 4, to += 1)
    map[to] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 151 + (data[from + 2] ?? 0) * 28) >> 8;
  return map;
}

/** The picture turned as Tesseract has turned it: around its middle, clockwise, in its own size. */
function turned(picture: Canvas, radians: number): Canvas {
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate(radians);
  context.drawImage(picture, -width / 2, -height / 2);
  context.resetTransform();
  return canvas;
}

const enlarged = 2.5;

type Place = Pick<Word, 'left' | 'top' | 'right' | 'bottom'>;

/** The place of some words with a margin around it. */
function around(words: readonly Word[]): Place {
  const margin = Math.round(Math.max(...words.map(({ top, bottom }) => bottom - top)) * 0.45);
  return {
    left: Math.min(...words.map(({ left }) => left)) - margin,
    top: Math.min(...words.map(({ top }) => top)) - margin,
    right: Math.max(...words.map(({ right }) => right)) + margin,
    bottom: Math.max(...words.map(({ bottom }) => bottom)) + margin,
  };
}

function enlargedPart(upright: Canvas, place: Place): Canvas {
  const [left, top] = [Math.max(0, place.left), Math.max(0, place.top)];
  const width = Math.max(1, Math.min(upright.width, place.right) - left);
  const height = Math.max(1, Math.min(upright.height, place.bottom) - top);
  const border = 20;
  const part = createCanvas(Math.ceil(width * enlarged) + 2 * border, Math.ceil(height * enlarged) + 2 * border);
  const context = part.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, part.width, part.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(upright, left, top, width, height, border, border, width * enlarged, height * enlarged);
  return part;
}

async function readLine(worker: Worker, line: Canvas): Promise<{ readonly text: string; readonly confidence: number }> {
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
  const { data } = await worker.recognize(graymapOf(line), {}, { text: true });
  return { text: data.text.replace(/\s+/g, ' ').trim(), confidence: data.confidence };
}
