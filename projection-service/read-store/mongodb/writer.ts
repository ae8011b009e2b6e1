import { randomUUID } from 'node:crypto';
import type { ClientSession, Collection } from 'mongodb';
import { comparePositions, START, type Position } from '../../../domain/envelope.ts';
import { foldChanges, touchedIds } from '../algebra.ts';
import { OutOfStep } from '../port.ts';
import type { Batch, Change, ChangedDocument, Document } from '../port.ts';
import type { Connection } from './connection.ts';
import { inPortions } from './limits.ts';
import type { Limits } from './limits.ts';
import { findRedo, forgetRedo, isKept, keepRedo } from './redo.ts';
import { checkLayout, dropped, prefixOf } from './registry.ts';
import type { InstanceRecord, Registry } from './registry.ts';
import { readRows, rowsOf, sizeOf, toWrites, writeRows } from './rows.ts';
import type { Row, Write } from './rows.ts';
import { createTransactions } from './transactions.ts';

/** Applies batches to one instance. Correctness: docs/decisions/0012-mongodb-read-store.md. */
export interface Writer {
  /** Completes the last batch and returns the current record. Rejects if the instance was dropped. */
  record(): Promise<InstanceRecord>;
  /** Returns the last checkpoint whose batch is complete. Writes nothing, for read-only handles. */
  completedCheckpoint(): Promise<Position>;
  /** Completes the batch before the record's checkpoint, unless it is known to be complete. */
  settle(record: InstanceRecord): Promise<void>;
  /** Ends the open transaction of another writer, so that its locks block no one. */
  takeOver(): Promise<void>;
  /** Applies one batch at a time; `check` throws InvalidChange for an undeclared collection. */
  apply(batch: Batch, check: (collection: string) => void): Promise<readonly ChangedDocument[]>;
}

/** An attempt to apply a batch to a known state of the instance. */
interface Attempt {
  readonly record: InstanceRecord;
  readonly batch: Batch;
  /** A random id that distinguishes this batch from another writer's copy. */
  readonly id: string;
}

/** A batch whose write got no answer. */
interface InDoubt {
  readonly id: string;
  readonly changed: readonly ChangedDocument[];
}

