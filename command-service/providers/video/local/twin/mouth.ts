import type { Mouths, Place } from './model.ts';
import type { MouthPose } from '../presenter/features.ts';
import { type Planes, emptyPlanes, planesFromRgba, planesOf } from '../picture/yuv.ts';

/** Makes the picture of a mouth in any shape out of those of a model. */
export type MouthMaker = (pose: Pick<MouthPose, 'open' | 'wide' | 'bite'>) => Planes;

/** Pixels of the grid over which the shift of pixels is interpolated, in units of the face. */
const gridUnits = 0.06;
/** A point pulls on pixels that are nearer than about this, in units of the face. */
const reach = 0.05;
/** A shape with a smaller share than this is left out, so that only similar shapes are mixed. */
const faint = 0.06;
/** Mouths are made in steps of these sizes, which are too small to see. At most `maxKept` mouths are kept. */
const steps = { open: 0.04, wide: 0.15, bite: 0.25 } as const;
const maxKept = 300;

type Shape = Mouths['shapes'][number];

/** How much of each shape makes up a mouth; the sum is 1. It changes smoothly with the mouth. */
export function sharesOf(
  shapes: readonly Pick<Shape, 'open' | 'wide'>[],
  open: number,
  wide: number,
): readonly number[] {
  const near = shapes.map(
    (shape) => 1 / (((shape.open - open) * 1.6) ** 2 + (shape.wide - wide) ** 2 * 0.5 + 0.008) ** 2,
  );
  const total = near.reduce((sum, value) => sum + value, 0);
  const strong = near.map((value) => Math.max(0, value / total - faint));
  const rest = strong.reduce((sum, value) => sum + value, 0);
  return strong.map((value) => value / rest);
}

