import type { Sessions } from '../../identity/index.ts';
import type { SocketRegistry } from './socket-registry.ts';

export interface EndWithSessionOptions {
  readonly sessions: Pick<Sessions, 'onRevoked' | 'endedAmong'>;
  readonly sockets: Pick<SocketRegistry, 'sessionIds' | 'closeSession'>;
  /** How often it is asked whether another process has ended a session, ms. */
  readonly everyMs?: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Closes the sockets of sessions that end: at once when this process ends them, soon when another one does. Gives the
 * function that stops it.
 */
export function endWithSession({ sessions, sockets, everyMs = 10_000, onError }: EndWithSessionOptions): () => void {
  const stopHearing = sessions.onRevoked(({ id }) => sockets.closeSession(id));
  const look = async (): Promise<void> => {
    const open = sockets.sessionIds();
    if (open.length === 0) return;
    for (const id of await sessions.endedAmong(open)) sockets.closeSession(id);
  };
  const timer = setInterval(() => void look().catch(onError), everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopHearing();
  };
}
