import { InvalidChange, InvalidCursor } from './port.ts';
import type { Json } from '../../domain/envelope.ts';
import type { CollectionDefinition, Document, IndexDefinition, Query } from './port.ts';

/** A value that an index can compare. */
export type Scalar = null | number | string | boolean;

const plainName = /^[A-Za-z][A-Za-z0-9_-]{0,62}$/;
const plainVersion = /^[A-Za-z0-9][A-Za-z0-9.~_-]{0,62}$/;
const largestPage = 1_000;

/**
 * Throws for names that are ambiguous in an engine (quotes, paths, names that differ only in case) and for duplicate
 * collections, indexes or fields.
 */
export function checkInstance(name: string, version: string, collections: readonly CollectionDefinition[]): void {
  checkNames('projection', [name]);
  if (!plainVersion.test(version)) throw new Error(`"${version}" can't be a version of ${name}`);
  checkNames(
    'collection',
    collections.map((collection) => collection.name),
  );
  for (const collection of collections) {
    checkNames(
      `index of ${collection.name}`,
      collection.indexes.map((index) => index.name),
    );
    checkNames(`indexed field of ${collection.name}`, indexedFields(collection));
    for (const index of collection.indexes) {
      if (index.byId && index.equal.length !== 1)
        throw new Error(`${collection.name}.${index.name}: ids begin with one field, not ${index.equal.length}`);
      checkNames(`field of index ${collection.name}.${index.name}`, [...index.equal, ...index.order]);
    }
  }
}

/** Returns the distinct fields of all indexes of the collection. */
export function indexedFields(collection: CollectionDefinition): readonly string[] {
  return [...new Set(collection.indexes.flatMap((index) => [...index.equal, ...index.order]))];
}

/**
 * Returns the indexed fields of a document; an absent field is null. Throws InvalidChange for a list, an object or a
 * number without a JSON representation.
 */
export function indexedValue(doc: Document, field: string): Scalar {
  const value = doc[field] ?? null;
  if (!isScalar(value)) throw new InvalidChange(`The indexed field "${field}" can't hold ${JSON.stringify(value)}`);
  return value;
}

const separator = ':';
/** The character after the separator. */
const behindSeparator = ';';

/** The ids of a `byId` index with this value of its first field, both ends exclusive. */
export function idsWith(value: Scalar): { readonly above: string; readonly below: string } {
  return typeof value === 'string'
    ? { above: value + separator, below: value + behindSeparator }
    : { above: '', below: '' };
}

/** A validated query: fields and values in the order of the index. */
export interface ResolvedQuery {
  readonly index: IndexDefinition;
  readonly equal: readonly Scalar[];
  readonly after: { readonly order: readonly Scalar[]; readonly id: string } | undefined;
  readonly reverse: boolean;
  readonly limit: number;
}

/** Validates a query. Throws for an undeclared index, wrong fields or an invalid limit, and InvalidCursor. */
export function resolveQuery(collection: CollectionDefinition, query: Query): ResolvedQuery {
  const index = findIndex(collection, query.index);
  const equal = leadingValues(collection, index, index.equal, query.equal);
  if (equal.length < index.equal.length) {
    throw new Error(`A query by ${collection.name}.${index.name} needs ${index.equal.join(', ')}`);
  }
  if (query.after && query.after.order.length !== index.order.length) {
    throw new InvalidCursor(`A cursor of ${collection.name}.${index.name} has ${index.order.length} values and an id`);
  }
  // Such a cursor is one end of a range of ids, so a cursor with another owner's id would open that owner's documents.
  if (query.after && index.byId && !query.after.id.startsWith(idsWith(equal[0] ?? null).above)) {
    throw new InvalidCursor(`A cursor of ${collection.name}.${index.name} begins with ${index.equal[0]}`);
  }
  checkLimit(query.limit);
  const after = query.after && {
    order: query.after.order.map((value, at) => toScalar(index.order[at] ?? '', value)),
    id: query.after.id,
  };
  return { index, equal, after, reverse: query.reverse ?? false, limit: query.limit };
}

/** Returns the leading index fields of a count with their values. Throws like `resolveQuery`. */
export function resolveCount(
  collection: CollectionDefinition,
  indexName: string,
  equal: Readonly<Record<string, Json>>,
): { readonly index: IndexDefinition; readonly fields: readonly string[]; readonly values: readonly Scalar[] } {
  const index = findIndex(collection, indexName);
  const fields = index.byId ? index.equal : [...index.equal, ...index.order];
  const values = leadingValues(collection, index, fields, equal);
  return { index, fields: fields.slice(0, values.length), values };
}

/** Throws unless the limit is an integer from 1 to 1,000. */
export function checkLimit(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > largestPage) {
    throw new Error(`A page takes 1 to ${largestPage} documents, not ${limit}`);
  }
}

/** Returns the collection of that name. Throws if it was not declared. */
export function findCollection<Entry>(collections: ReadonlyMap<string, Entry>, name: string): Entry {
  const found = collections.get(name);
  if (!found) throw new InvalidChange(`There is no collection "${name}"`);
  return found;
}

function findIndex(collection: CollectionDefinition, name: string): IndexDefinition {
  const index = collection.indexes.find((candidate) => candidate.name === name);
  if (!index) throw new Error(`${collection.name} has no index "${name}"`);
  return index;
}

function leadingValues(
  collection: CollectionDefinition,
  index: IndexDefinition,
  fields: readonly string[],
  given: Readonly<Record<string, Json>>,
): readonly Scalar[] {
  const leading = fields.slice(0, Object.keys(given).length);
  if (leading.length < Object.keys(given).length || leading.some((field) => given[field] === undefined)) {
    throw new Error(`${collection.name}.${index.name} can't look up by ${Object.keys(given).join(', ')}`);
  }
  return leading.map((field) => toScalar(field, given[field] ?? null));
}

function toScalar(field: string, value: Json): Scalar {
  if (!isScalar(value)) throw new Error(`"${field}" can't be looked up by ${JSON.stringify(value)}`);
  return value;
}

function isScalar(value: Json): value is Scalar {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value !== 'object' || value === null;
}

function checkNames(what: string, names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (!plainName.test(name)) throw new Error(`"${name}" can't be the name of a ${what}`);
    if (seen.has(name.toLowerCase())) throw new Error(`"${name}" is a duplicate ${what} name (case-insensitive)`);
    seen.add(name.toLowerCase());
  }
}