/** Prepares the mouths of a model for many frames. `sheet` are their pictures, RGBA, one below the other. */
export function createMouthMaker(mouths: Mouths, sheet: Uint8Array | Uint8ClampedArray): MouthMaker {
  const { width, height, density, shapes } = mouths;
  const bytes = width * height * 4;
  const pictures = shapes.map((_, at) =>
    planesFromRgba(Uint8Array.from(sheet.subarray(at * bytes, (at + 1) * bytes)), width, height),
  );
  /** The points of each shape in pixels of its picture. */
  const points = shapes.map((shape) =>
    Float64Array.from(shape.points, (value, at) => (value - (at % 2 === 0 ? mouths.left : mouths.top)) * density - 0.5),
  );
  const still = edgePoints(width, height);
  const step = Math.max(2, Math.round(gridUnits * density));
  const across = Math.ceil(width / step) + 1;
  const down = Math.ceil(height / step) + 1;
  const count = (points[0]?.length ?? 0) / 2;
  const target = new Float64Array(count * 2);
  const shifts = shapes.map(() => ({ x: new Float64Array(across * down), y: new Float64Array(across * down) }));
  const kept = new Map<string, Planes>();
  const sums = planesOf({ width, height, data: new Uint8Array(0) }).map(
    ({ shift }) => new Float32Array((width >> shift) * (height >> shift)),
  );
  const soft = (reach * density) ** 2;

  /** Finds for each corner of the grid where its pixel comes from in the picture of each shape. */
  function shiftGrid(active: readonly number[]): void {
    for (let node = 0; node < across * down; node += 1) {
      const [x, y] = [(node % across) * step, Math.floor(node / across) * step];
      let total = 0;
      for (const shape of active) {
        const shift = shifts[shape];
        if (shift === undefined) continue;
        shift.x[node] = 0;
        shift.y[node] = 0;
      }
      for (let point = 0; point < count; point += 1) {
        const [px, py] = [target[point * 2] ?? 0, target[point * 2 + 1] ?? 0];
        const weight = 1 / ((x - px) ** 2 + (y - py) ** 2 + soft) ** 2;
        total += weight;
        for (const shape of active) {
          const [own, shift] = [points[shape], shifts[shape]];
          if (own === undefined || shift === undefined) continue;
          shift.x[node] = (shift.x[node] ?? 0) + weight * ((own[point * 2] ?? 0) - px);
          shift.y[node] = (shift.y[node] ?? 0) + weight * ((own[point * 2 + 1] ?? 0) - py);
        }
      }
      for (const [ex, ey] of still) total += 1 / ((x - ex) ** 2 + (y - ey) ** 2 + soft) ** 2;
      for (const shape of active) {
        const shift = shifts[shape];
        if (shift === undefined) continue;
        shift.x[node] = (shift.x[node] ?? 0) / total;
        shift.y[node] = (shift.y[node] ?? 0) / total;
      }
    }
  }

  function make(open: number, wide: number, bite: number): Planes {
    const made = emptyPlanes(width, height);
    // Teeth on the lower lip: nearly closed, a little spread.
    const shares = sharesOf(shapes, open * (1 - 0.6 * bite), wide);
    const active = shares.flatMap((share, at) => (share > 0 ? [at] : []));
    for (let at = 0; at < target.length; at += 1)
      target[at] = active.reduce((sum, shape) => sum + (shares[shape] ?? 0) * (points[shape]?.[at] ?? 0), 0);
    shiftGrid(active);
    for (const [plane, sum] of sums.entries()) {
      sum.fill(0);
      const scale = plane === 0 ? 1 : 2;
      const start = planesOf(made)[plane]?.start ?? 0;
      for (const shape of active) {
        const [picture, shift] = [pictures[shape], shifts[shape]];
        if (picture !== undefined && shift !== undefined)
          addShifted(
            sum,
            picture.data,
            start,
            width / scale,
            height / scale,
            scale,
            shift,
            across,
            step,
            shares[shape] ?? 0,
          );
      }
      for (let at = 0; at < sum.length; at += 1) made.data[start + at] = (sum[at] ?? 0) + 0.5;
    }
    return made;
  }

  return (pose) => {
    const [open, wide, bite] = [
      stepped(pose.open, steps.open),
      stepped(pose.wide, steps.wide),
      stepped(pose.bite, steps.bite),
    ];
    const key = `${open} ${wide} ${bite}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
    const made = make(open, wide, bite);
    kept.set(key, made);
    return made;
  };
}

const stepped = (value: number, size: number): number => Math.round(value / size) * size;

/** Points on the edge of the picture, which stay where they are, so that it fits its surroundings. */
const edgePoints = (width: number, height: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 7 }, (_, at) => at / 6).flatMap((part) => [
    [part * width, 0],
    [0, part * height],
    [width, part * height],
  ]);

/**
 * Adds a share of a plane whose pixels are shifted as the grid says. Its arguments are numbers and arrays, which is
 * faster than the plain form.
 */
function addShifted(
  into: Float32Array,
  pixels: Uint8Array,
  start: number,
  width: number,
  height: number,
  scale: number,
  shift: { readonly x: Float64Array; readonly y: Float64Array },
  across: number,
  step: number,
  share: number,
): void {
  const { x: shiftX, y: shiftY } = shift;
  for (let row = 0; row < height; row += 1) {
    const gridRow = (row * scale) / step;
    const top = Math.floor(gridRow);
    const downPart = gridRow - top;
    for (let column = 0; column < width; column += 1) {
      const gridColumn = (column * scale) / step;
      const left = Math.floor(gridColumn);
      const part = gridColumn - left;
      const node = top * across + left;
      const upperX = (shiftX[node] ?? 0) + ((shiftX[node + 1] ?? 0) - (shiftX[node] ?? 0)) * part;
      const lowerX =
        (shiftX[node + across] ?? 0) + ((shiftX[node + across + 1] ?? 0) - (shiftX[node + across] ?? 0)) * part;
      const upperY = (shiftY[node] ?? 0) + ((shiftY[node + 1] ?? 0) - (shiftY[node] ?? 0)) * part;
      const lowerY =
        (shiftY[node + across] ?? 0) + ((shiftY[node + across + 1] ?? 0) - (shiftY[node + across] ?? 0)) * part;
      const x = Math.min(Math.max(column + (upperX + (lowerX - upperX) * downPart) / scale, 0), width - 1.001);
      const y = Math.min(Math.max(row + (upperY + (lowerY - upperY) * downPart) / scale, 0), height - 1.001);
      const wholeX = x | 0;
      const wholeY = y | 0;
      const from = start + wholeY * width + wholeX;
      const a = pixels[from] ?? 0;
      const c = pixels[from + width] ?? 0;
      const upper = a + ((pixels[from + 1] ?? 0) - a) * (x - wholeX);
      const lower = c + ((pixels[from + width + 1] ?? 0) - c) * (x - wholeX);
      const at = row * width + column;
      into[at] = (into[at] ?? 0) + (upper + (lower - upper) * (y - wholeY)) * share;
    }
  }
}

/** Widths of the soft edges of a mouth, in units of the face. */
const soft = { top: 0.09, side: 0.3, bottom: 0.24 } as const;

/** How much of each pixel of a mouth's picture is shown over the face, 0 to 256: its edges are soft. */
export function softEdges({ width, height, density }: Mouths): Uint16Array {
  const eased = (part: number): number => {
    const inside = Math.min(1, Math.max(0, part));
    return inside * inside * (3 - 2 * inside);
  };
  return Uint16Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
    const side = eased(Math.min(x, width - x) / density / soft.side);
    const top = eased(y / density / soft.top);
    const bottom = eased((height - y) / density / soft.bottom);
    return Math.round(256 * side * top * bottom);
  });
}

/** Differences of light and color between a face and a mouth's picture: in the middle, and for each unit to the right. */
interface Tint {
  readonly middle: number[];
  readonly slope: number[];
}

/** How fast the tint follows the face: slow enough not to flicker. */
const follow = 0.25;

export interface MouthPainter {
  /** Paints a mouth over the face of a frame; `place` in pixels of the frame. */
  (frame: Planes, place: Place, picture: Planes): void;
}

/** Creates the function that puts a mouth on a face, in the light of that face. */
export function createMouthPainter(mouths: Mouths): MouthPainter {
  const { left, top, density, width, height } = mouths;
  const edges = softEdges(mouths);
  const tint: Tint = { middle: [0, 0, 0], slope: [0, 0, 0] };
  let isFirst = true;
  const right = left + width / density;
  const bottom = top + height / density;
  /** Places on cheeks and chin where face and picture should look alike. */
  const probes = [-1, 1].flatMap((side) =>
    [0.1, 0.2, 0.3, 0.4, 0.5].map((fall) => ({ u: side * right * 0.62, v: top + fall * (bottom - top) })),
  );

  /** Compares the face with the picture at the probes. */
  function match(frame: Planes, place: Place, picture: Planes): void {
    const [frames, own] = [planesOf(frame), planesOf(picture)];
    for (const [plane, { start, stride, shift }] of frames.entries()) {
      const source = own[plane];
      if (source === undefined) continue;
      let [sum, turn, size, count] = [0, 0, 0, 0];
      for (const { u, v } of probes) {
        const x = Math.round(place.x + place.a * u - place.b * v) >> shift;
        const y = Math.round(place.y + place.b * u + place.a * v) >> shift;
        const column = Math.round((u - left) * density) >> shift;
        const row = Math.round((v - top) * density) >> shift;
        if (x < 0 || y < 0 || x >= frame.width >> shift || y >= frame.height >> shift) continue;
        const face = frame.data[start + y * stride + x] ?? 0;
        const difference = face - (picture.data[source.start + row * source.stride + column] ?? 0);
        // A large difference is the background beside the face, or a hand.
        if (Math.abs(difference) > 40) continue;
        sum += difference;
        turn += difference * u;
        size += u * u;
        count += 1;
      }
      const [middle, slope] = count < 4 ? [0, 0] : [sum / count, turn / size];
      const part = isFirst ? 1 : follow;
      tint.middle[plane] = (tint.middle[plane] ?? 0) * (1 - part) + middle * part;
      tint.slope[plane] = (tint.slope[plane] ?? 0) * (1 - part) + slope * part;
    }
    isFirst = false;
  }

  return (frame, place, picture) => {
    match(frame, place, picture);
    const corners = [left, right].flatMap((u) =>
      [top, bottom].map((v) => ({ x: place.x + place.a * u - place.b * v, y: place.y + place.b * u + place.a * v })),
    );
    const from = { x: Math.min(...corners.map(({ x }) => x)), y: Math.min(...corners.map(({ y }) => y)) };
    const to = { x: Math.max(...corners.map(({ x }) => x)), y: Math.max(...corners.map(({ y }) => y)) };
    const own = planesOf(picture);
    for (const [plane, { start, stride, shift }] of planesOf(frame).entries())
      paintPlane(
        frame.data,
        start,
        stride,
        Math.max(0, Math.floor(from.x) >> shift),
        Math.min(frame.width >> shift, (Math.ceil(to.x) >> shift) + 1),
        Math.max(0, Math.floor(from.y) >> shift),
        Math.min(frame.height >> shift, (Math.ceil(to.y) >> shift) + 1),
        place,
        shift,
        mouths,
        picture.data,
        own[plane]?.start ?? 0,
        edges,
        tint.middle[plane] ?? 0,
        tint.slope[plane] ?? 0,
      );
  };
}

/** Paints one plane of a mouth. Its arguments are numbers and arrays, which is faster than the plain form. */
function paintPlane(
  into: Uint8Array,
  start: number,
  stride: number,
  fromX: number,
  toX: number,
  fromY: number,
  toY: number,
  place: Place,
  shift: number,
  { left, top, density, width, height }: Mouths,
  pixels: Uint8Array,
  first: number,
  edges: Uint16Array,
  middle: number,
  slope: number,
): void {
  const size = place.a * place.a + place.b * place.b;
  const scale = 1 << shift;
  const wide = width >> shift;
  const tall = height >> shift;
  const across = (place.a / size) * scale;
  const fall = (place.b / size) * scale;
  for (let row = fromY; row < toY; row += 1) {
    const dx = (fromX + 0.5) * scale - 0.5 - place.x;
    const dy = (row + 0.5) * scale - 0.5 - place.y;
    let u = (dx * place.a + dy * place.b) / size;
    let v = (dy * place.a - dx * place.b) / size;
    for (let column = fromX; column < toX; column += 1, u += across, v -= fall) {
      const px = (u - left) * density;
      const py = (v - top) * density;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const opacity = edges[(py | 0) * width + (px | 0)] ?? 0;
      if (opacity === 0) continue;
      const x = Math.min(Math.max(px / scale - 0.5, 0), wide - 1.001);
      const y = Math.min(Math.max(py / scale - 0.5, 0), tall - 1.001);
      const wholeX = x | 0;
      const wholeY = y | 0;
      const from = first + wholeY * wide + wholeX;
      const a = pixels[from] ?? 0;
      const c = pixels[from + wide] ?? 0;
      const upper = a + ((pixels[from + 1] ?? 0) - a) * (x - wholeX);
      const lower = c + ((pixels[from + wide + 1] ?? 0) - c) * (x - wholeX);
      const value = Math.min(235, Math.max(16, upper + (lower - upper) * (y - wholeY) + middle + slope * u));
      const at = start + row * stride + column;
      const below = into[at] ?? 0;
      into[at] = below + (((value - below) * opacity) / 256 + 0.5);
    }
  }
}
