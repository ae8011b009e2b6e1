import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { backUp, restore } from './backup.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The permission bits of group and others, of a folder and its content. */
const openToOthers = (root: string): readonly string[] =>
  ['', ...readdirSync(root, { recursive: true, encoding: 'utf8' })].filter(
    (path) => (statSync(join(root, path)).mode & 0o077) !== 0,
  );

test('makes backups and restored folders readable by their owner only, whatever the rights in the data folder', async () => {
  const data = join(folder, 'data');
  for (const name of ['keys/keys.sqlite', 'identity/identity.sqlite']) {
    mkdirSync(dirname(join(data, name)), { recursive: true, mode: 0o755 });
    new DatabaseSync(join(data, name)).close();
  }
  writeFileSync(join(data, 'keys/master.key'), 'a key', { mode: 0o644 });
  mkdirSync(join(data, 'files/videos'), { recursive: true, mode: 0o755 });
  writeFileSync(join(data, 'files/videos/one.mp4'), 'a film', { mode: 0o644 });
  expect(openToOthers(data).length).toBeGreaterThan(0);

  expect(await backUp(data, join(folder, 'backup'), () => undefined)).toBe(true);
  expect(readdirSync(join(folder, 'backup')).toSorted()).toEqual(['files', 'identity', 'keys']);
  expect(openToOthers(join(folder, 'backup'))).toEqual([]);

  expect(await restore(join(folder, 'backup'), join(folder, 'restored'), () => undefined)).toBe(true);
  expect(openToOthers(join(folder, 'restored'))).toEqual([]);
});

test('backs up unknown embedded stores, and leaves out files that a start makes again', async () => {
  const data = join(folder, 'data');
  for (const name of ['new-store/new-store.sqlite', 'read-models/videos.sqlite']) {
    mkdirSync(dirname(join(data, name)), { recursive: true });
    const database = new DatabaseSync(join(data, name));
    database.exec('CREATE TABLE kept (value TEXT); INSERT INTO kept VALUES (1)');
    database.close();
  }
  await backUp(data, join(folder, 'backup'), () => undefined);
  expect(readdirSync(join(folder, 'backup'))).toEqual(['new-store']);
  const copied = new DatabaseSync(join(folder, 'backup/new-store/new-store.sqlite'));
  expect(copied.prepare('SELECT value FROM kept').all()).toEqual([{ value: '1' }]);
  copied.close();
});

test.each(['', 'backups/today', '..hidden'])('refuses a folder inside the data folder: data/%s', async (inside) => {
  const data = join(folder, 'data');
  mkdirSync(join(data, 'keys'), { recursive: true });
  await expect(backUp(data, join(data, inside), () => undefined)).rejects.toThrow(
    'is in the data folder itself; choose another place. Nothing was written there.',
  );
  expect(readdirSync(data)).toEqual(['keys']);
});
