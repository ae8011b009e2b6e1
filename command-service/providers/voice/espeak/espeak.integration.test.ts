import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEspeakVoice } from './espeak.ts';
import type { Speech } from '../port.ts';
import { decodeWav } from '../wav.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voice-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

// Each call starts a process, which takes seconds on a busy machine.
jest.setTimeout(120_000);

const voice = createEspeakVoice();
const speak = (text: string, language: string): Promise<Speech> =>
  voice.speak({ text, language, voice: 'clara', wav: join(folder, `${language}.wav`) });

const samplesOf = async (speech: Speech) => decodeWav(await readFile(speech.wav));

describe('the embedded voice', () => {
  test.each([
    ['en-US', 'Welcome to 12 Oak St., listed at $425,000. Call me today.', 11],
    ['es', 'Bienvenido a la Calle Roble 12. Llámeme hoy.', 8],
    ['zh', '欢迎来到橡树街。请今天打电话。', 7],
    ['hi', 'नमस्ते, ओक स्ट्रीट में आपका स्वागत है।', 7],
    ['fa', 'به خانه شماره ۱۲ خوش آمدید. ممنون.', 7],
  ])('speaks %s with sound at the time of each word', async (language, text, words) => {
    const speech = await speak(text, language);
    expect(speech.timings).toBe('measured');
    expect(speech.words).toHaveLength(words);
    const { samples, sampleRate } = await samplesOf(speech);
    expect(speech.durationSeconds).toBeCloseTo(samples.length / sampleRate, 6);
    let last = 0;
    for (const word of speech.words) {
      expect(word.start).toBeGreaterThanOrEqual(last);
      expect(word.end).toBeGreaterThan(word.start);
      expect(word.end).toBeLessThanOrEqual(speech.durationSeconds);
      // There is sound while a word is said.
      const loudest = samples
        .subarray(Math.floor(word.start * sampleRate), Math.floor(word.end * sampleRate))
        .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(loudest).toBeGreaterThan(1000);
      last = word.start;
    }
    expect(speech.sounds.filter(({ ipa }) => ipa !== '').length).toBeGreaterThan(words);
  });

  test('pauses between two sentences', async () => {
    const speech = await speak('One. Two.', 'en');
    const [one, two] = speech.words;
    const { samples, sampleRate } = await samplesOf(speech);
    expect((two?.start ?? 0) - (one?.end ?? 0)).toBeGreaterThan(0.3);
    expect(
      samples
        .subarray(Math.ceil((one?.end ?? 0) * sampleRate), Math.floor((two?.start ?? 0) * sampleRate))
        .every((sample) => sample === 0),
    ).toBe(true);
  });
});
