import { Refusal } from '../../domain/refusal.ts';

/** Updates for one subscriber: only the newest of each key is kept while the subscriber is busy. */
export interface CoalescingQueue<T> extends AsyncIterableIterator<T, undefined> {
  push(key: string, item: T): void;
  /** Puts these ahead of what has come meanwhile, without replacing anything newer; until then nothing is handed out. */
  open(items: readonly (readonly [key: string, item: T])[]): void;
  /** Ends the queue: with an error, the consumer gets it; without, it ends after what is in it was taken. */
  end(error?: unknown): void;
  return(): Promise<IteratorReturnResult<undefined>>;
}

/**
 * Memory is bounded by the number of keys: beyond `limit` the queue fails, so that the consumer starts over
 * from its last position. `onReturn` is called once, when the consumer is done or the queue has failed.
 * A hand-written iterator: a generator could not be left while it waits.
 */
export function createCoalescingQueue<T>(limit: number, onReturn: () => void): CoalescingQueue<T> {
  let items = new Map<string, T>();
  let wake: (() => void) | undefined;
  let isOpen = false;
  let ended = false;
  let failure: { readonly error: unknown } | undefined;
  const signal = (): void => {
    wake?.();
    wake = undefined;
  };
  const finish = (): void => {
    ended = true;
    isOpen = true;
    items.clear();
    onReturn();
    signal();
  };
  const queue: CoalescingQueue<T> = {
    push: (key, item) => {
      if (ended) return;
      // Deleting first puts the newest state behind what came before it.
      items.delete(key);
      items.set(key, item);
      if (items.size > limit)
        queue.end(new Refusal('UNAVAILABLE', 'Too many updates are waiting. Subscribe again from your last position.'));
      else signal();
    },
    open: (earlier) => {
      if (isOpen) return;
      const meanwhile = items;
      items = new Map(earlier.filter(([key]) => !meanwhile.has(key)));
      for (const [key, item] of meanwhile) items.set(key, item);
      isOpen = true;
      signal();
    },
    end: (error) => {
      ended = true;
      if (error !== undefined) {
        failure = { error };
        finish();
      }
      signal();
    },
    next: async () => {
      for (;;) {
        if (failure) {
          const { error } = failure;
          failure = undefined;
          throw error;
        }
        const first = isOpen ? items.entries().next() : undefined;
        if (first && !first.done) {
          const [key, value] = first.value;
          items.delete(key);
          return { done: false, value };
        }
        if (ended) return { done: true, value: undefined };
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    return: () => {
      finish();
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]: () => queue,
  };
  return queue;
}
