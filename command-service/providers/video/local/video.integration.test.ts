import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { findFfmpeg } from './ffmpeg.ts';
import { createRenderers, follow, type Renderers, request } from './testing/renderer.ts';

const run = promisify(execFile);
let ffmpeg = '';

let renderers: Renderers;
let folder = '';
let open: Renderers['open'];
beforeAll(async () => {
  const found = await findFfmpeg(undefined);
  if ('problem' in found) throw new Error(found.problem);
  ffmpeg = found.path;
  renderers = await createRenderers();
  ({ folder, open } = renderers);
});
afterAll(() => renderers.remove());

async function inspect(mp4: string): Promise<{
  readonly log: string;
  readonly videoSeconds: number;
  readonly audioSeconds: number;
  readonly boxes: readonly string[];
}> {
  const { stderr: log } = await run(ffmpeg, [
    '-hide_banner',
    '-i',
    mp4,
    '-f',
    'null',
    '-',
    '-map',
    '0',
    '-c',
    'copy',
  ]).catch((error: { stderr: string }) => error);
  const streamSeconds = async (stream: string): Promise<number> => {
    const { stdout } = await run(ffmpeg, [
      '-v',
      'error',
      '-i',
      mp4,
      '-map',
      stream,
      '-f',
      'null',
      '-progress',
      'pipe:1',
      '-',
    ]);
    return Number([...stdout.matchAll(/^out_time_us=(\d+)$/gmu)].at(-1)?.[1]) / 1e6;
  };
  const bytes = await readFile(mp4);
  const boxes: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += Math.max(8, bytes.readUInt32BE(at)))
    boxes.push(bytes.toString('latin1', at + 4, at + 8));
  return { log, videoSeconds: await streamSeconds('0:v'), audioSeconds: await streamSeconds('0:a'), boxes };
}

const seconds = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

test('makes a video with voice, captions and thumbnail, and reports progress', async () => {
  const { provider, work } = open('one-job');
  expect(await provider.problem()).toBeUndefined();
  const media = join(folder, 'media');
  await mkdir(media);
  const canvas = createCanvas(640, 400);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#C02020';
  pen.fillRect(0, 0, 640, 400);
  await writeFile(join(media, 'red.png'), canvas.toBuffer('image/png'));
  await writeFile(join(media, 'broken.jpg'), '<html>not a picture</html>');
  await writeFile(join(media, 'list.jpg'), '#EXTM3U\n#EXTINF:1,\n/etc/passwd\n');

  const { states, ended } = follow(provider, 'job-1');
  await provider.start(
    request('job-1', {
      script: 'Welcome to 12 Oak Street. Call me today.',
      collectMedia: async () => ({
        pictures: [
          { url: 'broken', path: join(media, 'broken.jpg'), contentType: 'image/jpeg' },
          { url: 'red', path: join(media, 'red.png'), contentType: 'image/png' },
          { url: 'list', path: join(media, 'list.jpg'), contentType: 'image/jpeg' },
          { url: 'missing', path: join(media, 'missing.gif'), contentType: 'image/gif' },
        ],
        leftOut: [{ url: 'clip', reason: 'no_picture' }],
      }),
    }),
  );
  await provider.start(request('job-1', { script: 'Another script for the same job is not looked at.' }));
  const end = await ended;
  if (end.state !== 'completed') throw new Error(JSON.stringify(end));
  // The result names the pictures that the video does not show.
  expect(end.leftOut).toEqual([
    { url: 'clip', reason: 'no_picture' },
    ...['broken', 'list', 'missing'].map((url) => ({ url, reason: 'unreadable' })),
  ]);

  const progress = states.flatMap((state) => (state.state === 'rendering' ? [state.progress] : []));
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress[0]).toBe(0);
  expect(Math.max(...progress)).toBeLessThan(100);
  expect(new Set(states.flatMap((state) => (state.state === 'rendering' ? [state.phase] : [])))).toEqual(
    new Set(['Preparing voice', 'Preparing pictures', 'Drawing and encoding', 'Finishing']),
  );
  expect(states.every((state) => state.state !== 'rendering' || !state.estimated)).toBe(true);

  const file = (name: string): string => join(work, 'jobs', 'job-1', name);
  const { log, videoSeconds, audioSeconds, boxes } = await inspect(file('video.mp4'));
  expect(log).toMatch(/Video: h264 \(High\).*yuv420p\(tv, bt709.*1280x720.*25 fps/u);
  expect(log).toMatch(/Audio: aac \(LC\).*48000 Hz/u);
  expect(boxes.indexOf('moov')).toBeGreaterThan(0);
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
  expect(videoSeconds).toBeCloseTo(end.result.durationSeconds, 1);
  expect(Math.abs(audioSeconds - videoSeconds)).toBeLessThan(0.05);

  const captions = await text(await end.result.captions.open());
  expect(captions).toMatch(/^WEBVTT\n\n1\n/u);
  expect(captions).toContain('Welcome to 12 Oak Street.');
  const times = [...captions.matchAll(/(\S+) --> (\S+)/gu)].flatMap(([, from = '', to = '']) => [
    seconds(from),
    seconds(to),
  ]);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.length).toBe(4);
  expect(times.at(-1)).toBeLessThan(end.result.durationSeconds);

  // The sound starts with the first caption.
  const { stdout: sound } = await run(
    ffmpeg,
    ['-v', 'error', '-i', file('video.mp4'), '-vn', '-ac', '1', '-ar', '8000', '-f', 's16le', '-'],
    { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
  );
  const firstLoud = Array.from({ length: sound.length / 2 }, (_, index) =>
    Math.abs(sound.readInt16LE(index * 2)),
  ).findIndex((sample) => sample > 700);
  expect(Math.abs(firstLoud / 8000 - (times[0] ?? 0))).toBeLessThan(0.15);

  const thumbnail = await buffer(await end.result.thumbnail.open());
  expect([...thumbnail.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  // The red picture is in its box; broken pictures cost only themselves.
  const { stdout } = await run(
    ffmpeg,
    [
      '-v',
      'error',
      '-i',
      file('thumbnail.jpg'),
      '-vf',
      'crop=20:20:400:300,scale=1:1',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-',
    ],
    { encoding: 'buffer' },
  );
  expect(stdout[0]).toBeGreaterThan(150);
  expect(stdout[1]).toBeLessThan(90);

  await provider.cancel('job-1');
  expect(await provider.read('job-1')).toEqual(end);
  await provider.discard('job-1');
  expect(await provider.read('job-1')).toEqual({ state: 'unknown' });
  expect(existsSync(join(work, 'jobs', 'job-1'))).toBe(false);
});
