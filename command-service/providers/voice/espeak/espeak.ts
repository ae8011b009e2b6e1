import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '../../child-environment.ts';
import type { Speech, SpeechRequest, SpokenSound, SpokenWord, VoiceId, VoiceProvider } from '../port.ts';
import { SpeechRefused } from '../port.ts';
import { encodeWav } from '../wav.ts';
import type { Sentence } from '../wording.ts';
import { primaryLanguage, sentencesOf } from '../wording.ts';
import { unspokenLetters } from '../writing.ts';

export interface EspeakRequest {
  readonly voice: string;
  readonly wordsPerMinute: number;
  /** 0 to 100; 50 is the default of the voice. */
  readonly pitch: number;
  /** Pitch range, 0 to 100. */
  readonly range: number;
  readonly sentences: readonly string[];
}

export interface EspeakSentence {
  readonly samples: number;
  /** Start of each word: seconds in the sentence's recording, code points in its text. */
  readonly words: readonly { readonly at: number; readonly position: number }[];
  readonly sounds: readonly SpokenSound[];
}

export interface EspeakAnswer {
  readonly sampleRate: number;
  readonly sentences: readonly EspeakSentence[];
}

export interface EspeakVoiceOptions {
  /** The Node.js binary for the child process; default: the current one. */
  readonly nodePath?: string;
}

const espeakLanguages: Readonly<Record<string, { readonly voice: string; readonly wordsPerMinute: number }>> = {
  en: { voice: 'en-us', wordsPerMinute: 155 },
  es: { voice: 'es-419', wordsPerMinute: 155 },
  zh: { voice: 'cmn', wordsPerMinute: 205 },
  hi: { voice: 'hi', wordsPerMinute: 150 },
  fa: { voice: 'fa', wordsPerMinute: 150 },
};

const timbres: Readonly<Record<VoiceId, { readonly variant: string; readonly pitch: number; readonly range: number }>> =
  {
    clara: { variant: 'f2', pitch: 46, range: 58 },
    ruth: { variant: 'f4', pitch: 40, range: 52 },
    maya: { variant: 'f3', pitch: 50, range: 60 },
    daniel: { variant: 'm3', pitch: 44, range: 58 },
    omar: { variant: 'm7', pitch: 38, range: 54 },
    leo: { variant: 'm1', pitch: 48, range: 60 },
  };

const sentencePause = 0.34;
const paragraphPause = 0.62;
/** eSpeak ends each sentence with silence. Trailing samples quieter than this (of 32,768) are cut. */
const silence = 90;
const processScript = fileURLToPath(new URL('./espeak-process.ts', import.meta.url));

