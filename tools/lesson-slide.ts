import { createCanvas } from '@napi-rs/canvas';
import type { LessonChapter } from '../command-service/providers/samples/lessons/index.ts';
import { font, registerFonts } from '../command-service/providers/video/local/picture/fonts.ts';
import { colour } from '../command-service/providers/video/local/picture/layout.ts';
import { fit, write, type Pen } from '../command-service/providers/video/local/picture/text.ts';

/** The box of the pictures in a landscape video with captions, so that the slide is shown without scaling. */
const size = { width: 808, height: 528 } as const;
const margin = 48;
const inner = size.width - 2 * margin;

/** Draws the slide of a chapter as a PNG picture. */
export function drawSlide({ title, points, bars = [] }: LessonChapter, number: number, of: number): Buffer {
  registerFonts();
  const canvas = createCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour.surface;
  pen.fillRect(0, 0, size.width, size.height);
  pen.fillStyle = colour.accent;
  pen.fillRect(0, 0, 12, size.height);
  pen.font = font(600, 20);
  pen.fillText(`${number} / ${of}`, margin, 62);
  pen.fillStyle = colour.text;
  const below = 78 + write(pen, fit(pen, title, 700, [44, 38], inner, 1), 700, margin, 78, inner);
  const room =
    bars.length === 0 ? { step: 104, first: 52, sizes: [34, 30, 27] } : { step: 58, first: 24, sizes: [27, 24, 21] };
  points.forEach((point, at) => {
    const top = below + room.first + at * room.step;
    pen.fillStyle = colour.accentBright;
    pen.beginPath();
    pen.arc(margin + 8, top + 19, 7, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = colour.text;
    write(pen, fit(pen, point, 400, room.sizes, inner - 40, 1), 400, margin + 36, top, inner - 40);
  });
  if (bars.length > 0) drawBars(pen, bars, below + room.first + points.length * room.step + 12);
  return canvas.toBuffer('image/png');
}

function drawBars(pen: Pen, bars: NonNullable<LessonChapter['bars']>, top: number): void {
  const highest = Math.max(...bars.map(({ value }) => value));
  const labelWidth = 210;
  const step = Math.min(52, (size.height - 36 - top) / bars.length);
  bars.forEach(({ label, value, shown }, at) => {
    const y = top + at * step;
    const height = step - 14;
    const width = Math.max(6, ((inner - labelWidth - 130) * value) / highest);
    const middle = y + height / 2;
    pen.textBaseline = 'middle';
    pen.font = font(400, 20);
    pen.fillStyle = colour.text2;
    pen.fillText(label, margin, middle, labelWidth - 12);
    pen.fillStyle = colour.accent;
    pen.beginPath();
    pen.roundRect(margin + labelWidth, y, width, height, 6);
    pen.fill();
    pen.font = font(600, 20);
    pen.fillStyle = colour.text;
    pen.fillText(shown, margin + labelWidth + width + 14, middle, 120);
  });
}
