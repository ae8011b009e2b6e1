import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { tempFolders } from '../../../lib/testing/temp-folders.ts';
import { findFfmpeg } from '../video/local/ffmpeg.ts';
import { lessonVideoOf, lessons } from '../samples/lessons/index.ts';
import { createFileChecks } from './file-checks.ts';

const newFolder = tempFolders();
const open = () => {
  const folder = newFolder();
  return { folder, checks: createFileChecks({ folder, findFfmpeg: () => findFfmpeg(undefined) }) };
};

test('every lesson is a video of one to two minutes with a picture, captions, and its own chapters', async () => {
  const { checks, folder } = open();
  for (const lesson of lessons) {
    const video = await checks.check(createReadStream(lessonVideoOf(lesson.slug)));
    expect([lesson.slug, video.contentType, video.durationMs >= 60_000 && video.durationMs <= 120_000]).toEqual([
      lesson.slug,
      'video/mp4',
      true,
    ]);
    expect(video.chapters.map(({ title }) => title)).toEqual(lesson.chapters.map(({ title }) => title));
    const captions = await readFile(video.captions ?? '', 'utf8');
    const spoken = captions.replaceAll(/^(?:WEBVTT|[\d:. >-]+)$/gmu, '').replaceAll(/\s+/gu, ' ');
    for (const { text } of lesson.chapters) expect(spoken).toContain(text.slice(0, 60));
    expect((await readFile(video.poster)).subarray(0, 2).toString('hex')).toBe('ffd8');
    await video.remove();
  }
  expect(await readdir(folder)).toEqual([]);
});

test('accepts a video without sound, captions and chapters', async () => {
  const found = await findFfmpeg(undefined);
  const path = join(newFolder(), 'plain.webm');
  const made = '-v error -f lavfi -i testsrc=size=320x180:rate=10:duration=3 -c:v libvpx -f webm'.split(' ');
  await promisify(execFile)('path' in found ? found.path : '', [...made, path]);
  const video = await open().checks.check(createReadStream(path));
  expect([video.contentType, video.captions, video.chapters, Math.round(video.durationMs / 1_000)]).toEqual([
    'video/webm',
    undefined,
    [],
    3,
  ]);
});

const playlist = '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n';
test.each([
  ['a text', 'Hello', 'no_video'],
  ['a playlist of other files', playlist, 'no_video'],
  ['nothing', '', 'no_video'],
  ['the beginning of a video', '\0\0\0\x20ftypisom and then nothing', 'unreadable'],
])('refuses %s, and leaves no file behind', async (_name, content, code) => {
  const { checks, folder } = open();
  await expect(checks.check(Readable.from([Buffer.from(content, 'latin1')]))).rejects.toMatchObject({ code });
  expect(await readdir(folder)).toEqual([]);
});

test('refuses a video that breaks off', async () => {
  const [first] = lessons;
  const whole = await readFile(lessonVideoOf(first?.slug ?? ''));
  const path = join(newFolder(), 'half.mp4');
  await writeFile(path, whole.subarray(0, 4_000));
  await expect(open().checks.check(createReadStream(path))).rejects.toMatchObject({ code: 'unreadable' });
});

test('fails for a file that disappears before it is read, and leaves no file behind', async () => {
  const { checks, folder } = open();
  await expect(checks.check(createReadStream(join(newFolder(), 'gone.mp4')))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await readdir(folder)).toEqual([]);
});
