/** Gives slots to so many at a time in all, and to so many of one key; the others wait in order. */
export interface ConcurrencyLimit {
  /** Waits for a turn and gives the function that ends it. Rejects with the signal's reason. */
  take(key: string, signal: AbortSignal): Promise<() => void>;
}

export function createConcurrencyLimit(mostAtOnce: number, mostOfOneKey: number): ConcurrencyLimit {
  const running = new Map<string, number>();
  const waiting = new Set<{ readonly key: string; readonly begin: () => void }>();
  let total = 0;

  const isFree = (key: string): boolean => total < mostAtOnce && (running.get(key) ?? 0) < mostOfOneKey;

  const begin = (key: string): (() => void) => {
    total += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      total -= 1;
      const left = (running.get(key) ?? 1) - 1;
      if (left === 0) running.delete(key);
      else running.set(key, left);
      for (const next of waiting) if (isFree(next.key)) next.begin();
    };
  };

  return {
    async take(key, signal) {
      signal.throwIfAborted();
      if (isFree(key)) return begin(key);
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const waiter = {
        key,
        begin: () => {
          waiting.delete(waiter);
          signal.removeEventListener('abort', giveUp);
          resolve(begin(key));
        },
      };
      const giveUp = (): void => {
        waiting.delete(waiter);
        reject(signal.reason);
      };
      waiting.add(waiter);
      signal.addEventListener('abort', giveUp, { once: true });
      return promise;
    },
  };
}
