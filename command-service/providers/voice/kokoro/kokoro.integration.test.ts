import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tempFolders } from '../../../../lib/testing/temp-folders.ts';
import { decodeWav } from '../wav.ts';
import { createKokoroVoice } from './kokoro.ts';

const newFolder = tempFolders();
const voice = createKokoroVoice();
// The weights are fetched by the build, and a machine may not have them.
const spoken = (await voice.problem()) === undefined ? test.each : test.skip.each;

spoken([
  ['en-US', 'daniel', 'Call me at 12 Oak St. today.', 7],
  ['es', 'omar', 'Llámeme hoy, por favor.', 4],
  ['hi', 'leo', 'आज ही फ़ोन करें।', 4],
  ['zh', 'mei', '请今天打电话。', 3],
  ['fa', 'ruth', 'امروز تماس بگیرید.', 3],
  ['es', 'clara', 'Hoy mismo 🎉, please call me.', 5],
  ['hi', 'amara', 'Oak Street पर ३ कमरे!', 5],
  ['fa', 'omar', 'خانه در Oak Street است؟', 5],
] as const)('speaks %s as %s with sound at the time of each word', async (language, presenter, text, count) => {
  const wav = join(newFolder(), 'speech.wav');
  const { words, sounds, natural, durationSeconds } = await voice.speak({ text, language, voice: presenter, wav });
  const { samples, sampleRate } = decodeWav(await readFile(wav));
  expect(natural).toBe(true);
  expect(words).toHaveLength(count);
  let last = 0;
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeLessThanOrEqual(durationSeconds + 1e-6);
    const heard = samples.subarray(Math.floor(start * sampleRate), Math.floor(end * sampleRate));
    expect(heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeGreaterThan(1000);
    last = start;
  }
  expect(sounds.filter(({ ipa }) => ipa !== '').length).toBeGreaterThan(count);
  // No silence at the beginning or the end beyond what the first sound needs.
  const loud = (sample: number): boolean => Math.abs(sample) >= 90;
  expect(samples.findIndex(loud) / sampleRate).toBeLessThan(0.05);
  expect(samples.length - 1 - samples.findLastIndex(loud)).toBeLessThan(0.05 * sampleRate);
});

spoken([['words without a full stop', 'sunny rooms and quiet nights '.repeat(6)]])(
  'speaks %s in pieces',
  async (_what, text) => {
    const wav = join(newFolder(), 'speech.wav');
    const shares: number[] = [];
    const onProgress = (share: number): void => void shares.push(share);
    const { words, durationSeconds } = await voice.speak({ text, language: 'en', voice: 'clara', wav, onProgress });
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(words).toHaveLength(30);
    expect(words.every(({ start, end }) => end > start)).toBe(true);
    expect(durationSeconds).toBeGreaterThan(6);
  },
);
