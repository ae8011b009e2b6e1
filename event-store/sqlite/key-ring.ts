import { createSecretKey } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { KeyRing, SubjectKey } from '../key-ring.ts';
import { DESTROYED, newKey } from '../key-ring.ts';
import { LogUnavailable } from '../port.ts';
import { isEngineError, prepareQuery } from './database.ts';

export interface SqliteKeyRingOptions {
  /** Folder for `keys.sqlite`; not the log's, so that backups of the log hold no keys. Made when missing. */
  readonly folder: string;
}

const BUSY_TIMEOUT_MS = 2_000;

/**
 * Opens the key ring in `folder`; several processes may. What SQLite deletes it overwrites with zeros
 * (secure_delete), and the write-ahead log is emptied after a destruction, so that no file of the folder
 * holds a destroyed key any more.
 */
export async function openSqliteKeyRing({ folder }: SqliteKeyRingOptions): Promise<KeyRing> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(folder, 'keys.sqlite'), { timeout: BUSY_TIMEOUT_MS });
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, key BLOB) STRICT, WITHOUT ROWID;
  `);
  const find = prepareQuery<[string], [Uint8Array | null]>(db, 'SELECT key FROM keys WHERE subject = ?');
  const insert = db.prepare('INSERT INTO keys (subject, key) VALUES (?, ?) ON CONFLICT (subject) DO NOTHING');
  const destroy = db.prepare('INSERT INTO keys (subject, key) VALUES (?, NULL) ON CONFLICT (subject) DO UPDATE SET key = NULL');
  const emptyLog = prepareQuery<[], [busy: number]>(db, 'PRAGMA wal_checkpoint(TRUNCATE)');

  function get(subject: string): SubjectKey | typeof DESTROYED | undefined {
    const row = find.get(subject);
    return row && (row[0] ? createSecretKey(row[0]) : DESTROYED);
  }

  return {
    getOrCreate: (subject) => reach(() => {
      const known = get(subject);
      if (known) return known;
      insert.run(subject, newKey().export());
      // Another process may have been first; its key is the one that counts.
      return get(subject) ?? DESTROYED;
    }),
    get: (subject) => reach(() => get(subject)),
    destroy: (subject) => reach(() => {
      destroy.run(subject);
      if (emptyLog.get()?.[0] !== 0) throw new LogUnavailable('The key is destroyed, but a reader keeps its last trace on disk; destroy it again');
    }),
    async close() {
      if (db.isOpen) db.close();
    },
  };
}

/** Asks the engine; when it can't (a full disk, a lock that somebody else keeps), in the words of the port. */
async function reach<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    throw isEngineError(error) ? new LogUnavailable(`The keys can't be reached now: ${error.message}`, { cause: error }) : error;
  }
}
