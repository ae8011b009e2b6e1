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

/** Maximum number of appends in one transaction, so that no transaction blocks the event loop for long. */
const MOST_APPENDS_A_COMMIT = 512;

/** How long a checkpoint or snapshot waits to share the transaction of an append, ms. */
const WRITE_DELAY_MS = 5;

/** A caller that waits for a transaction: `work` runs inside it; the promise settles once it is durable. */
interface Waiting<Result> {
  readonly work: (stored: StoredEvent[]) => Result;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface Writer {
  append(stream: string, expected: ExpectedRevision, events: readonly PreparedEvent[]): Promise<AppendResult>;
  /** Runs `work` in the next transaction of appends, or soon in its own; resolves when it is durable. */
  write(work: () => void): Promise<void>;
  /** The last committed event. */
  head(): AnchorPoint;
  /** Commits or rejects everything that is queued. */
  drain(): void;
}

/**
 * The one writer, with group commit: all queued appends share one transaction and one fsync. A refused append rejects
 * alone, and the others commit; each is acknowledged after COMMIT. `onCommit` gets the events of every transaction, in
 * order.
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
  let writes: Waiting<void>[] = [];
  let committed = appender.head();
  let anchored = committed.position;
  let scheduled = false;
  let writeTimer: NodeJS.Timeout | undefined;
  /** After a rollback the caches of the appender are invalid. */
  let stale = false;

  /** Runs one append or write; returns the function that settles its promise once the transaction is durable. */
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
      // The engine has rolled back already, or will at the next BEGIN. The original error is the one to report.
    }
  }

  function runTransaction(batch: readonly Waiting<AppendResult>[], otherWrites: readonly Waiting<void>[]): void {
    const stored: StoredEvent[] = [];
    const settle: (() => void)[] = [];
    try {
      recordHead();
      if (stale) appender.reset();
      stale = false;
      begin.run();
      for (const waiting of batch) settle.push(attempt(waiting, stored));
      for (const waiting of otherWrites) settle.push(attempt(waiting, stored));
      commit.run();
    } catch (error) {
      rollBack();
      const reported =
        anchored === committed.position
          ? asPortError(error, formatPosition(committed.position))
          : new LogUnavailable("The log's head anchor can't be written now", { cause: error });
      for (const { reject } of batch) reject(reported);
      for (const { reject } of otherWrites) reject(reported);
      return;
    }
    appender.settle();
    committed = appender.head();
    try {
      recordHead();
    } catch {
      // Committed events are durable and must be acknowledged. The next transaction writes the anchor first, or fails.
    }
    if (stored.length > 0) onCommit(stored);
    for (const settleOne of settle) settleOne();
  }

  function flush(): void {
    scheduled = false;
    clearTimeout(writeTimer);
    writeTimer = undefined;
    const batch = appends.length > MOST_APPENDS_A_COMMIT ? appends.splice(0, MOST_APPENDS_A_COMMIT) : appends;
    if (batch === appends) appends = [];
    const otherWrites = writes;
    writes = [];
    if (batch.length + otherWrites.length > 0) runTransaction(batch, otherWrites);
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
    write: (work) =>
      new Promise((resolve, reject) => {
        writes.push({ work, resolve, reject });
        writeTimer ??= setTimeout(flush, WRITE_DELAY_MS);
      }),
    head: () => committed,
    drain() {
      while (appends.length + writes.length > 0) flush();
    },
  };
}
