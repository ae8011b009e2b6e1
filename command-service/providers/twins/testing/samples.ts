import { expressionOf } from '../local/face/geometry.ts';
import type { Sample } from '../local/following.ts';

/** The behavior of an artificial face; the rest has defaults. */
export interface FaceState {
  /** The middle between the eyes in pixels of the small frame. */
  readonly x?: number;
  readonly y?: number;
  /** Distance of the eyes' outer corners in pixels. */
  readonly unit?: number;
  /** Gap between the lips and width of the mouth, in units of the face. */
  readonly open?: number;
  readonly wide?: number;
  readonly light?: number;
  readonly detail?: number;
}

/** The points of a plain face that looks straight ahead. */
export function meshOf({ x = 100, y = 80, unit = 60, open = 0.02, wide = 0.6 }: FaceState): Float32Array {
  const points = new Float32Array(468 * 2);
  const set = (index: number, u: number, v: number): void => {
    points[index * 2] = x + u * unit;
    points[index * 2 + 1] = y + v * unit;
  };
  for (let index = 0; index < 468; index += 1) set(index, 0, 0.4);
  const placed: readonly (readonly [index: number, u: number, v: number])[] = [
    [33, -0.5, 0],
    [133, -0.18, 0.01],
    [362, 0.18, 0.01],
    [263, 0.5, 0],
    [168, 0, 0],
    [6, 0, 0.1],
    [197, 0, 0.2],
    [195, 0, 0.3],
    [5, 0, 0.4],
    [4, 0, 0.45],
    [2, 0, 0.58],
    [98, -0.15, 0.52],
    [327, 0.15, 0.52],
    [61, -wide / 2, 0.82],
    [291, wide / 2, 0.82],
    [13, 0, 0.82 - open / 2],
    [14, 0, 0.82 + open / 2],
    [152, 0, 1.2 + open],
    [159, -0.34, -0.04],
    [145, -0.34, 0.04],
    [386, 0.34, -0.04],
    [374, 0.34, 0.04],
  ];
  for (const [index, u, v] of placed) set(index, u, v);
  return points;
}

/** A sample of a recording; without a state nobody is seen. */
export function sampleOf(state: FaceState | undefined): Sample {
  const thumbnail = new Uint8Array(32 * 18).fill(120);
  if (state === undefined) return { thumbnail };
  const points = meshOf(state);
  const { light = 120, detail = 10 } = state;
  return { thumbnail, face: { points, expression: expressionOf(points), light, detail } };
}
