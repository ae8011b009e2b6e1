import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { Position } from '../../domain/envelope.ts';
import { NO_HASH } from '../hash-chain.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';
import { PAGES_BEFORE_OWN_CHECKPOINT } from '../../lib/sqlite/checkpointer.ts';
import type { AnchorPoint } from '../head-anchor.ts';

/** Primary result codes of SQLite that mean something to the log (https://sqlite.org/rescode.html). */
const BUSY = 5;
const CORRUPT = 11;
const CONSTRAINT = 19;
const TOO_BIG = 18;
const NOT_A_DATABASE = 26;

/**
 * What node:sqlite throws. Known by its shape: `instanceof Error` fails for errors from another realm, as under a test
 * runner.
 */
interface EngineError {
  readonly errcode: number;
  readonly message: string;
}

/** True for whatever node:sqlite throws. */
export function isEngineError(error: unknown): error is EngineError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    'message' in error
  );
}

/** The primary result code behind an error of node:sqlite, undefined for any other error. */
function resultCode(error: unknown): number | undefined {
  return isEngineError(error) ? error.errcode & 0xff : undefined;
}

/** True when a unique key was already there. */
export const isConstraint = (error: unknown) => resultCode(error) === CONSTRAINT;

/** True when another connection holds a lock that this one wants. */
export const isBusy = (error: unknown) => resultCode(error) === BUSY;

/** True when the database file is damaged where it was read. */
export const isDamage = (error: unknown) => [CORRUPT, NOT_A_DATABASE].includes(resultCode(error) ?? 0);

/** True when only this statement failed and its transaction can go on. */
export const isStatementOnly = (error: unknown) => [CONSTRAINT, TOO_BIG].includes(resultCode(error) ?? 0);

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

/** A statement whose rows are arrays of the shape `Row`. */
export interface Query<Params extends readonly SQLInputValue[], Row> {
  get(...params: Params): Row | undefined;
  all(...params: Params): Row[];
}

/** Prepares a query; arrays instead of objects, because building objects by name costs a third of a read. */
export function prepareQuery<Params extends readonly SQLInputValue[], Row>(
  db: DatabaseSync,
  sql: string,
): Query<Params, Row> {
  const statement: StatementSync = db.prepare(sql, { returnArrays: true });
  return {
    get: (...params) => {
      const row: unknown = statement.get(...params);
      return row as Row | undefined;
    },
    all: (...params) => {
      const rows: unknown = statement.all(...params);
      return rows as Row[];
    },
  };
}

const SCHEMA_VERSION = 1;

/** Rows that the log writes once and never changes, and, at the end, what may be lost without losing truth. */
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
  CREATE UNIQUE INDEX events_by_stream ON events (stream, revision);
  CREATE UNIQUE INDEX events_by_id ON events (id);
  CREATE TABLE events_by_kind (kind INTEGER NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (kind, position)) STRICT, WITHOUT ROWID;
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
