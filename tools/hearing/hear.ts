import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { SpokenWord } from '../../command-service/providers/voice/port.ts';
import { sentencesOf } from '../../command-service/providers/voice/wording.ts';
import { errorRate, heardUnits, saidOf } from './error-rate.ts';

export interface Heard {
  readonly language: string;
  readonly script: string;
  /** The sound of the video and the voice alone, as 16 kHz mono WAV files. */
  readonly video: string;
  readonly voice: string;
  /** The words of the voice with their times in its recording. */
  readonly words: readonly SpokenWord[];
}

const answer = z.object({ transcript: z.string(), dnsmos: z.number(), starts: z.array(z.number()).nullable() });

/** Word starts may be this far from the aligner's, in seconds. */
const tolerance = 0.1;
/**
 * Languages that the small recognizer writes in another script or does not understand: their rate would be meaningless.
 */
const notFollowed = new Set(['hi', 'fa']);

/** The share of written words that begin where the aligner hears the first word spoken for them. */
function shareInTime({ script, language, words }: Heard, starts: readonly number[] | null): number | undefined {
  const counts = sentencesOf(script, language).flatMap(({ tokens }) =>
    tokens.map(({ spoken }) => spoken.split(' ').filter(Boolean).length),
  );
  if (starts === null || counts.length !== words.length) return undefined;
  let said = 0;
  const near = counts.flatMap((count, at) => {
    const heard = starts[said];
    said += count;
    return count === 0 || heard === undefined ? [] : [Math.abs((words[at]?.start ?? 0) - heard) <= tolerance];
  });
  return near.filter(Boolean).length / Math.max(1, near.length);
}

/**
 * Analyzes videos with a recognizer, a speech quality measure and a forced aligner.
 *
 * @param python a Python with the packages of `requirements.txt`
 * @returns for each video the share of words (in Chinese syllables) that were misheard, DNSMOS (1 to 5), and the share
 *   of words that begin within 0.1 s of the aligner's; undefined for a value that can't be measured
 */
export async function hear(python: string, videos: readonly Heard[]) {
  const child = spawn(python, [fileURLToPath(new URL('./hear.py', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(
    JSON.stringify(
      videos.map((video) => ({
        ...video,
        said: saidOf(video.script, video.language).join(' '),
        followed: !notFollowed.has(video.language),
      })),
    ),
  );
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error('The videos could not be heard: see above.');
  return output
    .trim()
    .split('\n')
    .map((line) => answer.parse(JSON.parse(line)))
    .map(({ transcript, dnsmos, starts }, at) => {
      const video = videos[at];
      if (video === undefined) throw new Error('The recogniser heard more videos than there are.');
      return {
        transcript,
        errors: notFollowed.has(video.language)
          ? undefined
          : errorRate(heardUnits(video.script, video.language), heardUnits(transcript, video.language)),
        dnsmos,
        inTime: shareInTime(video, starts),
      };
    });
}
