/** Stores in memory, for the tests of every room. */
export { createMemoryEventStore } from './memory-event-store.ts';
export { createMemoryIdentityDirectory, createMemoryKeyRing } from '../keys/testing/memory-keys.ts';
