import { eventStoreContract } from './contract.ts';
import { createMemoryEventStore } from './memory-event-store.ts';

eventStoreContract('The memory adapter', { open: async () => createMemoryEventStore(), idsAreLogWide: true });
