/** The maximum number of writes and bytes of documents per portion (a single document may be larger). */
export interface Portion {
  readonly writes: number;
  readonly bytes: number;
}

export interface Limits {
  /** Larger batches are written without a transaction, because servers abort long transactions. */
  readonly transaction: Portion;
  /** The size of one redo document, below MongoDB's limit of 16 MB. */
  readonly redo: Portion;
}

export const defaultLimits: Limits = {
  transaction: { writes: 1_000, bytes: 4_000_000 },
  redo: { writes: 1_000, bytes: 4_000_000 },
};

/** Splits the items into portions, in order. */
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
