import { START, type Position } from '../../../domain/envelope.ts';
import type { EventStore, LogFilter } from '../../../event-store/index.ts';

export interface ProgressWatchOptions {
  readonly eventStore: Pick<EventStore, 'readAll'>;
  readonly filter: LogFilter;
  /** How far the process has taken events; undefined before it takes any. */
  readonly seen: () => Position | undefined;
  readonly stalledAfterMs: number;
}

const looksPerPatience = 3;

/** Notices that a process does not move although events wait for it. Ends by `stop`. */
export function watchProgress({ eventStore, filter, seen, stalledAfterMs }: ProgressWatchOptions) {
  let last = seen();
  let standsSince: number | undefined;
  const look = async (): Promise<void> => {
    const position = seen();
    const hasMoved = position !== last;
    last = position;
    if (hasMoved) {
      standsSince = undefined;
      return;
    }
    const { events } = await eventStore.readAll({ after: position ?? START, filter, limit: 1 });
    standsSince = events.length > 0 && seen() === position ? (standsSince ?? Date.now()) : undefined;
  };
  // Without an answer of the log nobody can tell.
  const timer = setInterval(() => void look().catch(() => undefined), stalledAfterMs / looksPerPatience).unref();
  return {
    /** Since when it has not moved, in milliseconds since the epoch; undefined when it moves, or has nothing to do. */
    stalledSince: (): number | undefined =>
      standsSince !== undefined && seen() === last && Date.now() - standsSince >= stalledAfterMs
        ? standsSince
        : undefined,
    stop: (): void => clearInterval(timer),
  };
}
