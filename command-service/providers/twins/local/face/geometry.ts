import type { Place } from '../../../video/local/twin/model.ts';
import type { Patch } from './pixels.ts';

/** Numbers of points in the mesh of a face, as its model orders them. */
const eyeCorners = { left: 33, right: 263 } as const;
/** Points that keep their place in the head while a person speaks: eyes, bridge and foot of the nose. */
const steady = [33, 133, 362, 263, 168, 6, 197, 195, 5, 2, 98, 327] as const;
const lips = [
  61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 185, 40, 39, 37, 0, 267, 269, 270, 409, 78, 95, 88, 178, 87, 14,
  317, 402, 318, 324, 308, 191, 80, 81, 82, 13, 312, 311, 310, 415,
] as const;
const chin = [149, 176, 148, 152, 377, 400, 378] as const;
/** The points that describe a mouth: its lips and the chin below it. */
export const mouthPoints: readonly number[] = [...lips, ...chin];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const pointOf = (points: Float32Array, index: number): Point => ({
  x: points[index * 2] ?? 0,
  y: points[index * 2 + 1] ?? 0,
});

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The square around the points of a face in which its mesh is found again in the next frame. */
export function patchAround(points: Float32Array): Patch {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    left = Math.min(left, points[at] ?? 0);
    right = Math.max(right, points[at] ?? 0);
    top = Math.min(top, points[at + 1] ?? 0);
    bottom = Math.max(bottom, points[at + 1] ?? 0);
  }
  const [from, to] = [pointOf(points, eyeCorners.left), pointOf(points, eyeCorners.right)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    side: Math.max(right - left, bottom - top) * 1.5,
    angle: Math.atan2(to.y - from.y, to.x - from.x),
  };
}

/** The place of a face by the corners of its eyes alone. */
export function placeByEyes(points: Float32Array): Place {
  const [from, to] = [pointOf(points, eyeCorners.left), pointOf(points, eyeCorners.right)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, a: to.x - from.x, b: to.y - from.y };
}

/** A point of the picture in the coordinates of the face. */
export function toFace({ x, y, a, b }: Place, point: Point): Point {
  const size = a * a + b * b;
  const [dx, dy] = [point.x - x, point.y - y];
  return { x: (dx * a + dy * b) / size, y: (dy * a - dx * b) / size };
}

/** The steady points of a face in its own coordinates; later frames are compared with them. */
export const steadyShape = (points: Float32Array, place: Place): readonly Point[] =>
  steady.map((index) => toFace(place, pointOf(points, index)));

/** The mean of several shapes of the same points. */
export const meanShape = (shapes: readonly (readonly Point[])[]): readonly Point[] =>
  (shapes[0] ?? []).map((_, at) => ({
    x: shapes.reduce((sum, shape) => sum + (shape[at]?.x ?? 0), 0) / shapes.length,
    y: shapes.reduce((sum, shape) => sum + (shape[at]?.y ?? 0), 0) / shapes.length,
  }));

/**
 * Fits the place that brings the steady points of a shape closest to those of a frame: least squares over position,
 * rotation and size.
 */
export function fitPlace(points: Float32Array, shape: readonly Point[]): Place {
  const count = shape.length;
  let [mu, mv, mx, my] = [0, 0, 0, 0];
  steady.forEach((index, at) => {
    const { x, y } = pointOf(points, index);
    mu += (shape[at]?.x ?? 0) / count;
    mv += (shape[at]?.y ?? 0) / count;
    mx += x / count;
    my += y / count;
  });
  let [across, turn, size] = [0, 0, 0];
  steady.forEach((index, at) => {
    const point = pointOf(points, index);
    const [u, v, x, y] = [(shape[at]?.x ?? 0) - mu, (shape[at]?.y ?? 0) - mv, point.x - mx, point.y - my];
    across += u * x + v * y;
    turn += u * y - v * x;
    size += u * u + v * v;
  });
  const [a, b] = size === 0 ? [1, 0] : [across / size, turn / size];
  return { x: mx - a * mu + b * mv, y: my - b * mu - a * mv, a, b };
}

/** The pose of a face and its expression, in units of the face. */
export interface Expression {
  /** How far the head is turned to the side, and tilted down: at 0 most people look straight ahead. */
  readonly yaw: number;
  readonly pitch: number;
  /** Gap between the lips, and width of the mouth. */
  readonly open: number;
  readonly wide: number;
  /** Gap between the lids. */
  readonly eyes: number;
}

export function expressionOf(points: Float32Array): Expression {
  const place = placeByEyes(points);
  const unit = Math.hypot(place.a, place.b);
  const at = (index: number): Point => pointOf(points, index);
  const nose = toFace(place, at(4));
  return {
    yaw: nose.x,
    pitch: nose.y,
    open: distance(at(13), at(14)) / unit,
    wide: distance(at(61), at(291)) / unit,
    eyes: (distance(at(159), at(145)) + distance(at(386), at(374))) / 2 / unit,
  };
}
