import { BSON } from 'mongodb';
import type { AnyBulkWriteOperation, ClientSession, Collection, Db } from 'mongodb';
import type { Json, Position } from '../../../domain/envelope.ts';
import { InvalidChange } from '../port.ts';
import type { ChangedDocument, Document } from '../port.ts';
import { isOnlyRefusedWith } from './connection.ts';
import { keysOf } from './index-keys.ts';
import type { IndexKeys } from './index-keys.ts';

/** A document as MongoDB holds it. */
export interface Row {
  readonly _id: string;
  /** The checkpoint of the batch that wrote it: an older batch can't write it any more. */
  readonly seen: Position;
  /** Absent once it is deleted: the row stays, so that a late writer can't bring the document back. */
  readonly doc?: Document;
  readonly keys?: IndexKeys;
}

/** What a batch makes of one document. */
export interface Write {
  readonly collection: string;
  readonly id: string;
  /** Undefined: deleted. */
  readonly content: { readonly doc: Document; readonly keys: IndexKeys } | undefined;
}

const readsAtOnce = 1_000;
/** Few enough to be answered before the connection's patience ends, also by a server that is slow. */
const writesAtOnce = 200;
const duplicateKey = 11_000;

/** What has to be written; nothing for a document that did not exist before or after. Throws InvalidChange. */
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

/** Size in bytes, nearly. */
export const sizeOf = (write: Write): number => BSON.calculateObjectSize(write);

/** Writes each document unless it has seen this position already, and so changes nothing when it is done again. */
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

/** The documents of these ids as they are now, by id. */
export async function readRows(rows: Collection<Row>, ids: readonly string[]): Promise<ReadonlyMap<string, Document>> {
  const found = new Map<string, Document>();
  for (let from = 0; from < ids.length; from += readsAtOnce) {
    const some = ids.slice(from, from + readsAtOnce);
    const page = rows.find({ _id: { $in: some } }, { projection: { doc: 1 }, batchSize: some.length });
    for (const { _id, doc } of await page.toArray()) if (doc) found.set(_id, doc);
  }
  return found;
}

/** The collection that holds the rows of one collection of an instance. */
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

/** A document that has seen the position does not match, so the upsert tries to insert it: its id is there already. */
function unlessAllSeen(error: unknown): void {
  if (!isOnlyRefusedWith(duplicateKey, error)) throw error;
}

/**
 * The document as its JSON says it: without undefined, and with one zero. Throws InvalidChange for what would come back
 * as something else.
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
