import { mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { openFolderFileStore } from '../../command-service/providers/files/folder/folder-file-store.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import type { Projections } from '../../projection-service/index.ts';
import type { Stores } from './operation.ts';
import { verifyDatabases, verifyFilesOf } from './verify-stores.ts';

const newFolder = tempFolders();

/** Read models with one video and one lesson; every other question has no answer. */
const projections = {
  reader: (name: string) => ({
    query: async () => [
      name === 'videos'
        ? {
            id: 'v1',
            doc: {
              videoKey: 'videos/v1/1/video.mp4',
              thumbnailKey: 'videos/v1/1/thumbnail.jpg',
              captionsKey: null,
              exports: [{ fileKey: 'videos/v1/exports/video.webm' }, { fileKey: null }],
            },
          }
        : { id: 'l1', doc: { file: { videoKey: 'library/l1/lesson.mp4', posterKey: null, captionsKey: null } } },
    ],
  }),
} as unknown as Projections;

const keys = [
  'videos/v1/1/video.mp4',
  'videos/v1/1/thumbnail.jpg',
  'videos/v1/exports/video.webm',
  'library/l1/lesson.mp4',
] as const;

async function filled(folder: string): Promise<Stores['files']> {
  const files = await openFolderFileStore({ folder });
  for (const key of keys) await files.putBytes(key, Buffer.from(`the content of ${key}`), 'video/mp4');
  return files;
}

async function check(files: Stores['files'], readsFiles = true): Promise<{ ok: boolean; lines: readonly string[] }> {
  const lines: string[] = [];
  const stores = { files, readsFiles } as unknown as Stores;
  const ok = await verifyFilesOf(projections, stores, (line) => void lines.push(line));
  return { ok, lines };
}

/** The file in the folder that holds the content of the key. */
function contentOf(folder: string, key: string): string {
  const content = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (name) => name.endsWith(key.slice(key.lastIndexOf('/') + 1)) && statSync(join(folder, name)).isFile(),
  );
  if (content === undefined) throw new Error(`${key} is not in the folder`);
  return join(folder, content);
}

test('finds every file of videos, exports and lessons whole', async () => {
  expect(await check(await filled(newFolder()))).toEqual({ ok: true, lines: ['Files: 4, complete'] });
});

test.each([
  ['changed', (file: string) => writeFileSync(file, 'x'.repeat(statSync(file).size)), 'its content was changed'],
  ['cut', (file: string) => truncateSync(file, 3), 'does not have the length'],
])('names a file that was %s', async (_, harm, reason) => {
  const folder = newFolder();
  const files = await filled(folder);
  harm(contentOf(folder, 'videos/v1/1/video.mp4'));
  const { ok, lines } = await check(files);
  expect(ok).toBe(false);
  expect(lines[0]).toBe('Files: 4, 1 MISSING OR DAMAGED');
  expect(lines[1]).toMatch(new RegExp(`^  videos/v1/1/video.mp4: .*${reason}`));
});

test.each([true, false])(
  'names a file that is missing, whether it reads files or only looks: %s',
  async (readsFiles) => {
    const files = await openFolderFileStore({ folder: newFolder() });
    for (const key of keys.slice(1)) await files.putBytes(key, Buffer.from('x'), 'video/mp4');
    const { ok, lines } = await check(files, readsFiles);
    expect(ok).toBe(false);
    expect(lines).toEqual(['Files: 4, 1 MISSING OR DAMAGED', '  videos/v1/1/video.mp4: missing']);
  },
);

test('names an embedded database that is damaged', () => {
  const dataDir = newFolder();
  for (const folder of ['keys', 'sessions']) {
    mkdirSync(join(dataDir, folder));
    const db = new DatabaseSync(join(dataDir, folder, `${folder}.sqlite`));
    db.exec('CREATE TABLE kept (value TEXT)');
    const insert = db.prepare('INSERT INTO kept VALUES (?)');
    for (let row = 0; row < 500; row += 1) insert.run('a row of some length '.repeat(4));
    db.close();
  }
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  expect(verifyDatabases(dataDir, report)).toBe(true);
  const file = join(dataDir, 'keys/keys.sqlite');
  truncateSync(file, Math.floor(statSync(file).size / 2));
  expect(verifyDatabases(dataDir, report)).toBe(false);
  expect(lines).toEqual(['Databases: 2, complete', 'Databases: 2, 1 DAMAGED', '  keys/keys.sqlite']);
});
