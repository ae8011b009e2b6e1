import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { ffmpegPath } from '../command-service/providers/twins/testing/recordings.ts';

const media = fileURLToPath(new URL('../web/public/media/', import.meta.url));

/** The picture as 32 x 18 gray levels. */
const levelsOf = async (...input: readonly string[]): Promise<Buffer> =>
  execFileSync(
    await ffmpegPath(),
    ['-v', 'error', ...input, '-frames:v', '1', '-vf', 'scale=32:18,format=gray', '-f', 'rawvideo', '-'],
    { cwd: media },
  );

test('the poster of the landing page is a frame of its video', async () => {
  const poster = await levelsOf('-i', 'intro-poster.webp');
  const frame = await levelsOf('-ss', '4', '-i', 'intro.mp4');
  expect(poster).toHaveLength(32 * 18);
  const difference = poster.reduce((sum, level, at) => sum + Math.abs(level - (frame[at] ?? 0)), 0) / poster.length;
  expect(difference).toBeLessThan(4);
});
