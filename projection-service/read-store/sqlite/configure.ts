import type { DatabaseSync } from 'node:sqlite';
import { PAGES_BEFORE_OWN_CHECKPOINT } from '../../../lib/sqlite/checkpointer.ts';

/**
 * NORMAL: a power failure may lose the last batches, never a part of one, and the log replays them. Deleted data is
 * overwritten with zeros (secure_delete): data of an erased person must not stay in free pages.
 */
export function configure(db: DatabaseSync, cacheMegabytes: number): void {
  db.exec(
    `PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -${cacheMegabytes * 1_024}; PRAGMA secure_delete = ON;`,
  );
  db.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BEFORE_OWN_CHECKPOINT}`);
}
