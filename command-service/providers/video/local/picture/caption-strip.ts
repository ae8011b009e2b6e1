import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { SpokenWord } from '../../../voice/port.ts';
import type { Caption } from './captions.ts';
import { font } from './fonts.ts';
import type { Inks } from '../../../../../domain/inks.ts';
import type { Box } from './layout.ts';
import { colour, toPixels } from './layout.ts';
import type { Pen } from './text.ts';
import { readsFromRight } from './text.ts';

const captionSize = 33;
const lineHeight = 47;
const padding = 28;

/** Maximum width of a caption line in pixels. */
export const captionLineWidth = ({ width }: Pick<Box, 'width'>): number =>
  width - 2 * padding - (width > 1_000 ? 60 : 8);

/** Measures text for `captionsOf` in the font of the captions. */
export function captionMeasure(): (text: string) => number {
  const pen = createCanvas(8, 8).getContext('2d');
  pen.font = font(600, captionSize);
  return (text) => pen.measureText(text).width;
}

/**
 * The order of a line's words from left to right. In a right-to-left line, words of another script keep their own order
 * among themselves.
 */
function visualOrder(line: readonly SpokenWord[], fromRight: boolean): readonly SpokenWord[] {
  if (!fromRight) return line;
  const runs: SpokenWord[][] = [];
  for (const word of line) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    const isForeign = /[A-Za-z]/u.test(word.text);
    if (run !== undefined && previous !== undefined && isForeign && /[A-Za-z]/u.test(previous.text)) run.push(word);
    else runs.push([word]);
  }
  return runs.toReversed().flat();
}

function drawLine(
  pen: Pen,
  captionBox: Box,
  currentInk: string,
  line: readonly SpokenWord[],
  top: number,
  spoken: readonly SpokenWord[],
  current: SpokenWord | undefined,
  separator: string,
): void {
  const fromRight = readsFromRight(line.map(({ text }) => text).join(' '));
  pen.font = font(600, captionSize);
  const widest = Math.max(...line.map(({ text }) => pen.measureText(text).width));
  const size = captionSize * Math.min(1, captionLineWidth(captionBox) / widest);
  pen.font = font(600, size);
  const gap = separator === '' ? 0 : pen.measureText(separator).width;
  const words = visualOrder(line, fromRight).map((word) => ({ word, width: pen.measureText(word.text).width }));
  let x = (captionBox.width - words.reduce((sum, { width }) => sum + width, gap * (words.length - 1))) / 2;
  pen.direction = fromRight ? 'rtl' : 'ltr';
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  for (const { word, width } of words) {
    pen.fillStyle = word === current ? currentInk : spoken.includes(word) ? colour.surface : colour.onNight2;
    pen.fillText(word.text, x, top + lineHeight / 2 + size * 0.35);
    x += width + gap;
  }
}

function widthOf(pen: Pen, captionBox: Box, line: readonly SpokenWord[], separator: string): number {
  pen.font = font(600, captionSize);
  return Math.min(captionLineWidth(captionBox), pen.measureText(line.map(({ text }) => text).join(separator)).width);
}

/**
 * Prepares the caption strip below the pictures, or on them: there it has no background. The returned function draws it
 * for a moment of the recording and returns its canvas, or undefined when it has not changed since the last call.
 */
export function createCaptionStrip(
  background: Canvas | undefined,
  captionBox: Box,
  unit: number,
  { word: currentInk }: Inks,
  captions: readonly Caption[],
  separator: string,
): (seconds: number) => Canvas | undefined {
  const canvas = createCanvas(toPixels(captionBox.width, unit), toPixels(captionBox.height, unit));
  const pen = canvas.getContext('2d');
  pen.scale(unit, unit);
  let shown: { caption: Caption | undefined; current: SpokenWord | undefined } | undefined;
  let next = 0;
  return (seconds) => {
    while ((captions[next]?.end ?? Infinity) <= seconds) next += 1;
    const candidate = captions[next];
    const caption = candidate !== undefined && candidate.start <= seconds ? candidate : undefined;
    const words = caption?.lines.flat() ?? [];
    const current = words.findLast((word) => word.start <= seconds);
    if (shown !== undefined && shown.caption === caption && shown.current === current) return undefined;
    shown = { caption, current };
    if (background === undefined) pen.clearRect(0, 0, captionBox.width, captionBox.height);
    else pen.drawImage(background, 0, 0, captionBox.width, captionBox.height);
    if (caption !== undefined) {
      const height = caption.lines.length * lineHeight + 16;
      const width = Math.max(...caption.lines.map((line) => widthOf(pen, captionBox, line, separator))) + 2 * padding;
      const top = (captionBox.height - height) / 2;
      pen.fillStyle = 'rgba(13, 18, 25, 0.92)';
      pen.beginPath();
      pen.roundRect((captionBox.width - width) / 2, top, width, height, 16);
      pen.fill();
      const spoken = words.filter((word) => word.start <= seconds);
      caption.lines.forEach((line, index) => {
        drawLine(pen, captionBox, currentInk, line, top + 8 + index * lineHeight, spoken, current, separator);
      });
    }
    return canvas;
  };
}
