import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { partOf } from './sheetPart.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
/** A figure anywhere on its page. */
const figure = fc.tuple(share, share, share, share).map(([left, top, width, height]) => ({
  left,
  top,
  width: width * (1 - left),
  height: height * (1 - top),
}));

test('shows the row of a figure from the left edge, and the figure whole in one of the halves', () => {
  fc.assert(
    fc.property(figure, (at) => {
      const { wide, high, top, halves } = partOf(at);
      expect(halves[0]?.left).toBe(0);
      for (const half of halves) expect(half.left + wide).toBeLessThanOrEqual(1);
      const [shown, ...others] = halves.filter(({ hasFigure }) => hasFigure);
      expect(others).toEqual([]);
      expect(shown?.left).toBeLessThanOrEqual(at.left);
      expect((shown?.left ?? 0) + wide).toBeGreaterThanOrEqual(at.left + at.width - 1e-9);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + high).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

test('a figure at the right edge is shown with its label, letters as large as half a page allows', () => {
  const { wide, halves } = partOf({ left: 0.83, top: 0.2, width: 0.12, height: 0.01 });
  expect(wide).toBeCloseTo(0.495);
  expect(halves.map(({ hasFigure }) => hasFigure)).toEqual([false, true]);
});

test('shows the line above a figure whole, in a sheet of 28 lines a page', () => {
  const [line, height] = [1 / 28, 0.012];
  const { top } = partOf({ left: 0.83, top: 0.4, width: 0.1, height });
  expect(top).toBeLessThan(0.4 - line);
});
