import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createCheckpointer, type Checkpointer } from './checkpointer.ts';

let folder: string;
let file: string;
let db: DatabaseSync;
let checkpointer: Checkpointer;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkpointer-'));
  file = join(folder, 'some.sqlite');
  db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE notes (text TEXT)');
  checkpointer = createCheckpointer();
});
afterEach(async () => {
  await checkpointer.close();
  db.close();
  rmSync(folder, { recursive: true });
});

const write = (): void => db.exec("INSERT INTO notes SELECT hex(randomblob(2000)) FROM json_each('[1,2,3,4,5,6,7,8]')");
/** The pages in the write-ahead log, and how many of them are checkpointed. */
const state = (): unknown => db.prepare('PRAGMA wal_checkpoint(NOOP)').get();

/** Enough rows that the checkpointer looks at the size of the write-ahead log. */
const manyRows = 1_000;
const writeMany = (): void =>
  db.exec(
    'WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 4200) INSERT INTO notes SELECT hex(randomblob(2000)) FROM n',
  );

test('checkpoints the write-ahead log once it has enough pages, next to an open writer', async () => {
  const followed = checkpointer.follow(file, db);
  write();
  followed.wrote(manyRows);
  await checkpointer.settle(file);
  expect(state()).toMatchObject({ checkpointed: 0 });

  writeMany();
  followed.wrote(manyRows);
  await checkpointer.settle(file);
  const { log, checkpointed } = state() as Record<string, number>;
  expect(log).toBeGreaterThan(4_000);
  expect(checkpointed).toBe(log);

  // A log that is checkpointed whole restarts with the next write.
  db.exec("INSERT INTO notes VALUES ('one more')");
  expect((state() as Record<string, number>)['log']).toBeLessThan(4);
});

test('checkpoints again after it was settled', async () => {
  const followed = checkpointer.follow(file, db);
  for (let round = 0; round < 2; round += 1) {
    writeMany();
    followed.wrote(manyRows);
    await checkpointer.settle(file);
    expect((state() as Record<string, number>)['checkpointed']).toBeGreaterThan(4_000);
  }
});

test('closes a settled file, so that the last writer removes its write-ahead log', async () => {
  const followed = checkpointer.follow(file, db);
  writeMany();
  followed.wrote(manyRows);
  await checkpointer.settle(file);
  db.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  db = new DatabaseSync(file);
});

test('a file that cannot be checkpointed does not block other files', async () => {
  writeMany();
  const missing = join(folder, 'no folder', 'gone.sqlite');
  const [broken, sound] = [checkpointer.follow(missing, db), checkpointer.follow(file, db)];
  broken.wrote(manyRows);
  await checkpointer.settle(missing);
  sound.wrote(manyRows);
  await checkpointer.settle(file);
  expect((state() as Record<string, number>)['checkpointed']).toBeGreaterThan(4_000);
});
