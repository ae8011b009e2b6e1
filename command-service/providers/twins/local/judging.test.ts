import { describe, expect, test } from '@jest/globals';
import { type FaceState, sampleOf } from '../testing/samples.ts';
import { judge, UnsuitableFootage } from './judging.ts';

const spoken = Int16Array.from({ length: 16_000 }, (_, at) => 4_000 * Math.sin(at / 20));
const speaking = (index: number): FaceState => ({ open: 0.1 + 0.1 * Math.sin(index) });
const seen = (at: (index: number) => FaceState | undefined, changes: object = {}) => ({
  samples: Array.from({ length: 100 }, (_, index) => sampleOf(at(index))),
  looks: 9,
  crowds: 0,
  ...changes,
});
const codeOf = (following: ReturnType<typeof seen>, sound = spoken, scale = 2): string => {
  try {
    judge(following, sound, scale);
    return 'suitable';
  } catch (error) {
    if (error instanceof UnsuitableFootage) return error.code;
    throw error;
  }
};

describe('a recording', () => {
  test('accepts footage of one person who speaks', () => {
    expect(codeOf(seen(speaking))).toBe('suitable');
  });

  test.each([
    ['without a face', seen(() => undefined), 'no_face'],
    ['with a face now and then', seen((index) => (index % 2 === 0 ? speaking(index) : undefined)), 'no_face'],
    ['of two people', seen(speaking, { crowds: 3 }), 'several_faces'],
    ['with a passer-by', seen(speaking, { crowds: 1 }), 'suitable'],
    ['in the dark', seen((index) => ({ ...speaking(index), light: 20 })), 'poor_footage'],
    ['from far away', seen((index) => ({ ...speaking(index), unit: 12 })), 'poor_footage'],
    ['of a person who is silent', seen(() => ({ open: 0.03 })), 'no_speech'],
  ])('%s gets its verdict', (_what, following, code) => {
    expect(codeOf(following)).toBe(code);
  });

  test.each([
    ['silence', new Int16Array(16_000)],
    ['no sound', new Int16Array(0)],
    ['hiss', Int16Array.from({ length: 16_000 }, (_, at) => (at % 7) * 10)],
  ])('treats footage with %s as silent', (_what, sound) => {
    expect(codeOf(seen(speaking), sound)).toBe('no_sound');
  });
});
