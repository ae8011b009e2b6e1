import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
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
  writeFileSync(join(data, 'files/videos/one.mp4'), 'a video', { mode: 0o644 });
  expect(openToOthers(data).length).toBeGreaterThan(0);

  expect(await backUp(data, join(folder, 'backup'), () => undefined)).toBe(true);
  expect(readdirSync(join(folder, 'backup')).toSorted()).toEqual(['files', 'identity', 'keys', 'manifest.json']);
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
  expect(readdirSync(join(folder, 'backup'))).toEqual(['manifest.json', 'new-store']);
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

describe('the manifest', () => {
  let backup: string;
  beforeEach(async () => {
    const data = join(folder, 'data');
    for (const [name, content] of [
      ['keys/master.key', 'a key'],
      ['files/videos/one.mp4', 'a video'],
      ['erased-users.txt', 'somebody'],
    ] as const) {
      mkdirSync(dirname(join(data, name)), { recursive: true });
      writeFileSync(join(data, name), content);
    }
    backup = join(folder, 'backup');
    await backUp(data, backup, () => undefined);
  });

  /** Restores the backup and returns the printed lines; expects a refusal to write nothing. */
  const restoreAnd = async (): Promise<{ ok: boolean; lines: readonly string[] }> => {
    const lines: string[] = [];
    const target = join(folder, 'restored');
    const ok = await restore(backup, target, (line) => void lines.push(line));
    if (!ok) expect(existsSync(target)).toBe(false);
    return { ok, lines };
  };

  test('lists every file with its size and hash', () => {
    const { files, format, head } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as {
      files: readonly { path: string; bytes: number }[];
      format: number;
      head: null;
    };
    expect({ format, head }).toEqual({ format: 1, head: null });
    expect(files.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['erased-users.txt', 8],
      ['files/videos/one.mp4', 7],
      ['keys/master.key', 5],
    ]);
  });

  test.each<[string, () => void, string]>([
    ['missing', () => rmSync(join(backup, 'files/videos/one.mp4')), 'files/videos/one.mp4 is missing.'],
    [
      'cut',
      () => truncateSync(join(backup, 'files/videos/one.mp4'), 3),
      'files/videos/one.mp4 has 3 bytes instead of 7.',
    ],
    ['longer', () => appendFileSync(join(backup, 'keys/master.key'), '!'), 'keys/master.key has 6 bytes instead of 5.'],
    [
      'changed',
      () => writeFileSync(join(backup, 'keys/master.key'), 'a kex'),
      'keys/master.key was changed: its content has another hash.',
    ],
  ])('names a file that is %s, and restores nothing', async (_, damage, sentence) => {
    damage();
    expect(await restoreAnd()).toEqual({ ok: false, lines: [sentence, 'Nothing was restored.'] });
  });

  test('refuses a backup that was interrupted before its manifest was written', async () => {
    rmSync(join(backup, 'manifest.json'));
    expect(await restoreAnd()).toMatchObject({
      ok: false,
      lines: [expect.stringContaining('is not a complete backup: it has no manifest.json'), 'Nothing was restored.'],
    });
  });

  test.each(['not JSON', '{}', '{"format":1,"files":[{"path":"../outside","bytes":1,"sha256":"00"}]}'])(
    'refuses a manifest that says %s',
    async (content) => {
      writeFileSync(join(backup, 'manifest.json'), content);
      expect(await restoreAnd()).toMatchObject({
        ok: false,
        lines: [expect.stringContaining("can't be read as a backup"), 'Nothing was restored.'],
      });
    },
  );

  test('restores only what the manifest lists', async () => {
    writeFileSync(join(backup, 'stray.txt'), 'made by a file manager');
    expect(await restoreAnd()).toMatchObject({ ok: true });
    expect(readdirSync(join(folder, 'restored')).toSorted()).toEqual(['erased-users.txt', 'files', 'keys']);
  });
});
