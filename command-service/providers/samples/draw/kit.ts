import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';

export type Pen = SKRSContext2D;
export type Point = readonly [x: number, y: number];

export const width = 1280;
export const height = 720;

/** Numbers from 0 to 1 that are the same for the same seed, so that pictures can be drawn again exactly. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Fills a rectangle with colours from top to bottom. */
export function fade(pen: Pen, x: number, y: number, w: number, h: number, ...colours: readonly string[]): void {
  const gradient = pen.createLinearGradient(0, y, 0, y + h);
  for (const [at, colour] of colours.entries()) gradient.addColorStop(colours.length === 1 ? 0 : at / (colours.length - 1), colour);
  pen.fillStyle = gradient;
  pen.fillRect(x, y, w, h);
}

export function box(pen: Pen, x: number, y: number, w: number, h: number, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, w, h);
}

/** A rectangle with round corners. */
export function pad(pen: Pen, x: number, y: number, w: number, h: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, w, h, radius);
  pen.fill();
}

export function shape(pen: Pen, points: readonly Point[], colour: string | CanvasGradient): void {
  trace(pen, points);
  pen.fillStyle = colour;
  pen.fill();
}

/** Makes a closed path of points the current one. */
export function trace(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
}

export function disc(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

export function line(pen: Pen, points: readonly Point[], colour: string, thickness: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = thickness;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

/** A soft round light. @param colour an rgb triple, e.g. `255,200,120` */
export function glow(pen: Pen, x: number, y: number, radius: number, colour: string, strength: number): void {
  const gradient = pen.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, `rgba(${colour},${strength})`);
  gradient.addColorStop(0.5, `rgba(${colour},${strength * 0.35})`);
  gradient.addColorStop(1, `rgba(${colour},0)`);
  pen.save();
  pen.globalCompositeOperation = 'screen';
  pen.fillStyle = gradient;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  pen.restore();
}

/** A soft dark patch on the ground under things. */
export function shade(pen: Pen, x: number, y: number, rx: number, ry: number, strength: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1, ry / rx);
  const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, rx);
  gradient.addColorStop(0, `rgba(10,12,20,${strength})`);
  gradient.addColorStop(1, 'rgba(10,12,20,0)');
  pen.fillStyle = gradient;
  pen.fillRect(-rx, -rx, rx * 2, rx * 2);
  pen.restore();
}

/** Draws only inside the path of the points. */
export function within(pen: Pen, points: readonly Point[], draw: () => void): void {
  pen.save();
  trace(pen, points);
  pen.clip();
  draw();
  pen.restore();
}

export const rect = (x: number, y: number, w: number, h: number): readonly Point[] => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];

/** Darker corners, as a lens makes them; the last stroke of each picture. */
export function vignette(pen: Pen): void {
  const gradient = pen.createRadialGradient(width / 2, height / 2, height * 0.45, width / 2, height / 2, width * 0.72);
  gradient.addColorStop(0, 'rgba(8,10,22,0)');
  gradient.addColorStop(1, 'rgba(8,10,22,0.42)');
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, width, height);
}
