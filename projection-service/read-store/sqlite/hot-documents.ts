import type { Document } from '../port.ts';

/** The last committed documents of one collection, so that a fold need not read and parse them again. */
export interface HotDocuments {
  get(id: string): Document | undefined;
  /** `size` is the length of the document's JSON. */
  set(id: string, doc: Document, size: number): void;
  delete(id: string): void;
  clear(): void;
}

/** One bound for the hot documents of all collections of a store: the memory does not grow with their number. */
export interface HotCache {
  /** Documents of one collection more. */
  collection(): HotDocuments;
}

/** Creates a cache bounded by the total length of the JSON; evicts the documents written longest ago. */
export function createHotCache(capacity: number): HotCache {
  const entries = new Map<string, { readonly doc: Document; readonly size: number }>();
  let total = 0;
  let spaces = 0;
  /** A prefix that no key has. */
  const newSpace = (): string => `${(spaces += 1)} `;

  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    total -= entry.size;
  };

  return {
    collection() {
      let space = newSpace();
      return {
        get: (id) => entries.get(space + id)?.doc,
        set(id, doc, size) {
          const key = space + id;
          remove(key);
          entries.set(key, { doc, size });
          total += size;
          for (const oldest of entries.keys()) {
            if (total <= capacity) break;
            remove(oldest);
          }
        },
        delete: (id) => remove(space + id),
        // What it held is out of reach and evicted as it ages.
        clear() {
          space = newSpace();
        },
      };
    },
  };
}
