import { describe, expect, test } from '@jest/globals';
import { defaultLook, videoFormats, presenterPlacements, videoResolutions } from '../../../../../domain/look.ts';
import { inksOf } from '../../../../../domain/inks.ts';
import { inPixels, layoutOf, type Box } from './layout.ts';

const looks = videoFormats.flatMap((format) =>
  presenterPlacements.flatMap((placement) =>
    [true, false].flatMap((captions) =>
      videoResolutions.map((resolution) => ({ format, placement, captions, resolution })),
    ),
  ),
);
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('a video', () => {
  test.each(looks)(
    'of $format, presenter $placement, captions $captions, in $resolution has its parts in place',
    (look) => {
      const { width, height, picture, presenter, caption, words, face, isSmall, isFull } = inPixels(layoutOf(look));
      const boxes = [picture, presenter, ...(caption === undefined ? [] : [caption])];
      for (const box of boxes) {
        expect([box.x, box.y, box.width, box.height].every((edge) => edge % 2 === 0)).toBe(true);
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
      }
      expect(caption !== undefined).toBe(look.captions);
      expect(apart(picture, presenter)).toBe(!isSmall);
      if (caption !== undefined) expect([apart(caption, picture), apart(caption, presenter)]).toEqual([!isFull, true]);
      expect(isFull).toBe(look.placement === 'full');
      // Words on the picture hide neither a small presenter nor captions.
      expect(words.width).toBeGreaterThan(300);
      expect(apart(words, presenter)).toBe(isSmall || apart(picture, presenter));
      if (caption !== undefined) expect(apart(words, caption)).toBe(true);
      // The head is about 170 units high and 150 wide.
      expect(face.y - 90 * face.scale).toBeGreaterThan(0);
      expect(presenter.width / face.scale).toBeGreaterThan(200);
      expect((presenter.height - face.y) / face.scale).toBeGreaterThan(150);
    },
  );
});

test.each([
  ['landscape', [1920, 1080]],
  ['portrait', [1080, 1920]],
  ['square', [1080, 1080]],
] as const)('a full HD video in %s has the pixels of that format', (format, size) => {
  const { width, height } = inPixels(layoutOf({ ...defaultLook, format, resolution: 'full_hd' }));
  expect([width, height]).toEqual(size);
});

test('a presenter who fills the frame is on the right in a video without pictures', () => {
  expect(layoutOf({ ...defaultLook, placement: 'full' }, false)).toEqual(
    layoutOf({ ...defaultLook, placement: 'right' }),
  );
});

describe('the colors of a video', () => {
  const luminance = (hex: string): number =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
      const share = Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
      return sum + weight * (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    }, 0);

  test.each(['#ffffff', '#ffff00', '#000000', '#0b6e63', '#ff0000', '#808080', 'no colour', ''])(
    'made from %s keep white text readable on cards and words readable on captions',
    (given) => {
      const { night, line, word } = inksOf({ primaryColour: given, accentColour: given });
      for (const shade of night) expect(1.05 / (luminance(shade) + 0.05)).toBeGreaterThan(4.5);
      for (const ink of [line, word])
        expect((luminance(ink) + 0.05) / (luminance('#0d1219') + 0.05)).toBeGreaterThan(4.5);
    },
  );
});
