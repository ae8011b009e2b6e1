/// <reference lib="esnext.float16" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { SpokenSentence } from '../recording.ts';
import { piecesOf, type Symbols } from './phonemes.ts';
import type { Style } from './styles.ts';

/** Runs the model: symbols become samples, with the times of words and sounds. */

export const sampleRate = 24_000;
/** One unit of the durations that the model reports. */
const unitSeconds = 600 / sampleRate;
/** The sound comes this much before its durations say, with every voice. Measured against a forced aligner. */
const earlySeconds = 0.09;
const styleSize = 256;
const styleRows = 150;
/** Samples quieter than this are silence; full scale is 1. */
const silence = 90 / 32_768;
/** Left before the first sound, so that no soft consonant is cut. */
const keptSeconds = 0.02;
/** Pauses between the pieces of one sentence. */
const pauseAfter = { mark: 0.16, word: 0.03 } as const;

const model = (name: string): string => fileURLToPath(new URL(`./model/${name}`, import.meta.url));

interface SpokenPiece {
  readonly samples: Int16Array;
  readonly words: SpokenSentence['words'];
  readonly sounds: SpokenSentence['sounds'];
}

export interface SpokenBy {
  readonly samples: Int16Array;
  readonly sentence: SpokenSentence;
}

/** The rows of a style, one for each number of symbols; of several styles, their average. */
function styleOf(style: Style): Float32Array {
  const read = style.map((name) => {
    const bytes = new Uint8Array(readFileSync(model(`styles/${name}.f16`)));
    return new Float16Array(bytes.buffer);
  });
  return Float32Array.from(
    { length: styleRows * styleSize },
    (_value, at) => read.reduce((sum, values) => sum + (values[at] ?? 0), 0) / read.length,
  );
}

/** Opens the model for one style. The weights must have been checked: native code reads them. */
export async function openSynthesis(style: Style, speed: number, threads: number) {
  const session = await InferenceSession.create(model('graph.onnx'), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableMemPattern: false,
    // Threads that spin take the processor from the renderer.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  const vocabulary = JSON.parse(readFileSync(model('vocab.json'), 'utf8')) as Readonly<Record<string, number>>;
  const rows = styleOf(style);

  async function speakPiece(piece: readonly Symbols[]): Promise<SpokenPiece> {
    const ids: bigint[] = [];
    const starts = piece.map(({ symbols }) => {
      const start = ids.length;
      for (const symbol of symbols) if (vocabulary[symbol] !== undefined) ids.push(BigInt(vocabulary[symbol]));
      return start;
    });
    const row = Math.min(Math.max(ids.length - 1, 0), styleRows - 1) * styleSize;
    const { audio, durations } = await session.run({
      tokens: new Tensor('int64', BigInt64Array.from([0n, ...ids, 0n]), [1, ids.length + 2]),
      style: new Tensor('float32', rows.slice(row, row + styleSize), [1, styleSize]),
      speed: new Tensor('float32', Float32Array.of(speed), [1]),
    });
    const wave = audio?.data as Float32Array;
    const lengths = durations?.data as BigInt64Array;
    const loud = (sample: number): boolean => Math.abs(sample) >= silence;
    const from = Math.max(0, wave.findIndex(loud) - Math.round(keptSeconds * sampleRate));
    const to = wave.findLastIndex(loud) + 1;
    const samples = Int16Array.from(wave.subarray(from, Math.max(from, to)), (sample) =>
      Math.round(Math.max(-1, Math.min(1, sample)) * 32_767),
    );
    const ends: number[] = [];
    for (const units of lengths) ends.push((ends.at(-1) ?? 0) + Number(units));
    const timeOf = (symbol: number): number =>
      Math.min(
        samples.length / sampleRate,
        Math.max(0, (ends[starts[symbol] ?? 0] ?? 0) * unitSeconds - earlySeconds - from / sampleRate),
      );
    return {
      samples,
      words: piece.flatMap(({ word }, at) => (word === undefined ? [] : [{ position: word, at: timeOf(at) }])),
      sounds: piece.flatMap(({ ipa }, at) => (ipa === undefined ? [] : [{ ipa, at: timeOf(at) }])),
    };
  }

  return {
    /** Speaks the symbols of one sentence. `onPiece` receives its spoken share after each part of it. */
    async speak(symbols: readonly Symbols[], onPiece: (share: number) => void): Promise<SpokenBy> {
      const parts: Int16Array[] = [];
      const words: SpokenSentence['words'][number][] = [];
      const sounds: SpokenSentence['sounds'][number][] = [];
      let length = 0;
      const pieces = piecesOf(symbols);
      for (const [index, piece] of pieces.entries()) {
        const spoken = await speakPiece(piece);
        const offset = length / sampleRate;
        words.push(...spoken.words.map((word) => ({ ...word, at: word.at + offset })));
        sounds.push(...spoken.sounds.map((sound) => ({ ...sound, at: sound.at + offset })));
        const after = piece.at(-1)?.ipa === '' ? pauseAfter.mark : pauseAfter.word;
        const pause = new Int16Array(index === pieces.length - 1 ? 0 : Math.round(after * sampleRate));
        parts.push(spoken.samples, pause);
        length += spoken.samples.length + pause.length;
        onPiece((index + 1) / pieces.length);
      }
      const samples = new Int16Array(length);
      let at = 0;
      for (const part of parts) {
        samples.set(part, at);
        at += part.length;
      }
      return { samples, sentence: { samples: length, words, sounds } };
    },
  };
}
