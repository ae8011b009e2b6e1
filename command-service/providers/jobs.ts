const usable = /^[a-z0-9-]{1,128}$/u;

/** Whether a provider takes this id of a job: it becomes part of file names and of requests to other services. */
export const isJobId = (jobId: string): boolean => usable.test(jobId);

/** @throws RangeError for a malformed id of a job */
export function requireJobId(jobId: string): void {
  if (!isJobId(jobId)) throw new RangeError('A job id has 1 to 128 of the characters a-z, 0-9 and hyphen.');
}

/** The followers of jobs in this process, by job. */
export interface Watchers<State> {
  /** Returns the function that stops watching. */
  watch(jobId: string, onChange: (state: State) => void): () => void;
  /** Tells the job's watchers a state; tells them nothing after its end. */
  tell(jobId: string, state: State): void;
  /** The jobs that are watched now. */
  ids(): readonly string[];
  isWatched(jobId: string): boolean;
  /** Ends all reports about the job. */
  forget(jobId: string): void;
  clear(): void;
}

/** @param hasEnded whether a state never changes again */
export function createWatchers<State>(hasEnded: (state: State) => boolean): Watchers<State> {
  const watchers = new Map<string, Set<(state: State) => void>>();
  return {
    watch: (jobId, onChange) => {
      const listeners = watchers.get(jobId) ?? new Set();
      watchers.set(jobId, listeners.add(onChange));
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0 && watchers.get(jobId) === listeners) watchers.delete(jobId);
      };
    },
    tell: (jobId, state) => {
      const listeners = [...(watchers.get(jobId) ?? [])];
      if (hasEnded(state)) watchers.delete(jobId);
      for (const listener of listeners) listener(state);
    },
    ids: () => [...watchers.keys()],
    isWatched: (jobId) => watchers.has(jobId),
    forget: (jobId) => void watchers.delete(jobId),
    clear: () => watchers.clear(),
  };
}
