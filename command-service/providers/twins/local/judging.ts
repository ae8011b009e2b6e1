import type { TwinFailureCode } from '../../../../domain/avatars/index.ts';
import { expressionOf, placeByEyes } from './face/geometry.ts';
import type { Following } from './following.ts';

/** The recording can't become a twin. The message is for the log. */
export class UnsuitableFootage extends Error {
  override readonly name = 'UnsuitableFootage';
  readonly code: TwinFailureCode;

  constructor(code: TwinFailureCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** Part of the frames in which the face must be seen. */
const seenShare = 0.6;
/** Part of the looks in which several faces make the recording unsuitable. */
const crowdShare = 0.2;
/** Mean light of the face, 0 to 255. */
const darkest = 38;
/** Distance of the eyes' outer corners in pixels of the copy: the mouth of a smaller face has too few pixels. */
const smallestFace = 36;
/** How much the mouth must move, in units of the face: less is a person who does not speak. */
const leastSpeech = 0.05;
/** Loudness of the loudest tenth of a second, of 32,768: below is silence (-50 dB). */
const quietest = 100;

/**
 * Whether a recording shows one person well enough, with sound.
 *
 * @param scale pixels of the copy for each pixel of the samples
 * @throws UnsuitableFootage with the reason
 */
export function judge({ samples, looks, crowds }: Following, sound: Int16Array, scale: number): void {
  const faces = samples.flatMap(({ face }) => (face === undefined ? [] : [face]));
  const refuse = (code: TwinFailureCode, detail: string): never => {
    throw new UnsuitableFootage(code, detail);
  };
  if (faces.length < samples.length * seenShare || faces.length < 25)
    refuse('no_face', `a face in ${faces.length} of ${samples.length} frames`);
  if (crowds > looks * crowdShare) refuse('several_faces', `several faces in ${crowds} of ${looks} looks`);
  if (loudest(sound) < quietest) refuse('no_sound', `the loudest tenth of a second has ${Math.round(loudest(sound))}`);
  const light = median(faces.map((face) => face.light));
  if (light < darkest) refuse('poor_footage', `the face has a light of ${Math.round(light)}`);
  const units = faces.map(({ points }) => {
    const { a, b } = placeByEyes(points);
    return Math.hypot(a, b) * scale;
  });
  if (median(units) < smallestFace) refuse('poor_footage', `the eyes are ${Math.round(median(units))} pixels apart`);
  const gaps = faces.map(({ points }) => expressionOf(points).open).toSorted((a, b) => a - b);
  const range = (gaps[Math.floor(gaps.length * 0.95)] ?? 0) - (gaps[Math.floor(gaps.length * 0.05)] ?? 0);
  if (range < leastSpeech) refuse('no_speech', `the mouth opens by ${range.toFixed(3)}`);
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The loudest tenth of a second of 16 kHz sound, as the mean of its squares' root. */
function loudest(sound: Int16Array): number {
  const size = 1600;
  let most = 0;
  for (let start = 0; start + size <= sound.length; start += size) {
    let sum = 0;
    for (const value of sound.subarray(start, start + size)) sum += value * value;
    most = Math.max(most, sum / size);
  }
  return Math.sqrt(most);
}