async function runEspeak(
  request: EspeakRequest,
  nodePath: string,
  signal: AbortSignal | undefined,
): Promise<{ answer: EspeakAnswer; samples: Int16Array }> {
  signal?.throwIfAborted();
  const child = spawn(nodePath, ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256', processScript], {
    env: childEnvironment,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  signal?.addEventListener('abort', kill, { once: true });
  try {
    const output: Buffer[] = [];
    const complaints: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${JSON.stringify(request)}\n`);
    if (child.pid !== undefined) lowerPriority(child.pid);
    const [code] = await once(child, 'close');
    signal?.throwIfAborted();
    if (code !== 0)
      throw new Error(
        `The voice stopped: ${Buffer.concat(complaints).toString().slice(0, 500) || `exit code ${String(code)}`}`,
      );
    const bytes = Buffer.concat(output);
    const lineEnd = bytes.indexOf(10);
    const answer: EspeakAnswer = JSON.parse(bytes.toString('utf8', 0, lineEnd));
    // Copied, because 16-bit samples must start at an even address.
    const pcm = new Uint8Array(bytes.subarray(lineEnd + 1));
    return { answer, samples: new Int16Array(pcm.buffer, 0, pcm.byteLength >> 1) };
  } finally {
    signal?.removeEventListener('abort', kill);
    child.stdin.destroy();
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 10);
  } catch {
    /* It may have ended already, or the system may not allow it: it then runs as it is. */
  }
}

function withoutTrailingSilence(samples: Int16Array): Int16Array {
  let end = samples.length;
  while (end > 0 && Math.abs(samples[end - 1] ?? 0) < silence) end -= 1;
  return samples.subarray(0, end);
}

/**
 * Matches the word events of the voice to the tokens of a sentence. The voice sometimes says several words as one ("of
 * the"): tokens without an event share the time of the one before them by their lengths.
 */
function wordsOf(sentence: Sentence, spoken: EspeakSentence, offset: number, length: number): SpokenWord[] {
  let position = 0;
  const heard = sentence.tokens.map(({ shown, spoken: said }) => {
    const from = position;
    const letters = Array.from(said).length;
    position += letters === 0 ? 0 : letters + 1;
    return { shown, letters, at: spoken.words.find((word) => word.position >= from && word.position < position)?.at };
  });
  return heard.map(({ shown }, index) => {
    const first = Math.max(
      0,
      heard.findLastIndex(({ at }, before) => before <= index && at !== undefined),
    );
    const after = heard.findIndex(({ at }, later) => later > index && at !== undefined);
    const shared = heard.slice(first, after < 0 ? undefined : after);
    const begins = heard[first]?.at ?? 0;
    const lasts = ((after < 0 ? undefined : heard[after]?.at) ?? length) - begins;
    const lettersOf = (part: typeof heard): number => part.reduce((sum, { letters }) => sum + letters, 0);
    const timeOf = (count: number): number =>
      offset + Math.min(length, begins + (lasts * lettersOf(shared.slice(0, count))) / Math.max(1, lettersOf(shared)));
    return {
      text: shown,
      start: timeOf(index - first),
      end: timeOf(index - first + 1),
      endsSentence: index === heard.length - 1,
    };
  });
}

/** Joins the sentences of a request, with pauses, into one recording. */
function assemble(
  sentences: readonly Sentence[],
  answer: EspeakAnswer,
  samples: Int16Array,
): { recording: Int16Array; words: SpokenWord[]; sounds: SpokenSound[] } {
  const parts: Int16Array[] = [];
  const words: SpokenWord[] = [];
  const sounds: SpokenSound[] = [];
  let written = 0;
  let read = 0;
  answer.sentences.forEach((spoken, index) => {
    const sentence = sentences[index];
    const part = withoutTrailingSilence(samples.subarray(read, read + spoken.samples));
    read += spoken.samples;
    if (sentence === undefined) return;
    const offset = written / answer.sampleRate;
    const length = part.length / answer.sampleRate;
    words.push(...wordsOf(sentence, spoken, offset, length));
    sounds.push(
      ...spoken.sounds.filter((sound) => sound.at < length).map((sound) => ({ ...sound, at: sound.at + offset })),
      { at: offset + length, ipa: '' },
    );
    const isLast = index === answer.sentences.length - 1;
    const pause = new Int16Array(
      isLast ? 0 : Math.round((sentence.endsParagraph ? paragraphPause : sentencePause) * answer.sampleRate),
    );
    parts.push(part, pause);
    written += part.length + pause.length;
  });
  const recording = new Int16Array(written);
  let at = 0;
  for (const part of parts) {
    recording.set(part, at);
    at += part.length;
  }
  return { recording, words, sounds };
}

/** Creates the embedded voice: eSpeak NG in a child process. It reports measured word and sound times. */
export function createEspeakVoice({ nodePath = process.execPath }: EspeakVoiceOptions = {}): VoiceProvider {
  return {
    name: 'espeak-ng',
    languages: Object.keys(espeakLanguages),
    cannotSpeak: unspokenLetters,
    async speak(request: SpeechRequest): Promise<Speech> {
      const language = espeakLanguages[primaryLanguage(request.language)];
      if (language === undefined)
        throw new SpeechRefused('language_not_spoken', `The voice does not speak "${request.language}".`);
      const unspoken = unspokenLetters(request.text, request.language);
      if (unspoken !== undefined) throw new SpeechRefused('letters_not_spoken', unspoken);
      const sentences = sentencesOf(request.text, request.language);
      if (sentences.length === 0) throw new SpeechRefused('no_words', 'The script has no words to speak.');
      const { variant, pitch, range } = timbres[request.voice];
      const texts = sentences.map((sentence) =>
        sentence.tokens
          .map((token) => token.spoken)
          .filter(Boolean)
          .join(' '),
      );
      const { answer, samples } = await runEspeak(
        {
          voice: `${language.voice}+${variant}`,
          wordsPerMinute: language.wordsPerMinute,
          pitch,
          range,
          sentences: texts,
        },
        nodePath,
        request.signal,
      );
      const { recording, words, sounds } = assemble(sentences, answer, samples);
      if (recording.length === 0) throw new SpeechRefused('no_words', 'The script has no words to speak.');
      await writeFile(request.wav, encodeWav({ sampleRate: answer.sampleRate, samples: recording }));
      return {
        wav: request.wav,
        durationSeconds: recording.length / answer.sampleRate,
        words,
        sounds,
        timings: 'measured',
      };
    },
    async problem() {
      try {
        createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten');
        return undefined;
      } catch {
        return "The offline voice is missing: install the optional package @echogarden/espeak-ng-emscripten (npm install), or set OPENAI_API_KEY for OpenAI's voices.";
      }
    },
  };
}
