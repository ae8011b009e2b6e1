/** A Bloom filter: recognizes most ids that were never added, without a query of the table. */
export interface IdFilter {
  add(id: string): void;
  /** False only for an id that was never added. */
  mayHave(id: string): boolean;
}

/** 4 MiB: one wrong guess in 250 with a million ids. */
const BITS = 33_554_432;
const MASK = BITS - 1;

/** Creates an empty filter; it allocates its memory with the first id. */
export function createIdFilter(): IdFilter {
  let bits: Int32Array | undefined;
  return {
    add(id) {
      bits ??= new Int32Array(BITS / 32);
      const [one, two] = hashesOf(id);
      bits[one >>> 5] = (bits[one >>> 5] ?? 0) | (1 << (one & 31));
      bits[two >>> 5] = (bits[two >>> 5] ?? 0) | (1 << (two & 31));
    },
    mayHave(id) {
      if (!bits) return false;
      const [one, two] = hashesOf(id);
      return (((bits[one >>> 5] ?? 0) >>> (one & 31)) & ((bits[two >>> 5] ?? 0) >>> (two & 31)) & 1) === 1;
    },
  };
}

/** Two independent bits of the filter: FNV-1a, and a mix of it (the finalizer of MurmurHash3). */
function hashesOf(id: string): readonly [number, number] {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return [(hash ^ (hash >>> 15)) & MASK, (mixed ^ (mixed >>> 16)) & MASK];
}
