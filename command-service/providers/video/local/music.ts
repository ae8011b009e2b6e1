import { encodeWav } from '../../voice/wav.ts';

/**
 * The music of videos, made by this file alone: nobody else has rights in it. A calm loop of four chords with a bass, a
 * pad and plucked notes, the same samples each time.
 */
const sampleRate = 24_000;
/** Seconds from one chord to the next, and from one plucked note to the next. */
const chordSeconds = 3.2;
const pluckSeconds = chordSeconds / 8;

/** Semitones above A3 of the voices of each chord: D, B minor, G, A. The first one is its bass. */
const chords = [
  [-7, 5, 9, 12],
  [-10, 2, 5, 9],
  [-14, 2, 5, 10],
  [-12, 0, 4, 7],
] as const;
/** Which voice is plucked on each beat of a chord, in the first and the second round, and how loudly. */
const figures = [
  [1, 2, 3, 2, 1, 3, 2, 3],
  [3, 1, 2, 3, 2, 1, 3, 2],
] as const;
const accents = [1, 0.55, 0.75, 0.5, 0.85, 0.5, 0.7, 0.45] as const;

const frequencyOf = (semitones: number): number => 220 * 2 ** (semitones / 12);

interface Note {
  /** Where it begins, in seconds of the loop. */
  readonly at: number;
  readonly seconds: number;
  readonly frequency: number;
  readonly gain: number;
  /** The share of each overtone, from the fundamental on. */
  readonly overtones: readonly number[];
  /** Its loudness at a part of its length, from 0 to 1. */
  readonly shape: (part: number, seconds: number) => number;
}

const swell = (part: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, part))) ** 0.7;
const struck = (_part: number, seconds: number): number => Math.min(1, seconds / 0.006) * Math.exp(-seconds * 2.6);

/** All notes of the loop. Pads begin before their chord and go on after it, so that chords melt into each other. */
function notes(): Note[] {
  const rounds = [...chords, ...chords];
  return rounds.flatMap((voices, turn) => {
    const at = turn * chordSeconds;
    const figure = figures[turn < chords.length ? 0 : 1];
    const pad = voices.slice(1).flatMap((voice) =>
      [0.997, 1.003].map((detune): Note => ({
        at: at - 0.5,
        seconds: chordSeconds + 1,
        frequency: frequencyOf(voice) * detune,
        gain: 0.05,
        overtones: [1, 0.22, 0.08],
        shape: swell,
      })),
    );
    const bass: Note = {
      at: at - 0.1,
      seconds: chordSeconds + 0.4,
      frequency: frequencyOf(voices[0]),
      gain: 0.13,
      overtones: [1, 0.35, 0.12],
      shape: swell,
    };
    const plucked = figure.map((voice, beat): Note => ({
      at: at + beat * pluckSeconds,
      seconds: 1.6,
      frequency: frequencyOf((voices[voice] ?? 0) + 12),
      gain: 0.075 * (accents[beat] ?? 1),
      overtones: [1, 0.3, 0.16, 0.05],
      shape: struck,
    }));
    return [bass, ...pad, ...plucked];
  });
}

/** The loop. The tail after its end is mixed into its beginning, so that it repeats without a seam. */
export function musicLoop(): { readonly sampleRate: number; readonly samples: Int16Array } {
  const length = Math.round(2 * chords.length * chordSeconds * sampleRate);
  const mix = new Float64Array(length);
  for (const { at, seconds, frequency, gain, overtones, shape } of notes()) {
    const from = Math.round(at * sampleRate) + length;
    const count = Math.round(seconds * sampleRate);
    for (let index = 0; index < count; index += 1) {
      const time = index / sampleRate;
      const angle = 2 * Math.PI * frequency * time;
      let value = 0;
      for (const [place, share] of overtones.entries()) value += share * Math.sin(angle * (place + 1));
      // The last hundredth of a second goes to silence.
      const end = Math.min(1, (count - index) / (0.01 * sampleRate));
      const to = (from + index) % length;
      mix[to] = (mix[to] ?? 0) + value * gain * shape(index / count, time) * end;
    }
  }
  const loudest = mix.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return { sampleRate, samples: Int16Array.from(mix, (value) => Math.round((value / loudest) * 0.7 * 32_767)) };
}

/** The loop as a WAV file. */
export const musicFile = (): Buffer => encodeWav(musicLoop());