export function createWriter(
  connection: Connection,
  registry: Registry,
  opened: InstanceRecord,
  limits: Limits,
): Writer {
  const { db, hasTransactions } = connection;
  const { instances, redo } = registry;
  const { _id, generation } = opened;
  const prefix = prefixOf(opened);
  const transactions = createTransactions(connection, registry, generation);
  const rows = (collection: string): Collection<Row> => rowsOf(db, prefix, collection);
  /** The record after this writer's last batch; another writer may have advanced it since. */
  let left: InstanceRecord | undefined;
  /** The id of the last batch known to be complete. */
  let settled = '';
  let inDoubt: InDoubt | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<InstanceRecord> => {
    const record = await registry.record(_id);
    if (record?.generation !== generation) throw dropped(opened);
    return checkLayout(record);
  };

  const settle = async (record: InstanceRecord): Promise<void> => {
    if (!record.redo || record.batch === settled) return;
    const writes = await findRedo(redo, generation, record.batch);
    if (writes) {
      await writeRows(rows, writes, record.checkpoint);
      await forgetRedo(redo, generation, record.checkpoint);
    }
    settled = record.batch;
  };

  const load = async (
    changes: readonly Change[],
  ): Promise<(collection: string, id: string) => Document | undefined> => {
    const found = new Map<string, ReadonlyMap<string, Document>>();
    for (const [collection, ids] of touchedIds(changes))
      found.set(collection, await readRows(rows(collection), [...ids]));
    return (collection, id) => found.get(collection)?.get(id);
  };

  /** Commits the batch by a compare-and-set of the checkpoint; false after a concurrent write or declaration. */
  const advance = async (
    { record, batch: { after, checkpoint }, id }: Attempt,
    redoKept: boolean,
    session?: ClientSession,
  ): Promise<boolean> => {
    const filter = { _id, generation, declared: record.declared, checkpoint: after };
    const { matchedCount } = await instances.updateOne(
      filter,
      { $set: { checkpoint, before: after, batch: id, redo: redoKept } },
      session ? { session } : {},
    );
    // The driver retries a command without an answer, and after a crash the server may not recognize the retry.
    return matchedCount === 1 || (!session && (await read()).batch === id);
  };

  /** Applies the batch atomically: readers see all of it or nothing. */
  const inTransaction = (attempt: Attempt, writes: readonly Write[]): Promise<boolean> =>
    transactions.run(async (session) => {
      const first = await advance(attempt, false, session);
      if (first) await writeRows(rows, writes, attempt.batch.checkpoint, session);
      return first;
    });

  /** Writes a redo log before it moves the checkpoint, so that any writer can complete a partial batch. */
  const withRedo = async (attempt: Attempt, writes: readonly Write[]): Promise<boolean> => {
    const {
      id,
      batch: { checkpoint },
    } = attempt;
    await keepRedo(redo, { generation, batch: id, to: checkpoint }, inPortions(writes, limits.redo, sizeOf));
    if (!(await advance(attempt, true))) {
      await redo.deleteMany({ generation, batch: id });
      return false;
    }
    await writeRows(rows, writes, checkpoint);
    await forgetRedo(redo, generation, checkpoint);
    return true;
  };

  const commit = async (attempt: Attempt, writes: readonly Write[]): Promise<boolean> => {
    if (writes.length === 0) return advance(attempt, false);
    const isSmall = inPortions(writes, limits.transaction, sizeOf).length === 1;
    return isSmall && (await hasTransactions()) ? inTransaction(attempt, writes) : withRedo(attempt, writes);
  };

  /** Call before writing to an instance that another writer may have written to. */
  const takeOver = async (): Promise<void> => {
    if (await hasTransactions()) await transactions.takeOver();
  };

  /** Tries once; returns undefined if the instance changed concurrently. */
  const tryApply = async (record: InstanceRecord, batch: Batch): Promise<readonly ChangedDocument[] | undefined> => {
    const changed = foldChanges(batch.changes, await load(batch.changes));
    const writes = toWrites(changed, (collection) => record.keys[collection] ?? []);
    const id = randomUUID();
    inDoubt = { id, changed };
    if (!(await commit({ record, batch, id }, writes))) return undefined;
    inDoubt = undefined;
    left = { ...record, checkpoint: batch.checkpoint, batch: id };
    settled = id;
    return changed;
  };

  const apply = async (batch: Batch, check: (collection: string) => void): Promise<readonly ChangedDocument[]> => {
    for (const { collection } of batch.changes) check(collection);
    let record = left?.checkpoint === batch.after ? left : undefined;
    const isOwn = record !== undefined;
    left = undefined;
    for (;;) {
      record ??= await read();
      await settle(record);
      if (comparePositions(batch.checkpoint, record.checkpoint) <= 0) {
        const own = inDoubt?.id === record.batch && batch.checkpoint === record.checkpoint ? inDoubt.changed : [];
        inDoubt = undefined;
        return own;
      }
      if (batch.after !== record.checkpoint) throw new OutOfStep(batch.after, record.checkpoint);
      if (!isOwn) await takeOver();
      const changed = await tryApply(record, batch);
      if (changed) return changed;
      record = undefined;
    }
  };

  return {
    async record() {
      const record = await read();
      await settle(record);
      return record;
    },
    async completedCheckpoint() {
      const record = await read();
      if (!record.redo || record.batch === settled) return record.checkpoint;
      if (await isKept(redo, generation, record.batch)) return record.before ?? START;
      settled = record.batch;
      return record.checkpoint;
    },
    settle,
    takeOver,
    apply(batch, check) {
      const result = last.then(() => apply(batch, check));
      last = result.catch(() => undefined);
      return result;
    },
  };
}
