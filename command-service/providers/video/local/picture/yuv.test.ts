import { describe, expect, test } from '@jest/globals';
import type { Planes } from './yuv.ts';
import { blitRgba, emptyPlanes, lay, overlayFromRgba, planesFromRgba, put, sample } from './yuv.ts';

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
    const white = planesFromRgba(plain(4, 4, 255, 255, 255), 4, 4);
    const box = { x: 0, y: 0, width: 4, height: 4 };
    const mixed = [0, 0.5, 1].map((opacity) => {
      const frame = emptyPlanes(4, 4);
      put(frame, white, box, opacity);
      return pixel(frame, 1, 1)[0];
    });
    expect(mixed).toEqual([16, 125, 235]);
  });
});
