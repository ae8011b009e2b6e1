import { describe, expect, test } from '@jest/globals';
import { createBuiltInVoice } from './built-in.ts';
import { SpeechRefused, type VoiceProvider } from './port.ts';

const request = { text: 'Hello.', language: 'de', voice: 'clara', wav: '/nowhere/speech.wav' } as const;

/** A natural voice that speaks German. No synthesizer does, so a text that falls back to one is refused. */
const naturalVoice = (parts: Partial<VoiceProvider>): VoiceProvider => ({
  name: 'natural',
  languages: ['de'],
  cannotSpeak: () => undefined,
  engineFor: async () => 'natural',
  problem: async () => undefined,
  speak: async ({ wav }) => ({
    wav,
    durationSeconds: 1,
    words: [],
    sounds: [],
    natural: true,
    timings: 'measured',
  }),
  ...parts,
});

describe('the built-in voice', () => {
  test('is the natural one where it is ready and speaks the language', async () => {
    const voice = createBuiltInVoice(naturalVoice({}));
    expect(await voice.engineFor('de-DE')).toBe('natural');
    expect(await voice.speak(request)).toMatchObject({ natural: true });
    expect(await voice.engineFor('fa')).toBe('espeak-ng');
    expect(await voice.naturalProblem()).toBeUndefined();
  });

  test('is the synthesizer where the natural voice is not ready, and says why', async () => {
    const voice = createBuiltInVoice(naturalVoice({ problem: async () => 'It is damaged.' }));
    expect(await voice.engineFor('de')).toBe('espeak-ng');
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'language_not_spoken' });
    expect(await voice.naturalProblem()).toBe('It is damaged.');
  });

  test('falls back once when the natural voice dies', async () => {
    let calls = 0;
    const voice = createBuiltInVoice(
      naturalVoice({
        speak: async () => {
          calls += 1;
          throw new Error('The voice stopped: exit code 137');
        },
      }),
    );
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'language_not_spoken' });
    expect(calls).toBe(1);
  });

  test.each([
    ['a refusal', new SpeechRefused('too_long', 'It is too long.'), undefined, 'It is too long.'],
    ['an end that was asked for', new Error('killed'), AbortSignal.abort(new Error('enough')), 'enough'],
  ])('does not fall back after %s', async (_what, error, signal, message) => {
    const voice = createBuiltInVoice(naturalVoice({ speak: () => Promise.reject(error) }));
    await expect(voice.speak({ ...request, ...(signal === undefined ? {} : { signal }) })).rejects.toThrow(message);
  });
});
