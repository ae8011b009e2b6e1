import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VoiceProvider } from '../port.ts';
import { createOpenAiVoice } from './openai.ts';
import { type SpeechServer, startSpeechServer } from './testing/speech-server.ts';

let folder: string;
let server: SpeechServer;
let voice: VoiceProvider;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openai-voice-'));
  server = await startSpeechServer();
  voice = createOpenAiVoice({ apiKey: 'sk-test', baseUrl: server.baseUrl });
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const request = { language: 'en-US', voice: 'daniel' } as const;

describe("OpenAI's voice", () => {
  test('requests WAV in the chosen voice and estimates the word times within the sound', async () => {
    const speech = await voice.speak({ ...request, text: 'Welcome home. Call me now.', wav: join(folder, 'a.wav') });
    expect(server.requests).toEqual([
      {
        path: '/v1/audio/speech',
        key: 'Bearer sk-test',
        body: { model: 'gpt-4o-mini-tts', voice: 'onyx', input: 'Welcome home. Call me now.', response_format: 'wav' },
      },
    ]);
    expect(speech.timings).toBe('estimated');
    expect(speech.words.map(({ text }) => text)).toEqual(['Welcome', 'home.', 'Call', 'me', 'now.']);
    expect(speech.words[0]?.start).toBeCloseTo(0.1, 1);
    expect(speech.words.at(-1)?.end).toBeCloseTo(2.1, 1);
    expect((speech.words[0]?.end ?? 0) - (speech.words[0]?.start ?? 0)).toBeGreaterThan(
      (speech.words[3]?.end ?? 0) - (speech.words[3]?.start ?? 0),
    );
  });

  test('splits a long script into pieces that the API accepts, and joins them to one recording', async () => {
    const text = 'This sentence is here to be one of very many. '.repeat(120);
    const speech = await voice.speak({ ...request, text, wav: join(folder, 'b.wav') });
    expect(server.requests).toHaveLength(2);
    expect(speech.durationSeconds).toBeGreaterThan(4.4);
    expect(speech.words).toHaveLength(120 * 10);
    expect(
      speech.words.every(
        (word, index) => word.start >= (speech.words[index - 1]?.start ?? 0) && word.end <= speech.durationSeconds,
      ),
    ).toBe(true);
  });

  test('rejects when the API refuses the key', async () => {
    server.failWith(401);
    await expect(voice.speak({ ...request, text: 'Hello.', wav: join(folder, 'c.wav') })).rejects.toThrow(/401/u);
  });

  test('refuses a text without words before it pays for speech', async () => {
    await expect(voice.speak({ ...request, text: '!!!', wav: join(folder, 'd.wav') })).rejects.toMatchObject({
      name: 'SpeechRefused',
    });
    expect(server.requests).toEqual([]);
  });

  test('reports a missing key as its problem', async () => {
    expect(await createOpenAiVoice({ apiKey: ' ' }).problem()).toMatch(/OPENAI_API_KEY/u);
    expect(await voice.problem()).toBeUndefined();
  });
});
