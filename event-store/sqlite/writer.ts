import type { DatabaseSync } from 'node:sqlite';
import type { AppendResult, ExpectedRevision } from '../port.ts';
import { LogUnavailable, WrongExpectedRevision } from '../port.ts';
import type { PreparedEvent } from '../prepared-append.ts';
import { EventIdInUse } from '../prepared-append.ts';
import type { StoredEvent } from '../stored-event.ts';
import { formatPosition } from '../stored-event.ts';
import type { Appender } from './appender.ts';
import { isStatementOnly } from '../../lib/sqlite/errors.ts';
import { asPortError } from './database.ts';
import type { AnchorPoint, HeadAnchor } from '../head-anchor.ts';

/** More appends than this wait for the next transaction, so that no turn of the event loop gets long. */
const MOST_APPENDS_A_COMMIT = 512;

/** How long a checkpoint or snapshot waits for an append to share its transaction with. */
const NOTE_PATIENCE_MS = 5;

/** Someone who waits for a transaction: first `work` runs inside it, then, when it is durable, the result goes out. */
interface Waiting<Result> {
  readonly work: (stored: StoredEvent[]) => Result;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface Writer {
  append(stream: string, expected: ExpectedRevision, events: readonly PreparedEvent[]): Promise<AppendResult>;
  /** Runs `write` in a transaction that appends make anyway, or soon in one of its own; resolves after it is durable. */
  note(write: () => void): Promise<void>;
  /** The end of what is committed. */
  head(): AnchorPoint;
  /** Commits or rejects everything that waits. */
  drain(): void;
}

/**
 * The one writer: everything that is waiting when it wakes shares one transaction and one fsync.
 * Each append in it stands alone (a refused one rejects, the others commit) and is acknowledged
 * only after COMMIT. `onCommit` gets the events of every transaction, in order.
 */
export function createWriter(
  db: DatabaseSync,
  appender: Appender,
  anchor: HeadAnchor,
  onCommit: (events: readonly StoredEvent[]) => void,
): Writer {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  let appends: Waiting<AppendResult>[] = [];
  let notes: Waiting<void>[] = [];
  let committed = appender.head();
  let anchored = committed.position;
  let scheduled = false;
  let noteTimer: NodeJS.Timeout | undefined;
  /** After a rollback, what the appender remembers may never have happened. */
  let stale = false;

  /** Runs one append or note; gives what to tell its caller once the transaction is durable. */
  function attempt<Result>({ work, resolve, reject }: Waiting<Result>, stored: StoredEvent[]): () => void {
    try {
      const result = work(stored);
      return () => resolve(result);
    } catch (error) {
      const alone =
        error instanceof WrongExpectedRevision ||
        error instanceof EventIdInUse ||
        error instanceof RangeError ||
        isStatementOnly(error);
      if (!alone) throw error;
      return () => reject(error);
    }
  }

  function recordHead(): void {
    if (anchored === committed.position) return;
    anchor.record(committed);
    anchored = committed.position;
  }

  function rollBack(): void {
    stale = true;
    try {
      if (db.isTransaction) db.exec('ROLLBACK');
    } catch {
      // The engine has rolled back already, or will at the next BEGIN; the error that led here is the one to report.
    }
  }

  function runTransaction(batch: readonly Waiting<AppendResult>[], noted: readonly Waiting<void>[]): void {
    const stored: StoredEvent[] = [];
    const settle: (() => void)[] = [];
    try {
      recordHead();
      if (stale) appender.reset();
      stale = false;
      begin.run();
      for (const waiting of batch) settle.push(attempt(waiting, stored));
      for (const waiting of noted) settle.push(attempt(waiting, stored));
      appender.finish();
      commit.run();
    } catch (error) {
      rollBack();
      const reported =
        anchored === committed.position
          ? asPortError(error, formatPosition(committed.position))
          : new LogUnavailable("The log's head anchor can't be written now", { cause: error });
      for (const { reject } of batch) reject(reported);
      for (const { reject } of noted) reject(reported);
      return;
    }
    appender.settle();
    committed = appender.head();
    try {
      recordHead();
    } catch {
      // What is committed is durable and must be acknowledged; the next transaction starts by writing the anchor, or is refused.
    }
    if (stored.length > 0) onCommit(stored);
    for (const tell of settle) tell();
  }

  function flush(): void {
    scheduled = false;
    clearTimeout(noteTimer);
    noteTimer = undefined;
    const batch = appends.length > MOST_APPENDS_A_COMMIT ? appends.splice(0, MOST_APPENDS_A_COMMIT) : appends;
    if (batch === appends) appends = [];
    const noted = notes;
    notes = [];
    if (batch.length + noted.length > 0) runTransaction(batch, noted);
    if (appends.length > 0) schedule();
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(flush);
  }

  return {
    append: (stream, expected, events) =>
      new Promise((resolve, reject) => {
        appends.push({ work: (stored) => appender.append(stream, expected, events, stored), resolve, reject });
        schedule();
      }),
    note: (write) =>
      new Promise((resolve, reject) => {
        notes.push({ work: write, resolve, reject });
        noteTimer ??= setTimeout(flush, NOTE_PATIENCE_MS);
      }),
    head: () => committed,
    drain() {
      while (appends.length + notes.length > 0) flush();
    },
  };
}
