import { START, type Position } from '../../../domain/envelope.ts';
import type { EventStore, LogFilter } from '../../../event-store/index.ts';

export interface ProgressWatchOptions {
  readonly eventStore: Pick<EventStore, 'readAll'>;
  readonly filter: LogFilter;
  /** The position up to which the process has taken events; undefined before the first. */
  readonly seen: () => Position | undefined;
  readonly stalledAfterMs: number;
  /** Shares the time since which the process has stalled; null: it moves. Idempotent. */
  readonly note?: ((stalledSince: number | null) => Promise<void>) | undefined;
}

const looksPerPatience = 3;

/** Notices that a process does not move although events wait for it. Ends by `stop`. */
export function watchProgress({ eventStore, filter, seen, stalledAfterMs, note }: ProgressWatchOptions) {
  let last = seen();
  let standsSince: number | undefined;
  /** The recorded note; undefined until this process knows it, because another process may have recorded one. */
  let noted: 'stalled' | 'moves' | undefined;
  const stalledSince = (): number | undefined =>
    standsSince !== undefined && seen() === last && Date.now() - standsSince >= stalledAfterMs
      ? standsSince
      : undefined;
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
  const lookAndNote = async (): Promise<void> => {
    await look();
    const since = stalledSince();
    const now = since === undefined ? 'moves' : 'stalled';
    // A process that has just begun may be where the last one stopped.
    if (noted === now || (standsSince !== undefined && since === undefined)) return;
    await note?.(since ?? null);
    noted = now;
  };
  // While the log does not answer, this is unknown.
  const timer = setInterval(() => void lookAndNote().catch(() => undefined), stalledAfterMs / looksPerPatience).unref();
  return {
    /** The start of the stall, in milliseconds since the epoch; undefined when it moves, or has nothing to do. */
    stalledSince,
    stop: (): void => clearInterval(timer),
  };
}
