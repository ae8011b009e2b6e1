import { hash } from 'node:crypto';
import { randomFew } from '../lib/random-pool.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * A new event id: a UUID version 7, 48 bits of time (milliseconds since the epoch) and 74 random bits.
 * Ids of events that are appended together are neighbors in an index.
 */
export function newEventId(now: number): string {
  const time = Math.max(0, Math.trunc(now)).toString(16).padStart(12, '0').slice(-12);
  const random = randomFew(10);
  random[0] = 0x70 | ((random[0] ?? 0) & 0x0f);
  random[2] = 0x80 | ((random[2] ?? 0) & 0x3f);
  const hex = time + random.toString('hex');
  return uuidOf(hex);
}

/** A UUID version 8 derived from the SHA-256 of a text and an index: deterministic. */
export function eventIdFor(text: string, index: number): string {
  const hex = hash('sha256', `${index}|${text}`);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The 32 hex digits of a UUID. */
export const hexOf = (id: string): string =>
  id.slice(0, 8) + id.slice(9, 13) + id.slice(14, 18) + id.slice(19, 23) + id.slice(24);

/** The UUID with these 32 hex digits. */
export const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

/** True for a UUID in its one canonical spelling (lower case, with dashes). */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
