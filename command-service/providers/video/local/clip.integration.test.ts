import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from './ffmpeg.ts';
import { framesPerSecond, layoutOf, timing } from './picture/layout.ts';
import { defaultLook } from '../../../../domain/look.ts';
import { createRenderers, follow, type Renderers, request } from './testing/renderer.ts';

const run = promisify(execFile);
let ffmpeg = '';
let renderers: Renderers;
beforeAll(async () => {
  const found = await findFfmpeg(undefined);
  if ('problem' in found) throw new Error(found.problem);
  ffmpeg = found.path;
  renderers = await createRenderers();
});
afterAll(() => renderers.remove());

/** A tone that no built-in voice reaches, in hertz. */
const tone = 14_000;

/** The loudest sample near the tone, in decibels of full scale. */
async function toneIn(path: string): Promise<number> {
  const near = Array.from({ length: 3 }, () => `bandpass=f=${tone}:width_type=h:w=50`).join(',');
  const filter = ['-vn', '-af', `${near},volumedetect`];
  const { stderr } = await run(ffmpeg, ['-hide_banner', '-nostats', '-i', path, ...filter, '-f', 'null', '-']);
  return Number(/max_volume: (\S+) dB/u.exec(stderr)?.[1]);
}

/** A video whose first half is red and whose second half is blue, with a loud tone. */
async function makeClip(name: string, seconds: number): Promise<string> {
  const path = join(renderers.folder, name);
  const half = (colour: string): string[] => ['-f', 'lavfi', '-i', `color=${colour}:s=320x240:r=25:d=${seconds / 2}`];
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=${tone}:sample_rate=48000:duration=${seconds},volume=8`];
  const joined = ['-filter_complex', '[0][1]concat=n=2[v]', '-map', '[v]', '-map', '2:a'];
  const codecs = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '128k'];
  await run(ffmpeg, ['-v', 'error', ...half('red'), ...half('blue'), ...sound, ...joined, ...codecs, path]);
  return path;
}

type Colour = 'red' | 'blue' | 'yellow' | 'other';
const colourOf = ([red = 0, green = 0, blue = 0]: readonly number[]): Colour => {
  if (red > 150 && green < 100 && blue < 100) return 'red';
  if (blue > 150 && red < 100 && green < 100) return 'blue';
  return red > 150 && green > 150 && blue < 100 ? 'yellow' : 'other';
};

/** The color in the middle of the picture, or at a place, for each frame after the title card. */
async function coloursIn(path: string, at?: { readonly x: number; readonly y: number }): Promise<readonly Colour[]> {
  const { x, y, width, height } = layoutOf(defaultLook).words;
  const place = at ?? { x: x + (width >> 1), y: y + (height >> 1) };
  const crop = `crop=16:16:${place.x}:${place.y},scale=1:1:in_color_matrix=bt709`;
  const { stdout } = await run(
    ffmpeg,
    ['-v', 'error', '-i', path, '-vf', crop, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
    { encoding: 'buffer' },
  );
  return Array.from({ length: stdout.length / 3 }, (_, at) => colourOf([...stdout.subarray(3 * at, 3 * at + 3)])).slice(
    timing.title * framesPerSecond,
  );
}

/** A picture of one color. */
async function makePicture(name: string, colour: string): Promise<string> {
  const canvas = createCanvas(640, 400);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 640, 400);
  const path = join(renderers.folder, name);
  await writeFile(path, canvas.toBuffer('image/png'));
  return path;
}

const oakStreet = 'Welcome to 12 Oak Street. The kitchen opens to the garden. Call me today.';

async function videoWith(
  jobId: string,
  clip: string | undefined,
  pictures: readonly string[] = [],
  script = oakStreet,
): Promise<string> {
  const { provider, work } = renderers.open(jobId);
  const { ended } = follow(provider, jobId);
  const media = [
    ...(clip === undefined ? [] : [{ url: 'clip', path: clip, contentType: 'video/mp4' as const }]),
    ...pictures.map((path) => ({ url: path, path, contentType: 'image/png' as const })),
  ];
  await provider.start(request(jobId, { script, collectMedia: async () => ({ pictures: media, leftOut: [] }) }));
  const end = await ended;
  if (end.state !== 'completed') throw new Error(JSON.stringify(end));
  expect(end.leftOut).toBeUndefined();
  return join(work, 'jobs', jobId, 'video.mp4');
}

/** The parts of a video in which a color is shown, without the fades. */
const changesOf = (colours: readonly Colour[]): readonly Colour[] =>
  colours.filter((colour, at) => colour !== 'other' && colour !== colours.slice(0, at).findLast((c) => c !== 'other'));

test('repeats a clip that is shorter than the video, without its sound', async () => {
  const clip = await makeClip('short.mp4', 2);
  const video = await videoWith('short', clip);
  expect(await toneIn(clip)).toBeGreaterThan(-20);
  expect(await toneIn(video)).toBeLessThan(-60);

  const colours = await coloursIn(video);
  const changes = changesOf(colours);
  expect(changes.length).toBeGreaterThan(4);
  expect(changes).toEqual(changes.map((_, at) => (at % 2 === 0 ? 'red' : 'blue')));
  // It plays at its own speed: a second of one color, a second of the other.
  const blue = colours.indexOf('blue');
  expect(colours.indexOf('red', blue) - blue).toBe(framesPerSecond);
});

test('a clip that is longer than the video is cut, so that the video stays as long as its voice and shows every picture', async () => {
  const yellow = await makePicture('yellow.png', '#E0E010');
  const clip = await makeClip('long.mp4', 40);
  const alone = await coloursIn(await videoWith('alone', clip));
  expect(changesOf(alone)).toEqual(['red']);
  expect(alone.length).toBeLessThan(20 * framesPerSecond);

  const video = await videoWith('long', clip, [yellow]);
  expect(await toneIn(video)).toBeLessThan(-60);
  const colours = await coloursIn(video);
  expect(colours).toHaveLength(alone.length);
  expect(changesOf(colours).slice(-2)).toEqual(['red', 'yellow']);
});

test('each sentence shows its picture, wherever the picture is in the order', async () => {
  const pictures = [
    await makePicture('pool.png', '#1010E0'),
    await makePicture('kitchen.png', '#E0E010'),
    await makePicture('front.png', '#E01010'),
  ];
  const script = 'Welcome to 12 Oak Street in Austin. The kitchen opens to the garden. Enjoy the heated pool all year.';
  const video = await videoWith('words', undefined, pictures, script);
  expect(changesOf(await coloursIn(video))).toEqual(['red', 'yellow', 'blue']);
});

test('a fact is over the lower edge of the picture only while it is spoken', async () => {
  const script =
    'It has 3 bedrooms. The oak floors are new, and everything else is, too. Call me today to see it yourself.';
  const video = await videoWith('facts', undefined, [await makePicture('1.png', '#E01010')], script);
  const { x, y, height } = layoutOf(defaultLook).words;
  const colours = await coloursIn(video, { x: x + 10, y: y + height - 20 });
  const [first, last] = [colours.indexOf('other'), colours.lastIndexOf('other', 5 * framesPerSecond)];
  expect(first).toBeGreaterThan(0);
  expect(last - first).toBeGreaterThan(1.5 * framesPerSecond);
  expect(last).toBeLessThan(4.5 * framesPerSecond);
});
