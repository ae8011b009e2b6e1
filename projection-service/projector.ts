import type { RecordedEvent } from '../domain/envelope.ts';
import type { LogFilter } from '../event-store/port.ts';
import type { Change, CollectionDefinition, Document } from './read-store/port.ts';

export interface DocumentName {
  readonly collection: string;
  readonly id: string;
}

/** How the owners of one collection's documents are notified of changes; `LiveCollection` is its typed declaration. */
export interface LiveRule {
  readonly changedBy: (event: RecordedEvent) => string | undefined;
  readonly owner: (doc: Document, id: string) => string;
  readonly missed: { readonly index: string; readonly equal: (ownerId: string) => Document } | 'by id';
  readonly message: (doc: Document, id: string) => { readonly type: string } | undefined;
  readonly about?: string;
}

/**
 * A projection as the runner takes it; `defineProjection` makes it from a typed declaration. `version` changes whenever
 * the shape of a document or a rule changes: the new version is built next to the old one and takes over when it has
 * caught up.
 */
export interface Projector {
  readonly name: string;
  readonly version: string;
  readonly filter: LogFilter;
  readonly collections: readonly CollectionDefinition[];
  /**
   * The changes that one event makes. Pure: the same event and the same documents give the same changes. `read` gives a
   * document of this projection with the changes of all earlier events; only documents that `needs` named can be read.
   * Throws for an event that it can't handle, which stops the projection.
   */
  project(event: RecordedEvent, read: (collection: string, id: string) => Document | undefined): readonly Change[];
  /** The documents that `project` reads for this event. Absent: none. */
  needs?(event: RecordedEvent): readonly DocumentName[];
  /** The collections whose owners are notified of changes. Absent: none. */
  readonly live?: ReadonlyMap<string, LiveRule>;
  /** False when no command and no live update waits for it, so that it may follow the log with pauses. */
  readonly isWatched?: boolean;
}
