import type { EventStore } from '../port.ts';

/** The store of the running test, for the parts of the suite. */
export interface Subject {
  readonly store: () => EventStore;
  /** Closes the store and opens its log again. Absent for a log in memory. */
  readonly restart?: () => Promise<void>;
}
