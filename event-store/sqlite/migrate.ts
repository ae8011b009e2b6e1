import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { START } from '../../domain/envelope.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import { syncToDisk } from '../../lib/sync-to-disk.ts';
import { uuidOf } from '../event-id.ts';
import { packMetadata } from '../packed-metadata.ts';
import type { Verification } from '../port.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';
import { asPortError, lastEvent } from './database.ts';
import { logFiles } from './files.ts';
import { mergeIndexes } from './indexes-file.ts';
import { lockFolder } from './folder-lock.ts';
import { SCHEMA_VERSION, schemaVersion, TABLES } from './schema.ts';
import { verifyLog } from './verify.ts';

/** Tells an operator how far a migration is. */
export type Progress = (line: string) => void;

/** Events per transaction. A killed migration repeats at most as many. */
const BATCH = 25_000;

/** The folder inside the log's where its next form grows. It is a log by itself, so `verify` checks it as one. */
const nextFolder = (folder: string): string => join(folder, 'next');

/** Migrates the log in `folder`, which no process may have open, when its schema is an old one. */
export async function migrateLog(folder: string, report: Progress): Promise<void> {
  if (!existsSync(logFiles(folder).database)) throw new Error(`There is no log in ${folder}`);
  const lock = lockFolder(folder);
  try {
    await migrateLocked(folder, report);
  } catch (error) {
    throw asPortError(error, START);
  } finally {
    lock.release();
  }
}

/**
 * Rewrites the log in `folder` when its schema is an old one; the caller holds the folder's lock. The old file is
 * verified first and stays as it is until the new one was verified too and takes its place in one step. So a migration
 * can be killed at any moment; the next start continues it. Rejects with LogCorrupted when the old log is damaged.
 */
export async function migrateLocked(folder: string, report: Progress): Promise<void> {
  const { database, anchor } = logFiles(folder);
  if (!existsSync(database)) return;
  const next = nextFolder(folder);
  const version = versionOf(database);
  if (version === 0 || version === SCHEMA_VERSION) {
    rmSync(next, { recursive: true, force: true });
    return;
  }
  if (version === 2) {
    dropIndexes(database);
    report(`The log has schema ${SCHEMA_VERSION} now`);
    return;
  }
  report(
    `The log has schema ${version} and is rewritten to schema ${SCHEMA_VERSION}; both need room on the disk until then`,
  );
  const before = await verified(folder, 'before its migration', report);
  mkdirSync(next, { recursive: true });
  mergeIndexes(logFiles(next), await copyLog(database, logFiles(next).database, report));
  copyFileSync(anchor, logFiles(next).anchor);
  await verifyCopy(next, before, report);
  takePlace(folder);
  report(`The log has schema ${SCHEMA_VERSION} now`);
}

/** Version 2 has the same events; its indexes were part of the file. */
function dropIndexes(file: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec(`
      BEGIN IMMEDIATE;
      DROP INDEX events_by_stream;
      DROP INDEX events_by_id;
      DROP TABLE events_by_kind;
      DROP TABLE kind_index_state;
      PRAGMA user_version = ${SCHEMA_VERSION};
      COMMIT;
    `);
  } finally {
    db.close();
  }
}

function versionOf(file: string): number {
  const db = new DatabaseSync(file);
  try {
    return schemaVersion(db);
  } finally {
    db.close();
  }
}

async function verified(folder: string, when: string, report: Progress): Promise<Verification> {
  const verification = await verifyLog(folder, { onProgress: everySoOften(report, 'checked') });
  if (!verification.ok)
    throw new LogCorrupted(
      `The log is not sound ${when}; nothing was changed. ${verification.findings.join(' ')}`,
      verification.lastGood,
    );
  return verification;
}

/** Removes a copy that is not the same log: the next start begins a new one. */
async function verifyCopy(next: string, before: Verification, report: Progress): Promise<void> {
  try {
    const after = await verified(next, 'after its migration', report);
    if (after.events !== before.events || after.streams !== before.streams)
      throw new LogCorrupted(
        `The migrated log has ${after.events} events, the old one ${before.events}; nothing was changed.`,
        before.lastGood,
      );
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    throw error;
  }
}

function everySoOften(report: Progress, what: string): (events: number) => void {
  let reported = 0;
  return (events) => {
    if (events - reported < BATCH) return;
    reported = events;
    report(`  ${events} events ${what}`);
  };
}

/** Copies what is not copied yet; each transaction leaves a beginning of the log. Resolves to the last position. */
async function copyLog(from: string, to: string, report: Progress): Promise<number> {
  const db = new DatabaseSync(to, { enableForeignKeyConstraints: false });
  try {
    db.function('packed', { deterministic: true }, (metadata, hexId) =>
      packMetadata(String(metadata), uuidOf(String(hexId))),
    );
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536');
    db.prepare('ATTACH ? AS old').run(from);
    if (!hasTables(db)) db.exec(`BEGIN IMMEDIATE; ${TABLES} COMMIT;`);
    const end = prepareQuery<[], [number]>(db, 'SELECT coalesce(max(position), 0) FROM old.events').get()?.[0] ?? 0;
    const copy = db.prepare(`
      INSERT INTO main.events (position, stream, revision, kind, time, id, hash, chain, metadata, data)
      SELECT position, stream, revision, kind, time, unhex(id, '-'), unhex(hash), unhex(chain),
        packed(metadata, replace(id, '-', '')), data
      FROM old.events WHERE position > ? AND position <= ? ORDER BY position`);
    const tell = everySoOften(report, 'copied');
    for (let at = lastEvent(db).position; at < end;) {
      const to = Math.min(end, at + BATCH);
      copy.run(at, to);
      at = to;
      tell(at);
      await yieldToEventLoop();
    }
    if (schemaVersion(db) !== SCHEMA_VERSION) db.exec(FINISH);
    db.exec('DETACH old; PRAGMA synchronous = FULL; PRAGMA journal_mode = DELETE');
    return end;
  } finally {
    db.close();
  }
}

const hasTables = (db: DatabaseSync): boolean =>
  prepareQuery<[], [number]>(db, "SELECT count(*) FROM main.sqlite_schema WHERE name = 'events'").get()?.[0] === 1;

/** Everything but the events, which were copied; the version says that the copy is complete. */
const FINISH = `
  BEGIN IMMEDIATE;
  ${['streams', 'kinds', 'snapshots', 'checkpoints'].map((table) => `INSERT INTO main.${table} SELECT * FROM old.${table};`).join('\n')}
  PRAGMA main.user_version = ${SCHEMA_VERSION};
  COMMIT;
`;

/**
 * Gives the new file the name of the old one, whose write-ahead log must be gone before: it would be read as the new
 * one's.
 */
function takePlace(folder: string): void {
  const { database, indexes } = logFiles(folder);
  const next = logFiles(nextFolder(folder));
  const old = new DatabaseSync(database);
  try {
    const mode = prepareQuery<[], [string]>(old, 'PRAGMA journal_mode = DELETE').get()?.[0];
    if (mode !== 'delete') throw new LogUnavailable(`Another process reads ${database}; stop it and start again`);
  } finally {
    old.close();
  }
  renameSync(next.indexes, indexes);
  renameSync(next.database, database);
  syncToDisk(folder);
  rmSync(nextFolder(folder), { recursive: true, force: true });
}
