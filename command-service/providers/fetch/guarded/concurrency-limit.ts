/** Limits how many tasks run at once, in total and for one key. Waiting tasks start in order. */
export interface ConcurrencyLimit {
  /** Waits for a free slot. Returns the function that releases it. Rejects with the reason of the signal. */
  take(key: string, signal: AbortSignal): Promise<() => void>;
}

export function createConcurrencyLimit(maxTotal: number, maxPerKey: number): ConcurrencyLimit {
  const running = new Map<string, number>();
  const waiting = new Set<{ readonly key: string; readonly begin: () => void }>();
  let total = 0;

  const isFree = (key: string): boolean => total < maxTotal && (running.get(key) ?? 0) < maxPerKey;

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
          signal.removeEventListener('abort', stopWaiting);
          resolve(begin(key));
        },
      };
      const stopWaiting = (): void => {
        waiting.delete(waiter);
        reject(signal.reason);
      };
      waiting.add(waiter);
      signal.addEventListener('abort', stopWaiting, { once: true });
      return promise;
    },
  };
}
