/**
 * Makes the test recording again: `node command-service/providers/twins/testing/make-footage.ts`. A drawn person in a
 * drawn room speaks, nods and blinks; face detectors take the person for a real one.
 */
import { createCanvas } from '@napi-rs/canvas';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '../../video/local/ffmpeg.ts';
import { canvasOf, gradient } from '../../video/local/picture/drawing.ts';
import { looks } from '../../video/local/presenter/look.ts';
import { createMotion } from '../../video/local/presenter/motion.ts';
import { createPortrait } from '../../video/local/presenter/portrait.ts';
import { createBuiltInVoice } from '../../voice/built-in.ts';
import { decodeWav } from '../../voice/wav.ts';
import { footagePath } from './footage.ts';

const size = { width: 640, height: 360 };
const framesPerSecond = 25;
const seconds = 16;
/** Pixels per unit of the portrait, and the middle of the face. */
const face = { x: 318, y: 168, scale: 0.74 };
const words =
  'Hello, I am Daniel, and I sell houses by the lake. Every home here has a story. Let me show you around: the wide ' +
  'kitchen, four bedrooms upstairs, and a garden that opens to the water. Call me whenever you want to see more.';

const room = canvasOf(size.width, size.height, (pen) => {
  pen.fillStyle = gradient(pen, { x: 0, y: 0, ...size }, ['#D9D3C8', '#C9C1B4', '#B5AC9E'], 0.6);
  pen.fillRect(0, 0, size.width, size.height);
  pen.fillStyle = '#E9F1F6';
  pen.fillRect(42, 36, 118, 150);
  pen.fillStyle = '#F6F3EC';
  pen.fillRect(98, 36, 6, 150);
  pen.fillRect(42, 106, 118, 6);
  pen.fillStyle = '#7C5C41';
  pen.fillRect(476, 128, 138, 10);
  for (const [at, colour] of ['#8C3B36', '#2F5D62', '#C7A24B', '#4C4A63', '#6E7F5A'].entries()) {
    pen.fillStyle = colour;
    pen.fillRect(486 + at * 22, 78 - (at % 3) * 6, 17, 50 + (at % 3) * 6);
  }
});

const found = await findFfmpeg(undefined);
if ('problem' in found) throw new Error(found.problem);
const folder = await mkdtemp(join(tmpdir(), 'footage-'));
const wav = join(folder, 'voice.wav');
const speech = await createBuiltInVoice().speak({ text: words, language: 'en-US', voice: 'daniel', wav });
const motion = createMotion({ ...speech, recording: decodeWav(await readFile(wav)) }, 3);
const portrait = createPortrait(looks.daniel, face.scale);
const encoder = spawn(
  found.path,
  [
    ...'-hide_banner -v error -y -f rawvideo -pixel_format rgba -framerate 25'.split(' '),
    '-video_size',
    `${size.width}x${size.height}`,
    '-i',
    'pipe:0',
    '-i',
    wav,
    ...'-vf scale=out_color_matrix=bt709:out_range=tv -c:v libx264 -preset slow -crf 27 -pix_fmt yuv420p'.split(' '),
    ...'-colorspace bt709 -color_primaries bt709 -color_trc bt709 -af apad -c:a aac -b:a 40k -t 16'.split(' '),
    '-movflags',
    '+faststart',
    footagePath,
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
const closed = once(encoder, 'close');
const canvas = createCanvas(size.width, size.height);
const pen = canvas.getContext('2d');
for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
  const pose = motion(frame / framesPerSecond);
  pen.drawImage(room, 0, 0);
  pen.save();
  // People lean a little while they speak.
  pen.translate(face.x + 3 * Math.sin(frame / 31), face.y + 1.5 * Math.sin(frame / 23));
  pen.scale(face.scale, face.scale);
  portrait.figure(pen, pose);
  portrait.mouth(pen, pose);
  pen.restore();
  if (!encoder.stdin.write(canvas.data())) await once(encoder.stdin, 'drain');
}
encoder.stdin.end();
await closed;
await rm(folder, { recursive: true });
