import type { DatabaseSync } from 'node:sqlite';
import { LogUnavailable } from '../port.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';

/** The form of the log's file since release 1.0.0. Lower numbers mark files that were made before it. */
export const SCHEMA_VERSION = 4;

/** Events are inserted and never changed. Snapshots and checkpoints may be lost without losing any event. */
export const TABLES = `
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
    id BLOB NOT NULL,
    hash BLOB NOT NULL,
    chain BLOB NOT NULL,
    metadata TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE TABLE snapshots (
    stream TEXT NOT NULL, key TEXT NOT NULL, revision INTEGER NOT NULL, proof TEXT NOT NULL, state TEXT NOT NULL,
    PRIMARY KEY (stream, key)
  ) STRICT;
  CREATE TABLE checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/** SQL that gives an event's id as 32 hex digits, and its hash and link as 64. */
export const HEX = {
  id: 'lower(hex(id))',
  hash: 'lower(hex(hash))',
  chain: 'lower(hex(chain))',
  /** All three in upper case, with bars between them. */
  all: "concat(hex(id), '|', hex(hash), '|', hex(chain))",
} as const;

const versionOf = (db: DatabaseSync): number => prepareQuery<[], [number]>(db, 'PRAGMA user_version').get()?.[0] ?? 0;

/** Whether the file has no tables yet. */
export const isNewLog = (db: DatabaseSync): boolean => versionOf(db) === 0;

/** Throws LogUnavailable for the log of another release: it must not be read as if this one had written it. */
export function refuseOtherRelease(db: DatabaseSync): void {
  const version = versionOf(db);
  if (version === 0 || version === SCHEMA_VERSION) return;
  const file = db.location() ?? 'The log';
  throw new LogUnavailable(
    version < SCHEMA_VERSION
      ? `${file} was written before release 1.0.0, which can't read it: move the data folder away, or name an empty one in DATA_DIR, and start again with an empty log.`
      : `${file} was written by a later release (schema ${version}, this one knows ${SCHEMA_VERSION}). ` +
          'Start that release again, or restore a backup that this one wrote.',
  );
}
