import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Speech, VoiceProvider } from './port.ts';
import { decodeWav } from './wav.ts';

export interface VoiceUnderTest {
  readonly voice: VoiceProvider;
  readonly close?: () => Promise<void>;
}

/** The contract of every adapter of the voice port. */
export function voiceContract(name: string, open: () => Promise<VoiceUnderTest>): void {
  // An adapter may start a process for each call, which takes seconds on a busy machine.
  jest.setTimeout(120_000);

  describe(`voice: ${name}`, () => {
    let folder: string;
    let voice: VoiceProvider;
    let close: VoiceUnderTest['close'];
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'voice-contract-'));
      ({ voice, close } = await open());
    });
    afterEach(async () => {
      await close?.();
      await rm(folder, { recursive: true });
    });

    const speak = (text: string, language = 'en-US', signal?: AbortSignal): Promise<Speech> =>
      voice.speak({
        text,
        language,
        voice: 'clara',
        wav: join(folder, 'speech.wav'),
        ...(signal === undefined ? {} : { signal }),
      });
    const isWritten = async (): Promise<boolean> =>
      readFile(join(folder, 'speech.wav')).then(
        () => true,
        () => false,
      );

    test('writes a recording as long as it says, with each word at its time', async () => {
      const speech = await speak('Welcome home. Call me now.');
      const { samples, sampleRate } = decodeWav(await readFile(speech.wav));
      expect(speech.durationSeconds).toBeCloseTo(samples.length / sampleRate, 6);
      expect(speech.words.map(({ text, endsSentence }) => [text, endsSentence])).toEqual([
        ['Welcome', false],
        ['home.', true],
        ['Call', false],
        ['me', false],
        ['now.', true],
      ]);
      const rounding = 1e-6;
      let last = 0;
      for (const { start, end } of speech.words) {
        expect(start).toBeGreaterThanOrEqual(last - rounding);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(speech.durationSeconds + rounding);
      if (speech.timings === 'measured') expect(speech.sounds.length).toBeGreaterThan(speech.words.length);
    });

    test('speaks each of its voices', async () => {
      for (const id of ['ruth', 'maya', 'daniel', 'omar', 'leo'] as const) {
        const wav = join(folder, `${id}.wav`);
        const { durationSeconds } = await voice.speak({ text: 'Hello.', language: 'en', voice: id, wav });
        expect(durationSeconds).toBeGreaterThan(0);
      }
    });

    test.each([
      ['an empty text', '', 'en', 'no_words'],
      ['a text of signs and emoji', '!!! 😀', 'en', 'no_words'],
      ['an unknown language', 'Guten Tag', 'de', 'language_not_spoken'],
      ['no language', 'x', '', 'language_not_spoken'],
      ['letters of another writing system', 'Добро пожаловать', 'en', 'letters_not_spoken'],
    ])('refuses %s and writes no file', async (_what, text, language, code) => {
      await expect(speak(text, language)).rejects.toMatchObject({ name: 'SpeechRefused', code });
      expect(await isWritten()).toBe(false);
    });

    test.each([
      ['in two languages', 'en', 'Welcome home. Bienvenido a casa, señora Núñez.'],
      ['in two languages, the other way round', 'es', 'Bienvenido a casa. Welcome home.'],
      ['with emoji and marks', 'en', 'Sold 🎉! Call me 😀. Today…'],
      ['with English names and other figures', 'zh', '欢迎来到 Oak Street。价格４２万美元。'],
      ['with English names and other figures', 'hi', 'यह घर Oak Street पर है। कीमत ४२५ डॉलर है।'],
      ['from the right with English names and other figures', 'fa', 'خانه در Oak Street است. قیمت ۴۲۵ دلار است.'],
    ])('speaks a script %s (%s) word by word', async (_what, language, script) => {
      if (!voice.languages.includes(language)) return;
      const { words } = await speak(script, language);
      const letters = (text: string): string => text.replaceAll(/[\p{Extended_Pictographic}\s]/gu, '');
      expect(letters(words.map(({ text }) => text).join(''))).toBe(letters(script));
      for (const { text, start, end } of words) {
        // No punctuation mark follows a space.
        expect(text).not.toMatch(/^[.!?,।。]/u);
        expect(end).toBeGreaterThan(start);
      }
    });

    test('says beforehand which script it cannot speak', () => {
      expect(voice.cannotSpeak('Добро пожаловать', 'en-US')).toMatchObject({
        code: 'FOREIGN_LETTERS',
        values: { writing: { code: 'WRITING_CYRILLIC' } },
      });
      for (const language of voice.languages) expect(voice.cannotSpeak('123.', language)).toBeUndefined();
    });

    test('rejects with the reason of the signal when it is aborted', async () => {
      const stop = new AbortController();
      const speaking = speak('A long story. '.repeat(200), 'en', stop.signal);
      stop.abort(new Error('enough'));
      await expect(speaking).rejects.toThrow('enough');
      expect(await isWritten()).toBe(false);
    });

    test('reports no problem when it is ready', async () => {
      expect(await voice.problem()).toBeUndefined();
    });
  });
}
