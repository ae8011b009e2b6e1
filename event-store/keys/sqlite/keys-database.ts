import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LogUnavailable } from '../../port.ts';
import { isEngineError } from '../../../lib/sqlite/errors.ts';
import { prepareQuery } from '../../../lib/sqlite/query.ts';

const BUSY_TIMEOUT_MS = 2_000;

/** `keys.sqlite`: the keys of people, their accounts, and the fingerprint of the master key. */
export interface KeysDatabase {
  readonly db: DatabaseSync;
  /** Truncates the write-ahead log, which may hold deleted data. Throws LogUnavailable while another process reads. */
  truncateWal(): void;
  close(): void;
}

/**
 * Opens the database of the keys in `folder`, which processes may share. Deleted data is overwritten with zeros
 * (secure_delete).
 */
export function openKeysDatabase(folder: string): KeysDatabase {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(folder, 'keys.sqlite'), { timeout: BUSY_TIMEOUT_MS });
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, key BLOB) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS accounts (hash TEXT PRIMARY KEY, user_id TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS accounts_by_user ON accounts (user_id);
    CREATE TABLE IF NOT EXISTS installation (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `);
  const emptyLog = prepareQuery<[], [busy: number]>(db, 'PRAGMA wal_checkpoint(TRUNCATE)');
  return {
    db,
    truncateWal() {
      if (emptyLog.get()?.[0] === 0) return;
      throw new LogUnavailable('Deleted, but a reader keeps the last copy in the write-ahead log; delete again');
    },
    close() {
      if (db.isOpen) db.close();
    },
  };
}

/** Runs work on the database; an error of the engine (a full disk, a lock) becomes LogUnavailable. */
export async function withKeys<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!isEngineError(error)) throw error;
    throw new LogUnavailable(`The keys can't be reached now: ${error.message}`, { cause: error });
  }
}
