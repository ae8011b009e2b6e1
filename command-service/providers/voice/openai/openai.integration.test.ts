import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createOpenAiVoice } from './openai.ts';
import type { VoiceProvider } from '../port.ts';
import { encodeWav } from '../wav.ts';

interface Asked {
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly body: unknown;
}

let folder = '';
let server: Server;
let asked: Asked[] = [];
let status = 200;
let voice: VoiceProvider;

/** A tenth of a second of silence, a tone of `seconds`, a tenth of silence. */
function tone(seconds: number): Buffer {
  const samples = new Int16Array(24_000 * (seconds + 0.2));
  for (let index = 2400; index < samples.length - 2400; index += 1) samples[index] = 9000 * Math.sin(index / 10);
  return encodeWav({ sampleRate: 24_000, samples });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openai-voice-'));
  asked = [];
  status = 200;
  server = createServer((request, response) => {
    json(request).then(
      (body) => {
        asked.push({ path: request.url, key: request.headers.authorization, body });
        if (status === 200) response.writeHead(200, { 'content-type': 'audio/wav' }).end(tone(2));
        else
          response
            .writeHead(status, { 'content-type': 'application/json' })
            .end(JSON.stringify({ error: { message: 'no', code: 'x' } }));
      },
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  voice = createOpenAiVoice({
    apiKey: 'sk-test',
    baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`,
  });
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

const request = { language: 'en-US', voice: 'daniel' } as const;

describe("OpenAI's voice", () => {
  test('asks for WAV by the chosen voice and estimates the words within the sound', async () => {
    const speech = await voice.speak({ ...request, text: 'Welcome home. Call me now.', wav: join(folder, 'a.wav') });
    expect(asked).toEqual([
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

  test('a long script goes in pieces that the API takes, and comes back as one recording', async () => {
    const text = 'This sentence is here to be one of very many. '.repeat(120);
    const speech = await voice.speak({ ...request, text, wav: join(folder, 'b.wav') });
    expect(asked.length).toBe(2);
    expect(speech.durationSeconds).toBeGreaterThan(4.4);
    expect(speech.words).toHaveLength(120 * 10);
    expect(
      speech.words.every(
        (word, index) => word.start >= (speech.words[index - 1]?.start ?? 0) && word.end <= speech.durationSeconds,
      ),
    ).toBe(true);
  });

  test('a refused key is an error, not a silent video', async () => {
    status = 401;
    await expect(voice.speak({ ...request, text: 'Hello.', wav: join(folder, 'c.wav') })).rejects.toThrow(/401/u);
  });

  test('nothing to say is refused before anything is paid for', async () => {
    await expect(voice.speak({ ...request, text: '!!!', wav: join(folder, 'd.wav') })).rejects.toThrow(
      expect.objectContaining({ name: 'SpeechRefused' }),
    );
    await expect(voice.speak({ ...request, language: 'xx', text: 'Hi', wav: join(folder, 'd.wav') })).rejects.toThrow(
      expect.objectContaining({ name: 'SpeechRefused' }),
    );
    expect(asked).toEqual([]);
  });

  test('without a key it says what to set', async () => {
    expect(await createOpenAiVoice({ apiKey: ' ' }).problem()).toMatch(/OPENAI_API_KEY/u);
    expect(await voice.problem()).toBeUndefined();
  });
});
