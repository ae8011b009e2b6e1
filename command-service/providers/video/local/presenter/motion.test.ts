import { describe, expect, test } from '@jest/globals';
import { createMotion, withOpenEyes } from './motion.ts';
import { shapeFor, soundsFromWords } from './mouths.ts';

const sampleRate = 8000;
/** One second of a loud tone after one second of silence, and a second of silence after it. */
const recording = {
  sampleRate,
  samples: Int16Array.from({ length: sampleRate * 3 }, (_, index) =>
    index >= sampleRate && index < 2 * sampleRate ? 12_000 * Math.sin(index / 3) : 0,
  ),
};
const words = [{ text: 'Mama', start: 1, end: 2, endsSentence: true }];
const sounds = [
  { at: 1, ipa: 'm' },
  { at: 1.25, ipa: 'ˈɑː' },
  { at: 1.5, ipa: 'm' },
  { at: 1.75, ipa: 'ə' },
  { at: 2, ipa: '' },
];
const motion = createMotion({ words, sounds, recording }, 3);

describe("the presenter's motion", () => {
  test('opens the mouth on vowels and closes it on m and in silence', () => {
    expect(motion(1.38).mouth.open).toBeGreaterThan(0.5);
    expect(motion(1.12).mouth.open).toBeLessThan(0.15);
    expect(motion(1.88).mouth.open).toBeGreaterThan(0.2);
    for (const silent of [-2, 0.5, 2.6, 9]) expect(motion(silent).mouth.open).toBe(0);
    expect(motion(-1).mouth.smile).toBeGreaterThan(motion(1.5).mouth.smile);
  });

  test('moves the mouth with the words of a voice without sounds', () => {
    const made = soundsFromWords(words);
    expect(made.map(({ ipa }) => ipa)).toEqual(['m', 'a', 'm', 'a', '']);
    expect(createMotion({ words, sounds: [], recording }, 3)(1.36).mouth.open).toBeGreaterThan(0.5);
    expect(
      soundsFromWords([{ text: '你好', start: 0, end: 1, endsSentence: true }]).some(
        ({ ipa }) => shapeFor(ipa).open > 0.5,
      ),
    ).toBe(true);
  });

  test('blinks every few seconds', () => {
    const lids = Array.from({ length: 25 * 60 }, (_, frame) => motion(frame / 25).eyes.lid);
    const blinks = lids.filter((lid, index) => lid > 0.1 && (lids[index - 1] ?? 0) <= 0.1).length;
    expect(blinks).toBeGreaterThan(10);
    expect(blinks).toBeLessThan(30);
    expect(lids.filter((lid) => lid > 0.1).length).toBeLessThan(25 * 60 * 0.12);
  });

  test('has open eyes at the moment of a thumbnail', () => {
    const frames = Array.from({ length: 25 * 60 }, (_, frame) => frame / 25);
    const blinking = frames.filter((at) => motion(at).eyes.lid > 0.5);
    expect(blinking.length).toBeGreaterThan(5);
    for (const at of blinking) {
      const open = withOpenEyes(motion, at, 1 / 25);
      expect([open > at, motion(open).eyes.lid < 0.05]).toEqual([true, true]);
    }
  });

  test('moves smoothly between frames', () => {
    for (let frame = -50; frame < 200; frame += 1) {
      const [now, next] = [motion(frame / 25), motion((frame + 1) / 25)];
      expect(Math.abs(now.swayX - next.swayX)).toBeLessThan(0.4);
      expect(Math.abs(now.swayY - next.swayY)).toBeLessThan(0.6);
      expect(Math.abs(now.tilt - next.tilt)).toBeLessThan(0.004);
    }
  });

  test('is deterministic', () => {
    expect(createMotion({ words, sounds, recording }, 3)(1.41)).toEqual(motion(1.41));
    expect(createMotion({ words, sounds, recording }, 4)(1.41)).not.toEqual(motion(1.41));
  });
});
