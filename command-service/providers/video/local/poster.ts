import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { LookId } from './presenter/look.ts';
import { looks } from './presenter/look.ts';
import type { Portrait, Pose } from './presenter/portrait.ts';
import { atRest, createPortrait } from './presenter/portrait.ts';

/** Units of the portrait across the side of a square picture. */
const unitsAcross = 330;

/** Draws a presenter in front of a soft light on a square canvas. */
export function paintPoster(canvas: Canvas, portrait: Portrait, pose: Pose): void {
  const size = canvas.width;
  const pen = canvas.getContext('2d');
  const fade = pen.createLinearGradient(0, 0, size * 0.5, size);
  ['#EAF6F3', '#CFE7E2', '#A9D2CA'].forEach((colour, index) => {
    fade.addColorStop(index / 2, colour);
  });
  pen.fillStyle = fade;
  pen.fillRect(0, 0, size, size);
  const halo = pen.createRadialGradient(size / 2, size * 0.46, size * 0.08, size / 2, size * 0.46, size * 0.5);
  halo.addColorStop(0, 'rgba(255, 255, 255, 0.95)');
  halo.addColorStop(0.86, 'rgba(255, 255, 255, 0.4)');
  halo.addColorStop(0.88, 'rgba(255, 255, 255, 0.1)');
  halo.addColorStop(1, 'rgba(255, 255, 255, 0.06)');
  pen.fillStyle = halo;
  pen.fillRect(0, 0, size, size);
  pen.save();
  pen.translate(size / 2, size * 0.47);
  pen.scale(size / unitsAcross, size / unitsAcross);
  portrait.figure(pen, pose);
  portrait.mouth(pen, pose);
  pen.restore();
}

/** Side of posters and clips in pixels. */
export const previewSize = 480;

/** The portrait for a square of `size` pixels, ready for many frames. */
export const posterPortrait = (id: LookId, size: number): Portrait => createPortrait(looks[id], size / unitsAcross);

/** Renders the poster of a stock presenter: a square PNG of `size` pixels. Blocks the thread for about 50 ms. */
export function renderPresenterPoster(id: LookId, size: number): Buffer {
  const canvas = createCanvas(size, size);
  paintPoster(canvas, posterPortrait(id, size), atRest);
  return canvas.toBuffer('image/png');
}
