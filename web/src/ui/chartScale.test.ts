import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chartScale } from './chartScale.ts';

test.each<[readonly number[], readonly number[]]>([
  [[], [0, 0.5, 1]],
  [
    [0, 0],
    [0, 0.5, 1],
  ],
  [[7], [0, 2.5, 5, 7.5]],
  [[100], [0, 50, 100]],
  [
    [131_250, 400],
    [0, 50_000, 100_000, 150_000],
  ],
  [
    [-41_000, 20_000],
    [-50_000, -25_000, 0, 25_000],
  ],
])('the axis of %j has lines at %j', (values, ticks) => {
  expect(chartScale(values).ticks).toEqual(ticks);
});

test('an axis shows every value and zero, on a few even lines', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })), (values) => {
      const { low, high, ticks } = chartScale(values);
      expect(values.every((value) => value >= low && value <= high)).toBe(true);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect([low, high]).toEqual([ticks[0], ticks.at(-1)]);
    }),
  );
});
