import { MongoServerError } from 'mongodb';
import type { AnyBulkWriteOperation, Collection, Db } from 'mongodb';
import type { CollectionDefinition } from '../port.ts';
import { keyNames, keyPath, keysOf } from './index-keys.ts';
import type { InstanceRecord, Registry } from './registry.ts';
import { checkLayout, dropped, prefixOf } from './registry.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import type { Writer } from './writer.ts';

const pageSize = 1_000;
const namespaceExists = 48;

/**
 * Migrates the instance to its declaration: creates collections and indexes and backfills the keys of existing
 * documents. Keeps keys of older declarations, because older code may still query them. The next call resumes an
 * interrupted migration.
 */
export async function declareCollections(
  db: Db,
  { instances }: Registry,
  found: InstanceRecord,
  collections: readonly CollectionDefinition[],
  { settle, takeOver }: Pick<Writer, 'settle' | 'takeOver'>,
): Promise<InstanceRecord> {
  let record = found;
  for (;;) {
    const { _id, generation, declared, ready } = record;
    const wanted = { collections, keys: withKeys(record.keys, collections) };
    const isSame = JSON.stringify(wanted) === JSON.stringify({ collections: record.collections, keys: record.keys });
    if (isSame && ready === declared) return record;
    await takeOver();
    if (!isSame) {
      // Update the record first: from here on every batch writes the new keys too, so only older documents lack them.
      const next = await instances.findOneAndUpdate(
        { _id, generation, declared },
        { $set: { ...wanted, declared: declared + 1 } },
        { returnDocument: 'after' },
      );
      record = checkLayout(next ?? (await reread(instances, record)));
      if (!next) continue;
    }
    await settle(record);
    for (const [collection, names] of Object.entries(record.keys))
      await prepare(db, prefixOf(record), collection, names);
    await instances.updateOne({ _id, generation, declared: record.declared }, { $set: { ready: record.declared } });
    record = await reread(instances, record);
  }
}

async function reread(instances: Registry['instances'], found: InstanceRecord): Promise<InstanceRecord> {
  const record = await instances.findOne({ _id: found._id });
  if (record?.generation !== found.generation) throw dropped(found);
  return record;
}

function withKeys(keys: InstanceRecord['keys'], collections: readonly CollectionDefinition[]): InstanceRecord['keys'] {
  const added = collections.map(
    (collection) =>
      [collection.name, [...new Set([...(keys[collection.name] ?? []), ...keyNames(collection)])]] as const,
  );
  return { ...keys, ...Object.fromEntries(added) };
}

async function prepare(db: Db, prefix: string, collection: string, names: readonly string[]): Promise<void> {
  const rows = rowsOf(db, prefix, collection);
  await db.createCollection(rows.collectionName).catch(unlessItExists);
  // Sparse: a deleted document has no keys and belongs to no index.
  if (names.length > 0)
    await rows.createIndexes(names.map((name) => ({ key: { [keyPath(name)]: 1 }, name, sparse: true })));
  await fill(rows, names);
}

function unlessItExists(error: unknown): void {
  if (!(error instanceof MongoServerError) || error.code !== namespaceExists) throw error;
}

/** Backfills missing keys of existing documents. Documents written concurrently already have them. */
async function fill(rows: Collection<Row>, names: readonly string[]): Promise<void> {
  for (let after = ''; ;) {
    const page = await rows.find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit: pageSize }).toArray();
    const operations = page.flatMap(({ _id, seen, doc, keys }): AnyBulkWriteOperation<Row>[] => {
      if (!doc || names.every((name) => keys?.[name])) return [];
      return [{ updateOne: { filter: { _id, seen }, update: { $set: { keys: keysOf(names, _id, doc) } } } }];
    });
    if (operations.length > 0) await rows.bulkWrite(operations, { ordered: false });
    const last = page.at(-1);
    if (!last) return;
    after = last._id;
  }
}
