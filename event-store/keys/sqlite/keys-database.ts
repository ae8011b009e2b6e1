import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LogUnavailable } from '../../port.ts';
import { isEngineError } from '../../../lib/sqlite/errors.ts';
import { prepareQuery } from '../../../lib/sqlite/query.ts';

const BUSY_TIMEOUT_MS = 2_000;

/** `keys.sqlite`: the keys of people, their accounts, and whose master key wraps the keys. */
export interface KeysDatabase {
  readonly db: DatabaseSync;
  /** Empties the write-ahead log, so that nothing deleted is left in it. Throws LogUnavailable while somebody reads. */
  forgetTraces(): void;
  close(): void;
}

/**
 * Opens the database of the keys in `folder`; several processes may. What SQLite deletes it overwrites with zeros
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
    forgetTraces() {
      if (emptyLog.get()?.[0] === 0) return;
      throw new LogUnavailable('It is deleted, but a reader keeps its last trace on disk; delete it again');
    },
    close() {
      if (db.isOpen) db.close();
    },
  };
}

/** Asks the engine; when it can't (a full disk, a lock that somebody else keeps), in the words of the port. */
export async function reachKeys<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!isEngineError(error)) throw error;
    throw new LogUnavailable(`The keys can't be reached now: ${error.message}`, { cause: error });
  }
}
