import type { Pcm } from './wav.ts';

/** The usual loudness of speech on the web, in decibels below full scale: about -16 LUFS. */
const targetLevel = -18;
const maxGain = 24;
const blockSeconds = 0.4;

/**
 * The gain in decibels that brings a recording to the usual loudness of speech. Pauses do not count: blocks that are 20
 * dB quieter than the loudest one are ignored.
 */
export function gainFor({ samples, sampleRate }: Pcm): number {
  const size = Math.max(1, Math.round(sampleRate * blockSeconds));
  const powers: number[] = [];
  for (let start = 0; start < samples.length; start += size) {
    let sum = 0;
    const block = samples.subarray(start, start + size);
    for (const sample of block) sum += (sample / 32_768) ** 2;
    powers.push(sum / block.length);
  }
  const loudest = Math.max(0, ...powers);
  const speaking = powers.filter((power) => power > loudest / 100);
  if (loudest === 0) return 0;
  const level = 10 * Math.log10(speaking.reduce((sum, power) => sum + power, 0) / speaking.length);
  return Math.max(-maxGain, Math.min(maxGain, targetLevel - level));
}
