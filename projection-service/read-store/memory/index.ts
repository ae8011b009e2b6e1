import type { Position } from '../../../domain/envelope.ts';
import { START, comparePositions, furthestOf } from '../../../domain/envelope.ts';
import { foldChanges } from '../algebra.ts';
import {
  checkInstance,
  checkLimit,
  findCollection,
  indexedFields,
  indexedValue,
  resolveCount,
  resolveQuery,
} from '../definitions.ts';
import type { ResolvedQuery, Scalar } from '../definitions.ts';
import { compareText, compareValues } from '../order.ts';
import { OutOfStep } from '../port.ts';
import type {
  ChangedDocument,
  CollectionDefinition,
  Document,
  ProjectionHandle,
  ReadStore,
  StoredDocument,
} from '../port.ts';

/** Documents as JSON text by id: every read returns a copy, as in other engines. */
interface Collection {
  readonly definition: CollectionDefinition;
  readonly docs: Map<string, string>;
  /** The sorted ids, cached so that a scan in pages sorts once. */
  ids: readonly string[] | undefined;
}

interface Instance {
  collections: ReadonlyMap<string, Collection>;
  checkpoint: Position;
}

/** Creates an in-memory read store for tests and replays. A query scans all documents. */
export function createMemoryReadStore(): ReadStore {
  const instances = new Map<string, Map<string, Instance>>();
  const published = new Map<string, string>();

  return {
    async open(name, version, definitions) {
      checkInstance(name, version, definitions ?? []);
      const versions = instances.get(name) ?? new Map<string, Instance>();
      const found = versions.get(version);
      if (!found && !definitions) throw new Error(`There is no read model ${name} ${version}`);
      const instance = found ?? { collections: new Map(), checkpoint: START };
      if (definitions) instance.collections = declare(instance, definitions);
      instances.set(name, versions.set(version, instance));
      return createHandle(instance);
    },
    instances: async (name) => [...(instances.get(name)?.keys() ?? [])].sort(),
    furthest: async () =>
      furthestOf([...instances.values()].flatMap((versions) => [...versions.values()].map((each) => each.checkpoint))),
    async drop(name, version) {
      instances.get(name)?.delete(version);
      if (published.get(name) === version) published.delete(name);
    },
    published: async (name) => published.get(name),
    async publish(name, version) {
      if (!instances.get(name)?.has(version)) throw new Error(`There is no read model ${name} ${version}`);
      published.set(name, version);
    },
    async scrub() {},
    async close() {},
  };
}

function declare(instance: Instance, definitions: readonly CollectionDefinition[]): ReadonlyMap<string, Collection> {
  return new Map(
    definitions.map((definition) => [
      definition.name,
      {
        definition,
        docs: instance.collections.get(definition.name)?.docs ?? new Map<string, string>(),
        ids: undefined,
      },
    ]),
  );
}

function createHandle(instance: Instance): ProjectionHandle {
  const collection = (name: string): Collection => findCollection(instance.collections, name);
  const load = (name: string, id: string): Document | undefined => {
    const json = collection(name).docs.get(id);
    return json === undefined ? undefined : parse(json);
  };

  return {
    checkpoint: async () => instance.checkpoint,
    async apply(batch) {
      if (comparePositions(batch.checkpoint, instance.checkpoint) <= 0) return [];
      if (batch.after !== instance.checkpoint) throw new OutOfStep(batch.after, instance.checkpoint);
      const changed = foldChanges(batch.changes, load);
      for (const change of changed) checkIndexed(collection(change.collection).definition, change);
      for (const { collection: name, id, before, after } of changed) {
        const into = collection(name);
        if (after) into.docs.set(id, JSON.stringify(after));
        else into.docs.delete(id);
        if (!before || !after) into.ids = undefined;
      }
      instance.checkpoint = batch.checkpoint;
      return changed;
    },
    get: async (name, id) => load(name, id),
    async getMany(name, ids) {
      return [...new Set(ids)].flatMap((id) => {
        const doc = load(name, id);
        return doc ? [{ id, doc }] : [];
      });
    },
    async query(name, query) {
      const { definition, docs } = collection(name);
      const resolved = resolveQuery(definition, query);
      const order = (a: StoredDocument, b: StoredDocument): number => compareInIndex(resolved, a, keysOf(resolved, b));
      const sorted = all(docs)
        .filter((stored) => isIn(resolved, stored))
        .sort(order);
      return (resolved.reverse ? sorted.toReversed() : sorted).slice(0, resolved.limit);
    },
    async count(name, index, equal) {
      const { definition, docs } = collection(name);
      const { fields, values } = resolveCount(definition, index, equal);
      return all(docs).filter(({ doc }) =>
        fields.every((field, at) => same(indexedValue(doc, field), values[at] ?? null)),
      ).length;
    },
    async scan(name, afterId, limit) {
      checkLimit(limit);
      const { docs, ids } = withSortedIds(collection(name));
      const from = afterId === undefined ? 0 : firstBehind(ids, afterId);
      return ids.slice(from, from + limit).map((id) => ({ id, doc: parse(docs.get(id) ?? '{}') }));
    },
  };
}

type Cursor = NonNullable<ResolvedQuery['after']>;

function isIn(query: ResolvedQuery, stored: StoredDocument): boolean {
  if (!query.index.equal.every((field, at) => same(indexedValue(stored.doc, field), query.equal[at] ?? null)))
    return false;
  if (!query.after) return true;
  const compared = compareInIndex(query, stored, query.after);
  return query.reverse ? compared < 0 : compared > 0;
}

function keysOf({ index }: ResolvedQuery, { id, doc }: StoredDocument): Cursor {
  return { order: index.order.map((field) => indexedValue(doc, field)), id };
}

function compareInIndex({ index }: ResolvedQuery, { id, doc }: StoredDocument, cursor: Cursor): number {
  for (const [at, field] of index.order.entries()) {
    const compared = compareValues(indexedValue(doc, field), cursor.order[at] ?? null);
    if (compared !== 0) return compared;
  }
  return compareText(id, cursor.id);
}

function same(a: Scalar, b: Scalar): boolean {
  return compareValues(a, b) === 0;
}

function checkIndexed(definition: CollectionDefinition, { after }: ChangedDocument): void {
  if (after) for (const field of indexedFields(definition)) indexedValue(after, field);
}

function all(docs: ReadonlyMap<string, string>): StoredDocument[] {
  return [...docs].map(([id, json]) => ({ id, doc: parse(json) }));
}

function withSortedIds(collection: Collection): {
  readonly docs: ReadonlyMap<string, string>;
  readonly ids: readonly string[];
} {
  const ids = (collection.ids ??= [...collection.docs.keys()].sort(compareText));
  return { docs: collection.docs, ids };
}

/** Returns the index of the first id after the given one in the sorted list. */
function firstBehind(ids: readonly string[], id: string): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareText(ids[middle] ?? '', id) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

function parse(json: string): Document {
  return JSON.parse(json) as Document;
}
