import { LRUCache } from 'lru-cache';
import type { Document } from '../port.ts';

/** The last committed documents of one collection, so that a fold need not read and parse them again. */
export interface HotDocuments {
  get(id: string): Document | undefined;
  /** `size` is the length of the document's JSON. */
  set(id: string, doc: Document, size: number): void;
  delete(id: string): void;
  clear(): void;
}

/** One limit for the hot documents of all collections of a store, so that memory does not grow with their number. */
export interface HotCache {
  /** Adds a collection. */
  collection(): HotDocuments;
}

/** Creates a cache bounded by the total length of the JSON; evicts the documents that were used longest ago. */
export function createHotCache(capacity: number): HotCache {
  const entries = new LRUCache<string, Document>({ maxSize: capacity });
  let spaces = 0;
  /** A key prefix that has not been used yet. */
  const newSpace = (): string => `${(spaces += 1)} `;

  return {
    collection() {
      let space = newSpace();
      return {
        get: (id) => entries.get(space + id),
        set: (id, doc, size) => void entries.set(space + id, doc, { size }),
        delete: (id) => void entries.delete(space + id),
        // The old entries can't be reached any more and are evicted as they age.
        clear() {
          space = newSpace();
        },
      };
    },
  };
}
