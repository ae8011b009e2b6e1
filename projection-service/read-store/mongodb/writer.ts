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

/** Applies batches to one instance; docs/decisions/0012-mongodb-read-store.md says why it is right. */
export interface Writer {
  /** The instance as it is now, its last batch complete. Rejects when it was dropped. */
  record(): Promise<InstanceRecord>;
  /** The last checkpoint whose batch is complete. Writes nothing: for who only reads. */
  reached(): Promise<Position>;
  /** Completes the batch that led to the record's checkpoint, if it is not known to be complete. */
  settle(record: InstanceRecord): Promise<void>;
  /** Ends what another writer left open, so that it keeps nobody waiting. */
  takeOver(): Promise<void>;
  /** One batch at a time; `check` throws InvalidChange for a collection that can't be written. */
  apply(batch: Batch, check: (collection: string) => void): Promise<readonly ChangedDocument[]>;
}

/** A batch on its way to an instance as it was found. */
interface Attempt {
  readonly record: InstanceRecord;
  readonly batch: Batch;
  /** Random: tells this batch from the same one of another writer. */
  readonly id: string;
}

/** A batch that began to be written, and of which nothing was heard since. */
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
  /** As this writer left it; another may have gone on since. */
  let left: InstanceRecord | undefined;
  /** The last batch known to be complete. */
  let settled = '';
  let inDoubt: InDoubt | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<InstanceRecord> => {
    const record = await instances.findOne({ _id });
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

  /** Moves the checkpoint, unless another writer or a new declaration was faster. From here on the batch is applied. */
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
    // The driver repeats a command whose answer was lost; after a crash not every server knows that it was done before.
    return matchedCount === 1 || (!session && (await read()).batch === id);
  };

  /** All at once: readers see the whole batch or nothing of it. */
  const inTransaction = (attempt: Attempt, writes: readonly Write[]): Promise<boolean> =>
    transactions.run(async (session) => {
      const first = await advance(attempt, false, session);
      if (first) await writeRows(rows, writes, attempt.batch.checkpoint, session);
      return first;
    });

  /** The writes are kept first: who finds the checkpoint moved finds them too, and can do what is left of them. */
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

  /** To be called before writing to an instance that another may have been writing to. */
  const takeOver = async (): Promise<void> => {
    if (await hasTransactions()) await transactions.takeOver();
  };

  /** One try; undefined when the instance is not as it was thought to be. */
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
    async reached() {
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
