import type { SheetFigure } from './useFeeSheet.ts';

/** The visible width to the right of the figure, and the least width of a half, in fractions of the page. */
const margin = 0.04;
const leastWide = 0.3;

/**
 * The shown part of a page, in fractions of it: the row of the figure from the left edge, where its label is, and what
 * is right above it. It has two halves, one below the other on a phone, because the letters would otherwise be too
 * small to read. The figure is complete in one of them.
 */
export function partOf({ left, top, width, height }: Pick<SheetFigure, 'left' | 'top' | 'width' | 'height'>) {
  const high = Math.min(1, Math.max(0.066, height * 4.2));
  const end = Math.min(1, left + width + margin);
  const isInSecond = end / 2 <= left && end / 2 >= leastWide;
  const wide = Math.min(1, isInSecond ? end / 2 : Math.max(leastWide, end));
  return {
    wide,
    high,
    top: Math.min(1 - high, Math.max(0, top + height / 2 - high * 0.65)),
    // A figure in the middle of the page needs only one wide half.
    halves: [
      { left: 0, hasFigure: !isInSecond },
      { left: wide, hasFigure: isInSecond },
    ].filter((half) => half.left + wide <= 1),
  };
}
