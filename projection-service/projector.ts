import type { RecordedEvent } from '../domain/envelope.ts';
import type { LogFilter } from '../event-store/port.ts';
import type { Change, CollectionDefinition, Document } from './read-store/port.ts';

export interface DocumentName {
  readonly collection: string;
  readonly id: string;
}

/**
 * A projection as pure data and functions. `version` changes whenever the shape or the rule changes:
 * the new version is built beside the old one and takes over when it has caught up.
 */
export interface Projector {
  readonly name: string;
  readonly version: string;
  readonly filter: LogFilter;
  readonly collections: readonly CollectionDefinition[];
  /**
   * The changes that one event makes. Pure: the same event and the same documents give the same changes.
   * `read` gives a document of this projection as all earlier events left it; only those that
   * `needs` named can be read. Throws for an event that it can't handle, which stops the projection.
   */
  project(event: RecordedEvent, read: (collection: string, id: string) => Document | undefined): readonly Change[];
  /** The documents that `project` wants to read for this event. Absent: none. */
  needs?(event: RecordedEvent): readonly DocumentName[];
  /**
   * The documents of which users are told live when this event changes them: a process that does not project reads
   * them. Absent: none.
   */
  touches?(event: RecordedEvent): readonly DocumentName[];
}
