import { median } from './judging.ts';
import { placeByEyes } from './face/geometry.ts';
import type { Sample } from './following.ts';

/** A part of a recording that can be played in a circle, in samples: it goes on with `start` after `end`. */
export interface Loop {
  readonly start: number;
  readonly end: number;
}

/** Lengths in samples, at 12.5 samples a second. */
export interface LoopLengths {
  readonly shortest: number;
  readonly longest: number;
  /** Samples after the end that the crossfade needs. */
  readonly fade: number;
}

/** The pose of the head: place and size in units of the face, turn, nod, lean, and lids. */
type Pose = readonly number[];
/** How visible a difference of each part of the pose is, in the order of `poseOf`. */
const weights = [1, 1, 1.5, 1, 1, 1, 0.6] as const;
/** How many of the best pairs are compared as pictures. */
const finalists = 300;

function poseOf({ face }: Sample, unit: number): Pose | undefined {
  if (face === undefined) return undefined;
  const { x, y, a, b } = placeByEyes(face.points);
  const { yaw, pitch, eyes } = face.expression;
  return [x / unit, y / unit, Math.hypot(a, b) / unit, yaw, pitch, Math.atan2(b, a), eyes * 3];
}

const apart = (from: Pose, to: Pose): number =>
  Math.sqrt(weights.reduce((sum, weight, at) => sum + (((from[at] ?? 0) - (to[at] ?? 0)) * weight) ** 2, 0));

const difference = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / (a.length * 255);

/**
 * Chooses the part of a recording whose end passes into its start unseen: the head is held alike and moves alike at
 * both, and in between it stays near its usual place. Prefers longer parts.
 *
 * @returns undefined when no part of the allowed length shows the face throughout
 */
export function chooseLoop(samples: readonly Sample[], lengths: LoopLengths): Loop | undefined {
  const unit = median(
    samples.flatMap(({ face }) => {
      if (face === undefined) return [];
      const { a, b } = placeByEyes(face.points);
      return [Math.hypot(a, b)];
    }),
  );
  const poses = samples.map((sample) => poseOf(sample, unit));
  const usual = weights.map((_, at) => median(poses.flatMap((pose) => pose?.[at] ?? [])));
  /** Unrest up to each sample: how far from its usual place the head is, and how much the whole picture changes. */
  const unrest = [0];
  const unseen = [0];
  for (const [at, pose] of poses.entries()) {
    const before = samples[at - 1];
    const now = samples[at];
    const change = before === undefined || now === undefined ? 0 : difference(before.thumbnail, now.thumbnail);
    unrest.push((unrest[at] ?? 0) + (pose === undefined ? 1 : apart(pose, usual)) + change * 30);
    unseen.push((unseen[at] ?? 0) + (pose === undefined ? 1 : 0));
  }
  const between = (sums: readonly number[], from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0);

  const pairs: { readonly start: number; readonly end: number; readonly cost: number }[] = [];
  for (let start = 0; start + lengths.shortest + lengths.fade < samples.length; start += 1) {
    const last = Math.min(start + lengths.longest, samples.length - lengths.fade - 1);
    for (let end = start + lengths.shortest; end <= last; end += 1) {
      if (between(unseen, start, end + lengths.fade) > 0) continue;
      const [from, to, next, after] = [poses[start], poses[end], poses[start + 2], poses[end + 2]];
      if (from === undefined || to === undefined || next === undefined || after === undefined) continue;
      const seam = apart(from, to) + apart(next, after);
      const rest = between(unrest, start, end) / (end - start);
      const short = 1 - (end - start) / lengths.longest;
      pairs.push({ start, end, cost: seam + rest * 0.3 + short * 0.08 });
    }
  }
  const best = pairs
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, finalists)
    .map((pair) => {
      const [from, to] = [samples[pair.start]?.thumbnail, samples[pair.end]?.thumbnail];
      return { ...pair, cost: pair.cost + (from === undefined || to === undefined ? 1 : difference(from, to) * 12) };
    })
    .toSorted((a, b) => a.cost - b.cost);
  const [chosen] = best;
  return chosen === undefined ? undefined : { start: chosen.start, end: chosen.end };
}
