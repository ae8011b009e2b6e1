import type { Json, Position } from '../domain/envelope.ts';
import type { CollectionDefinition, Query } from './read-store/port.ts';

/** Relates the collections of a projection, their documents and their indexes for the compiler. */

/** An index: the fields that a query fixes, then the fields that order the answer. */
export interface IndexFields<Field extends string = string> {
  readonly equal: readonly Field[];
  readonly order: readonly Field[];
  /** See `IndexDefinition.byId`. */
  readonly byId?: boolean;
}

type Indexes<Field extends string = string> = Readonly<Record<string, IndexFields<Field>>>;

/** The declaration of one collection. `doc` carries the type of its documents and never has a value. */
export interface Collection<Doc extends object = object, Declared extends Indexes = Indexes> {
  readonly indexes: Declared;
  readonly doc?: Doc;
}

/** The collections of one projection by name. */
export type Collections = Readonly<Record<string, Collection>>;

export type NameOf<C extends Collections> = keyof C & string;
export type DocumentOf<C extends Collection> = NonNullable<C['doc']>;
export type IndexOf<C extends Collection> = keyof C['indexes'] & string;

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it has no index that a query could name
interface Unindexed<Doc extends object> extends Collection<Doc, Readonly<Record<never, IndexFields>>> {
  /** The same collection with indexes over fields of its documents. Every query names one of them. */
  indexedBy<const Declared extends Indexes<keyof Doc & string>>(indexes: Declared): Collection<Doc, Declared>;
}

/** Declares a collection: `documents<VideoDocument>().indexedBy({ byOwner: { equal: [...], order: [...] } })`. */
export function documents<Doc extends object>(): Unindexed<Doc> {
  return { indexes: {}, indexedBy: (indexes) => ({ indexes }) };
}

/** The declaration as the read store takes it. */
export function definitionsOf(
  collections: Collections,
  writtenOnce: readonly string[] = [],
): readonly CollectionDefinition[] {
  return Object.entries(collections).map(([name, { indexes }]) => ({
    name,
    ...(writtenOnce.includes(name) && { writtenOnce: true }),
    indexes: Object.entries(indexes).map(([index, fields]) => ({ name: index, ...fields })),
  }));
}

export interface Stored<Doc extends object> {
  readonly id: string;
  readonly doc: Doc;
}

export interface QueryOf<C extends Collection> extends Omit<Query, 'index' | 'equal'> {
  readonly index: IndexOf<C>;
  /** A value for each `equal` field of the index. */
  readonly equal: EqualOf<C>;
}

type EqualOf<C extends Collection> = { readonly [Field in keyof DocumentOf<C>]?: Json };

/**
 * Reads the published instance of one projection; each call uses the instance published at that moment. Every method
 * but `position` rejects with ProjectionUnavailable while there is no current instance.
 */
export interface ReaderOf<C extends Collections> {
  get<Name extends NameOf<C>>(collection: Name, id: string): Promise<DocumentOf<C[Name]> | undefined>;
  /** The documents of those ids that exist, in no particular order. */
  getMany<Name extends NameOf<C>>(
    collection: Name,
    ids: readonly string[],
  ): Promise<readonly Stored<DocumentOf<C[Name]>>[]>;
  query<Name extends NameOf<C>>(
    collection: Name,
    query: QueryOf<C[Name]>,
  ): Promise<readonly Stored<DocumentOf<C[Name]>>[]>;
  /** Number of documents; `equal` names leading fields of the index, none for all documents. */
  count<Name extends NameOf<C>>(collection: Name, index: IndexOf<C[Name]>, equal: EqualOf<C[Name]>): Promise<number>;
  /** The next read has seen at least this position. */
  position(): Position;
}
