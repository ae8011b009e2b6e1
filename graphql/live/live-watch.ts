import type { Readiness } from '../http/health.ts';

/** Whether live messages can be believed: who hears nothing must be able to take it that nothing happened. */
export interface LiveWatch {
  /** False while changes may happen that nobody here is told of. */
  tells(): boolean;
  stop(): void;
}

export interface LiveWatchOptions {
  readonly readiness: () => Promise<Pick<Readiness, 'ready' | 'projections'>>;
  /** Called when it begins to be silent. */
  readonly onSilent: () => void;
  /** Between two looks, in milliseconds. Default 2,000. */
  readonly every?: number;
  /**
   * How long a read model may stand still behind the log, in milliseconds: longer than another process needs to take
   * over. Default 15,000.
   */
  readonly standstill?: number;
  readonly now?: () => number;
}

/** So many looks in a row have to find something wrong: what heals at once is no reason to send everyone away. */
const looksUntilSilent = 2;

/**
 * Looks again and again whether the log and the read models answer and get on. A socket that stays open says "live" to
 * whoever looks at a screen; so sockets are closed, and none is let in, while it would not be true.
 */
export function watchLive({
  readiness,
  onSilent,
  every = 2_000,
  standstill = 15_000,
  now = () => performance.now(),
}: LiveWatchOptions): LiveWatch {
  const seen = new Map<string, { readonly position: string; readonly since: number }>();
  let wrong = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const getsOn = ({ name, position, behind }: Readiness['projections'][number]): boolean => {
    const last = seen.get(name);
    if (!behind || last?.position !== position) seen.set(name, { position, since: now() });
    return now() - (seen.get(name)?.since ?? now()) < standstill;
  };

  const look = async (): Promise<void> => {
    const { ready, projections } = await readiness();
    if (stopped) return;
    const good = projections.map(getsOn).every(Boolean) && ready;
    wrong = good ? 0 : wrong + 1;
    if (wrong === looksUntilSilent) onSilent();
    plan();
  };
  const plan = (): void => {
    timer = setTimeout(() => void look(), every).unref();
  };
  plan();

  return {
    tells: () => wrong < looksUntilSilent,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
