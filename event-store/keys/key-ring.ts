import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

/** What the ring answers for a subject whose key was destroyed. There is never another key for it. */
export const DESTROYED = 'destroyed';

/** A key for AES-256. As an object, since a cipher made from bare bytes costs five times as much. */
export type SubjectKey = KeyObject;

/**
 * The keys that seal personal data in events, one for each person. Kept apart from the log: destroying
 * a key erases that person's data from the log, its backups and everything rebuilt from it.
 *
 * Every method may reject with LogUnavailable: without keys, events that hold personal data can be neither written nor
 * read.
 */
export interface KeyRing {
  /** The key of a subject, durably made now if it has none; DESTROYED when it was destroyed. */
  getOrCreate(subject: string): Promise<SubjectKey | typeof DESTROYED>;
  /** The key of a subject; undefined when none was ever made. */
  get(subject: string): Promise<SubjectKey | typeof DESTROYED | undefined>;
  /** Destroys a key for good, or forbids one that was never made; durable when it resolves. May be repeated. */
  destroy(subject: string): Promise<void>;
  close(): Promise<void>;
}

/** A new random key. */
export function newKey(): SubjectKey {
  return createSecretKey(randomBytes(32));
}
