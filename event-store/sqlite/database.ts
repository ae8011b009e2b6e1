import { DatabaseSync } from 'node:sqlite';
import type { Position } from '../../domain/envelope.ts';
import { NO_HASH } from '../hash-chain.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';
import { PAGES_BEFORE_OWN_CHECKPOINT } from '../../lib/sqlite/checkpointer.ts';
import { isDamage, isEngineError } from '../../lib/sqlite/errors.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import type { AnchorPoint } from '../head-anchor.ts';

/**
 * Says an error of the engine in the words of the port: damage is LogCorrupted (naming `lastGood`, the
 * last verified position), everything else of the engine LogUnavailable; other errors stay as they are.
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

/** Derived from the events: `rebuildIndexes` makes them anew. */
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

/** What every connection that writes the log is set to. The bench's bare limit uses the same. */
export const WRITER_PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA cache_size = -65536;
  PRAGMA wal_autocheckpoint = ${PAGES_BEFORE_OWN_CHECKPOINT};
`;

/**
 * Opens the log's database file for writing and creates what is missing.
 * Throws LogUnavailable for a file that a later release wrote.
 */
export function openDatabase(file: string): DatabaseSync {
  // References are always right by construction; checking each again would cost two lookups an event.
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

/** Opens the log's database file beside its writer, for reading only. */
export function openForReading(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true });
}

/**
 * Opens the log's database file for checking. Of a file that was cut off SQLite reads nothing, since its header counts
 * more pages than there are; told that the schema may be damaged, it reads what is left.
 */
export function openForChecking(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, defensive: false });
  db.exec('PRAGMA writable_schema = ON');
  return db;
}

/** The last event that is committed: position 0 and no chain for an empty log. */
export function lastEvent(db: DatabaseSync): AnchorPoint {
  const [position, chain] = prepareQuery<[], [number, string]>(
    db,
    'SELECT position, chain FROM events ORDER BY position DESC LIMIT 1',
  ).get() ?? [0, NO_HASH];
  return { position, chain };
}
