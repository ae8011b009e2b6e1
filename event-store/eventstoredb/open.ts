import type { EventStore } from '../port.ts';
import type { EventStoreDbOptions } from './eventstoredb-event-store.ts';

export type { EventStoreDbOptions } from './eventstoredb-event-store.ts';

/**
 * Opens the log in an EventStoreDB; see eventstoredb-event-store.ts. Loads the client lazily: a process with another
 * engine does not need it.
 */
export async function openEventStoreDb(options: EventStoreDbOptions): Promise<EventStore> {
  const adapter = await import('./eventstoredb-event-store.ts');
  return adapter.openEventStoreDb(options);
}
