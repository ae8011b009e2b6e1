import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

/** The answer for a subject whose key was destroyed. The subject never gets another key. */
export const DESTROYED = 'destroyed';

/** A key for AES-256. A KeyObject, since creating a cipher from bytes costs five times as much. */
export type SubjectKey = KeyObject;

/**
 * The keys that encrypt personal data in events, one per person (crypto-shredding). Stored apart from the log:
 * destroying a key erases that person's data from the log, its backups and everything rebuilt from it.
 *
 * Every method may reject with LogUnavailable: without keys, events with personal data can be neither written nor read.
 */
export interface KeyRing {
  /** The key of a subject; creates it durably if there is none. DESTROYED when it was destroyed. */
  getOrCreate(subject: string): Promise<SubjectKey | typeof DESTROYED>;
  /** The key of a subject; undefined when there never was one. */
  get(subject: string): Promise<SubjectKey | typeof DESTROYED | undefined>;
  /** Destroys the key of a subject for good, also before it is created. Durable when it resolves. Idempotent. */
  destroy(subject: string): Promise<void>;
  close(): Promise<void>;
}

/** A new random key. */
export function newKey(): SubjectKey {
  return createSecretKey(randomBytes(32));
}
