import type { EventStore } from '../port.ts';

/** What the parts of the suite work on: the store of the running test. */
export interface Subject {
  readonly store: () => EventStore;
  /** Closes the store and opens its log again; absent where that can't be. */
  readonly restart?: () => Promise<void>;
}
