import { Refusal } from '../../domain/refusal.ts';
import { say } from '../../words/index.ts';

/** Updates for one subscriber: while the subscriber is busy, only the newest update of each key is kept. */
export interface CoalescingQueue<T> extends AsyncIterableIterator<T, undefined> {
  push(key: string, item: T): void;
  /** The items that wait, without the missed ones. */
  waiting(): Iterable<T>;
  /**
   * Ends the queue: with an error at once, which the consumer gets; without one after the consumer has taken all items.
   */
  end(error?: unknown): void;
  return(): Promise<IteratorReturnResult<undefined>>;
}

export interface CoalescingQueueOptions<T> {
  /**
   * Maximum number of keys that wait. Beyond it the queue fails, so that the client subscribes again from its last
   * position.
   */
  readonly limit: number;
  /** Called once: when the consumer leaves or the queue fails. */
  readonly onReturn: () => void;
  /**
   * The updates that the subscriber missed: handed out first, except for keys with a newer update. Read one item at a
   * time.
   */
  readonly missed?: AsyncIterator<readonly [key: string, item: T], unknown, void>;
}

/** A hand-written iterator, because a generator can't be left while it waits. */
export function createCoalescingQueue<T>({
  limit,
  onReturn,
  ...options
}: CoalescingQueueOptions<T>): CoalescingQueue<T> {
  const items = new Map<string, T>();
  let { missed } = options;
  let wake: (() => void) | undefined;
  let ended = false;
  let failure: { readonly error: unknown } | undefined;

  const signal = (): void => {
    wake?.();
    wake = undefined;
  };
  const finish = (): void => {
    ended = true;
    items.clear();
    missed = undefined;
    onReturn();
    signal();
  };

  /** Undefined: the item is superseded, or there is none left. */
  const nextMissed = async (from: NonNullable<typeof missed>): Promise<{ readonly value: T } | undefined> => {
    try {
      const step = await from.next();
      if (step.done) missed = undefined;
      if (ended || step.done) return undefined;
      const [key, value] = step.value;
      return items.has(key) ? undefined : { value };
    } catch (error) {
      queue.end(error);
      return undefined;
    }
  };

  const takeFirst = (): { readonly value: T } | undefined => {
    const first = items.entries().next();
    if (first.done) return undefined;
    const [key, value] = first.value;
    items.delete(key);
    return { value };
  };

  const queue: CoalescingQueue<T> = {
    push: (key, item) => {
      if (ended) return;
      // Deleting first puts the newest state at the end.
      items.delete(key);
      items.set(key, item);
      if (items.size > limit) queue.end(new Refusal('UNAVAILABLE', say('TOO_MANY_UPDATES_WAIT')));
      else signal();
    },
    waiting: () => items.values(),
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
        const wasReading = missed;
        const found = wasReading ? await nextMissed(wasReading) : takeFirst();
        if (found) return { done: false, value: found.value };
        if (wasReading) continue;
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
