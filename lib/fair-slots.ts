import { randomUUID } from 'node:crypto';
import { createFairQueue } from './fair-queue.ts';

/** Runs a task when a slot is free; rejects with the task's error. */
export type FairSlots = <Result>(owner: string, task: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `size` tasks at once, fair between owners: an owner with a thousand waiting tasks delays another owner's
 * first task by one task.
 */
export function createFairSlots(size: number): FairSlots {
  const queue = createFairQueue();
  const starts = new Map<string, () => void>();
  let free = size;

  const startNext = (): void => {
    const id = free > 0 ? queue.next() : undefined;
    if (id === undefined) return;
    free -= 1;
    starts.get(id)?.();
    starts.delete(id);
  };

  return async (owner, task) => {
    const id = randomUUID();
    const started = Promise.withResolvers<void>();
    starts.set(id, started.resolve);
    queue.add(id, owner);
    startNext();
    await started.promise;
    try {
      return await task();
    } finally {
      free += 1;
      startNext();
    }
  };
}
