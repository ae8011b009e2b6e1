/**
 * A queue in which owners take turns: whoever has ten jobs waiting delays somebody's first one by one job, not by ten
 * (security V4). A job gets the round after its owner's last one, and never a round before the one that comes after
 * the job served last: it waits for one job of everybody else at most, and nobody is passed over for ever.
 */
export interface FairQueue {
  add(id: string, owner: string): void;
  /** The next one, taken out. */
  next(): string | undefined;
  /** Takes one out of its place; false when it does not wait. */
  remove(id: string): boolean;
  /** Everyone who waits, in the order of their turns. */
  waiting(): readonly string[];
  clear(): void;
}

export function createFairQueue(): FairQueue {
  let queue: { readonly id: string; readonly round: number }[] = [];
  const lastRoundOf = new Map<string, number>();
  let current = 0;

  const forgetPast = (): void => {
    for (const [owner, round] of lastRoundOf) if (round < current) lastRoundOf.delete(owner);
  };

  return {
    add(id, owner) {
      const round = Math.max(current, (lastRoundOf.get(owner) ?? -1) + 1);
      lastRoundOf.set(owner, round);
      const place = queue.findIndex((other) => other.round > round);
      queue.splice(place < 0 ? queue.length : place, 0, { id, round });
    },
    next() {
      const first = queue.shift();
      if (first === undefined) return undefined;
      current = first.round + 1;
      forgetPast();
      return first.id;
    },
    remove(id) {
      const before = queue.length;
      queue = queue.filter((each) => each.id !== id);
      return queue.length < before;
    },
    waiting: () => queue.map(({ id }) => id),
    clear() {
      queue = [];
    },
  };
}
