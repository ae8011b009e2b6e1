/** A mutex per key: runs the tasks of one key one after the other, tasks of different keys in parallel. */
export type Mutex = <T>(key: string, task: () => Promise<T>) => Promise<T>;

export function createMutex(): Mutex {
  const tails = new Map<string, Promise<unknown>>();
  return <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const before = tails.get(key);
    const run = before ? before.then(task, task) : task();
    tails.set(key, run);
    const clear = (): void => {
      if (tails.get(key) === run) tails.delete(key);
    };
    run.then(clear, clear);
    return run;
  };
}
