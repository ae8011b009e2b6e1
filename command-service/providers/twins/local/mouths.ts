import { median } from './judging.ts';
import type { Sample } from './following.ts';

/** Mouths to look for in a recording: from 0 closed to 1 open, less than 0 pressed; from -1 pursed to 1 spread. */
const wanted = [
  { open: -0.3, wide: 0 },
  { open: 0.3, wide: 0.1 },
  { open: 0.6, wide: 0 },
  { open: 1, wide: 0 },
  { open: 0.25, wide: 0.8 },
  { open: 0.3, wide: -0.8 },
  { open: 0.65, wide: -0.7 },
] as const;

/** A mouth that a sample shows. */
export interface KeyMouth {
  readonly sample: number;
  readonly open: number;
  readonly wide: number;
}

/** The range of the person's own mouth: the measured values that map to 0, 1, -1 and 1. */
function rangesOf(samples: readonly Sample[]) {
  const opens = samples.flatMap(({ face }) => (face === undefined ? [] : [face.expression.open]));
  const widths = samples.flatMap(({ face }) => (face === undefined ? [] : [face.expression.wide]));
  const at = (values: readonly number[], part: number): number =>
    values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
  return {
    closed: at(opens, 0.02),
    open: at(opens, 0.98),
    pursed: at(widths, 0.03),
    usual: median(widths),
    spread: at(widths, 0.97),
  };
}

/**
 * Chooses the samples that show the mouth in each of a few shapes best: with the head held as in the loop, and sharp.
 *
 * @param loop the samples of the loop
 */
export function chooseMouths(
  samples: readonly Sample[],
  loop: { readonly start: number; readonly end: number },
): KeyMouth[] {
  const ranges = rangesOf(samples);
  const inLoop = samples.slice(loop.start, loop.end).flatMap(({ face }) => (face === undefined ? [] : [face]));
  const usual = {
    yaw: median(inLoop.map(({ expression }) => expression.yaw)),
    pitch: median(inLoop.map(({ expression }) => expression.pitch)),
    light: median(inLoop.map(({ light }) => light)),
    detail: median(inLoop.map(({ detail }) => detail)),
  };
  const candidates = samples.flatMap(({ face }, sample) => {
    if (face === undefined) return [];
    const { expression, light, detail } = face;
    const open = (expression.open - ranges.closed) / Math.max(1e-6, ranges.open - ranges.closed);
    const off = expression.wide - ranges.usual;
    const side = off < 0 ? ranges.usual - ranges.pursed : ranges.spread - ranges.usual;
    const held = Math.abs(expression.yaw - usual.yaw) * 4 + Math.abs(expression.pitch - usual.pitch) * 2;
    const blurred = Math.max(0, 1 - detail / usual.detail) * 0.5;
    return [
      {
        sample,
        // Lips that are closed more firmly than usual are the best closed ones.
        open: Math.min(1.2, Math.max(-0.3, open)),
        wide: Math.min(1.2, Math.max(-1.2, off / Math.max(1e-6, side))),
        flaw: held + blurred + Math.abs(light - usual.light) / 128,
      },
    ];
  });
  const chosen = new Map<number, KeyMouth>();
  for (const shape of wanted) {
    const [best] = candidates
      .map((each) => ({
        each,
        cost: Math.abs(each.open - shape.open) * 1.6 + Math.abs(each.wide - shape.wide) * 0.7 + each.flaw,
      }))
      .toSorted((a, b) => a.cost - b.cost);
    if (best !== undefined)
      chosen.set(best.each.sample, {
        sample: best.each.sample,
        open: Math.max(0, best.each.open),
        wide: best.each.wide,
      });
  }
  return [...chosen.values()];
}
