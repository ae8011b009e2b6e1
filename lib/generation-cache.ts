/**
 * A bounded map that forgets what was not used lately: two generations, the older one thrown away
 * when the younger is full. Cheaper per lookup than a linked list, and good enough to forget by.
 */
export interface GenerationCache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  clear(): void;
}

/** A cache that holds at least the last `size` keys used, at most twice as many. */
export function createGenerationCache<Key, Value>(size: number): GenerationCache<Key, Value> {
  let young = new Map<Key, Value>();
  let old = new Map<Key, Value>();

  function set(key: Key, value: Value): void {
    young.set(key, value);
    if (young.size < size) return;
    old = young;
    young = new Map();
  }

  return {
    get(key) {
      const value = young.get(key);
      if (value !== undefined) return value;
      const older = old.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
    set,
    clear() {
      young = new Map();
      old = new Map();
    },
  };
}
