import type { Scalar } from '../definitions.ts';

/** A value of an index column. */
export type Key = number | string | Uint8Array;

const no = new Uint8Array([0]);
const yes = new Uint8Array([1]);

/**
 * Maps a value to an index key. SQLite orders numbers, then text by bytes, then blobs. Null becomes -Infinity, which no
 * JSON number can be, because row values with NULL are not comparable; booleans become blobs, which sort after text.
 */
export function toKey(value: Scalar): Key {
  if (value === null) return Number.NEGATIVE_INFINITY;
  if (typeof value === 'boolean') return value ? yes : no;
  return value;
}
