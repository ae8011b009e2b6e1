import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isDamage, isHalfWritten, unlessDamaged } from '../../lib/sqlite/errors.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import { readOnlyUrl } from '../../lib/sqlite/read-only-url.ts';
import type { LogFiles } from './files.ts';

/**
 * Where the events are: by stream and revision, by id, by kind. A separate file next to the log, derived from it, so it
 * may be deleted at any time. `chain` is the link of the event up to which it is complete: a file of another log, or of
 * a log that was restored from a backup, does not fit.
 */
const SCHEMA = `
  CREATE TABLE events_by_stream (
    stream INTEGER NOT NULL, revision INTEGER NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (stream, revision)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE events_by_id (id BLOB PRIMARY KEY, position INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE events_by_kind (kind INTEGER NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (kind, position))
    STRICT, WITHOUT ROWID;
  CREATE TABLE indexed (position INTEGER NOT NULL, chain BLOB NOT NULL) STRICT;
  INSERT INTO indexed VALUES (0, x'');
  PRAGMA user_version = 1;
`;
const VERSION = 1;

/** Sorted, so that entries of one page of the file are written together. */
const MERGE = [
  'INSERT INTO events_by_stream SELECT stream, revision, position FROM log.events WHERE position > ?1 AND position <= ?2 ORDER BY stream, revision',
  'INSERT INTO events_by_id SELECT id, position FROM log.events WHERE position > ?1 AND position <= ?2 ORDER BY id',
  'INSERT INTO events_by_kind SELECT kind, position FROM log.events WHERE position > ?1 AND position <= ?2 ORDER BY kind, position',
  'UPDATE indexed SET position = ?2, chain = (SELECT chain FROM log.events WHERE position = ?2) WHERE position = ?1',
];

/** A power cut may undo the last merges, but leaves a sound file. */
const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16384;';

/** How long a merge waits for a reader that opens or closes the file, ms. */
const WAITS_MS = 5_000;

/** The name under which a connection of the log sees the indexes. */
const ATTACHED = 'indexes';

/**
 * Enters the events up to position `to`, which is committed, in one transaction. Creates the file when it is missing.
 * Throws the errors of SQLite.
 */
export function mergeIndexes({ database, indexes }: LogFiles, to: number): void {
  const db = new DatabaseSync(indexes, { timeout: WAITS_MS });
  try {
    db.exec(PRAGMAS);
    db.prepare('ATTACH ? AS log').run(readOnlyUrl(database));
    db.exec('BEGIN IMMEDIATE');
    if (versionOf(db, 'main') === 0) db.exec(SCHEMA);
    const [from] = prepareQuery<[], [number]>(db, 'SELECT position FROM indexed').get() ?? [0];
    if (from < to) for (const sql of MERGE) db.prepare(sql).run(from, to);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

/** Deletes the file; the next open of the log makes it again. No connection may be open. */
export function removeIndexes({ indexes }: LogFiles): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${indexes}${end}`, { force: true });
}

/**
 * Lets a connection of the log read its indexes; one that already does keeps them. Returns the last position that they
 * hold; undefined when there is no file, or one that does not belong to this log or cannot be read. A connection has a
 * separate cache for each file; lookups by id read pages all over this one.
 */
export function attachIndexes(db: DatabaseSync, { indexes }: LogFiles, cacheMegabytes = 16): number | undefined {
  if (!existsSync(indexes)) return undefined;
  const attach = (): unknown => db.prepare(`ATTACH ? AS ${ATTACHED}`).run(readOnlyUrl(indexes));
  if (!isAttached(db) && !unlessDamaged(attach, isUseless)) return undefined;
  db.exec(`PRAGMA ${ATTACHED}.cache_size = -${cacheMegabytes * 1_024}`);
  const position = unlessDamaged(() => fittingPosition(db), isUseless);
  if (position === undefined) db.exec(`DETACH ${ATTACHED}`);
  return position;
}

const isUseless = (error: unknown): boolean => isDamage(error) || isHalfWritten(error);

function fittingPosition(db: DatabaseSync): number | undefined {
  if (versionOf(db, ATTACHED) !== VERSION) return undefined;
  const [position, chain] = readIndexed(db);
  const inLog = prepareQuery<[number], [string]>(db, 'SELECT hex(chain) FROM main.events WHERE position = ?');
  return position === 0 || inLog.get(position)?.[0] === chain ? position : undefined;
}

/** The last position that the attached indexes of a connection hold; 0 when it has none. */
export const attachedTo = (db: DatabaseSync): number => (isAttached(db) ? readIndexed(db)[0] : 0);

const isAttached = (db: DatabaseSync): boolean =>
  prepareQuery<[string], [number]>(db, 'SELECT 1 FROM pragma_database_list WHERE name = ?').get(ATTACHED) !== undefined;

const readIndexed = (db: DatabaseSync): [position: number, chain: string] =>
  prepareQuery<[], [number, string]>(db, `SELECT position, hex(chain) FROM ${ATTACHED}.indexed`).get() ?? [0, ''];

const versionOf = (db: DatabaseSync, schema: string): number =>
  prepareQuery<[], [number]>(db, `PRAGMA ${schema}.user_version`).get()?.[0] ?? 0;
