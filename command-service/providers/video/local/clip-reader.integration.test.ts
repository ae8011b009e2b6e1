import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openClip } from './clip-reader.ts';
import { findFfmpeg } from './ffmpeg.ts';

const run = promisify(execFile);
const box = { x: 0, y: 0, width: 64, height: 48 };
let folder = '';
let ffmpeg = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clips-'));
  const found = await findFfmpeg(undefined);
  if ('problem' in found) throw new Error(found.problem);
  ffmpeg = found.path;
});
afterAll(() => rm(folder, { recursive: true }));

const open = (path: string) =>
  openClip(
    { ffmpeg, signal: new AbortController().signal, onReader: () => undefined },
    { path, contentType: 'video/mp4' },
    box,
  );

test('plays a video and starts it again at its end', async () => {
  const path = join(folder, 'tour.mp4');
  const source = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=64x48:rate=25:duration=0.4'];
  await run(ffmpeg, [...source, '-c:v', 'libx264', '-qp', '10', '-pix_fmt', 'yuv420p', path]);
  const clip = await open(path);
  if (clip === undefined) throw new Error('The video was not read.');
  expect(clip.seconds).toBeCloseTo(0.4, 1);
  const frames: Buffer[] = [];
  for (let at = 0; at < 20; at += 1) {
    frames.push(Buffer.from(clip.planes.data));
    await clip.advance();
  }
  clip.close();
  expect(frames[0]?.equals(frames[5] ?? frames[0])).toBe(false);
  const afterItsEnd = frames.slice(11);
  expect(new Set(afterItsEnd.map((frame) => frame.toString('base64'))).size).toBeGreaterThan(1);
});

test.each([
  ['text', 'no video'],
  ['a playlist that names a local file', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'],
  ['a header only', '\0\0\0\u0018ftypmp42'],
])('reads nothing from %s', async (_name, content) => {
  const path = join(folder, 'bad.mp4');
  await writeFile(path, content);
  expect(await open(path)).toBeUndefined();
});
