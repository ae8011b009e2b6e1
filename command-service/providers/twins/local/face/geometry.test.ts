import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { meshOf } from '../../testing/samples.ts';
import { expressionOf, fitPlace, placeByEyes, steadyShape, toFace } from './geometry.ts';

const shape = steadyShape(meshOf({}), placeByEyes(meshOf({})));

/** A face moved, turned and enlarged. */
const move = (points: Float32Array, x: number, y: number, size: number, angle: number): Float32Array =>
  points.map((_, at) => {
    const [px, py] = [points[at - (at % 2)] ?? 0, points[at - (at % 2) + 1] ?? 0];
    const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
    return at % 2 === 0 ? px * cos - py * sin + x : px * sin + py * cos + y;
  });

describe('the place of a face', () => {
  test('follows the head wherever it moves, however open the mouth is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -200, max: 200, noNaN: true }),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        (offset, size, angle, open) => {
          const place = fitPlace(move(meshOf({ open }), offset, -offset, size, angle), shape);
          expect(Math.hypot(place.a, place.b)).toBeCloseTo(60 * size, 1);
          expect(Math.atan2(place.b, place.a)).toBeCloseTo(angle, 3);
          const left = toFace(place, {
            x: (100 - 30) * Math.cos(angle) * size - 80 * Math.sin(angle) * size + offset,
            y: (100 - 30) * Math.sin(angle) * size + 80 * Math.cos(angle) * size - offset,
          });
          expect(left.x).toBeCloseTo(-0.5, 2);
          expect(left.y).toBeCloseTo(0, 2);
        },
      ),
      { numRuns: 50 },
    );
  });
});

test('measures a mouth in units of the face, not in pixels', () => {
  const near = expressionOf(meshOf({ open: 0.2, wide: 0.7, unit: 120 }));
  const far = expressionOf(meshOf({ open: 0.2, wide: 0.7, unit: 30 }));
  expect(near.open).toBeCloseTo(0.2, 3);
  expect(near.wide).toBeCloseTo(0.7, 3);
  expect(far.open).toBeCloseTo(near.open, 3);
});
