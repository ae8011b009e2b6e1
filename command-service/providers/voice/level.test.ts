import { expect, test } from '@jest/globals';
import { gainFor } from './level.ts';

const sampleRate = 8000;
const tone = (amplitude: number, seconds: number): number[] =>
  Array.from({ length: sampleRate * seconds }, (_, index) => amplitude * 32_767 * Math.sin(index / 2));

test('brings quiet and loud voices to the same level, regardless of pauses', () => {
  const quiet = gainFor({ sampleRate, samples: Int16Array.from(tone(0.05, 3)) });
  const withPauses = gainFor({
    sampleRate,
    samples: Int16Array.from([...tone(0.05, 2), ...tone(0, 4), ...tone(0.05, 2)]),
  });
  const loud = gainFor({ sampleRate, samples: Int16Array.from(tone(0.5, 3)) });
  // A sine of amplitude 0.05 has -29 dB.
  expect(quiet).toBeCloseTo(11, 0);
  expect(withPauses).toBeCloseTo(quiet, 1);
  expect(quiet - loud).toBeCloseTo(20, 1);
});

test('does not amplify silence, and limits the gain of a whisper', () => {
  expect(gainFor({ sampleRate, samples: new Int16Array(8000) })).toBe(0);
  expect(gainFor({ sampleRate, samples: new Int16Array(0) })).toBe(0);
  expect(gainFor({ sampleRate, samples: Int16Array.from(tone(0.0005, 1)) })).toBe(24);
});
