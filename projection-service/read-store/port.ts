import type { Json, JsonObject, Position } from '../../domain/envelope.ts';

/**
 * The read store: documents by id, a small algebra of changes with one meaning on every engine,
 * and queries that are always answered from a declared index.
 *
 * One order of values holds on every engine: null (and a field that is absent), then numbers, then
 * strings by code point, then false, then true. Ids are ordered like strings.
 */

/** A change that no document can take: retrying it can't help. Stops the projection that made it. */
export class InvalidChange extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidChange';
  }
}

/** A batch does not begin where this instance stands: another writer moved it, or a batch was left out. */
export class OutOfStep extends Error {
  constructor(after: Position, stored: Position) {
    super(`The batch begins after position "${after}", the instance stands at "${stored}"`);
    this.name = 'OutOfStep';
  }
}

/**
 * The read store can't be reached now: ask again later. Of a batch it is not known whether it was applied: applied
 * again as it was, by the same handle, it takes effect once and gives its documents.
 */
export class ReadStoreUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReadStoreUnavailable';
  }
}

/** It answers, but this question took longer than it may: others may be answered. */
export class ReadStoreTooSlow extends ReadStoreUnavailable {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReadStoreTooSlow';
  }
}

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
 *
 * - put: the document is now exactly this
 * - patch: these top-level fields are set; a missing document is created
 * - increment: these numeric fields grow by so much (from 0 when absent); a missing document is created
 * - delete: the document is gone; nothing happens when it was not there
 */
export type Change =
  | { readonly op: 'put'; readonly collection: string; readonly id: string; readonly doc: Document }
  | { readonly op: 'patch'; readonly collection: string; readonly id: string; readonly fields: Document }
  | {
      readonly op: 'increment';
      readonly collection: string;
      readonly id: string;
      readonly by: Readonly<Record<string, number>>;
    }
  | { readonly op: 'delete'; readonly collection: string; readonly id: string };

/** One step of a projection: from where, what changed, and how far that brings it. */
export interface Batch {
  /** The checkpoint that the changes were made from. */
  readonly after: Position;
  readonly changes: readonly Change[];
  readonly checkpoint: Position;
}

export interface StoredDocument {
  readonly id: string;
  readonly doc: Document;
}

/** A document that a batch touched; undefined where it did not exist before or after. To be read, not changed. */
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
   * Applies the changes and moves the checkpoint, both or neither, also across a crash. A batch whose
   * checkpoint is not after the stored one changes nothing and gives [] (a repeated or late batch);
   * any other batch that does not begin at the stored checkpoint rejects with OutOfStep, so two
   * writers can't count an event twice. Gives every document touched, once, in the order of the
   * first touch. Rejects with InvalidChange for a change that can't be meant.
   */
  apply(batch: Batch): Promise<readonly ChangedDocument[]>;
  get(collection: string, id: string): Promise<Document | undefined>;
  /** The documents of those ids that exist, in no particular order. */
  getMany(collection: string, ids: readonly string[]): Promise<readonly StoredDocument[]>;
  /** Rejects for an index that was not declared. */
  query(collection: string, query: Query): Promise<readonly StoredDocument[]>;
  /** Number of documents; `equal` names leading fields of a declared index, none for all documents. */
  count(collection: string, index: string, equal: Readonly<Record<string, Json>>): Promise<number>;
  /** Every document, in pages by id: for reconciliation, never for a screen. */
  scan(collection: string, afterId: string | undefined, limit: number): Promise<readonly StoredDocument[]>;
}

export interface ReadStore {
  /**
   * Opens, and creates when missing, the collections and indexes of one instance (`name` + `version`).
   * Without `collections` it opens an instance as it was declared last, and rejects when there is none:
   * an older version serves on although its code is gone.
   */
  open(name: string, version: string, collections?: readonly CollectionDefinition[]): Promise<ProjectionHandle>;
  /** The versions of this projection that exist, published or not. */
  instances(name: string): Promise<readonly string[]>;
  /** Removes an instance and its documents; nothing happens when it does not exist. */
  drop(name: string, version: string): Promise<void>;
  /** The version that queries of this projection read, if one was ever published. */
  published(name: string): Promise<string | undefined>;
  /** Makes this version the one that queries read: the blue/green switch. Rejects when it does not exist. */
  publish(name: string, version: string): Promise<void>;
  close(): Promise<void>;
}
