import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from './ffmpeg.ts';
import { createPresenterPreviews } from './previews.ts';

const run = promisify(execFile);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previews-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('makes a clip and the posters once, keeps them, and draws posters without ffmpeg', async () => {
  const ffmpeg = await findFfmpeg(undefined);
  if ('problem' in ffmpeg) throw new Error(ffmpeg.problem);
  const options = { folder, ffmpegPath: undefined, nodePath: process.execPath };
  const previews = createPresenterPreviews(options);
  const [one, two] = await Promise.all([previews.clip('leo'), previews.clip('leo')]);
  expect(two).toBe(one);
  const { stderr } = await run(ffmpeg.path, ['-hide_banner', '-i', one]).catch((error: { stderr: string }) => error);
  expect(stderr).toMatch(/Duration: 00:00:03\.00/u);
  expect(stderr).toMatch(/h264.*480x480/u);
  const again = createPresenterPreviews({ ...options, ffmpegPath: '/bin/false' });
  expect(await again.clip('leo')).toBe(one);
  await expect(again.clip('clara')).rejects.toThrow(/ffmpeg/u);
  const poster = await again.poster('clara');
  expect((await readFile(poster)).subarray(1, 4).toString()).toBe('PNG');
  const { mtimeMs } = await stat(poster);
  const { mtimeMs: sameTime } = await stat(await createPresenterPreviews(options).poster('clara'));
  expect(sameTime).toBe(mtimeMs);
});
