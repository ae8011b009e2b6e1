import type { Scalar } from '../definitions.ts';

/** A value as an index column holds it. */
export type Key = number | string | Uint8Array;

const no = new Uint8Array([0]);
const yes = new Uint8Array([1]);

/**
 * SQLite orders numbers, then text by bytes, then blobs. Null becomes -Infinity, which no JSON number
 * is, since a row value that holds NULL compares to nothing; booleans become blobs, behind all text.
 */
export function toKey(value: Scalar): Key {
  if (value === null) return Number.NEGATIVE_INFINITY;
  if (typeof value === 'boolean') return value ? yes : no;
  return value;
}
