import type { Scalar } from './definitions.ts';

const kinds = ['object', 'number', 'string', 'boolean'];

/** The one order of indexed values: null, numbers, strings by code point, false, true. Negative when `a` is first. */
export function compareValues(a: Scalar, b: Scalar): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  const byKind = kinds.indexOf(typeof a) - kinds.indexOf(typeof b);
  return byKind === 0 ? Number(a) - Number(b) : byKind;
}

/** Order of strings by code point. JavaScript compares UTF-16 units, which differs beyond U+FFFF; bytes of UTF-8 do not. */
export function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
