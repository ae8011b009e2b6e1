import { expect, test } from '@jest/globals';
import { musicLoop } from './music.ts';
import { soundWithMusic } from './sound.ts';

const { sampleRate, samples } = musicLoop();

test('the music is the same each time, and never clipped', () => {
  expect(musicLoop().samples).toEqual(samples);
  expect(samples.length / sampleRate).toBeCloseTo(25.6, 3);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest / 32_767).toBeCloseTo(0.7, 3);
});

test('the music repeats without a seam, and is never silent', () => {
  const steps = samples.map((sample, at) => Math.abs(sample - (samples[at - 1] ?? sample)));
  const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
  expect(seam).toBeLessThanOrEqual(steps.reduce((most, step) => Math.max(most, step), 0));
  const second = (at: number) => samples.subarray(at * sampleRate, (at + 1) * sampleRate);
  for (let at = 0; at < 25; at += 1)
    expect(Math.sqrt(second(at).reduce((sum, sample) => sum + sample * sample, 0) / sampleRate)).toBeGreaterThan(1_000);
});

test('the voice ducks the music', () => {
  const graph = soundWithMusic({ gainDb: 0, natural: true, makeUpDb: 0, voiceStart: 2, durationSeconds: 30 });
  expect(graph).toContain('[bed][key]sidechaincompress');
});
