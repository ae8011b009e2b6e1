import { DatabaseSync } from 'node:sqlite';
import type { Position } from '../../domain/envelope.ts';
import { NO_HASH } from '../hash-chain.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';
import { isDamage, isEngineError } from '../../lib/sqlite/errors.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import type { AnchorPoint } from '../head-anchor.ts';
import { HEX, isNewLog, refuseOtherRelease, SCHEMA_VERSION, TABLES } from './schema.ts';

/**
 * Translates errors of the engine to errors of the port: damage to LogCorrupted (with `lastGood`, the last verified
 * position), every other error of the engine to LogUnavailable. Returns any other error unchanged.
 */
export function asPortError(error: unknown, lastGood: Position): unknown {
  if (!isEngineError(error)) return error;
  if (isDamage(error)) {
    return new LogCorrupted(
      `The log's database file is damaged (${error.message}). Last good position: ${lastGood || 'none'}.`,
      lastGood,
    );
  }
  return new LogUnavailable(`The log can't be reached now: ${error.message}`, { cause: error });
}

/** How long a connection waits while another restarts the write-ahead log or opens the file of the indexes, ms. */
const WAITS_MS = 5_000;

/**
 * How many pages (4 KiB each) the write-ahead log of the events has when a thread checkpoints it, and when the writer
 * itself does so and starts it again. Fewer than for read models: each sync costs more while the log grows, and events
 * fill one page after another, so a longer log would not save any writes of pages.
 */
export const PAGES_BETWEEN_CHECKPOINTS = 750;
const PAGES_BEFORE_OWN_CHECKPOINT = 1_000;

/** The settings of a connection that writes the log; also used by the benchmark of SQLite alone. */
export const WRITER_PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA cache_size = -65536;
  PRAGMA wal_autocheckpoint = ${PAGES_BEFORE_OWN_CHECKPOINT};
`;

/**
 * Opens the log's database for writing, and creates the file and its schema when missing. Throws LogUnavailable for the
 * file of another release, which stays as it is.
 */
export function openDatabase(file: string): DatabaseSync {
  // References are correct by construction. Checking them would cost two lookups per event.
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false, timeout: WAITS_MS });
  try {
    refuseOtherRelease(db);
    db.exec(WRITER_PRAGMAS);
    if (isNewLog(db)) db.exec(`BEGIN IMMEDIATE; ${TABLES} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Opens the log's database for reading, next to its writer. */
export function openForReading(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: WAITS_MS });
}

/**
 * Opens the log's database for a check. SQLite refuses a truncated file, whose header counts more pages than there are;
 * with writable_schema it reads the pages that are left.
 */
export function openForChecking(file: string, cacheMegabytes = 2): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, defensive: false, timeout: WAITS_MS });
  db.exec(`PRAGMA writable_schema = ON; PRAGMA cache_size = -${cacheMegabytes * 1_024}`);
  return db;
}

/**
 * The last committed event; position 0 and no chain for an empty log. Throws LogUnavailable for the log of another
 * release.
 */
export function lastEvent(db: DatabaseSync): AnchorPoint {
  refuseOtherRelease(db);
  const [position, chain] = prepareQuery<[], [number, string]>(
    db,
    `SELECT position, ${HEX.chain} FROM events ORDER BY position DESC LIMIT 1`,
  ).get() ?? [0, NO_HASH];
  return { position, chain };
}
