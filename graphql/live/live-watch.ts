import type { Readiness } from '../http/health.ts';

/** Knows whether silence means "no changes": an open socket promises its client every change. */
export interface LiveWatch {
  /** False while the live messages of this process may be stale. */
  isFresh(): boolean;
  stop(): void;
}

export interface LiveWatchOptions {
  readonly readiness: () => Promise<Pick<Readiness, 'ready' | 'projections'>>;
  /** Called once when the live messages become stale: the place to close all sockets. */
  readonly onStale: () => void;
  /** The time between two checks, ms. Default 2,000. */
  readonly everyMs?: number;
  /**
   * How long a read model may be behind the log without progress, in ms: longer than another process needs to take over
   * its lease. Default 15,000.
   */
  readonly stalledMs?: number;
  readonly now?: () => number;
}

/** Failed checks in a row before messages count as stale: a short hiccup must not close every socket. */
const checksUntilStale = 2;

/**
 * Health check for live messages: checks at intervals that the log and the read models answer and make progress. While
 * they don't, closes all sockets and admits none, so that a screen that says "live" is live.
 */
export function watchLive({
  readiness,
  onStale,
  everyMs = 2_000,
  stalledMs = 15_000,
  now = () => performance.now(),
}: LiveWatchOptions): LiveWatch {
  const seen = new Map<string, { readonly position: string; readonly since: number }>();
  let failedChecks = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const makesProgress = ({ name, position, behind }: Readiness['projections'][number]): boolean => {
    const last = seen.get(name);
    if (!behind || last?.position !== position) seen.set(name, { position, since: now() });
    return now() - (seen.get(name)?.since ?? now()) < stalledMs;
  };

  const check = async (): Promise<void> => {
    const { ready, projections } = await readiness();
    if (stopped) return;
    const good = projections.map(makesProgress).every(Boolean) && ready;
    failedChecks = good ? 0 : failedChecks + 1;
    if (failedChecks === checksUntilStale) onStale();
    scheduleNext();
  };
  const scheduleNext = (): void => {
    timer = setTimeout(() => void check(), everyMs).unref();
  };
  scheduleNext();

  return {
    isFresh: () => failedChecks < checksUntilStale,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
