/**
 * The event log: its port, its adapters, and the codec that validates, encrypts and upcasts events. Other rooms import
 * this file only.
 */
export * from './port.ts';
export { eventIdFor, isUuid, newEventId } from './event-id.ts';
export { hashEvent, NO_HASH } from './hash-chain.ts';
export { hashedFieldsOf } from './verify-stream.ts';
export { createDecoder, InvalidEvent, withCodec } from './codec.ts';
export { isSealed } from './sealed-field.ts';
export { DESTROYED } from './keys/key-ring.ts';
export type { KeyRing } from './keys/key-ring.ts';
export { createPersonalSeal } from './keys/personal-seal.ts';
export type { PersonalSeal } from './keys/personal-seal.ts';
export type { IdentityDirectory } from './keys/identity-directory.ts';
export { createMasterKey, masterKeySource, WrongMasterKey } from './keys/master-key.ts';
export type { MasterKeySource } from './keys/master-key.ts';
export { cacheKeys } from './keys/cached-key-ring.ts';
export { compileFilter, type Accepts } from './read-options.ts';
export { openLogReader } from './log-reader.ts';
export { openSqliteEventStore } from './sqlite/sqlite-event-store.ts';
export { openEventStoreDb } from './eventstoredb/open.ts';
export { lockFolder } from './sqlite/folder-lock.ts';
export { openSqliteIdentityDirectory } from './keys/sqlite/identity-directory.ts';
export { openSqliteKeyRing } from './keys/sqlite/key-ring.ts';
export { masterKeyFile, openSqliteMasterKey } from './keys/sqlite/master-key.ts';
export { backupLog, restoreLog } from './sqlite/backup.ts';
export { rebuildIndexes } from './sqlite/rebuild-indexes.ts';
export { startBackgroundCheck } from './sqlite/background-check.ts';
export { verifyLog } from './sqlite/verify.ts';
