import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { START } from '../../domain/envelope.ts';
import type { Verification } from '../port.ts';
import { asPortError } from './database.ts';
import { logFiles } from './files.ts';
import { lockFolder } from './folder-lock.ts';
import { FILL_KIND_INDEX, INDEXES } from './schema.ts';
import { verifyLog } from './verify.ts';

/**
 * Rebuilds the indexes of a log from its events, and verifies the whole log. For a log that no process has open.
 *
 * SQLite's own REINDEX reads the old index first and fails on a page that it can't read. So the old indexes are struck
 * from the schema unread; VACUUM then frees their pages.
 *
 * Rejects with LogUnavailable when another process has the log open, with LogCorrupted when the events are damaged too.
 */
export async function rebuildIndexes(folder: string): Promise<Verification> {
  const { database } = logFiles(folder);
  if (!existsSync(database)) throw new Error(`There is no log in ${folder}`);
  const lock = lockFolder(folder);
  try {
    const db = new DatabaseSync(database, { defensive: false, enableForeignKeyConstraints: false });
    try {
      db.exec(`
        BEGIN IMMEDIATE;
        PRAGMA writable_schema = ON;
        DELETE FROM sqlite_schema WHERE name IN ('events_by_stream', 'events_by_id', 'events_by_kind');
        PRAGMA writable_schema = RESET;
        ${INDEXES}
        ${FILL_KIND_INDEX}
        COMMIT;
        VACUUM;
      `);
    } finally {
      db.close();
    }
    return await verifyLog(folder);
  } catch (error) {
    throw asPortError(error, START);
  } finally {
    lock.release();
  }
}
