import { DatabaseSync } from 'node:sqlite';
import type { Position } from '../../domain/envelope.ts';
import { NO_HASH } from '../hash-chain.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';
import { PAGES_BEFORE_OWN_CHECKPOINT } from '../../lib/sqlite/checkpointer.ts';
import { isDamage, isEngineError } from '../../lib/sqlite/errors.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import type { AnchorPoint } from '../head-anchor.ts';

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

const SCHEMA_VERSION = 1;

/** Derived from the events: `rebuildIndexes` recreates them. */
export const INDEXES = `
  CREATE UNIQUE INDEX events_by_stream ON events (stream, revision);
  CREATE UNIQUE INDEX events_by_id ON events (id);
  CREATE TABLE events_by_kind (kind INTEGER NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (kind, position)) STRICT, WITHOUT ROWID;
`;

/** Events are inserted and never changed. Snapshots and checkpoints may be lost without losing any event. */
const SCHEMA = `
  CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE kinds (
    id INTEGER PRIMARY KEY, category TEXT NOT NULL, type TEXT NOT NULL, schema_version INTEGER NOT NULL,
    UNIQUE (category, type, schema_version)
  ) STRICT;
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL REFERENCES streams (id),
    revision INTEGER NOT NULL,
    kind INTEGER NOT NULL REFERENCES kinds (id),
    time INTEGER NOT NULL,
    id TEXT NOT NULL,
    hash TEXT NOT NULL,
    chain TEXT NOT NULL,
    metadata TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  ${INDEXES}
  CREATE TABLE kind_index_state (indexed_to INTEGER NOT NULL) STRICT;
  INSERT INTO kind_index_state VALUES (0);
  CREATE TABLE snapshots (
    stream TEXT NOT NULL, key TEXT NOT NULL, revision INTEGER NOT NULL, seal TEXT NOT NULL, state TEXT NOT NULL,
    PRIMARY KEY (stream, key)
  ) STRICT;
  CREATE TABLE checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** The settings of a connection that writes the log; also used by the benchmark of SQLite alone. */
export const WRITER_PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA cache_size = -65536;
  PRAGMA wal_autocheckpoint = ${PAGES_BEFORE_OWN_CHECKPOINT};
`;

/**
 * Opens the log's database for writing, and creates the file and its schema when missing. Throws LogUnavailable for the
 * file of a later release.
 */
export function openDatabase(file: string): DatabaseSync {
  // References are correct by construction. Checking them would cost two lookups per event.
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    db.exec(WRITER_PRAGMAS);
    const version = prepareQuery<[], [number]>(db, 'PRAGMA user_version').get()?.[0] ?? 0;
    if (version > SCHEMA_VERSION)
      throw new LogUnavailable(
        `${file} was written by a later release (schema ${version}, this one knows ${SCHEMA_VERSION})`,
      );
    if (version === 0) db.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** How long a reader waits while the write-ahead log is being restarted, ms. */
const READER_WAITS_MS = 5_000;

/** Opens the log's database for reading, next to its writer. */
export function openForReading(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: READER_WAITS_MS });
}

/**
 * Opens the log's database for a check. SQLite refuses a truncated file, whose header counts more pages than there are;
 * with writable_schema it reads the pages that are left.
 */
export function openForChecking(file: string, cacheMegabytes = 2): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, defensive: false });
  db.exec(`PRAGMA writable_schema = ON; PRAGMA cache_size = -${cacheMegabytes * 1_024}`);
  return db;
}

/** The last committed event; position 0 and no chain for an empty log. */
export function lastEvent(db: DatabaseSync): AnchorPoint {
  const [position, chain] = prepareQuery<[], [number, string]>(
    db,
    'SELECT position, chain FROM events ORDER BY position DESC LIMIT 1',
  ).get() ?? [0, NO_HASH];
  return { position, chain };
}
