import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { clipShot, planShots, type Scene, viewAt } from './camera.ts';
import { defaultLook } from '../../../../../domain/look.ts';
import { layoutOf } from './layout.ts';

const { picture: pictureBox } = layoutOf({ ...defaultLook, placement: 'right' });

/** Scenes with one picture each, this many seconds apart. */
const scenesOf = (sources: readonly number[], apart: number, start = 0): Scene[] =>
  sources.map((source, at) => ({ start: start + at * apart, sources: [source] }));

const scenes = fc
  .array(
    fc.record({
      length: fc.double({ min: 0, max: 30, noNaN: true }),
      sources: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }),
    }),
    { minLength: 1 },
  )
  .map((parts) => {
    let start = 1.5;
    return parts.map(({ length, sources }): Scene => {
      start += length;
      return { start: start - length, sources };
    });
  });

describe('the camera', () => {
  test('shots follow each other without a gap and fill the time', () => {
    fc.assert(
      fc.property(scenes, fc.double({ min: 0.5, max: 600, noNaN: true }), (told, length) => {
        const shots = planShots(told, 1.5, 1.5 + length);
        const shown = told.flatMap(({ sources }) => sources);
        expect(shots.length > 0).toBe(shown.length > 0);
        if (shots.length === 0) return;
        expect(shots[0]?.start).toBe(1.5);
        expect(shots.at(-1)?.end).toBeCloseTo(1.5 + length, 6);
        shots.forEach((shot, index) => {
          expect(shot.end).toBeGreaterThan(shot.start);
          expect(shot.end - shot.start).toBeLessThan(7.6);
          if (index > 0) expect(shot.start).toBe(shots[index - 1]?.end);
          expect(shown).toContain(shot.source);
        });
      }),
    );
  });

  test('shows each picture from the start of its scene', () => {
    expect(planShots(scenesOf([2, 0, 1], 5, 2), 2, 17)).toMatchObject([
      { source: 2, start: 2, end: 7 },
      { source: 0, start: 7, end: 12 },
      { source: 1, start: 12, end: 17 },
    ]);
  });

  test('keeps a picture through scenes that show the same one', () => {
    expect(planShots(scenesOf([1, 1, 0], 3), 0, 9)).toMatchObject([
      { source: 1, start: 0, end: 6 },
      { source: 0, start: 6, end: 9 },
    ]);
  });

  test('leaves out a scene that would flicker', () => {
    const told = [
      { start: 0, sources: [0] },
      { start: 4, sources: [1] },
      { start: 5, sources: [2] },
    ];
    expect(planShots(told, 0, 9).map(({ source }) => source)).toEqual([0, 2]);
    expect(planShots(scenesOf([3, 4], 0.5), 0, 0.9)).toMatchObject([{ source: 3, start: 0, end: 0.9 }]);
  });

  test('shows the pictures of a long scene in turn, and not more than it has time for', () => {
    expect(planShots([{ start: 0, sources: [3, 1, 2] }], 0, 9)).toMatchObject([
      { source: 3, start: 0, end: 4.5 },
      { source: 1, start: 4.5, end: 9 },
    ]);
  });

  test('shows only the picture, without distortion', () => {
    const picture = { width: 922, height: 602 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.double({ min: -1, max: 99, noNaN: true }), (index, seconds) => {
        const shot = planShots(scenesOf([0, 1], 45), 0, 90)[index];
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

  test('always moves, and slowly', () => {
    const [shot] = planShots(scenesOf([0], 7), 0, 7);
    if (shot === undefined) throw new Error('no shot');
    const at = (seconds: number) => viewAt(shot, seconds, { width: 922, height: 602 }, pictureBox);
    expect(at(3).width).toBeLessThan(at(1).width);
    expect(Math.abs(at(3).width - at(3.04).width)).toBeLessThan(1.5);
  });

  test('a clip plays for its own length', () => {
    expect(clipShot(12, 2, 2, 32)).toMatchObject({ source: 0, start: 2, end: 14 });
  });

  test('a clip without pictures fills the video, however long either is', () => {
    for (const seconds of [0.4, 8, 600, Infinity])
      expect(clipShot(seconds, 0, 2, 32)).toMatchObject({ start: 2, end: 32 });
  });

  test('a clip that is longer than the video is cut so that there is time for every picture', () => {
    for (const seconds of [29, 600, Infinity]) expect(clipShot(seconds, 2, 2, 32)).toMatchObject({ start: 2, end: 24 });
  });

  test('plans no shots without pictures', () => {
    expect(planShots([], 0, 10)).toEqual([]);
  });
});
