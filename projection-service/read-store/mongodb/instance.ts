import { MongoServerError } from 'mongodb';
import type { Collection, Filter, FindOptions } from 'mongodb';
import { checkLimit, findCollection } from '../definitions.ts';
import type { CollectionDefinition, ProjectionHandle, StoredDocument } from '../port.ts';
import { maxTimeMS, withReadStoreErrors } from './connection.ts';
import type { Connection } from './connection.ts';
import { declareCollections } from './declare.ts';
import { countRange, keyPath, queryRange } from './index-keys.ts';
import type { KeyRange } from './index-keys.ts';
import type { Limits } from './limits.ts';
import { dropped, prefixOf } from './registry.ts';
import type { InstanceRecord, Registry } from './registry.ts';
import { readRows, rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { createWriter } from './writer.ts';

/** One instance of a projection, in separate collections. */
export interface Instance {
  readonly handle: ProjectionHandle;
  /** A read-only handle: reading its checkpoint does not complete another process's batch. */
  readonly reading: ProjectionHandle;
  /** Migrates the collections and indexes to this declaration. */
  declare(collections: readonly CollectionDefinition[]): Promise<void>;
}

/** Opens the instance of a record, with its last declared collections. */
export function openInstance(
  connection: Connection,
  registry: Registry,
  opened: InstanceRecord,
  limits: Limits,
): Instance {
  const { runQuery, db } = connection;
  const prefix = prefixOf(opened);
  const writer = createWriter(connection, registry, opened, limits);
  let definitions = byName(opened.collections);

  const definition = (name: string): CollectionDefinition => findCollection(definitions, name);
  const rows = (name: string): Collection<Row> => rowsOf(db, prefix, definition(name).name);

  const isDropped = async (): Promise<boolean> =>
    (await registry.instances.findOne({ _id: opened._id }, { projection: { generation: 1 } }))?.generation !==
    opened.generation;

  /**
   * Runs a read. Rejects if another process dropped the instance, which an empty result or a missing index may
   * indicate.
   */
  const look = <Result>(work: () => Promise<Result>, isEmpty: (found: Result) => boolean): Promise<Result> =>
    runQuery(async () => {
      const found = await work().catch(async (error: unknown) => {
        throw error instanceof MongoServerError && (await isDropped()) ? dropped(opened) : error;
      });
      if (isEmpty(found) && (await isDropped())) throw dropped(opened);
      return found;
    });

  const page = async (
    name: string,
    filter: Filter<Row>,
    options: FindOptions & { readonly limit: number },
  ): Promise<readonly StoredDocument[]> => {
    const found = await rows(name)
      .find(filter, { ...options, projection: { doc: 1 }, batchSize: options.limit, maxTimeMS })
      .toArray();
    return found.flatMap(({ _id, doc }) => (doc ? [{ id: _id, doc }] : []));
  };

  const handle: ProjectionHandle = {
    checkpoint: () => withReadStoreErrors(async () => (await writer.record()).checkpoint),
    apply: (batch) => withReadStoreErrors(() => writer.apply(batch, definition)),
    get: (name, id) =>
      look(
        async () => (await rows(name).findOne({ _id: id }, { projection: { doc: 1 }, maxTimeMS }))?.doc,
        (doc) => doc === undefined,
      ),
    getMany: (name, ids) =>
      look(
        async () => [...(await readRows(rows(name), [...new Set(ids)]))].map(([id, doc]) => ({ id, doc })),
        (found) => found.length === 0 && ids.length > 0,
      ),
    query: (name, query) =>
      look(async () => {
        const { reverse, limit, ...range } = queryRange(definition(name), query);
        return page(name, toFilter(range), {
          sort: { [keyPath(range.name)]: reverse ? -1 : 1 },
          hint: range.name,
          limit,
        });
      }, isNothing),
    count: (name, index, equal) =>
      look(
        async () => {
          const range = countRange(definition(name), index, equal);
          return rows(name).countDocuments(toFilter(range), { hint: range.name, maxTimeMS });
        },
        (found) => found === 0,
      ),
    scan: (name, afterId, limit) =>
      look(async () => {
        checkLimit(limit);
        return page(
          name,
          { _id: { $gt: afterId ?? '' }, doc: { $exists: true } },
          { sort: { _id: 1 }, hint: '_id_', limit },
        );
      }, isNothing),
  };

  return {
    handle,
    reading: { ...handle, checkpoint: () => withReadStoreErrors(() => writer.completedCheckpoint()) },
    async declare(collections) {
      await withReadStoreErrors(async () =>
        declareCollections(db, registry, await writer.record(), collections, writer),
      );
      definitions = byName(collections);
    },
  };
}

const isNothing = (found: readonly unknown[]): boolean => found.length === 0;

const byName = (collections: readonly CollectionDefinition[]): ReadonlyMap<string, CollectionDefinition> =>
  new Map(collections.map((collection) => [collection.name, collection]));

const toFilter = ({ name, above, below }: KeyRange): Filter<Row> => ({ [keyPath(name)]: { $gt: above, $lt: below } });
