import type { Scalar } from './definitions.ts';

const kinds = ['object', 'number', 'string', 'boolean'];

/** Compares indexed values: null, numbers, strings by code point, false, true. Negative if `a` is first. */
export function compareValues(a: Scalar, b: Scalar): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  const byKind = kinds.indexOf(typeof a) - kinds.indexOf(typeof b);
  return byKind === 0 ? Number(a) - Number(b) : byKind;
}

/** Compares strings by code point, like UTF-8 bytes. JavaScript's UTF-16 order differs above U+FFFF. */
export function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
