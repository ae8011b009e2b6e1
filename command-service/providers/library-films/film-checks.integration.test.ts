import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { tempFolders } from '../../../lib/testing/temp-folders.ts';
import { findFfmpeg } from '../video/local/ffmpeg.ts';
import { filmOf, lessons } from '../samples/lessons/index.ts';
import { createFilmChecks } from './film-checks.ts';

const newFolder = tempFolders();
const open = () => {
  const folder = newFolder();
  return { folder, checks: createFilmChecks({ folder, findFfmpeg: () => findFfmpeg(undefined) }) };
};

test('every lesson is a film of one to two minutes with a picture, captions, and its own chapters', async () => {
  const { checks, folder } = open();
  for (const lesson of lessons) {
    const film = await checks.check(createReadStream(filmOf(lesson.slug)));
    expect([lesson.slug, film.contentType, film.durationMs >= 60_000 && film.durationMs <= 120_000]).toEqual([
      lesson.slug,
      'video/mp4',
      true,
    ]);
    expect(film.chapters.map(({ title }) => title)).toEqual(lesson.chapters.map(({ title }) => title));
    const captions = await readFile(film.captions ?? '', 'utf8');
    const spoken = captions.replaceAll(/^(?:WEBVTT|[\d:. >-]+)$/gmu, '').replaceAll(/\s+/gu, ' ');
    for (const { text } of lesson.chapters) expect(spoken).toContain(text.slice(0, 60));
    expect((await readFile(film.poster)).subarray(0, 2).toString('hex')).toBe('ffd8');
    await film.remove();
  }
  expect(await readdir(folder)).toEqual([]);
});

test('a film without sound, captions and chapters is one, too', async () => {
  const found = await findFfmpeg(undefined);
  const path = join(newFolder(), 'plain.webm');
  const made = '-v error -f lavfi -i testsrc=size=320x180:rate=10:duration=3 -c:v libvpx -f webm'.split(' ');
  await promisify(execFile)('path' in found ? found.path : '', [...made, path]);
  const film = await open().checks.check(createReadStream(path));
  expect([film.contentType, film.captions, film.chapters, Math.round(film.durationMs / 1_000)]).toEqual([
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
  ['the beginning of a film', '\0\0\0\x20ftypisom and then nothing', 'unreadable'],
])('%s is no film, and nothing of it is left', async (_name, content, code) => {
  const { checks, folder } = open();
  await expect(checks.check(Readable.from([Buffer.from(content, 'latin1')]))).rejects.toMatchObject({ code });
  expect(await readdir(folder)).toEqual([]);
});

test('a film that breaks off is refused', async () => {
  const [first] = lessons;
  const whole = await readFile(filmOf(first?.slug ?? ''));
  const path = join(newFolder(), 'half.mp4');
  await writeFile(path, whole.subarray(0, 4_000));
  await expect(open().checks.check(createReadStream(path))).rejects.toMatchObject({ code: 'unreadable' });
});

test('a film that disappears before it is read is an error of its check, and nothing of it is left', async () => {
  const { checks, folder } = open();
  await expect(checks.check(createReadStream(join(newFolder(), 'gone.mp4')))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await readdir(folder)).toEqual([]);
});
