/**
 * A queue that is fair between owners: a user with ten waiting jobs delays another user's first job by one job, not by
 * ten. Each job gets the round after its owner's previous job, and never an earlier round than the one after the job
 * served last. So a job waits for at most one job of every other owner, and no job starves.
 */
export interface FairQueue {
  add(id: string, owner: string): void;
  /** Removes and returns the next job. */
  next(): string | undefined;
  /** Removes a job; false when it is not waiting. */
  remove(id: string): boolean;
  /** All waiting jobs, in the order in which they will start. */
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
