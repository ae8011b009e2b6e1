/**
 * Frames in the encoder's format: planar YUV 4:2:0, BT.709, limited range. Drawing in this format converts only what
 * moved, and sends 1.4 MB per frame to the encoder instead of 3.7. The loops are plain for speed: they run for every
 * pixel of every frame.
 */
import type { Box } from './layout.ts';
import { mixBytes } from './mix.ts';

export interface Planes {
  /** Width and height are even. */
  readonly width: number;
  readonly height: number;
  /** Luma, then U, then V, the last two at half the size. */
  readonly data: Uint8Array;
}

/** An overlay with transparency, with its box in the frame. */
export interface Overlay {
  readonly box: Box;
  readonly planes: Planes;
  /** For luma and for color. */
  readonly alpha: Opacity;
  readonly colourAlpha: Opacity;
}

/**
 * Opacity of each pixel, 0 to 256, and of each row its first pixel that is not transparent and the one after the last.
 */
interface Opacity {
  readonly values: Uint16Array;
  readonly spans: readonly (readonly [from: number, to: number])[];
}

function opacityOf(values: Uint16Array, width: number): Opacity {
  const spans = Array.from({ length: values.length / width }, (_, row): [number, number] => {
    const line = values.subarray(row * width, (row + 1) * width);
    const from = line.findIndex((value) => value > 0);
    return from < 0 ? [0, 0] : [from, line.findLastIndex((value) => value > 0) + 1];
  });
  return { values, spans };
}

/** One of the three planes of a frame: where it begins in the data and how wide it is. */
interface Plane {
  readonly start: number;
  readonly stride: number;
  /** 0 for luma, 1 for the color planes: positions and sizes are shifted right by it. */
  readonly shift: 0 | 1;
}

export const planeBytes = (width: number, height: number): number => (width * height * 3) / 2;

/** A black frame; both sizes must be even. */
export function emptyPlanes(width: number, height: number): Planes {
  const data = new Uint8Array(planeBytes(width, height)).fill(128, width * height);
  data.fill(16, 0, width * height);
  return { width, height, data };
}

export function planesOf({ width, height }: Planes): readonly Plane[] {
  const luma = width * height;
  return [
    { start: 0, stride: width, shift: 0 },
    { start: luma, stride: width >> 1, shift: 1 },
    { start: luma + (luma >> 2), stride: width >> 1, shift: 1 },
  ];
}

const redAndBlue = 0xff00ff;

/** Luma of an RGBA pixel. One multiplication weights red and blue: bits 16 and up hold 47·red + 16·blue. */
const lumaOf = (pixel: number): number =>
  (((Math.imul(pixel & redAndBlue, (47 << 16) | 16) >>> 16) + 157 * ((pixel >> 8) & 255) + 128) >> 8) + 16;

/** Writes opaque RGBA pixels (4 bytes each, `width` x `height`, both even) at an even position of the frame. */
export function blitRgba(
  frame: Planes,
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const { data, width: stride } = frame;
  const uStart = stride * frame.height;
  const vStart = uStart + (uStart >> 2);
  for (let row = 0; row < height; row += 2) {
    let source = row * width;
    let luma = (y + row) * stride + x;
    let chroma = ((y + row) >> 1) * (stride >> 1) + (x >> 1);
    for (let column = 0; column < width; column += 2) {
      const a = pixels[source] ?? 0,
        b = pixels[source + 1] ?? 0,
        c = pixels[source + width] ?? 0,
        d = pixels[source + width + 1] ?? 0;
      data[luma] = lumaOf(a);
      data[luma + 1] = lumaOf(b);
      data[luma + stride] = lumaOf(c);
      data[luma + stride + 1] = lumaOf(d);
      // Red and blue are added together, 16 bits apart.
      const both = (a & redAndBlue) + (b & redAndBlue) + (c & redAndBlue) + (d & redAndBlue);
      const red = both & 0xffff;
      const blue = both >>> 16;
      const green = ((a >> 8) & 255) + ((b >> 8) & 255) + ((c >> 8) & 255) + ((d >> 8) & 255);
      data[uStart + chroma] = ((-26 * red - 87 * green + 113 * blue + 512) >> 10) + 128;
      data[vStart + chroma] = ((112 * red - 102 * green - 10 * blue + 512) >> 10) + 128;
      source += 2;
      luma += 2;
      chroma += 1;
    }
  }
}

