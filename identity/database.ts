import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { prepareQuery } from '../lib/sqlite/query.ts';

/**
 * `FULL`: a commit is on disk before it returns. `NORMAL`: a power cut may lose the latest commits, a killed process
 * loses none.
 */
export type Durability = 'FULL' | 'NORMAL';

/**
 * Opens (or makes) one SQLite file for sign-in state, in WAL mode.
 * The folder and the file are readable by their owner only: they hold password hashes and signing keys. Deleted data is
 * overwritten with zeros (secure_delete).
 *
 * @param folder made when missing
 * @param name file name inside the folder
 * @param schema `CREATE ... IF NOT EXISTS` statements
 */
export function openDatabase(
  folder: string,
  name: string,
  schema: string,
  durability: Durability = 'FULL',
): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability}; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;`,
  );
  database.exec(schema);
  chmodSync(file, 0o600);
  return database;
}

/** Runs `work` in one write transaction: commits all of it, or rolls back when it throws. */
export function transact<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** Truncates the write-ahead log, which may hold deleted data. Throws while another connection reads; try again then. */
export function truncateWal(database: DatabaseSync): void {
  const busy = prepareQuery<[], [busy: number]>(database, 'PRAGMA wal_checkpoint(TRUNCATE)').get()?.[0];
  if (busy !== 0) throw new Error('Deleted, but a reader keeps the last copy in the write-ahead log; delete again');
}
