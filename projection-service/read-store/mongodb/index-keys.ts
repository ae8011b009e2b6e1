import { MaxKey } from 'mongodb';
import { indexedValue, resolveCount, resolveQuery } from '../definitions.ts';
import type { Scalar } from '../definitions.ts';
import type { Json } from '../../../domain/envelope.ts';
import type { CollectionDefinition, Document, IndexDefinition, Query } from '../port.ts';

/**
 * What an index compares: one embedded document that holds the fields of the index in their order, then the id. MongoDB
 * compares embedded documents field by field, first the kinds (null, numbers, strings by code point, booleans), then
 * the values: exactly the order of the port. So a page is one range of one index, whatever kinds of values meet in it,
 * which conditions on single fields are not: `$gt: 5` finds numbers only, and rows can't be compared.
 */
export type IndexKey = Readonly<Record<string, Scalar | MaxKey>>;

/** The keys of a document, by name: what MongoDB indexes of it. */
export type IndexKeys = Readonly<Record<string, IndexKey>>;

/** The id inside a key; no field of a definition can be called so. */
const id = '_id';
const highest = new MaxKey();

const fieldsOf = (index: IndexDefinition): readonly string[] => [...index.equal, ...index.order];

/** Indexes over the same fields in the same order share one key, whatever a query fixes and sorts by. */
export const keyName = (index: IndexDefinition): string => fieldsOf(index).join(',') || id;

/** Where a key stands in the stored document. */
export const keyPath = (name: string): string => `keys.${name}`;

/** The names of all keys that the indexes of a collection need. */
export function keyNames(collection: CollectionDefinition): readonly string[] {
  return [...new Set(collection.indexes.map(keyName))];
}

/** The fields behind a key's name. */
export const keyFields = (name: string): readonly string[] => (name === id ? [] : name.split(','));

/** Throws InvalidChange for a field that no index can hold. */
export function keysOf(names: readonly string[], docId: string, doc: Document): IndexKeys {
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries([...keyFields(name).map((field) => [field, indexedValue(doc, field)]), [id, docId]]),
    ]),
  );
}

/** A part of an index, both ends left out. */
export interface KeyRange {
  readonly name: string;
  readonly above: IndexKey;
  readonly below: IndexKey;
}

/** The page that a query wants, as a range. Throws like `resolveQuery`. */
export function queryRange(
  collection: CollectionDefinition,
  query: Query,
): KeyRange & { readonly reverse: boolean; readonly limit: number } {
  const { index, equal, after, reverse, limit } = resolveQuery(collection, query);
  const range = prefixRange(index, equal);
  if (!after) return { ...range, reverse, limit };
  const cursor: IndexKey = { ...keyPart(index, [...equal, ...after.order]), [id]: after.id };
  return { ...range, ...(reverse ? { below: cursor } : { above: cursor }), reverse, limit };
}

/** The documents that a count means, as a range. Throws like `resolveCount`. */
export function countRange(
  collection: CollectionDefinition,
  indexName: string,
  equal: Readonly<Record<string, Json>>,
): KeyRange {
  const { index, values } = resolveCount(collection, indexName, equal);
  return prefixRange(index, values);
}

/**
 * All keys that begin with these values: a key that goes on is above one that ends, and below one that goes on with the
 * highest value.
 */
function prefixRange(index: IndexDefinition, values: readonly Scalar[]): KeyRange {
  const above = keyPart(index, values);
  return { name: keyName(index), above, below: { ...above, [fieldsOf(index)[values.length] ?? id]: highest } };
}

function keyPart(index: IndexDefinition, values: readonly Scalar[]): IndexKey {
  const fields = fieldsOf(index);
  return Object.fromEntries(values.map((value, at) => [fields[at] ?? id, value]));
}
