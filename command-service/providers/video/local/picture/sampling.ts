/** Scaling of pictures, as a camera that moves sees them. The loops are plain for speed, like those of `yuv.ts`. */
import type { Box } from './layout.ts';
import { mixWords } from './mix.ts';
import { type Planes, planesOf } from './yuv.ts';

/** Source positions of one row (or column): whole pixels and 256ths between them. */
interface Steps {
  readonly whole: Uint16Array;
  readonly part: Uint16Array;
}

function stepsAlong(count: number, origin: number, scale: number, size: number): Steps {
  const whole = new Uint16Array(count);
  const part = new Uint16Array(count);
  for (let step = 0; step < count; step += 1) {
    const at = Math.min(Math.max(origin + (step + 0.5) * scale - 0.5, 0), size - 1.01);
    whole[step] = Math.floor(at);
    part[step] = Math.floor((at - Math.floor(at)) * 256);
  }
  return { whole, part };
}

/** A row of pixels, as bytes and as words of four. */
interface Row {
  readonly bytes: Uint8Array;
  readonly words: Int32Array;
}

function emptyRow(width: number): Row {
  const words = new Int32Array((width + 3) >> 2);
  return { bytes: new Uint8Array(words.buffer, 0, width), words };
}

/** Stretches one row of a picture: each value is between two pixels. */
function stretchRow(
  into: Uint8Array,
  pixels: Uint8Array,
  rowStart: number,
  whole: Uint16Array,
  part: Uint16Array,
): void {
  for (let column = 0; column < into.length; column += 1) {
    const at = rowStart + (whole[column] ?? 0);
    const left = pixels[at] ?? 0;
    into[column] = left + ((Math.imul((pixels[at + 1] ?? 0) - left, part[column] ?? 0) + 128) >> 8);
  }
}

/**
 * Scales one plane. Two stretched rows are kept, the even and the odd one, so that each row is stretched once.
 * Arguments are numbers and arrays, and products use `Math.imul`, which is faster than the plain form.
 */
function samplePlane(
  out: Uint8Array,
  outStart: number,
  outStride: number,
  pixels: Uint8Array,
  start: number,
  stride: number,
  across: Steps,
  down: Steps,
): void {
  const rows = [emptyRow(across.whole.length), emptyRow(across.whole.length)] as const;
  const mixed = emptyRow(across.whole.length);
  const held = [-1, -1];
  for (let row = 0; row < down.whole.length; row += 1) {
    const top = down.whole[row] ?? 0;
    for (let wanted = top; wanted <= top + 1; wanted += 1) {
      const parity = (wanted & 1) as 0 | 1;
      if (held[parity] === wanted) continue;
      stretchRow(rows[parity].bytes, pixels, start + wanted * stride, across.whole, across.part);
      held[parity] = wanted;
    }
    const upper = rows[(top & 1) as 0 | 1];
    const lower = rows[((top + 1) & 1) as 0 | 1];
    mixWords(mixed.words, upper.words, lower.words, down.part[row] ?? 0);
    out.set(mixed.bytes, outStart + row * outStride);
  }
}

/**
 * Fills a box of the frame with the scaled `view` of a picture, as a camera sees it. Position and size of the view may
 * be fractional; sampling is bilinear. A view that maps pixel to pixel is copied, which is many times as fast.
 */
export function sample(frame: Planes, box: Box, picture: Planes, view: Box): void {
  const sources = planesOf(picture);
  const hasSize = view.width === box.width && view.height === box.height;
  planesOf(frame).forEach(({ start, stride, shift }, index) => {
    const source = sources[index] ?? { start: 0, stride: picture.width };
    const to = start + (box.y >> shift) * stride + (box.x >> shift);
    const left = view.x / (1 << shift);
    const top = view.y / (1 << shift);
    const width = box.width >> shift;
    const height = box.height >> shift;
    if (hasSize && Number.isInteger(left) && Number.isInteger(top)) {
      for (let row = 0; row < height; row += 1) {
        const from = source.start + (top + row) * source.stride + left;
        frame.data.set(picture.data.subarray(from, from + width), to + row * stride);
      }
      return;
    }
    const across = stepsAlong(width, left, view.width / box.width, picture.width >> shift);
    const down = stepsAlong(height, top, view.height / box.height, picture.height >> shift);
    samplePlane(frame.data, to, stride, picture.data, source.start, source.stride, across, down);
  });
}
