import { describe, expect, test } from '@jest/globals';
import type { Planes } from './yuv.ts';
import { sample } from './sampling.ts';
import { blend, blitRgba, emptyPlanes, lay, overlayFromRgba, planesFromRgba, put } from './yuv.ts';

const plain = (width: number, height: number, red: number, green: number, blue: number, alpha = 255): Uint8Array =>
  Uint8Array.from({ length: width * height * 4 }, (_, index) => [red, green, blue, alpha][index % 4] ?? 0);

const pixel = (planes: Planes, x: number, y: number): number[] => {
  const luma = planes.width * planes.height;
  const colour = (y >> 1) * (planes.width >> 1) + (x >> 1);
  return [
    planes.data[y * planes.width + x] ?? -1,
    planes.data[luma + colour] ?? -1,
    planes.data[luma + (luma >> 2) + colour] ?? -1,
  ];
};

describe('frames in planes', () => {
  // BT.709 limited range, within one step of the exact values.
  test.each([
    [
      [0, 0, 0],
      [16, 128, 128],
    ],
    [
      [255, 255, 255],
      [235, 128, 128],
    ],
    [
      [255, 0, 0],
      [63, 102, 240],
    ],
    [
      [0, 255, 0],
      [173, 42, 26],
    ],
    [
      [0, 0, 255],
      [32, 240, 118],
    ],
  ])('converts %j to %j', ([red = 0, green = 0, blue = 0], expected) => {
    pixel(planesFromRgba(plain(4, 4, red, green, blue), 4, 4), 2, 2).forEach((value, index) => {
      expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThanOrEqual(1);
    });
  });

  test('a blit changes its box only', () => {
    const frame = emptyPlanes(16, 16);
    blitRgba(frame, plain(4, 4, 255, 255, 255), 4, 4, 6, 8);
    expect(pixel(frame, 6, 8)[0]).toBe(235);
    expect(pixel(frame, 9, 11)[0]).toBe(235);
    for (const [x, y] of [
      [5, 8],
      [10, 8],
      [6, 7],
      [6, 12],
    ] as const)
      expect(pixel(frame, x, y)).toEqual([16, 128, 128]);
  });

  test('a view of the same size copies pixels; a fraction interpolates', () => {
    const picture = emptyPlanes(40, 24);
    for (let index = 0; index < picture.data.length; index += 1) picture.data[index] = (index * 37) % 256;
    const frame = emptyPlanes(60, 40);
    const box = { x: 10, y: 6, width: 20, height: 12 };
    sample(frame, box, picture, { x: 4, y: 2, width: 20, height: 12 });
    for (const [x, y] of [
      [0, 0],
      [19, 0],
      [7, 5],
      [19, 11],
    ] as const)
      expect(pixel(frame, 10 + x, 6 + y)).toEqual(pixel(picture, 4 + x, 2 + y));
    sample(frame, box, picture, { x: 4.5, y: 2, width: 20, height: 12 });
    expect(pixel(frame, 15, 9)[0]).toBe(
      Math.floor(((pixel(picture, 9, 5)[0] ?? 0) + (pixel(picture, 10, 5)[0] ?? 0)) / 2 + 0.5),
    );
  });

  test('an overlay blends by its transparency', () => {
    const frame = planesFromRgba(plain(8, 8, 0, 0, 0), 8, 8);
    lay(frame, overlayFromRgba(plain(4, 4, 128, 128, 128, 128), { x: 2, y: 2, width: 4, height: 4 }));
    expect(pixel(frame, 3, 3)[0]).toBeGreaterThan(122);
    expect(pixel(frame, 3, 3)[0]).toBeLessThan(129);
    expect(pixel(frame, 0, 0)[0]).toBe(16);
  });

  test('opacity blends from one picture to the other', () => {
    const black = emptyPlanes(6, 2);
    const white = planesFromRgba(plain(6, 2, 255, 255, 255), 6, 2);
    const red = planesFromRgba(plain(6, 2, 255, 0, 0), 6, 2);
    for (const [opacity, luma] of [
      [0, 16],
      [0.5, 126],
      [1, 235],
    ] as const) {
      const frame = emptyPlanes(6, 2);
      blend(frame, black, white, opacity);
      for (let x = 0; x < 6; x += 1) expect(pixel(frame, x, 1)).toEqual([luma, 128, 128]);
    }
    // The last colors do not fill a word of four bytes.
    blend(black, black, red, 1);
    expect(Buffer.compare(black.data, red.data)).toBe(0);
  });

  test('a part of a frame is replaced', () => {
    const frame = emptyPlanes(8, 8);
    put(frame, planesFromRgba(plain(4, 2, 255, 255, 255), 4, 2), { x: 2, y: 4, width: 4, height: 2 });
    expect([pixel(frame, 2, 4)[0], pixel(frame, 5, 5)[0], pixel(frame, 6, 5)[0], pixel(frame, 2, 3)[0]]).toEqual([
      235, 235, 16, 16,
    ]);
  });

  test('a scaled view is what bilinear interpolation gives, within rounding', () => {
    const picture = emptyPlanes(46, 30);
    for (let index = 0; index < picture.data.length; index += 1) picture.data[index] = (index * 37) % 256;
    const frame = emptyPlanes(40, 26);
    const view = { x: 1.3, y: 0.7, width: 43.2, height: 28.1 };
    sample(frame, { x: 0, y: 0, width: 40, height: 26 }, picture, view);
    for (let y = 0; y < 26; y += 1)
      for (let x = 0; x < 40; x += 1) {
        const [left, top] = [
          view.x + ((x + 0.5) * view.width) / 40 - 0.5,
          view.y + ((y + 0.5) * view.height) / 26 - 0.5,
        ];
        const [column, row] = [Math.floor(left), Math.floor(top)];
        const at = (dx: number, dy: number): number => pixel(picture, column + dx, row + dy)[0] ?? 0;
        const [across, down] = [left - column, top - row];
        const expected =
          (at(0, 0) * (1 - across) + at(1, 0) * across) * (1 - down) +
          (at(0, 1) * (1 - across) + at(1, 1) * across) * down;
        expect(Math.abs((pixel(frame, x, y)[0] ?? 0) - expected)).toBeLessThan(2.5);
      }
  });
});
