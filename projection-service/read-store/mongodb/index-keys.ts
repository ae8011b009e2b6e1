import { MaxKey } from 'mongodb';
import { idsWith, indexedValue, resolveCount, resolveQuery } from '../definitions.ts';
import type { Scalar } from '../definitions.ts';
import type { Json } from '../../../domain/envelope.ts';
import type { CollectionDefinition, Document, IndexDefinition, Query } from '../port.ts';

/**
 * The key of an index: an embedded document with the fields of the index in order, then the id. MongoDB compares
 * embedded documents field by field, first by type (null, numbers, strings by code point, booleans), then by value:
 * exactly the order of the port. So a page is one range of one index, also with mixed types. Conditions on single
 * fields cannot do this: `$gt: 5` matches numbers only, and there is no comparison of rows.
 */
export type IndexKey = Readonly<Record<string, Scalar | MaxKey>>;

/** The indexed keys of a document, by name. */
export type IndexKeys = Readonly<Record<string, IndexKey>>;

/** The name of the id inside a key; no declared field can have this name. */
const id = '_id';
const highest = new MaxKey();

const fieldsOf = (index: IndexDefinition): readonly string[] => [...index.equal, ...index.order];

/** Indexes over the same fields in the same order share one key. `byId` indexes need only the id. */
export const keyName = (index: IndexDefinition): string => (index.byId ? id : fieldsOf(index).join(',') || id);

/** The path of a key in the stored document. */
export const keyPath = (name: string): string => `keys.${name}`;

/** Returns the names of all keys that the indexes of a collection need. */
export function keyNames(collection: CollectionDefinition): readonly string[] {
  return [...new Set(collection.indexes.map(keyName))];
}

/** Returns the fields of a key. */
export const keyFields = (name: string): readonly string[] => (name === id ? [] : name.split(','));

/** Returns the keys of a document. Throws InvalidChange for a value that cannot be indexed. */
export function keysOf(names: readonly string[], docId: string, doc: Document): IndexKeys {
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries([...keyFields(name).map((field) => [field, indexedValue(doc, field)]), [id, docId]]),
    ]),
  );
}

/** A range of an index, both ends exclusive. */
export interface KeyRange {
  readonly name: string;
  readonly above: IndexKey;
  readonly below: IndexKey;
}

/** Returns the index range of a query's page. Throws like `resolveQuery`. */
export function queryRange(
  collection: CollectionDefinition,
  query: Query,
): KeyRange & { readonly reverse: boolean; readonly limit: number } {
  const { index, equal, after, reverse, limit } = resolveQuery(collection, query);
  const range = prefixRange(index, equal);
  if (!after) return { ...range, reverse, limit };
  const cursor: IndexKey = index.byId
    ? { [id]: after.id }
    : { ...keyPart(index, [...equal, ...after.order]), [id]: after.id };
  return { ...range, ...(reverse ? { below: cursor } : { above: cursor }), reverse, limit };
}

/** Returns the index range of a count. Throws like `resolveCount`. */
export function countRange(
  collection: CollectionDefinition,
  indexName: string,
  equal: Readonly<Record<string, Json>>,
): KeyRange {
  const { index, values } = resolveCount(collection, indexName, equal);
  return prefixRange(index, values);
}

/**
 * Returns the range of all keys with this prefix: a longer key is above the prefix, and below the prefix followed by
 * the highest value.
 */
function prefixRange(index: IndexDefinition, values: readonly Scalar[]): KeyRange {
  if (index.byId && values[0] !== undefined) {
    const { above, below } = idsWith(values[0]);
    return { name: id, above: { [id]: above }, below: { [id]: below } };
  }
  const above = keyPart(index, index.byId ? [] : values);
  return {
    name: keyName(index),
    above,
    below: { ...above, [(index.byId ? undefined : fieldsOf(index)[values.length]) ?? id]: highest },
  };
}

function keyPart(index: IndexDefinition, values: readonly Scalar[]): IndexKey {
  const fields = fieldsOf(index);
  return Object.fromEntries(values.map((value, at) => [fields[at] ?? id, value]));
}
