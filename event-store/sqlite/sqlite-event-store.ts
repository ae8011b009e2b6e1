import { existsSync, mkdirSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { START } from '../../domain/envelope.ts';
import { NO_HASH } from '../hash-chain.ts';
import { createEmitter } from '../../lib/emitter.ts';
import { createPasses } from '../pass.ts';
import type { EventStore } from '../port.ts';
import { LogUnavailable } from '../port.ts';
import { prepareAppend } from '../prepared-append.ts';
import { checkLimit, compileFilter } from '../read-options.ts';
import { formatPosition, parsePosition } from '../stored-event.ts';
import { createAppender } from './appender.ts';
import { checkTail, corruption } from './check.ts';
import { createCheckpointer } from '../../lib/sqlite/checkpointer.ts';
import { asPortError, lastEvent, openDatabase, PAGES_BETWEEN_CHECKPOINTS } from './database.ts';
import { checkEngineVersion } from './engine-version.ts';
import { openEventIndexes } from './event-indexes.ts';
import { logFiles } from './files.ts';
import type { FileLock } from '../../lib/sqlite/file-lock.ts';
import { lockFolder } from './folder-lock.ts';
import type { AnchorPoint } from '../head-anchor.ts';
import { createHeadAnchor, openHeadAnchor, readHeadAnchor } from '../head-anchor.ts';
import { createNames } from './names.ts';
import { createSnapshotsAndCheckpoints } from './snapshots-and-checkpoints.ts';
import { createReader } from './reader.ts';
import { createRecentEvents } from './recent-events.ts';
import { verifyLog } from './verify.ts';
import { createWriter } from './writer.ts';

export interface SqliteEventStoreOptions {
  /** The folder of the log, which holds nothing else. Created when missing. */
  readonly folder: string;
  /** The largest size of the database file in pages of 4 KiB, for tests of a full disk. Default: no limit. */
  readonly maxPages?: number;
  /** How much of the database the writer keeps in memory. Default: 64. */
  readonly cacheMegabytes?: number;
}

/** Live readers rarely lag behind by more, and a larger buffer costs more garbage collection than it saves queries. */
const RECENT_EVENTS = 2_048;
const RECENT_CHARACTERS = 4_000_000;

/** The anchor of the log; creates it for an empty log. Throws LogCorrupted when a log with events has none. */
function anchorFor(file: string, head: AnchorPoint): AnchorPoint {
  const anchor = readHeadAnchor(file);
  if (anchor) return anchor;
  if (head.position > 0) {
    throw corruption(
      0,
      `The head anchor (${file}) is missing or unreadable, so the end of the log can't be trusted; was the database file copied by itself? Restore a backup.`,
    );
  }
  createHeadAnchor(file, { position: 0, chain: NO_HASH });
  return { position: 0, chain: NO_HASH };
}

/**
 * Opens the log in `folder` as its only writer; creates a new one in an empty folder. Rejects with LogCorrupted when
 * the end of the log does not match the head anchor, with LogUnavailable when another process has the log open, or
 * another release wrote it.
 */
export async function openSqliteEventStore(options: SqliteEventStoreOptions): Promise<EventStore> {
  checkEngineVersion();
  const { folder } = options;
  const files = logFiles(folder);
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  let db: DatabaseSync | undefined;
  try {
    const lost = readHeadAnchor(files.anchor)?.position ?? 0;
    if (lost > 0 && !existsSync(files.database))
      throw corruption(
        0,
        `The log's database file (${files.database}) is gone; ${lost} events were acknowledged. Restore a backup.`,
      );
    db = openDatabase(files.database);
    if (options.maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${options.maxPages}`);
    if (options.cacheMegabytes !== undefined) db.exec(`PRAGMA cache_size = -${options.cacheMegabytes * 1_024}`);
    return assemble(db, folder, lock);
  } catch (error) {
    db?.close();
    lock.release();
    throw asPortError(error, START);
  }
}

function assemble(db: DatabaseSync, folder: string, lock: FileLock): EventStore {
  const files = logFiles(folder);
  const { anchor: anchorFile, database } = files;
  const names = createNames(db);
  const indexes = openEventIndexes(db, files, lastEvent(db).position);
  const appender = createAppender(db, names, indexes);
  checkTail(db, appender.head().position, anchorFor(anchorFile, appender.head()));
  const anchor = openHeadAnchor(anchorFile);
  anchor.record(appender.head());
  const recent = createRecentEvents(RECENT_EVENTS, RECENT_CHARACTERS);
  const changed = createEmitter();
  const checkpointer = createCheckpointer();
  const followed = checkpointer.follow(database, db, PAGES_BETWEEN_CHECKPOINTS);
  const writer = createWriter(db, appender, anchor, (events) => {
    recent.push(events);
    changed.emit();
    followed.wrote(events.length);
  });
  const saved = createSnapshotsAndCheckpoints(db, names, indexes);
  const reader = createReader(
    db,
    names,
    indexes,
    recent,
    () => writer.head().position,
    (stream) => appender.revisionOf(stream),
  );
  const closing = new AbortController();
  let closed = false;

  /** Runs work on the database and translates its errors to errors of the port. */
  function guarded<Result>(work: () => Result): Result {
    if (closed) throw new LogUnavailable('The event store is closed');
    try {
      return work();
    } catch (error) {
      throw asPortError(error, formatPosition(writer.head().position));
    }
  }

  return {
    append: async (stream, expected, events) =>
      guarded(() => writer.append(stream, expected, prepareAppend(stream, expected, events))),
    readStream: async (stream, options = {}) => guarded(() => reader.readStream(stream, options)),
    readAll: async ({ after, filter, limit }) =>
      guarded(() => reader.readPage(after, compileFilter(filter), checkLimit(limit))),
    subscribe: createPasses({
      changed,
      closed: closing.signal,
      last: () => formatPosition(writer.head().position),
      recent: (after, accepts, limit) => guarded(() => reader.recentPage(after, accepts, limit)),
      read: (after, accepts, limit) => guarded(() => reader.readPage(after, accepts, limit)),
    }),
    head: async () => guarded(() => formatPosition(writer.head().position)),
    lastTime: async () => guarded(() => reader.timeAt(writer.head().position)),
    eventsAfter: async (position) => guarded(() => Math.max(0, writer.head().position - parsePosition(position))),
    loadSnapshot: async (stream, key) => guarded(() => saved.loadSnapshot(stream, key)),
    saveSnapshot: async (stream, key, snapshot) =>
      guarded(() => writer.write(saved.snapshotWrite(stream, key, snapshot))),
    loadCheckpoint: async (name) => guarded(() => saved.loadCheckpoint(name)),
    saveCheckpoint: async (name, position) => guarded(() => writer.write(saved.checkpointWrite(name, position))),
    verify: async (onProgress) =>
      guarded(() => verifyLog(folder, { signal: closing.signal, ...(onProgress && { onProgress }) })),
    async close() {
      if (closed) return;
      writer.drain();
      closed = true;
      closing.abort(new LogUnavailable('The event store was closed'));
      changed.emit();
      await indexes.close();
      await checkpointer.close();
      anchor.close();
      db.close();
      lock.release();
    },
  };
}
