import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { planShots, viewAt } from './camera.ts';
import { defaultLook } from '../../../../../domain/look.ts';
import { layoutOf } from './layout.ts';

const { picture: pictureBox } = layoutOf(defaultLook);

const pictures = fc.integer({ min: 1, max: 30 });

describe('the camera', () => {
  test('shots follow each other without a gap and fill the time', () => {
    fc.assert(
      fc.property(pictures, fc.double({ min: 0.5, max: 600, noNaN: true }), (count, length) => {
        const shots = planShots(count, 1.5, 1.5 + length);
        expect(shots[0]?.start).toBe(1.5);
        expect(shots.at(-1)?.end).toBeCloseTo(1.5 + length, 6);
        shots.forEach((shot, index) => {
          expect(shot.end).toBeGreaterThan(shot.start);
          if (index > 0) expect(shot.start).toBe(shots[index - 1]?.end);
          expect(shot.source).toBe(index % count);
        });
      }),
    );
  });

  test('shows only the picture, without distortion', () => {
    const picture = { width: 922, height: 602 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.double({ min: -1, max: 99, noNaN: true }), (index, seconds) => {
        const shot = planShots(2, 0, 90)[index];
        if (shot === undefined) return;
        const view = viewAt(shot, seconds, picture, pictureBox);
        expect(view.x).toBeGreaterThanOrEqual(0);
        expect(view.y).toBeGreaterThanOrEqual(0);
        expect(view.x + view.width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(view.y + view.height).toBeLessThanOrEqual(picture.height + 1e-6);
        expect(view.width / view.height).toBeCloseTo(pictureBox.width / pictureBox.height, 6);
      }),
    );
  });

  test('moves always and slowly', () => {
    const [shot] = planShots(1, 0, 7);
    if (shot === undefined) throw new Error('no shot');
    const at = (seconds: number) => viewAt(shot, seconds, { width: 922, height: 602 }, pictureBox);
    expect(at(3).width).toBeLessThan(at(1).width);
    expect(Math.abs(at(3).width - at(3.04).width)).toBeLessThan(1.5);
  });

  test('a clip plays for its own length, then the pictures follow', () => {
    const [clip, first, second] = planShots(3, 2, 32, 12);
    expect(clip).toMatchObject({ source: 0, start: 2, end: 14 });
    expect([first?.source, second?.source]).toEqual([1, 2]);
  });

  test('a clip without pictures fills the video, however long either is', () => {
    for (const seconds of [0.4, 8, 600, Infinity])
      expect(planShots(1, 2, 32, seconds)).toMatchObject([{ source: 0, start: 2, end: 32 }]);
  });

  test('a clip that is longer than the video is cut so that every picture is shown', () => {
    for (const seconds of [29, 600, Infinity]) {
      const shots = planShots(3, 2, 32, seconds);
      expect(shots.map(({ source }) => source)).toEqual([0, 1, 2]);
      expect(shots.at(-1)?.end).toBe(32);
    }
  });

  test('plans no shots without pictures', () => {
    expect(planShots(0, 0, 10)).toEqual([]);
  });
});
