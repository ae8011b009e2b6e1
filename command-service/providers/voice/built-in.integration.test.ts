import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captionsOf } from '../video/local/picture/captions.ts';
import { createBuiltInVoice } from './built-in.ts';
import type { Speech } from './port.ts';
import { estimateScript } from '../../../domain/scripts/index.ts';
import { decodeWav } from './wav.ts';
import { withoutPictographs } from './wording.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voice-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const voice = createBuiltInVoice();
const speak = (text: string, language: string): Promise<Speech> =>
  voice.speak({ text, language, voice: 'clara', wav: join(folder, `${language}.wav`) });

const samplesOf = async (speech: Speech) => decodeWav(await readFile(speech.wav));

describe('the built-in voice', () => {
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
      expect(word.end).toBeLessThanOrEqual(speech.durationSeconds + 1e-6);
      // There is sound while a word is said.
      const loudest = samples
        .subarray(Math.floor(word.start * sampleRate), Math.floor(word.end * sampleRate))
        .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(loudest).toBeGreaterThan(1000);
      last = word.start;
    }
    expect(speech.sounds.filter(({ ipa }) => ipa !== '').length).toBeGreaterThan(words);
  });

  test.each([
    ['a sentence', 'Welcome home to Larkspur Lane.'],
    ['letters with marks', 'Łódź café, okay?'],
  ])('speaks %s in English, in its voice', async (_what, text) => {
    const lengths = new Set<number>();
    for (const voiceId of ['clara', 'ruth', 'maya', 'amara', 'mei', 'daniel', 'omar', 'leo'] as const) {
      const wav = join(folder, `${voiceId}.wav`);
      const speech = await voice.speak({ text, language: 'en', voice: voiceId, wav });
      const { samples } = await samplesOf(speech);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(loudest).toBeGreaterThan(3_000);
      expect(loudest).toBeLessThan(32_767);
      lengths.add(Math.round(speech.durationSeconds * 1_000));
    }
    expect(lengths.size).toBe(8);
  });

  test('speaks 5,000 characters without a full stop, word by word', async () => {
    const script = 'the kitchen and the garden and the pool, '.repeat(125).slice(0, 5_000);
    const speech = await speak(script, 'en');
    expect(speech.words.map(({ text }) => text).join(' ')).toBe(script.trim());
    let last = 0;
    for (const { start, end } of speech.words) {
      expect(start).toBeGreaterThanOrEqual(last - 1e-6);
      expect(end).toBeGreaterThan(start);
      last = end;
    }
    expect(last).toBeLessThanOrEqual(speech.durationSeconds + 1e-6);
    const captions = captionsOf(speech.words, { measure: (text) => text.length, lineWidth: 40, separator: ' ' });
    expect(captions.flatMap(({ lines }) => lines.flat())).toEqual(speech.words);
  });

  test.each([
    ['two languages', 'es', 'Bienvenido a casa. Call me today for a tour. ¡Gracias!'],
    ['two languages', 'hi', 'ओक स्ट्रीट में आपका स्वागत है। Call me today!'],
    ['emoji and marks', 'en', 'Wow 😀👨‍👩‍👧!!! Great ★ rooms… (really) — call me 🎉.'],
    ['English names among words from the right', 'fa', 'به خانه‌ی Oak Street در Austin خوش آمدید.'],
    ['Farsi figures', 'fa', 'قیمت این خانه ۴۲۵٬۰۰۰ دلار است.'],
    ['Hindi figures', 'hi', 'इस घर में ३ कमरे हैं, २,१४० वर्ग फुट।'],
    ['wide figures', 'zh', '房子有３间卧室，售价４２.５万美元。'],
  ])('speaks a script with %s in %s, each word once and with sound', async (_what, language, script) => {
    const speech = await speak(script, language);
    const separator = language === 'zh' ? '' : ' ';
    const written = withoutPictographs(script).replaceAll(/\s+/gu, ' ').trim();
    expect(speech.words.map(({ text }) => text).join(separator)).toBe(written);
    expect(written).not.toMatch(/\s[.!?,]/u);
    const { samples, sampleRate } = await samplesOf(speech);
    for (const { text, start, end } of speech.words) {
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const heard = samples.subarray(Math.floor(start * sampleRate), Math.ceil(end * sampleRate));
      expect([text, heard.some((sample) => Math.abs(sample) > 1000)]).toEqual([text, true]);
    }
    expect(speech.durationSeconds).toBeLessThan(1.6 * estimateScript(script).seconds);
  });

  test('reports the Farsi "gh" as one sound, which keeps the mouth open', async () => {
    const { sounds } = await speak('باغ', 'fa');
    expect(sounds.map(({ ipa }) => ipa).filter(Boolean)).toEqual(['b', 'ˈɑ', 'q']);
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
