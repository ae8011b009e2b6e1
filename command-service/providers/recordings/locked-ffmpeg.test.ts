import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { tempFolders } from '../../../lib/testing/temp-folders.ts';
import { createFileChecks } from '../library-files/file-checks.ts';
import { createRecordingChecks } from './check.ts';
import { createLockedFfmpeg } from './locked-ffmpeg.ts';

const newFolder = tempFolders();
const missing = () => Promise.resolve({ problem: 'not installed' });

test('empties the folder at the first call only', async () => {
  const folder = join(newFolder(), 'looked-at');
  await mkdir(folder);
  await writeFile(join(folder, 'left-by-a-crash'), '');
  const ready = createLockedFfmpeg({ folder, findFfmpeg: () => Promise.resolve({ path: '/ffmpeg' }) });
  expect(await Promise.all([ready(), ready()])).toEqual(['/ffmpeg', '/ffmpeg']);
  expect(existsSync(join(folder, 'left-by-a-crash'))).toBe(false);
  await writeFile(join(folder, 'being-looked-at'), '');
  await ready();
  expect(existsSync(join(folder, 'being-looked-at'))).toBe(true);
});

test('looks for ffmpeg again after it was missing', async () => {
  const answers = [{ problem: 'not installed' }, { path: '/ffmpeg' }];
  const findFfmpeg = () => Promise.resolve(answers.shift() ?? { problem: 'asked too often' });
  const ready = createLockedFfmpeg({ folder: newFolder(), findFfmpeg });
  await expect(ready()).rejects.toMatchObject({ code: 'NOT_OFFERED' });
  expect(await ready()).toBe('/ffmpeg');
});

const libraryFiles = createFileChecks({ folder: newFolder(), findFfmpeg: missing });
const recordings = createRecordingChecks({ folder: newFolder(), findFfmpeg: missing });

test.each([
  { what: 'library files', check: (source: Readable) => libraryFiles.check(source) },
  { what: 'recordings', check: (source: Readable) => recordings.check(source, 'footage') },
])('closes every source of $what when ffmpeg is missing', async ({ check }) => {
  const sources = [Readable.from(['a']), Readable.from(['b'])];
  const looks = await Promise.allSettled(sources.map((source) => check(source)));
  expect(looks.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(sources.map(({ destroyed }) => destroyed)).toEqual([true, true]);
});
