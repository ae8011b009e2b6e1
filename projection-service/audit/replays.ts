/** The number of replays in the cache: the ones viewed last. */
const kept = 8;

export interface Replays<R> {
  /** Returns the replay up to the current end of the log. Concurrent callers share one fold. */
  current(id: string): Promise<R>;
  /** Replaces the replay in the cache. */
  keep(id: string, replay: R): void;
}

/** A cache of replays. `extend` folds the events that a replay lacks. */
export function createReplays<R>(begin: (id: string) => R, extend: (replay: R) => Promise<void>): Replays<R> {
  const cached = new Map<string, R>();
  const extending = new Map<string, Promise<void>>();

  const keep = (id: string, replay: R): void => {
    cached.delete(id);
    cached.set(id, replay);
    const [oldest] = cached.keys();
    if (cached.size > kept && oldest !== undefined) cached.delete(oldest);
  };

  return {
    keep,
    current: async (id) => {
      const replay = cached.get(id) ?? begin(id);
      keep(id, replay);
      const before = extending.get(id) ?? Promise.resolve();
      const mine = before.catch(() => undefined).then(() => extend(replay));
      extending.set(id, mine);
      try {
        await mine;
      } finally {
        if (extending.get(id) === mine) extending.delete(id);
      }
      return replay;
    },
  };
}