/** Makes planes from opaque RGBA pixels; both sizes even. */
export function planesFromRgba(rgba: Uint8Array, width: number, height: number): Planes {
  const planes = emptyPlanes(width, height);
  blitRgba(planes, rgba, width, height, 0, 0);
  return planes;
}

/** Makes an overlay from RGBA pixels with premultiplied transparency, as the canvas gives them. */
export function overlayFromRgba(rgba: Uint8Array, box: Box): Overlay {
  const { width, height } = box;
  const straight = new Uint8Array(rgba.length);
  const alpha = new Uint16Array(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const opacity = rgba[pixel * 4 + 3] ?? 0;
    alpha[pixel] = Math.round((opacity * 256) / 255);
    if (opacity === 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      straight[pixel * 4 + channel] = Math.min(255, Math.round(((rgba[pixel * 4 + channel] ?? 0) * 255) / opacity));
  }
  const half = width >> 1;
  const colourAlpha = new Uint16Array(half * (height >> 1));
  for (let at = 0; at < colourAlpha.length; at += 1) {
    const corner = Math.floor(at / half) * 2 * width + (at % half) * 2;
    colourAlpha[at] =
      ((alpha[corner] ?? 0) +
        (alpha[corner + 1] ?? 0) +
        (alpha[corner + width] ?? 0) +
        (alpha[corner + width + 1] ?? 0)) >>
      2;
  }
  return {
    box,
    planes: planesFromRgba(straight, width, height),
    alpha: opacityOf(alpha, width),
    colourAlpha: opacityOf(colourAlpha, half),
  };
}

/** An overlay with a part of its opacity, from 0 to 1. */
export function thinned(overlay: Overlay, part: number): Overlay {
  const thin = ({ values, spans }: Overlay['alpha']): Overlay['alpha'] => ({
    values: values.map((value) => Math.round(value * part)),
    spans,
  });
  return { ...overlay, alpha: thin(overlay.alpha), colourAlpha: thin(overlay.colourAlpha) };
}

/** Lays an overlay over the frame at its box. */
export function lay(frame: Planes, { box, planes, alpha, colourAlpha }: Overlay): void {
  const sources = planesOf(planes);
  planesOf(frame).forEach(({ start, stride, shift }, index) => {
    const source = sources[index]?.start ?? 0;
    const { values, spans } = shift === 0 ? alpha : colourAlpha;
    const width = box.width >> shift;
    for (const [row, [from, end]] of spans.entries()) {
      const to = start + ((box.y >> shift) + row) * stride + (box.x >> shift);
      layRow(frame.data, to + from, planes.data, source + row * width + from, values, row * width + from, end - from);
    }
  });
}

/** Blends a row of pixels. Its arguments are numbers and arrays, which is faster than the plain form. */
function layRow(
  into: Uint8Array,
  to: number,
  pixels: Uint8Array,
  from: number,
  weights: Uint16Array,
  weightFrom: number,
  width: number,
): void {
  for (let column = 0; column < width; column += 1) {
    const below = into[to + column] ?? 0;
    const difference = (pixels[from + column] ?? 0) - below;
    into[to + column] = below + (Math.imul(difference, weights[weightFrom + column] ?? 0) >> 8);
  }
}

/** Replaces a box of the frame by planes of its size. */
export function put(frame: Planes, planes: Planes, box: Box): void {
  const sources = planesOf(planes);
  planesOf(frame).forEach(({ start, stride, shift }, index) => {
    const source = sources[index]?.start ?? 0;
    const width = box.width >> shift;
    for (let row = 0; row < box.height >> shift; row += 1) {
      const from = source + row * width;
      frame.data.set(
        planes.data.subarray(from, from + width),
        start + ((box.y >> shift) + row) * stride + (box.x >> shift),
      );
    }
  });
}

/** Blends two frames of one size into a third, which may be one of them: `opacity` of the upper one from 0 to 1. */
export function blend(into: Planes, lower: Planes, upper: Planes, opacity: number): void {
  mixBytes(into.data, lower.data, upper.data, Math.round(opacity * 256));
}
