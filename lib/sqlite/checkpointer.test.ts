import { mkdtempSync, rmSync } from 'node:fs';
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

test('checkpoints the write-ahead log once enough rows were written, next to an open writer', async () => {
  write();
  checkpointer.wrote(file, 511);
  await checkpointer.settle(file);
  expect(state()).toMatchObject({ checkpointed: 0 });

  write();
  checkpointer.wrote(file, 512);
  await checkpointer.settle(file);
  const { log, checkpointed } = state() as Record<string, number>;
  expect(log).toBeGreaterThan(8);
  expect(checkpointed).toBe(log);

  // A log that is checkpointed whole restarts with the next write.
  db.exec("INSERT INTO notes VALUES ('one more')");
  expect((state() as Record<string, number>)['log']).toBeLessThan(4);
  expect(db.prepare('SELECT count(*) AS notes FROM notes').get()).toEqual({ notes: 17 });
});

test('a file that can not be checkpointed does not block other files', async () => {
  const missing = join(folder, 'no folder', 'gone.sqlite');
  checkpointer.wrote(missing, 1_000);
  await checkpointer.settle(missing);
  checkpointer.wrote(file, 1_000);
  await checkpointer.settle(file);
});
