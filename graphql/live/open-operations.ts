/** The operations that are open on one socket. */
export interface OpenOperations {
  /** False when there are as many as may be. */
  begin(id: string): boolean;
  /**
   * Resolves when those that took a turn before have ended: an answer is computed once the one before has left for the
   * reader.
   */
  turn(id: string): Promise<void>;
  end(id: string): void;
}

/** Bounds the operations of one socket. */
export function createOpenOperations(most: number): OpenOperations {
  const open = new Map<string, () => void>();
  let last = Promise.resolve();
  return {
    begin: (id) => {
      if (open.size >= most) return false;
      open.set(id, () => undefined);
      return true;
    },
    turn: async (id) => {
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
