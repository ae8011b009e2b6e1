import type { SpokenSound, SpokenWord } from '../../../voice/port.ts';
import type { Pcm } from '../../../voice/wav.ts';
import { closed, shapeFor, soundsFromWords } from './mouths.ts';
import type { Pose } from './portrait.ts';

export interface Performance {
  readonly words: readonly SpokenWord[];
  readonly sounds: readonly SpokenSound[];
  readonly recording: Pcm;
}

/** Step of the loudness measurement in seconds. */
const stride = 0.02;
/** Coarticulation: the mouth moves to the next sound before it has left the last one. */
const reach = 0.055;
const blinkSeconds = 0.22;

/** A pseudo-random number from 0 to 1, deterministic for `at`. */
function chance(at: number): number {
  const value = Math.sin(at * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Loudness of the recording in steps of `stride`; 1 is the level of its loud parts. */
function loudnessOf({ samples, sampleRate }: Pcm): Float32Array {
  const size = Math.max(1, Math.round(sampleRate * stride));
  const values = new Float32Array(Math.ceil(samples.length / size));
  for (let index = 0; index < values.length; index += 1) {
    let sum = 0;
    for (const sample of samples.subarray(index * size, (index + 1) * size)) sum += sample * sample;
    values[index] = Math.sqrt(sum / size);
  }
  const loud = values.toSorted()[Math.floor(values.length * 0.92)] ?? 0;
  return loud === 0 ? values : values.map((value) => Math.min(1.15, value / loud));
}

/** Pseudo-random events in time: start and number of the event at `seconds`. */
function beat(
  seconds: number,
  shortest: number,
  longest: number,
  seed: number,
): { readonly since: number; readonly index: number } {
  const average = (shortest + longest) / 2;
  const slack = longest - shortest;
  const startOf = (index: number): number => index * average + (chance(index + seed) - 0.5) * slack * 0.5;
  let index = Math.floor(seconds / average);
  if (startOf(index) > seconds) index -= 1;
  else if (startOf(index + 1) <= seconds) index += 1;
  return { since: seconds - startOf(index), index };
}

function lidAt(seconds: number, seed: number): number {
  const { since } = beat(seconds, 2.2, 5, seed);
  const part = since / blinkSeconds;
  return part >= 1 ? 0 : Math.sin(Math.PI * part) ** 0.7;
}

/**
 * Creates the function from a moment (seconds of the recording) to the pose of the presenter. Before and after the
 * recording the presenter listens and smiles. Deterministic for the same performance and seed.
 */
export function createMotion({ words, sounds, recording }: Performance, seed: number): (seconds: number) => Pose {
  const loudness = loudnessOf(recording);
  const spoken = (sounds.length > 0 ? sounds : soundsFromWords(words))
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, ipa }) => ({ at, shape: shapeFor(ipa), isStressed: ipa.startsWith('ˈ') }));
  const starts = words
    .filter((_, index) => index === 0 || words[index - 1]?.endsSentence === true)
    .map((word) => word.start);
  const length = recording.samples.length / recording.sampleRate;
  const loudAt = (seconds: number): number => (seconds < 0 ? 0 : (loudness[Math.floor(seconds / stride)] ?? 0));
  const energyAt = (seconds: number): number => {
    let sum = 0;
    for (let back = 0; back < 12; back += 1) sum += loudAt(seconds - back * 0.03);
    return sum / 12;
  };
  const soundAt = (seconds: number): number => {
    let low = 0;
    let high = spoken.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spoken[middle]?.at ?? 0) <= seconds) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };

  /** The average of the mouth shapes near the moment, opened by the loudness of the voice. */
  const mouthAt = (seconds: number): Pose['mouth'] => {
    const samples = 9;
    let open = 0,
      wide = 0,
      bite = 0;
    for (let index = 0; index < samples; index += 1) {
      const at = seconds + 0.01 + ((index - (samples - 1) / 2) / samples) * 2 * reach;
      const { shape } = (at >= 0 && at <= length ? spoken[soundAt(at)] : undefined) ?? { shape: closed };
      open += shape.open / samples;
      wide += shape.wide / samples;
      bite += shape.bite / samples;
    }
    const loud = Math.max(loudAt(seconds - stride), loudAt(seconds), loudAt(seconds + stride));
    const speaking = Math.min(1, energyAt(seconds + 0.12) * 2.2);
    return { open: Math.min(1, open * (0.3 + 0.8 * Math.min(1, loud))), wide, bite, smile: 1 - speaking * 0.55 };
  };

  const browAt = (seconds: number): number => {
    const since = starts.reduce((best, start) => (start - 0.12 <= seconds ? seconds - start + 0.12 : best), Infinity);
    const opening = since < 0.9 ? Math.sin((Math.PI * since) / 0.9) * 2.4 : 0;
    return 0.5 + opening + energyAt(seconds) * 1.1;
  };

  return (seconds) => {
    const time = seconds + seed * 7.3;
    const energy = energyAt(seconds);
    const look = beat(time, 1.4, 3.4, seed + 40);
    const glances = chance(look.index + seed) > 0.55;
    return {
      swayX: Math.sin(time * 0.71) * 2.2 + Math.sin(time * 1.37 + 1) * 1.1,
      swayY: Math.sin(time * 0.93 + 2) * 0.9 + energy * 1.6 + Math.sin(time * 2.1) * energy * 0.9,
      tilt: Math.sin(time * 0.53 + 0.4) * 0.02 + Math.sin(time * 1.61) * 0.009 * (0.4 + energy),
      breath: (1 + Math.sin(time * 1.55)) * 0.9,
      eyes: {
        lid: lidAt(time, seed),
        gazeX: glances ? (chance(look.index * 3 + seed) - 0.5) * 3.4 : 0,
        gazeY: glances ? (chance(look.index * 5 + seed) - 0.6) * 1.6 : 0,
        brow: browAt(seconds),
      },
      mouth: mouthAt(seconds),
    };
  };
}

/** The longest blink, in seconds. */
const longestBlink = 1;

/**
 * The first moment from this one on at which the presenter does not blink.
 *
 * @param step seconds between two frames
 */
export function withOpenEyes(motion: (seconds: number) => Pose, from: number, step: number): number {
  for (let at = from; at < from + longestBlink; at += step) if (motion(at).eyes.lid < 0.05) return at;
  return from;
}
