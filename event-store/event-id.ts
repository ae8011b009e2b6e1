import { hash } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The id of the event at `index` (0, 1, 2 …) among those that a command makes: a UUID version 8 cut
 * from SHA-256, so that repeating a command repeats its ids and the log stores them once.
 */
export function eventIdFor(commandId: string, index: number): string {
  const hex = hash('sha256', `${index}|${commandId}`);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** True for a UUID in its one canonical spelling (lower case, with dashes). */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
