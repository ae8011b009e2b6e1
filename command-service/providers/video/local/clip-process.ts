/** Child process that renders the short silent clip of a presenter for the picker. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { lookIds } from './presenters.ts';
import { paintPoster, posterPortrait, previewSize as size } from './poster.ts';
import { createMotion } from './presenter/motion.ts';

const framesPerSecond = 25;
const frames = 75;

const [, , presenterId = '', ffmpeg = '', mp4 = ''] = process.argv;
const id = lookIds.find((known) => known === presenterId);
if (id === undefined) throw new Error(`There is no presenter "${presenterId}".`);
process.stdin
  .resume()
  .on('end', () => process.exit(3))
  .on('error', () => process.exit(3));

const child = spawn(
  ffmpeg,
  [
    '-hide_banner',
    '-v',
    'error',
    '-y',
    '-f',
    'rawvideo',
    '-pixel_format',
    'rgba',
    '-video_size',
    `${size}x${size}`,
    '-framerate',
    String(framesPerSecond),
    '-i',
    'pipe:0',
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-crf',
    '22',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '1',
    '-f',
    'mp4',
    '-movflags',
    '+faststart',
    `${mp4}.partial`,
  ],
  { stdio: ['pipe', 'ignore', 'inherit'] },
);
child.stdin.on('error', () => undefined);
const closed = once(child, 'close');
const canvas = createCanvas(size, size);
const portrait = posterPortrait(id, size);
// No speech: the presenter waits, looks around and smiles. Forwards, then backwards, so that the clip loops without a
// jump.
const motion = createMotion(
  { words: [], sounds: [], recording: { sampleRate: 8000, samples: new Int16Array(0) } },
  lookIds.indexOf(id) + 1,
);
for (let frame = 0; frame < frames; frame += 1) {
  const there = frame < frames / 2 ? frame : frames - 1 - frame;
  paintPoster(canvas, portrait, motion(1 + (there * 1.6) / framesPerSecond));
  const { promise, resolve } = Promise.withResolvers<undefined>();
  child.stdin.write(canvas.data(), () => {
    resolve(undefined);
  });
  await promise;
}
child.stdin.end();
const [code] = await closed;
if (code === 0) await rename(`${mp4}.partial`, mp4);
process.exit(code === 0 ? 0 : 1);
