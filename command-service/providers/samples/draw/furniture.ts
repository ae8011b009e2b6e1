import { box, disc, fade, glow, height, line, pad, randomFrom, shade, shape, width } from './kit.ts';
import type { Pen } from './kit.ts';
import { view } from './outdoors.ts';
import type { View } from './outdoors.ts';

/** Warm light of lamps, as an rgb triple. */
export const lamplight = '255,200,130';

/** Boards or tiles that run towards the eye. */
export function floor(pen: Pen, from: number, colours: readonly string[], joint: string): void {
  fade(pen, 0, from, width, height - from, ...colours);
  for (let board = -14; board <= 14; board += 1) line(pen, [[width / 2 + board * 62, from], [width / 2 + board * 150, height]], joint, 1.6);
  const random = randomFrom(3);
  for (let seam = 0; seam < 60; seam += 1) {
    const depth = random();
    const y = from + depth * depth * (height - from);
    const x = random() * width;
    line(pen, [[x, y], [x + 30 + depth * 60, y]], joint, 1);
  }
}

/** A pendant lamp hanging from the top. */
export function pendant(pen: Pen, x: number, y: number, size: number, colour: string): void {
  line(pen, [[x, 0], [x, y]], '#2a2626', 3);
  shape(pen, [[x - size * 0.4, y], [x + size * 0.4, y], [x + size, y + size], [x - size, y + size]], colour);
  disc(pen, x, y + size, size * 0.32, '#fff4d6');
  glow(pen, x, y + size + 6, size * 5, lamplight, 0.6);
}

export function plant(pen: Pen, x: number, base: number, size: number): void {
  shape(pen, [[x - size * 0.2, base - size * 0.34], [x + size * 0.2, base - size * 0.34], [x + size * 0.15, base], [x - size * 0.15, base]], '#b8b0a4');
  const random = randomFrom(Math.round(x));
  for (let leaf = 0; leaf < 18; leaf += 1) {
    const angle = -Math.PI / 2 + (random() - 0.5) * 2.3;
    const far = size * (0.35 + random() * 0.42);
    const [tx, ty] = [x + Math.cos(angle) * far, base - size * 0.34 + Math.sin(angle) * far];
    pen.strokeStyle = leaf % 3 === 0 ? '#5f7f55' : '#3f6148';
    pen.lineWidth = size * 0.05;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(x, base - size * 0.34);
    pen.quadraticCurveTo(x + (tx - x) * 0.2, ty, tx, ty + size * 0.06);
    pen.stroke();
  }
}

export function sofa(pen: Pen, x: number, y: number, w: number, colour: string, light: string): void {
  shade(pen, x + w / 2, y + 112, w * 0.6, 26, 0.5);
  pad(pen, x, y, w, 84, 20, colour);
  pad(pen, x - 22, y + 28, 50, 80, 16, colour);
  pad(pen, x + w - 28, y + 28, 50, 80, 16, colour);
  pad(pen, x + 22, y + 50, w / 2 - 26, 44, 12, light);
  pad(pen, x + w / 2 + 4, y + 50, w / 2 - 26, 44, 12, light);
  pad(pen, x + 10, y + 88, w - 20, 24, 8, colour);
  pen.save();
  pen.translate(x + 62, y + 44);
  pen.rotate(-0.18);
  pad(pen, -26, -26, 52, 52, 8, '#d58b5a');
  pen.restore();
  pen.save();
  pen.translate(x + w - 66, y + 44);
  pen.rotate(0.2);
  pad(pen, -26, -26, 52, 52, 8, '#e9dcc6');
  pen.restore();
}

/** Frames of a wall of glass. */
export function glassWall(pen: Pen, kind: View, x: number, y: number, w: number, h: number, panes: number, frame: string): void {
  view(pen, kind, x, y, w, h);
  for (let pane = 0; pane <= panes; pane += 1) box(pen, x + (w * pane) / panes - 5, y, 10, h, frame);
  box(pen, x - 5, y - 6, w + 10, 10, frame);
  box(pen, x - 5, y + h - 4, w + 10, 10, frame);
  shape(pen, [[x + w * 0.1, y], [x + w * 0.24, y], [x + w * 0.08, y + h], [x - 0, y + h], [x, y + h * 0.7]], 'rgba(255,255,255,0.05)');
}
