import { checkInstance } from '../definitions.ts';
import type { ReadStore } from '../port.ts';
import { reach } from './connection.ts';
import type { Connection } from './connection.ts';
import { retryUpsert } from '../../../lib/mongodb/errors.ts';
import { openInstance } from './instance.ts';
import type { Instance } from './instance.ts';
import { defaultLimits } from './limits.ts';
import { checkLayout, generationIn, instanceId, newRecord, openRegistry } from './registry.ts';
import type { InstanceRecord } from './registry.ts';

/**
 * The read store on MongoDB, for any number of processes: a collection for each collection of each instance, and a
 * record of how far each instance has come. Closes the connection when it is closed.
 */
export function openStore(connection: Connection, limits = defaultLimits): ReadStore {
  const { ask, db } = connection;
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
    const record = await instances.findOne({ _id: instanceId(name, version) });
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
    // Without collections it is a query: somebody who reads waits for it.
    open: (name, version, collections) =>
      (collections ? reach : ask)(async () => {
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
      reach(async () => {
        const first = instanceId(name, '');
        const records = await instances
          .find({ _id: { $gt: first, $lt: `${first}\u{10ffff}` } }, { projection: { _id: 1 } })
          .toArray();
        return records.map(({ _id }) => _id.slice(first.length)).sort();
      }),
    drop: (name, version) =>
      reach(async () => {
        checkInstance(name, version, []);
        const id = instanceId(name, version);
        opened.delete(id);
        await published.deleteOne({ _id: name, version });
        await instances.deleteOne({ _id: id });
        await sweep();
      }),
    published: (name) => ask(async () => (await published.findOne({ _id: name }))?.version),
    publish: (name, version) =>
      reach(async () => {
        checkInstance(name, version, []);
        await find(name, version);
        await retryUpsert(() => published.updateOne({ _id: name }, { $set: { version } }, { upsert: true }));
      }),
    close: () => connection.close(),
  };

  /**
   * Drops whatever belongs to no instance: of the one dropped now, of one whose drop was cut short, and what a writer
   * left that came too late. What is looked at is listed before the instances are, so nothing of a new one is among it.
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
