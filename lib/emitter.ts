export interface Emitter<Args extends readonly unknown[]> {
  /** Calls the listener for every event from now on. Returns a function that removes it. */
  subscribe(listener: (...args: Args) => void): () => void;
  emit(...args: Args): void;
}

/** A typed set of listeners, called in the order in which they subscribed. */
export function createEmitter<Args extends readonly unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe(listener) {
      // A wrapper, so that a listener that subscribes twice is called twice.
      const entry = (...args: Args): void => listener(...args);
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    emit(...args) {
      for (const listener of listeners) listener(...args);
    },
  };
}
