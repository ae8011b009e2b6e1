import type { Mouths, Place } from '../../video/local/twin/model.ts';
import type { Point } from './face/geometry.ts';
import type { Rgb } from './face/pixels.ts';

export type MouthBox = Omit<Mouths, 'shapes'>;

/** Room around the lips and below the chin, in units of the face. */
const room = { beside: 0.42, below: 0.3 } as const;
/** The foot of the nose among the steady points. */
const footOfNose = 9;
/** Pixels per unit at most: presenters are shown no larger. */
const densest = 150;

/** The part of the face that moves when the person speaks: from the foot of the nose to below the chin. */
export function mouthBox(reference: readonly Point[], shapes: readonly (readonly Point[])[], unit: number): MouthBox {
  const all = shapes.flat();
  const side = Math.max(...all.map(({ x }) => Math.abs(x))) + room.beside;
  const top = (reference[footOfNose]?.y ?? 0) - 0.03;
  const bottom = Math.max(...all.map(({ y }) => y)) + room.below;
  const density = Math.min(unit, densest);
  const even = (value: number): number => 2 * Math.ceil((value * density) / 2);
  return { left: -side, top, density, width: even(2 * side), height: even(bottom - top) };
}

/** Reads the lower face out of a frame, upright and at the size of the box, as opaque RGBA. */
export function cutMouth({ width, height, data }: Rgb, place: Place, box: MouthBox, into: Uint8ClampedArray): void {
  for (let row = 0; row < box.height; row += 1)
    for (let column = 0; column < box.width; column += 1) {
      const u = box.left + (column + 0.5) / box.density;
      const v = box.top + (row + 0.5) / box.density;
      const x = Math.min(Math.max(place.x + place.a * u - place.b * v, 0), width - 1.01);
      const y = Math.min(Math.max(place.y + place.b * u + place.a * v, 0), height - 1.01);
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, down] = [x - left, y - top];
      const first = (top * width + left) * 3;
      const below = first + width * 3;
      const to = (row * box.width + column) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const a = data[first + channel] ?? 0;
        const b = data[below + channel] ?? 0;
        const upper = a + ((data[first + 3 + channel] ?? 0) - a) * right;
        const lower = b + ((data[below + 3 + channel] ?? 0) - b) * right;
        into[to + channel] = upper + (lower - upper) * down;
      }
      into[to + 3] = 255;
    }
}
