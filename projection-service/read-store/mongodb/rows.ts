import { BSON } from 'mongodb';
import type { AnyBulkWriteOperation, ClientSession, Collection, Db } from 'mongodb';
import type { Json, Position } from '../../../domain/envelope.ts';
import { InvalidChange } from '../port.ts';
import type { ChangedDocument, Document } from '../port.ts';
import { isOnlyRefusedWith } from './connection.ts';
import { keysOf } from './index-keys.ts';
import type { IndexKeys } from './index-keys.ts';

/** A document as stored in MongoDB. */
export interface Row {
  readonly _id: string;
  /** The checkpoint of the batch that wrote the row: older batches cannot overwrite it. */
  readonly seen: Position;
  /** Absent in a tombstone, which prevents a late writer from restoring a deleted document. */
  readonly doc?: Document;
  readonly keys?: IndexKeys;
}

/** The write of one document in a batch. */
export interface Write {
  readonly collection: string;
  readonly id: string;
  /** Undefined for a deletion. */
  readonly content: { readonly doc: Document; readonly keys: IndexKeys } | undefined;
}

const readsAtOnce = 1_000;
/** Small enough for a slow server to answer before the socket timeout. */
const writesAtOnce = 200;
const duplicateKey = 11_000;

/** Returns the writes of the changes; none for a document created and deleted in the batch. Throws InvalidChange. */
export function toWrites(
  changed: readonly ChangedDocument[],
  keyNamesOf: (collection: string) => readonly string[],
): readonly Write[] {
  return changed.flatMap(({ collection, id, before, after }): readonly Write[] => {
    if (after)
      return [{ collection, id, content: { doc: storable(after), keys: keysOf(keyNamesOf(collection), id, after) } }];
    return before ? [{ collection, id, content: undefined }] : [];
  });
}

/** Returns the approximate size, bytes. */
export const sizeOf = (write: Write): number => BSON.calculateObjectSize(write);

/** Writes each document that has not seen this position yet, so repeating it is idempotent. */
export async function writeRows(
  rows: (collection: string) => Collection<Row>,
  writes: readonly Write[],
  position: Position,
  session?: ClientSession,
): Promise<void> {
  for (const [collection, some] of Map.groupBy(writes, (write) => write.collection)) {
    for (let from = 0; from < some.length; from += writesAtOnce) {
      const operations = some.slice(from, from + writesAtOnce).map((write) => toOperation(write, position));
      if (session) await rows(collection).bulkWrite(operations, { session });
      else await rows(collection).bulkWrite(operations, { ordered: false }).catch(unlessAllSeen);
    }
  }
}

/** Reads the documents with these ids. */
export async function readRows(rows: Collection<Row>, ids: readonly string[]): Promise<ReadonlyMap<string, Document>> {
  const found = new Map<string, Document>();
  for (let from = 0; from < ids.length; from += readsAtOnce) {
    const some = ids.slice(from, from + readsAtOnce);
    const page = rows.find({ _id: { $in: some } }, { projection: { doc: 1 }, batchSize: some.length });
    for (const { _id, doc } of await page.toArray()) if (doc) found.set(_id, doc);
  }
  return found;
}

/** Returns the MongoDB collection for one collection of an instance. */
export const rowsOf = (db: Db, prefix: string, collection: string): Collection<Row> =>
  db.collection<Row>(`${prefix}.${collection}`);

function toOperation({ id, content }: Write, position: Position): AnyBulkWriteOperation<Row> {
  return {
    replaceOne: {
      filter: { _id: id, seen: { $lt: position } },
      replacement: { seen: position, ...content },
      upsert: true,
    },
  };
}

/** A document that has seen the position does not match, so its upsert fails with a duplicate key, which is ignored. */
function unlessAllSeen(error: unknown): void {
  if (!isOnlyRefusedWith(duplicateKey, error)) throw error;
}

/**
 * Normalizes a document like JSON: without undefined and negative zero. Throws InvalidChange for a field name that
 * MongoDB cannot store.
 */
function storable(doc: Document): Document {
  const stored: Record<string, Json> = {};
  for (const name in doc) {
    const value = doc[name];
    if (name.includes('\0') || name === '$ref')
      throw new InvalidChange(`MongoDB has no field named ${JSON.stringify(name)}`);
    if (value !== undefined) stored[name] = storableValue(value);
  }
  return stored;
}

function storableValue(value: Json): Json {
  if (typeof value === 'number') return value === 0 ? 0 : value;
  if (typeof value !== 'object' || value === null) return value;
  return isList(value) ? value.map(storableValue) : storable(value);
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);
