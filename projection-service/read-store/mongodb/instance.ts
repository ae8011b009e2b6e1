import type { Collection, Filter } from 'mongodb';
import { checkLimit, findCollection } from '../definitions.ts';
import type { CollectionDefinition, ProjectionHandle, StoredDocument } from '../port.ts';
import { ask, queryTimeout, reach } from './connection.ts';
import type { Connection } from './connection.ts';
import { declareCollections } from './declare.ts';
import { countRange, keyPath, queryRange } from './index-keys.ts';
import type { KeyRange } from './index-keys.ts';
import type { Limits } from './limits.ts';
import { prefixOf } from './registry.ts';
import type { InstanceRecord, Registry } from './registry.ts';
import { readRows, rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { createWriter } from './writer.ts';

/** One instance of a projection in collections of its own. */
export interface Instance {
  readonly handle: ProjectionHandle;
  /** Makes the collections and indexes what is given. */
  declare(collections: readonly CollectionDefinition[]): Promise<void>;
}

/** The instance behind a record, with the collections that were declared last. */
export function openInstance(connection: Connection, registry: Registry, opened: InstanceRecord, limits: Limits): Instance {
  const { db } = connection;
  const prefix = prefixOf(opened);
  const writer = createWriter(connection, registry, opened, limits);
  let definitions = byName(opened.collections);

  const definition = (name: string): CollectionDefinition => findCollection(definitions, name);
  const rows = (name: string): Collection<Row> => rowsOf(db, prefix, definition(name).name);

  /** Nothing found may mean that the instance was dropped meanwhile, by another process. */
  const unlessDropped = async <Result>(found: Result, isEmpty: boolean): Promise<Result> => {
    if (isEmpty && (await registry.instances.findOne({ _id: opened._id }, { projection: { generation: 1 } }))?.generation !== opened.generation) {
      throw new Error(`The read model ${opened._id} was dropped`);
    }
    return found;
  };

  const pageOf = async (name: string, filter: Filter<Row>, sort: Record<string, 1 | -1>, hint: string, limit: number): Promise<readonly StoredDocument[]> => {
    const found = await rows(name).find(filter, { projection: { doc: 1 }, sort, hint, limit, batchSize: limit, maxTimeMS: queryTimeout }).toArray();
    return unlessDropped(found.flatMap(({ _id, doc }) => (doc ? [{ id: _id, doc }] : [])), found.length === 0);
  };

  const handle: ProjectionHandle = {
    checkpoint: () => reach(async () => (await writer.record()).checkpoint),
    apply: (batch) => reach(() => writer.apply(batch, definition)),
    get: (name, id) => ask(async () => {
      const row = await rows(name).findOne({ _id: id }, { projection: { doc: 1 }, maxTimeMS: queryTimeout });
      return unlessDropped(row?.doc, row === null);
    }),
    getMany: (name, ids) => ask(async () => {
      const found = await readRows(rows(name), [...new Set(ids)]);
      return unlessDropped([...found].map(([id, doc]) => ({ id, doc })), ids.length > 0 && found.size === 0);
    }),
    query: (name, query) => ask(async () => {
      const { reverse, limit, ...range } = queryRange(definition(name), query);
      return pageOf(name, toFilter(range), { [keyPath(range.name)]: reverse ? -1 : 1 }, range.name, limit);
    }),
    count: (name, index, equal) => ask(async () => {
      const range = countRange(definition(name), index, equal);
      const found = await rows(name).countDocuments(toFilter(range), { hint: range.name, maxTimeMS: queryTimeout });
      return unlessDropped(found, found === 0);
    }),
    scan: (name, afterId, limit) => ask(async () => {
      checkLimit(limit);
      return pageOf(name, { _id: { $gt: afterId ?? '' }, doc: { $exists: true } }, { _id: 1 }, '_id_', limit);
    }),
  };

  return {
    handle,
    async declare(collections) {
      await reach(async () => declareCollections(db, registry, await writer.record(), collections, writer));
      definitions = byName(collections);
    },
  };
}

const byName = (collections: readonly CollectionDefinition[]): ReadonlyMap<string, CollectionDefinition> =>
  new Map(collections.map((collection) => [collection.name, collection]));

const toFilter = ({ name, above, below }: KeyRange): Filter<Row> => ({ [keyPath(name)]: { $gt: above, $lt: below } });
