import { isOwnId, type OwnId } from '../../domain/ids.ts';
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

/** The answer for a subject whose key was destroyed. The subject never gets another key. */
export const DESTROYED = 'destroyed';

/** A key for AES-256. A KeyObject, since creating a cipher from bytes costs five times as much. */
export type SubjectKey = KeyObject;

/**
 * The keys that encrypt personal data in events, one per person (crypto-shredding). Stored apart from the log:
 * destroying a key erases that person's data from the log, its backups and everything rebuilt from it.
 *
 * Subjects are our own random ids: every method rejects with RangeError for anything else, so that no key, and no trace
 * of a destroyed one, holds what somebody outside chose. Every method may reject with LogUnavailable: without keys,
 * events with personal data can be neither written nor read.
 */
export interface KeyRing {
  /** The key of a subject; creates it durably if there is none. DESTROYED when it was destroyed. */
  getOrCreate(subject: OwnId): Promise<SubjectKey | typeof DESTROYED>;
  /** The key of a subject; undefined when there never was one. */
  get(subject: OwnId): Promise<SubjectKey | typeof DESTROYED | undefined>;
  /** Destroys the key of a subject for good, also before it is created. Durable when it resolves. Idempotent. */
  destroy(subject: OwnId): Promise<void>;
  close(): Promise<void>;
}

/** Throws RangeError for a subject that is not an id of ours: a text from outside names no key. */
export function checkSubject(subject: OwnId): OwnId {
  if (!isOwnId(subject)) throw new RangeError('A key belongs to an id of ours, not to a text from outside');
  return subject;
}

/** A new random key. */
export function newKey(): SubjectKey {
  return createSecretKey(randomBytes(32));
}
