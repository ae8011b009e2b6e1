import { passagesOf, picturesFor, type PictureHints } from '../../../../../domain/storyboard/index.ts';
import type { SpokenWord } from '../../../voice/port.ts';
import { clipShot, planShots, type Scene, type Shot } from './camera.ts';
import { timing } from './layout.ts';

export interface Storyboard {
  readonly spoken: readonly SpokenWord[];
  /** The text between two words: a space, or nothing for Chinese. */
  readonly separator: string;
  readonly hints: readonly PictureHints[];
  readonly address: string | undefined;
  /** Length in seconds of the video before the pictures; undefined without one. */
  readonly clipLength: number | undefined;
  /** Start of the voice, and start and end of the time to fill with shots, in seconds of the video. */
  readonly voiceStart: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The shots of a video: each passage of the script with the pictures that fit it, from half a crossfade before its
 * first word. A clip is shown before them, as source 0.
 */
export function shotsOf({ spoken, separator, hints, address, clipLength, ...time }: Storyboard): Shot[] {
  const { voiceStart, start, end } = time;
  const clip = clipLength === undefined ? [] : [clipShot(clipLength, hints.length, start, end)];
  const from = clip[0]?.end ?? start;
  const passages = passagesOf(spoken, separator).flatMap(({ words, text, continues }) => {
    const begins = Math.max(from, voiceStart + (words[0]?.start ?? 0) - timing.crossFade / 2);
    const seconds = voiceStart + (words.at(-1)?.end ?? 0) - begins;
    return seconds <= 0 ? [] : [{ text, continues, seconds, start: begins }];
  });
  const chosen = picturesFor(passages, hints, address);
  const scenes = passages.map((passage, at): Scene => ({
    start: passage.start,
    sources: (chosen[at] ?? []).map((place) => place + clip.length),
  }));
  return [...clip, ...planShots(scenes, from, end)];
}
