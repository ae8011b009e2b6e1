/** The operations that are open on one socket. */
export interface OpenOperations {
  /** False when the limit is reached. */
  begin(id: string): boolean;
  /**
   * Resolves when the queries and mutations before this one have ended, so that a socket computes one answer at a time
   * and only for a client that reads.
   */
  waitForTurn(id: string): Promise<void>;
  end(id: string): void;
}

/** Bounds the open operations of one socket. */
export function createOpenOperations(most: number): OpenOperations {
  const open = new Map<string, () => void>();
  let last = Promise.resolve();
  return {
    begin: (id) => {
      if (open.size >= most) return false;
      open.set(id, () => undefined);
      return true;
    },
    waitForTurn: async (id) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const before = last;
      last = before.then(() => promise);
      open.set(id, resolve);
      await before;
    },
    end: (id) => {
      open.get(id)?.();
      open.delete(id);
    },
  };
}
