import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens (or makes) one SQLite file for sign-in state.
 * A commit is on disk before it is answered (WAL, synchronous=FULL), so a killed process forgets nothing it promised.
 * The folder and the file are readable by their owner only: they hold password hashes and signing keys.
 * @param folder made when missing
 * @param name file name inside the folder
 * @param schema `CREATE ... IF NOT EXISTS` statements
 */
export function openDatabase(folder: string, name: string, schema: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.exec(schema);
  chmodSync(file, 0o600);
  return database;
}

/** Runs `work` in one write transaction: all of it is kept, or none of it when it throws. */
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
