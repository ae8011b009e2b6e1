import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type FaceState, sampleOf } from '../testing/samples.ts';
import { chooseLoop } from './loop.ts';

const lengths = { shortest: 20, longest: 60, fade: 5 };
const samplesOf = (count: number, at: (index: number) => FaceState | undefined) =>
  Array.from({ length: count }, (_, index) => sampleOf(at(index)));

describe('the part of a recording that is played in a loop', () => {
  test('ends where it begins: with the head in the same place, moving the same way', () => {
    // The head sways once in 40 samples.
    const sway = (index: number): FaceState => ({ x: 100 + 12 * Math.sin((index * 2 * Math.PI) / 40) });
    const loop = chooseLoop(samplesOf(150, sway), lengths);
    if (loop === undefined) throw new Error('no loop');
    expect((loop.end - loop.start) % 40).toBe(0);
  });

  test('avoids moments when the head moves a lot', () => {
    const calm = (index: number): FaceState => ({ x: index < 100 ? 100 + 20 * Math.sin(index * 1.7) : 100 });
    expect(chooseLoop(samplesOf(200, calm), lengths)?.start).toBeGreaterThanOrEqual(98);
  });

  test('is as long as allowed when nothing moves', () => {
    const loop = chooseLoop(
      samplesOf(120, () => ({})),
      lengths,
    );
    expect(loop && loop.end - loop.start).toBe(lengths.longest);
  });

  test('passes over samples without a face', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 149 }), { maxLength: 4 }), (hidden) => {
        const loop = chooseLoop(
          samplesOf(150, (index) => (hidden.includes(index) ? undefined : {})),
          lengths,
        );
        if (loop === undefined) return;
        expect(hidden.some((index) => index >= loop.start && index < loop.end + lengths.fade)).toBe(false);
        expect(loop.end - loop.start).toBeGreaterThanOrEqual(lengths.shortest);
        expect(loop.end + lengths.fade).toBeLessThan(150);
      }),
      { numRuns: 20 },
    );
  });

  test('does not exist in a recording that is too short or never shows the face for long', () => {
    expect(
      chooseLoop(
        samplesOf(24, () => ({})),
        lengths,
      ),
    ).toBeUndefined();
    expect(
      chooseLoop(
        samplesOf(150, (index) => (index % 15 === 0 ? undefined : {})),
        lengths,
      ),
    ).toBeUndefined();
  });
});
