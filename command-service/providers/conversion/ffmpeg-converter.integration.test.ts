import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFfmpeg } from '../video/local/ffmpeg.ts';
import { createFfmpegConverter } from './ffmpeg-converter.ts';

const run = promisify(execFile);
let folder: string;
let ffmpeg: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcast-conversion-test-'));
  const found = await findFfmpeg(undefined);
  if ('problem' in found) throw new Error(found.problem);
  ffmpeg = found.path;
  const sources = [
    '-f',
    'lavfi',
    '-i',
    'testsrc=size=160x90:rate=10:duration=2',
    '-f',
    'lavfi',
    '-i',
    'sine=duration=2',
  ];
  await run(ffmpeg, [...sources, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', join(folder, 'video.mp4')]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const convert = (format: 'webm' | 'mov', source = 'video.mp4', signal = new AbortController().signal) => {
  const percents: number[] = [];
  const target = join(folder, `video.${format}`);
  const onProgress = (percent: number): void => void percents.push(percent);
  return createFfmpegConverter()
    .convert({ source: join(folder, source), target, format, seconds: 2, signal, onProgress })
    .then(() => ({ target, percents }));
};
async function streamsOf(file: string): Promise<string> {
  const { stderr } = await run(ffmpeg, ['-hide_banner', '-i', file, '-f', 'null', '-']);
  return stderr;
}
async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
  await handle.close();
  return buffer;
}

test('makes a WebM file with VP9 and Opus, and says how far it is', async () => {
  const { target, percents } = await convert('webm');
  expect((await firstBytes(target)).subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
  expect(await streamsOf(target)).toMatch(/Video: vp9[\s\S]*Audio: opus/);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.every((percent) => percent > 0 && percent < 100)).toBe(true);
});

test('makes a QuickTime file with the same streams', async () => {
  const { target } = await convert('mov');
  expect((await firstBytes(target)).subarray(4, 10).toString()).toBe('ftypqt');
  expect(await streamsOf(target)).toMatch(/Video: h264[\s\S]*Audio: aac/);
});

test('reads videos only: a list that names other files is refused (trust F8)', async () => {
  await writeFile(join(folder, 'list.mp4'), `#EXTM3U\n#EXTINF:1,\nfile://${join(folder, 'video.mp4')}\n`);
  await expect(convert('webm', 'list.mp4')).rejects.toMatchObject({ code: 'converter_failed' });
});

test('ends at once when it is stopped', async () => {
  const stopping = new AbortController();
  stopping.abort(new Error('The server stops'));
  await expect(convert('webm', 'video.mp4', stopping.signal)).rejects.toThrow('The server stops');
});
