import type { FaceFinder } from './face/finder.ts';
import { type Expression, expressionOf, patchAround, placeByEyes, pointOf } from './face/geometry.ts';
import type { Patch, Rgb } from './face/pixels.ts';

/** A small frame of the recording in which the face was followed. */
export interface Sample {
  /** Points of the mesh in pixels of the small frame; absent when no face was seen. */
  readonly face?: {
    readonly points: Float32Array;
    readonly expression: Expression;
    /** Mean light of the face, 0 to 255. */
    readonly light: number;
    /** How much detail the mouth has: a blurred mouth has little. */
    readonly detail: number;
  };
  /** The frame as 32 x 18 gray pixels, to compare frames as a whole. */
  readonly thumbnail: Uint8Array;
}

export interface Following {
  readonly samples: readonly Sample[];
  /** How often the detector looked, and how often it saw more than one face of a similar size. */
  readonly looks: number;
  readonly crowds: number;
}

/** The detector looks at every twelfth small frame (about once a second), and whenever the face is lost. */
const lookEvery = 12;
const surely = 0.6;
/** A second face counts from this share of the first one's size on: a picture on the wall is smaller. */
const similar = 0.45;

/** Follows the face through the small frames of a recording. */
export async function follow(
  finder: FaceFinder,
  frames: AsyncIterable<Rgb>,
  onFrame: (frame: number) => void,
): Promise<Following> {
  const samples: Sample[] = [];
  let patch: Patch | undefined;
  let [looks, crowds, lost] = [0, 0, 0];
  for await (const frame of frames) {
    const number = samples.length;
    // A face that is not there is looked for less often: that takes much longer than following it.
    if (number % lookEvery === 0 || (patch === undefined && lost % 4 === 0)) {
      const faces = finder.find(frame);
      const [first] = faces.toSorted((a, b) => b.patch.side - a.patch.side);
      patch ??= first?.patch;
      if (number % lookEvery === 0) {
        looks += 1;
        if (faces.filter((face) => face.patch.side > (first?.patch.side ?? 0) * similar).length > 1) crowds += 1;
      }
    }
    const mesh = patch === undefined ? undefined : finder.mesh(frame, patch);
    const thumbnail = shrink(frame);
    if (mesh === undefined || mesh.score < surely) {
      patch = undefined;
      lost += 1;
      samples.push({ thumbnail });
    } else {
      const { points } = mesh;
      patch = patchAround(points);
      lost = 0;
      samples.push({ thumbnail, face: { points, expression: expressionOf(points), ...measure(frame, points) } });
    }
    onFrame(number);
  }
  return { samples, looks, crowds };
}

const thumb = { width: 32, height: 18 } as const;

const grey = (data: Uint8Array, at: number): number =>
  ((data[at] ?? 0) * 3 + (data[at + 1] ?? 0) * 6 + (data[at + 2] ?? 0)) / 10;

/** The frame as few gray pixels, each the mean of sixteen places. */
function shrink({ width, height, data }: Rgb): Uint8Array {
  const small = new Uint8Array(thumb.width * thumb.height);
  for (let at = 0; at < small.length; at += 1) {
    const [column, row] = [at % thumb.width, Math.floor(at / thumb.width)];
    let sum = 0;
    for (let place = 0; place < 16; place += 1) {
      const x = Math.floor(((column + ((place & 3) + 0.5) / 4) / thumb.width) * width);
      const y = Math.floor(((row + ((place >> 2) + 0.5) / 4) / thumb.height) * height);
      sum += grey(data, (y * width + x) * 3);
    }
    small[at] = sum / 16;
  }
  return small;
}

/** The light of a face and the detail of its mouth. */
function measure({ width, height, data }: Rgb, points: Float32Array): { light: number; detail: number } {
  const { x, y, a, b } = placeByEyes(points);
  const unit = Math.hypot(a, b);
  const valueAt = (px: number, py: number): number => {
    const [column, row] = [Math.round(px), Math.round(py)];
    return column < 0 || row < 0 || column >= width || row >= height ? 0 : grey(data, (row * width + column) * 3);
  };
  let light = 0;
  for (let at = 0; at < 100; at += 1)
    light += valueAt(x + ((at % 10) / 9 - 0.5) * unit, y + (Math.floor(at / 10) / 9) * unit) / 100;
  const mouth = { x: (pointOf(points, 13).x + pointOf(points, 14).x) / 2, y: pointOf(points, 13).y };
  let detail = 0;
  for (let at = 0; at < 144; at += 1) {
    const px = mouth.x + ((at % 12) / 11 - 0.5) * unit * 0.6;
    const py = mouth.y + (Math.floor(at / 12) / 11 - 0.5) * unit * 0.4;
    detail += (Math.abs(valueAt(px + 1, py) - valueAt(px, py)) + Math.abs(valueAt(px, py + 1) - valueAt(px, py))) / 144;
  }
  return { light, detail };
}
