import type { Json, JsonObject, Position } from '../../domain/envelope.ts';
import { Unavailable } from '../../lib/unavailable.ts';

/**
 * The port of the read store: documents by id, a small algebra of changes with the same semantics on every engine, and
 * queries that always use a declared index.
 *
 * All engines order values alike: null (and an absent field), then numbers, then strings by code point, then false,
 * then true. Ids are ordered like strings.
 */

/** An invalid change, which a retry cannot repair. Stops the projection that made it. */
export class InvalidChange extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidChange';
  }
}

/** A batch does not start at the instance's checkpoint: another writer moved it, or a batch was skipped. */
export class OutOfStep extends Error {
  constructor(after: Position, stored: Position) {
    super(`The batch begins after position "${after}", the instance stands at "${stored}"`);
    this.name = 'OutOfStep';
  }
}

/**
 * The read store is unavailable; retry later. A batch may or may not be applied: the same handle can apply the same
 * batch again, which takes effect once and returns its documents.
 */
export class ReadStoreUnavailable extends Unavailable {
  override readonly name: string = 'ReadStoreUnavailable';
}

/** The cursor does not belong to the index of the query, or to its values: a client made it up or mixed two lists. */
export class InvalidCursor extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidCursor';
  }
}

/** The read store is available, but the query exceeded its time limit. Other queries may succeed. */
export class ReadStoreTooSlow extends ReadStoreUnavailable {
  override readonly name: string = 'ReadStoreTooSlow';
}

/** A named index: first the fields that a query compares for equality, then the fields that it sorts by. */
export interface IndexDefinition {
  readonly name: string;
  /** Top-level fields that a query compares for equality, e.g. `['ownerId', 'status']`. */
  readonly equal: readonly string[];
  /** Top-level fields that sort the result (ascending; a query may reverse all of them). The id breaks ties. */
  readonly order: readonly string[];
  /**
   * The ids answer this index, so an engine need not keep a separate one: each id consists of the value of the one
   * `equal` field, a colon, and a text that orders like `order`.
   */
  readonly byId?: boolean;
}

export interface CollectionDefinition {
  /** Plain name, e.g. `videos`; the runner adds the projection's version. */
  readonly name: string;
  readonly indexes: readonly IndexDefinition[];
  /**
   * Each document is put once, under a unique id, and never changed. An adapter need not look for an earlier document,
   * and may reject a second put. Absent: no.
   */
  readonly writtenOnce?: boolean;
}

/** A document without its id. Indexed fields are strings, numbers, booleans or null. */
export type Document = JsonObject;

/**
 * The algebra of changes, applied in order:
 *
 * - put: replaces the document
 * - patch: sets these top-level fields; creates a missing document
 * - increment: adds to these numeric fields (an absent field counts as 0); creates a missing document
 * - delete: removes the document if it exists
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

/** One step of a projection: its changes between two checkpoints. */
export interface Batch {
  /** The checkpoint before the changes. */
  readonly after: Position;
  readonly changes: readonly Change[];
  readonly checkpoint: Position;
}

export interface StoredDocument {
  readonly id: string;
  readonly doc: Document;
}

/** A document that a batch touched; undefined where it did not exist before or after. Read-only. */
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
  /** Keyset cursor: continues after this document (values of the index's order fields, then the id). */
  readonly after?: { readonly order: readonly Json[]; readonly id: string };
  readonly reverse?: boolean;
  /** 1 to 1,000. */
  readonly limit: number;
}

/** A handle of one instance of a projection. Blue and green instances exist at the same time. */
export interface ProjectionHandle {
  /** Returns the checkpoint of this instance; START before its first batch. */
  checkpoint(): Promise<Position>;
  /**
   * Applies the changes and moves the checkpoint atomically, also across a crash. A batch whose checkpoint is not after
   * the stored one (a repeated or late batch) changes nothing and returns []. Any other batch that does not start at
   * the stored checkpoint rejects with OutOfStep, so two writers cannot count an event twice. Returns each touched
   * document once, in the order of the first touch. Rejects with InvalidChange for an invalid change.
   */
  apply(batch: Batch): Promise<readonly ChangedDocument[]>;
  get(collection: string, id: string): Promise<Document | undefined>;
  /** Returns the existing documents with these ids, in no particular order. */
  getMany(collection: string, ids: readonly string[]): Promise<readonly StoredDocument[]>;
  /** Rejects for an index that was not declared. */
  query(collection: string, query: Query): Promise<readonly StoredDocument[]>;
  /** Counts documents; `equal` has leading fields of a declared index, or none for all documents. */
  count(collection: string, index: string, equal: Readonly<Record<string, Json>>): Promise<number>;
  /** Returns all documents in pages by id, for reconciliation only. */
  scan(collection: string, afterId: string | undefined, limit: number): Promise<readonly StoredDocument[]>;
}

export interface ReadStore {
  /** The file of an instance that this process opened, for `builder/`; absent for engines without files. */
  fileOf?(name: string, version: string): string | undefined;
  /**
   * Replaces an empty instance with the copy that `builder/` filled; the handle stays valid. Rejects when the instance
   * is not empty, and with ReadStoreUnavailable while another process has it open.
   */
  adopt?(name: string, version: string): Promise<void>;
  /**
   * Opens one instance (`name` + `version`) and creates missing collections and indexes. Without `collections` it opens
   * an existing instance with its last declaration and rejects if there is none: an older version keeps serving without
   * its code.
   */
  open(name: string, version: string, collections?: readonly CollectionDefinition[]): Promise<ProjectionHandle>;
  /** Returns the existing versions of this projection, published or not. */
  instances(name: string): Promise<readonly string[]>;
  /** Removes an instance and its documents, if it exists. */
  drop(name: string, version: string): Promise<void>;
  /**
   * Returns the largest checkpoint of all instances, published or not: the furthest known position of the log. START
   * when there is none. Ignores an instance that can't be read.
   */
  furthest(): Promise<Position>;
  /** Returns the published version, which queries read; undefined before the first publication. */
  published(name: string): Promise<string | undefined>;
  /** Switches queries to this version (blue/green switch). Rejects if it does not exist. */
  publish(name: string, version: string): Promise<void>;
  /**
   * Removes what was deleted or replaced from the engine's own files, as far as the engine allows it: an erased person
   * must not be found in the bytes. Idempotent.
   */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
