import type { VoiceId } from '../../voice/port.ts';
import { median } from './judging.ts';

/** Between the usual pitches of men and women, in hertz. */
const boundary = 160;
const window = 640;

/** Pitch of a piece of sound in hertz by its autocorrelation; undefined for noise and silence. */
function pitchOf(sound: Int16Array, rate: number): number | undefined {
  let energy = 0;
  for (const value of sound.subarray(0, window)) energy += value * value;
  if (energy / window < 300 * 300) return undefined;
  let [best, bestLag] = [0, 0];
  for (let lag = Math.floor(rate / 320); lag <= Math.ceil(rate / 75); lag += 1) {
    let [sum, later] = [0, 0];
    for (let at = 0; at < window; at += 2) {
      const shifted = sound[at + lag] ?? 0;
      sum += (sound[at] ?? 0) * shifted;
      later += shifted * shifted;
    }
    const likeness = sum / Math.sqrt((energy / 2) * later + 1);
    if (likeness > best + 0.01) [best, bestLag] = [likeness, lag];
  }
  return best < 0.6 ? undefined : rate / bestLag;
}

/** The built-in voice that is nearest to the pitch of a recording. */
export function voiceFor(sound: Int16Array, rate: number): VoiceId {
  const pitches: number[] = [];
  // A tenth of the recording says enough.
  for (let start = 0; start + window * 2 < sound.length; start += rate / 4) {
    const pitch = pitchOf(sound.subarray(start, start + window * 2), rate);
    if (pitch !== undefined) pitches.push(pitch);
  }
  return pitches.length > 0 && median(pitches) < boundary ? 'daniel' : 'clara';
}
