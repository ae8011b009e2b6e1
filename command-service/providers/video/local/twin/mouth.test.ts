import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emptyPlanes } from '../picture/yuv.ts';
import type { Mouths } from './model.ts';
import { createMouthMaker, createMouthPainter, sharesOf, softEdges } from './mouth.ts';

const size = { width: 60, height: 40 };
/** Two mouths: lips together in the middle, and apart. */
const mouths: Mouths = {
  left: -0.75,
  top: 0.5,
  density: 40,
  ...size,
  shapes: [
    { open: 0, wide: 0, points: [-0.3, 0.9, 0.3, 0.9, 0, 0.9, 0, 0.9] },
    { open: 1, wide: 0, points: [-0.3, 0.95, 0.3, 0.95, 0, 0.85, 0, 1.05] },
  ],
};
/** Skin of one gray with a black mouth of this many rows, 16 rows below the top. */
const drawn = (rows: number): number[] =>
  Array.from({ length: size.width * size.height }, (_, at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    return x > 18 && x < 42 && Math.abs(y - 17) <= rows ? 0 : 150;
  }).flatMap((grey) => [grey, grey, grey, 255]);
const sheet = Uint8Array.from([...drawn(0), ...drawn(5)]);
/** Dark pixels of the column in the middle. */
const darkness = (picture: { readonly data: Uint8Array }): number =>
  Array.from({ length: size.height }, (_, y) => picture.data[y * size.width + 30] ?? 255).filter((luma) => luma < 90)
    .length;

describe('a mouth', () => {
  test('opens as far as the pose says', () => {
    const make = createMouthMaker(mouths, sheet);
    const openings = [0, 0.25, 0.5, 0.75, 1].map((open) => darkness(make({ open, wide: 0, bite: 0 })));
    expect(openings).toEqual(openings.toSorted((a, b) => a - b));
    expect((openings.at(-1) ?? 0) - (openings[0] ?? 0)).toBeGreaterThan(5);
  });

  test('is closed by teeth on the lip', () => {
    const make = createMouthMaker(mouths, sheet);
    const bitten = darkness(make({ open: 1, wide: 0, bite: 1 }));
    expect(bitten).toBeLessThan(darkness(make({ open: 1, wide: 0, bite: 0 })));
  });

  test('is made of shares that sum up to one and change smoothly', () => {
    const value = fc.double({ min: -1, max: 1, noNaN: true });
    const shapes = [
      { open: 0, wide: 0 },
      { open: 0.5, wide: -0.8 },
      { open: 0.3, wide: 0.8 },
      { open: 1, wide: 0 },
    ];
    fc.assert(
      fc.property(value, value, (open, wide) => {
        const shares = sharesOf(shapes, open, wide);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        const next = sharesOf(shapes, open + 0.001, wide);
        expect(Math.max(...shares.map((share, at) => Math.abs(share - (next[at] ?? 0))))).toBeLessThan(0.05);
      }),
    );
  });

  test('fades out at its edges and covers the lips', () => {
    const edges = softEdges(mouths);
    expect(edges[0]).toBeLessThan(5);
    expect(edges[size.width * 17 + 30]).toBe(256);
    expect(edges[size.width * 17]).toBeLessThan(5);
  });

  test('takes on the light of the face it is painted on, and leaves the rest of the frame alone', () => {
    const frame = emptyPlanes(200, 200);
    frame.data.fill(110, 0, 200 * 200);
    const make = createMouthMaker(mouths, sheet);
    const place = { x: 100, y: 60, a: 60, b: 0 };
    createMouthPainter(mouths)(frame, place, make({ open: 1, wide: 0, bite: 0 }));
    const at = (u: number, v: number): number =>
      frame.data[Math.round(60 + v * 60) * 200 + Math.round(100 + u * 60)] ?? 0;
    expect(Math.abs(at(0, 1.2) - 110)).toBeLessThanOrEqual(2);
    expect(Math.abs(at(-0.4, 0.9) - 110)).toBeLessThanOrEqual(2);
    expect(at(0, 0.95)).toBeLessThan(60);
    expect(at(0, 0.3)).toBe(110);
    expect(at(-1, 0.9)).toBe(110);
  });

  test('on a face at the edge of the frame is cut off', () => {
    const frame = emptyPlanes(80, 80);
    const make = createMouthMaker(mouths, sheet);
    const picture = make({ open: 1, wide: 0, bite: 0 });
    for (const [x, y] of [
      [0, 0],
      [79, 79],
      [-100, 40],
      [40, 300],
    ] as const)
      createMouthPainter(mouths)(frame, { x, y, a: 60, b: 10 }, picture);
    expect(frame.data.length).toBe(80 * 80 * 1.5);
  });
});
