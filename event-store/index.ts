/**
 * The event log: its port, its adapters, and the codec that validates, seals and lifts events on their way.
 * Everything that other parts of the house may use is named here.
 */
export * from './port.ts';
export { EventIdInUse } from './prepared-append.ts';
export { eventIdFor, isUuid } from './event-id.ts';
export { hashEvent, NO_HASH } from './hash-chain.ts';
export type { HashedFields } from './hash-chain.ts';
export { createMemoryEventStore } from './memory/memory-event-store.ts';
export { openSqliteEventStore } from './sqlite/sqlite-event-store.ts';
export type { SqliteEventStore, SqliteEventStoreOptions } from './sqlite/sqlite-event-store.ts';
