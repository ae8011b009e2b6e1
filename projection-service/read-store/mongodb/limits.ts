/** How much goes at once: so many writes, and so many bytes of documents (unless a single one is larger). */
export interface Portion {
  readonly writes: number;
  readonly bytes: number;
}

export interface Limits {
  /** Larger batches go without a transaction: a server aborts one that takes too long. */
  readonly transaction: Portion;
  /** What is kept for a redo in one document, which MongoDB holds up to 16 MB. */
  readonly redo: Portion;
}

export const defaultLimits: Limits = {
  transaction: { writes: 1_000, bytes: 4_000_000 },
  redo: { writes: 1_000, bytes: 4_000_000 },
};

/** The items in portions, in their order. */
export function inPortions<Item>(
  items: readonly Item[],
  { writes, bytes }: Portion,
  sizeOf: (item: Item) => number,
): readonly (readonly Item[])[] {
  const portions: Item[][] = [];
  let current: Item[] = [];
  let size = 0;
  for (const item of items) {
    const more = sizeOf(item);
    if (current.length === 0 || current.length === writes || size + more > bytes) {
      portions.push((current = []));
      size = 0;
    }
    current.push(item);
    size += more;
  }
  return portions;
}
