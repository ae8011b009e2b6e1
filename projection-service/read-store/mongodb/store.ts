import { furthestOf } from '../../../domain/envelope.ts';
import { checkInstance } from '../definitions.ts';
import type { ReadStore } from '../port.ts';
import { withReadStoreErrors } from './connection.ts';
import type { Connection } from './connection.ts';
import { retryUpsert } from '../../../lib/mongodb/errors.ts';
import { openInstance } from './instance.ts';
import type { Instance } from './instance.ts';
import { defaultLimits } from './limits.ts';
import { checkLayout, generationIn, instanceId, newRecord, openRegistry } from './registry.ts';
import type { InstanceRecord } from './registry.ts';

/**
 * Opens the read store on MongoDB, for any number of processes: it has a collection for each collection of each
 * instance and a record with the checkpoint of each instance. `close` also closes the connection.
 */
export function openStore(connection: Connection, limits = defaultLimits): ReadStore {
  const { runQuery, db } = connection;
  const registry = openRegistry(db);
  const { instances, published, redo, writers } = registry;
  const opened = new Map<string, { readonly generation: string; readonly instance: Instance }>();
  let indexed: Promise<unknown> | undefined;

  const prepare = async (): Promise<void> => {
    indexed ??= redo.createIndex({ generation: 1, batch: 1 }, { name: 'byBatch' });
    await indexed.catch((error: unknown) => {
      indexed = undefined;
      throw error;
    });
  };

  const find = async (name: string, version: string): Promise<InstanceRecord> => {
    const record = await registry.record(instanceId(name, version));
    if (!record) throw new Error(`There is no read model ${name} ${version}`);
    return checkLayout(record);
  };

  const findOrCreate = async (name: string, version: string): Promise<InstanceRecord> => {
    await retryUpsert(() =>
      instances.updateOne({ _id: instanceId(name, version) }, { $setOnInsert: newRecord() }, { upsert: true }),
    );
    return find(name, version);
  };

  return {
    // Without collections this is a query, which needs the query deadline.
    open: (name, version, collections) =>
      (collections ? withReadStoreErrors : runQuery)(async () => {
        checkInstance(name, version, collections ?? []);
        await prepare();
        const record = await (collections ? findOrCreate(name, version) : find(name, version));
        const before = opened.get(record._id);
        const instance =
          before?.generation === record.generation
            ? before.instance
            : openInstance(connection, registry, record, limits);
        if (collections) await instance.declare(collections);
        opened.set(record._id, { generation: record.generation, instance });
        return collections ? instance.handle : instance.reading;
      }),
    instances: (name) =>
      withReadStoreErrors(async () => {
        const first = instanceId(name, '');
        const records = await instances
          .find({ _id: { $gt: first, $lt: `${first}\u{10ffff}` } }, { projection: { _id: 1 } })
          .toArray();
        return records.map(({ _id }) => _id.slice(first.length)).sort();
      }),
    drop: (name, version) =>
      withReadStoreErrors(async () => {
        checkInstance(name, version, []);
        const id = instanceId(name, version);
        opened.delete(id);
        await published.deleteOne({ _id: name, version });
        await instances.deleteOne({ _id: id });
        await sweep();
      }),
    furthest: () =>
      withReadStoreErrors(async () => {
        const records = await instances.find({}, { projection: { checkpoint: 1 } }).toArray();
        return furthestOf(records.map(({ checkpoint }) => checkpoint));
      }),
    published: (name) => runQuery(() => registry.version(name)),
    publish: (name, version) =>
      withReadStoreErrors(async () => {
        checkInstance(name, version, []);
        await find(name, version);
        await retryUpsert(() => published.updateOne({ _id: name }, { $set: { version } }, { upsert: true }));
      }),
    // The server overwrites its journal and old pages on its own (docs/operations.md).
    async scrub() {},
    close: () => connection.close(),
  };

  /**
   * Drops all orphaned collections: those of this instance, of an interrupted drop and of late writers. It lists the
   * collections before the instances, so that it never drops those of a new instance.
   */
  async function sweep(): Promise<void> {
    const collections = await db.listCollections({}, { nameOnly: true }).toArray();
    const kept = await redo.distinct('generation');
    const written = await writers.find().toArray();
    const living = new Set(await instances.distinct('generation'));
    for (const { name } of collections) {
      const generation = generationIn(name);
      if (generation !== undefined && !living.has(generation)) await db.dropCollection(name);
    }
    await redo.deleteMany({ generation: { $in: kept.filter((generation) => !living.has(generation)) } });
    await writers.deleteMany({
      _id: { $in: written.map(({ _id }) => _id).filter((generation) => !living.has(generation)) },
    });
  }
}
