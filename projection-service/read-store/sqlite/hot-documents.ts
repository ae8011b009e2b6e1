import type { Document } from '../port.ts';

/** A cache of the last committed documents, so that a fold need not read and parse them again. */
export interface HotDocuments {
  get(id: string): Document | undefined;
  /** `size` is the length of the document's JSON. */
  set(id: string, doc: Document, size: number): void;
  delete(id: string): void;
  clear(): void;
}

/** Creates a cache bounded by the total length of the JSON; evicts the documents written longest ago. */
export function createHotDocuments(capacity: number): HotDocuments {
  const entries = new Map<string, { readonly doc: Document; readonly size: number }>();
  let total = 0;

  const remove = (id: string): void => {
    const entry = entries.get(id);
    if (!entry) return;
    entries.delete(id);
    total -= entry.size;
  };

  return {
    get: (id) => entries.get(id)?.doc,
    set(id, doc, size) {
      remove(id);
      entries.set(id, { doc, size });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= capacity) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear() {
      entries.clear();
      total = 0;
    },
  };
}
