import type { Json, JsonObject, Position } from '../../domain/envelope.ts';

/**
 * The read store: documents by id, a small algebra of changes with one meaning on every engine,
 * and queries that are always answered from a declared index.
 */

/** A named order over documents: first the fields that a query fixes, then the fields that it sorts by. */
export interface IndexDefinition {
  readonly name: string;
  /** Top-level fields whose values a query gives exactly, e.g. `['ownerId', 'status']`. */
  readonly equal: readonly string[];
  /** Top-level fields that order the answer (ascending; a query may reverse all of it). The id breaks ties. */
  readonly order: readonly string[];
}

export interface CollectionDefinition {
  /** Plain name, e.g. `videos`; the runner adds the projection's version. */
  readonly name: string;
  readonly indexes: readonly IndexDefinition[];
}

/** A document: its id is kept beside it, never inside. Fields used in indexes are strings, numbers, booleans or null. */
export type Document = JsonObject;

/**
 * The algebra. Applied in order, each to the document as the one before left it:
 * - put: the document is now exactly this
 * - patch: these top-level fields are set; a missing document is created
 * - increment: these numeric fields grow by so much (from 0 when absent); a missing document is created
 * - delete: the document is gone; nothing happens when it was not there
 */
export type Change =
  | { readonly op: 'put'; readonly collection: string; readonly id: string; readonly doc: Document }
  | { readonly op: 'patch'; readonly collection: string; readonly id: string; readonly fields: Document }
  | { readonly op: 'increment'; readonly collection: string; readonly id: string; readonly by: Readonly<Record<string, number>> }
  | { readonly op: 'delete'; readonly collection: string; readonly id: string };

/** One step of a projection: what changed and how far that brings it. */
export interface Batch {
  readonly changes: readonly Change[];
  readonly checkpoint: Position;
}

export interface StoredDocument {
  readonly id: string;
  readonly doc: Document;
}

/** A document after a batch; `doc` is undefined when it was deleted. */
export interface ChangedDocument {
  readonly collection: string;
  readonly id: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}

export interface Query {
  readonly index: string;
  /** A value for each `equal` field of the index. */
  readonly equal: Readonly<Record<string, Json>>;
  /** Keyset: continue behind this document (values of the index's order fields, then the id). */
  readonly after?: { readonly order: readonly Json[]; readonly id: string };
  readonly reverse?: boolean;
  /** 1 to 1,000. */
  readonly limit: number;
}

/** The instance of a projection that a handle reads or writes: blue and green live beside each other. */
export interface ProjectionHandle {
  /** How far this instance has come; START before its first batch. */
  checkpoint(): Promise<Position>;
  /**
   * Applies the changes and moves the checkpoint, both or neither. A batch whose checkpoint is not
   * after the stored one changes nothing (a repeated or late batch). Gives every document touched.
   */
  apply(batch: Batch): Promise<readonly ChangedDocument[]>;
  get(collection: string, id: string): Promise<Document | undefined>;
  /** The documents of those ids that exist, in no particular order. */
  getMany(collection: string, ids: readonly string[]): Promise<readonly StoredDocument[]>;
  /** Throws for an index that was not declared. */
  query(collection: string, query: Query): Promise<readonly StoredDocument[]>;
  /** Number of documents; `equal` must be the leading fields of a declared index. */
  count(collection: string, index: string, equal: Readonly<Record<string, Json>>): Promise<number>;
  /** Every document, in pages by id: for reconciliation, never for a screen. */
  scan(collection: string, afterId: string | undefined, limit: number): Promise<readonly StoredDocument[]>;
}

export interface ReadStore {
  /** Opens, and creates when missing, the collections and indexes of one instance (`name` + `version`). */
  open(name: string, version: string, collections: readonly CollectionDefinition[]): Promise<ProjectionHandle>;
  /** Removes an instance and its documents; nothing happens when it does not exist. */
  drop(name: string, version: string): Promise<void>;
  /** The version that queries of this projection read, if one was ever published. */
  published(name: string): Promise<string | undefined>;
  /** Makes this version the one that queries read: the blue/green switch. */
  publish(name: string, version: string): Promise<void>;
  close(): Promise<void>;
}
