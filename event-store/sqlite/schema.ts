import type { DatabaseSync } from 'node:sqlite';
import { LogUnavailable } from '../port.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';

/**
 * 1: ids, hashes and links are text. 2: they are bytes, and metadata is packed. 3: the indexes have a file of their
 * own.
 */
export const SCHEMA_VERSION = 3;

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
    stream TEXT NOT NULL, key TEXT NOT NULL, revision INTEGER NOT NULL, seal TEXT NOT NULL, state TEXT NOT NULL,
    PRIMARY KEY (stream, key)
  ) STRICT;
  CREATE TABLE checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/** SQL that gives an event's id as 32 hex digits, and its hash and link as 64. */
export interface HexColumns {
  readonly id: string;
  readonly hash: string;
  readonly chain: string;
  /** All three in upper or lower case, with bars between them. */
  readonly all: string;
}

export const HEX: HexColumns = {
  id: 'lower(hex(id))',
  hash: 'lower(hex(hash))',
  chain: 'lower(hex(chain))',
  all: "concat(hex(id), '|', hex(hash), '|', hex(chain))",
};
const HEX_OF_VERSION_1: HexColumns = {
  id: "replace(id, '-', '')",
  hash: 'hash',
  chain: 'chain',
  all: "concat(replace(id, '-', ''), '|', hash, '|', chain)",
};

/** The version of a log's schema; 0 for a new file. Throws LogUnavailable for the log of a later release. */
export function schemaVersion(db: DatabaseSync): number {
  const version = prepareQuery<[], [number]>(db, 'PRAGMA user_version').get()?.[0] ?? 0;
  if (version > SCHEMA_VERSION)
    throw new LogUnavailable(
      `${db.location() ?? 'The log'} was written by a later release (schema ${version}, this one knows ${SCHEMA_VERSION}). ` +
        'Start that release again, or restore a backup that this one wrote.',
    );
  return version;
}

/** How to read the columns of a log that may not be migrated yet, for what works on both: checks and backups. */
export const hexColumnsOf = (db: DatabaseSync): HexColumns => (schemaVersion(db) === 1 ? HEX_OF_VERSION_1 : HEX);
