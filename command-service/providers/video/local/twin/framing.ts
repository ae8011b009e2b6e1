import type { Box, Layout } from '../picture/layout.ts';
import type { Place, TwinModel } from './model.ts';

/** Distance between the outer corners of a stock presenter's eyes, and their height above the middle of the face. */
const stock = { eyes: 92, above: 16 } as const;
/** The most that frames of the loop are magnified, unless they would not fill the box. */
const largest = 1.5;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The part of the loop's frames that fills the presenter's box, with the face where a stock presenter's would be. */
export function framingOf(
  { width, height, places }: Pick<TwinModel, 'width' | 'height' | 'places'>,
  { face, presenter }: Pick<Layout, 'face' | 'presenter'>,
): Box {
  const unit = median(places.map(({ a, b }) => Math.hypot(a, b)));
  const scale = Math.max(
    Math.min((stock.eyes * face.scale) / unit, largest),
    presenter.width / width,
    presenter.height / height,
  );
  const even = (value: number, most: number): number => Math.min(most, 2 * Math.round(value / 2));
  const wide = even(presenter.width / scale, width);
  const tall = even(presenter.height / scale, height);
  const left = median(places.map(({ x }) => x)) - face.x / scale;
  const top = median(places.map(({ y }) => y)) - (face.y - stock.above * face.scale) / scale;
  const within = (value: number, most: number): number => 2 * Math.round(Math.min(Math.max(value, 0), most) / 2);
  return { x: within(left, width - wide), y: within(top, height - tall), width: wide, height: tall };
}

/** Converts a place in a frame of the loop to one in the presenter's box. */
export function placeInBox({ x, y, a, b }: Place, framing: Box, { width }: Pick<Box, 'width'>): Place {
  const scale = width / framing.width;
  return {
    x: (x + 0.5 - framing.x) * scale - 0.5,
    y: (y + 0.5 - framing.y) * scale - 0.5,
    a: a * scale,
    b: b * scale,
  };
}
