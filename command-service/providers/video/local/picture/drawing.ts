import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { boxInPixels, toPixels, type Box } from './layout.ts';
import type { Inks } from '../../../../../domain/inks.ts';
import type { Pen } from './text.ts';
import type { Overlay } from './yuv.ts';
import { overlayFromRgba } from './yuv.ts';

/** A canvas with the drawing of `draw`, in units of this many pixels. */
export function canvasOf(width: number, height: number, draw: (pen: Pen) => void, unit = 1): Canvas {
  const canvas = createCanvas(toPixels(width, unit), toPixels(height, unit));
  const pen = canvas.getContext('2d');
  pen.scale(unit, unit);
  draw(pen);
  return canvas;
}

/** A drawing to lay over a frame at the box; box and drawing are in units of this many pixels. */
export const overlayOf = (box: Box, draw: (pen: Pen) => void, unit = 1): Overlay =>
  overlayFromRgba(canvasOf(box.width, box.height, draw, unit).data(), boxInPixels(box, unit));

/** Colors from the upper left to the lower edge of a box; `slope` is how far to the right they run. */
export function gradient(
  pen: Pen,
  box: Box,
  colours: readonly string[],
  slope = 0.35,
): ReturnType<Pen['createLinearGradient']> {
  const fade = pen.createLinearGradient(box.x, box.y, box.x + box.width * slope, box.y + box.height);
  colours.forEach((value, index) => {
    fade.addColorStop(index / (colours.length - 1), value);
  });
  return fade;
}

function houseLines(pen: Pen, width: number, height: number, line: string): void {
  pen.strokeStyle = `${line}33`;
  pen.lineWidth = 2.5;
  pen.lineJoin = 'round';
  const ground = height * 0.86;
  // The houses keep their proportions on a tall card.
  const unit = Math.min(height, width * 0.62);
  const house = (x: number, wide: number, tall: number, roof: number): void => {
    pen.beginPath();
    pen.moveTo(x, ground);
    pen.lineTo(x, ground - tall);
    pen.lineTo(x + wide / 2, ground - tall - roof);
    pen.lineTo(x + wide, ground - tall);
    pen.lineTo(x + wide, ground);
    pen.stroke();
    pen.strokeRect(x + wide * 0.2, ground - tall * 0.78, wide * 0.22, tall * 0.26);
    pen.strokeRect(x + wide * 0.58, ground - tall * 0.78, wide * 0.22, tall * 0.26);
    pen.strokeRect(x + wide * 0.42, ground - tall * 0.36, wide * 0.18, tall * 0.36);
  };
  house(width * 0.54, width * 0.17, unit * 0.26, unit * 0.13);
  house(width * 0.69, width * 0.22, unit * 0.38, unit * 0.16);
  house(width * 0.9, width * 0.18, unit * 0.24, unit * 0.12);
  pen.beginPath();
  pen.moveTo(0, ground);
  pen.lineTo(width, ground);
  pen.stroke();
}

/** The designed background of cards without a picture: night over a row of houses. */
export function paintNight(pen: Pen, width: number, height: number, { night, line }: Inks): void {
  pen.fillStyle = gradient(pen, { x: 0, y: 0, width, height }, night, 0.8);
  pen.fillRect(0, 0, width, height);
  const light = pen.createRadialGradient(width * 0.18, height * 0.1, 0, width * 0.18, height * 0.1, width * 0.75);
  light.addColorStop(0, 'rgba(255, 255, 255, 0.2)');
  light.addColorStop(1, 'rgba(255, 255, 255, 0)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  houseLines(pen, width, height, line);
}
