import { writeFile } from 'node:fs/promises';
import OpenAI from 'openai';
import { estimateWords } from '../estimate.ts';
import type { Speech, SpeechRequest, VoiceId, VoiceProvider } from '../port.ts';
import { SpeechRefused } from '../port.ts';
import type { Pcm } from '../wav.ts';
import { decodeWav, encodeWav } from '../wav.ts';
import type { Sentence } from '../wording.ts';
import { primaryLanguage, sentencesOf } from '../wording.ts';
import { unspokenLetters } from '../writing.ts';
import { inWords } from '../../../../words/index.ts';

export interface OpenAiVoiceOptions {
  readonly apiKey: string;
  readonly baseUrl?: string;
  /** Default `gpt-4o-mini-tts`. */
  readonly model?: string;
  /** Timeout for one piece of the script, in milliseconds; default 60 s. */
  readonly timeoutMs?: number;
}

const openAiVoices: Readonly<Record<VoiceId, string>> = {
  clara: 'nova',
  ruth: 'sage',
  maya: 'coral',
  amara: 'shimmer',
  mei: 'alloy',
  daniel: 'onyx',
  omar: 'ash',
  leo: 'echo',
};
const languages = ['en', 'es', 'zh', 'hi', 'fa'];
/** The API accepts 4,096 characters per request. */
const charactersAtOnce = 3500;
const pauseSeconds = 0.35;
/** Samples quieter than this (of 32,768) count as silence. */
const silence = 200;

function piecesOf(sentences: readonly Sentence[]): Sentence[][] {
  const pieces: Sentence[][] = [];
  let size = Infinity;
  for (const sentence of sentences) {
    const length = textOf([sentence]).length + 1;
    if (length > charactersAtOnce)
      throw new SpeechRefused(
        'too_long',
        `A sentence of the script is longer than ${charactersAtOnce} characters: please divide it.`,
      );
    if (size + length > charactersAtOnce) {
      pieces.push([]);
      size = 0;
    }
    pieces.at(-1)?.push(sentence);
    size += length;
  }
  return pieces;
}

const textOf = (sentences: readonly Sentence[]): string =>
  sentences.flatMap(({ tokens }) => tokens.map((token) => token.shown)).join(' ');

function soundingPart({ samples, sampleRate }: Pcm): { from: number; to: number } {
  const isLoud = (sample: number): boolean => Math.abs(sample) >= silence;
  const first = samples.findIndex(isLoud);
  const last = samples.findLastIndex(isLoud);
  return first < 0
    ? { from: 0, to: samples.length / sampleRate }
    : { from: first / sampleRate, to: (last + 1) / sampleRate };
}

/** Creates the voice of OpenAI's speech API. The API reports no word times, so they are estimated. */
export function createOpenAiVoice({
  apiKey,
  baseUrl,
  model = 'gpt-4o-mini-tts',
  timeoutMs = 60_000,
}: OpenAiVoiceOptions): VoiceProvider {
  const client = new OpenAI({
    apiKey,
    maxRetries: 2,
    timeout: timeoutMs,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  });

  async function record(text: string, request: SpeechRequest): Promise<Pcm> {
    const { signal } = request;
    try {
      const response = await client.audio.speech.create(
        { model, voice: openAiVoices[request.voice], input: text, response_format: 'wav' },
        signal === undefined ? {} : { signal },
      );
      return decodeWav(Buffer.from(await response.arrayBuffer()));
    } catch (error) {
      // The client wraps an abort in its own error; the port promises the reason of the signal.
      signal?.throwIfAborted();
      throw error;
    }
  }

  return {
    name: 'openai',
    languages,
    cannotSpeak: unspokenLetters,
    async speak(request: SpeechRequest): Promise<Speech> {
      if (!languages.includes(primaryLanguage(request.language)))
        throw new SpeechRefused('language_not_spoken', `The voice does not speak "${request.language}".`);
      const unspoken = unspokenLetters(request.text, request.language);
      if (unspoken !== undefined) throw new SpeechRefused('letters_not_spoken', inWords(unspoken, 'en'));
      const sentences = sentencesOf(request.text, request.language);
      if (sentences.length === 0) throw new SpeechRefused('no_words', 'The script has no words to speak.');
      const parts: Int16Array[] = [];
      const words: Speech['words'][number][] = [];
      let sampleRate = 0;
      let length = 0;
      const pieces = piecesOf(sentences);
      for (const [index, piece] of pieces.entries()) {
        const pcm = await record(textOf(piece), request);
        if (sampleRate !== 0 && pcm.sampleRate !== sampleRate)
          throw new Error('The voice changed its sample rate between two pieces.');
        sampleRate = pcm.sampleRate;
        const { from, to } = soundingPart(pcm);
        words.push(...estimateWords(piece, length / sampleRate + from, length / sampleRate + to));
        const pause = new Int16Array(Math.round(pauseSeconds * sampleRate));
        parts.push(pcm.samples, pause);
        length += pcm.samples.length + pause.length;
        request.onProgress?.((index + 1) / pieces.length);
      }
      const recording = new Int16Array(length);
      let at = 0;
      for (const part of parts) {
        recording.set(part, at);
        at += part.length;
      }
      await writeFile(request.wav, encodeWav({ sampleRate, samples: recording }));
      return {
        wav: request.wav,
        durationSeconds: length / sampleRate,
        words,
        sounds: [],
        natural: true,
        timings: 'estimated',
      };
    },
    engineFor: async () => 'openai',
    async problem() {
      return apiKey.trim() === '' ? "OpenAI's voice needs a key: set OPENAI_API_KEY." : undefined;
    },
  };
}
