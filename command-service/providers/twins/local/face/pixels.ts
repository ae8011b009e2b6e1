/** A picture as bytes of red, green and blue, row by row. */
export interface Rgb {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A square of a picture, turned by an angle: its middle and side in pixels, the angle in radians. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly angle: number;
}

/**
 * Reads a square of a picture at another size, with interpolation; outside of the picture it is black.
 *
 * @param size side of the result in pixels
 * @param scale,offset each value of 0 to 255 becomes `value * scale + offset`
 */
export function readPatch(
  { width, height, data }: Rgb,
  patch: Patch,
  size: number,
  scale: number,
  offset: number,
  into: Float32Array,
): void {
  const step = patch.side / size;
  const cos = Math.cos(patch.angle) * step;
  const sin = Math.sin(patch.angle) * step;
  const middle = (size - 1) / 2;
  let at = 0;
  for (let row = 0; row < size; row += 1) {
    let x = patch.x - middle * cos - (row - middle) * sin;
    let y = patch.y - middle * sin + (row - middle) * cos;
    for (let column = 0; column < size; column += 1) {
      const left = Math.floor(x);
      const top = Math.floor(y);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
        into[at] = offset;
        into[at + 1] = offset;
        into[at + 2] = offset;
      } else {
        const right = x - left;
        const down = y - top;
        const first = (top * width + left) * 3;
        const below = first + width * 3;
        for (let channel = 0; channel < 3; channel += 1) {
          const a = data[first + channel] ?? 0;
          const b = data[below + channel] ?? 0;
          const upper = a + ((data[first + 3 + channel] ?? 0) - a) * right;
          const lower = b + ((data[below + 3 + channel] ?? 0) - b) * right;
          into[at + channel] = (upper + (lower - upper) * down) * scale + offset;
        }
      }
      at += 3;
      x += cos;
      y += sin;
    }
  }
}
