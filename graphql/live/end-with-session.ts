import type { Sessions } from '../../identity/index.ts';
import type { SocketRegistry } from './socket-registry.ts';

export interface EndWithSessionOptions {
  readonly sessions: Pick<Sessions, 'onRevoked' | 'endedAmong'>;
  readonly sockets: Pick<SocketRegistry, 'sessionIds' | 'closeSession'>;
  /** How often to look for sessions that another process ended, ms. */
  readonly everyMs?: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Closes the sockets of a session that ends: at once when this process ends it, within `everyMs` when another one does.
 * Returns a function that stops this.
 */
export function endWithSession({ sessions, sockets, everyMs = 4_000, onError }: EndWithSessionOptions): () => void {
  const unsubscribe = sessions.onRevoked(({ id }) => sockets.closeSession(id));
  const look = async (): Promise<void> => {
    const open = sockets.sessionIds();
    if (open.length === 0) return;
    for (const id of await sessions.endedAmong(open)) sockets.closeSession(id);
  };
  const timer = setInterval(() => void look().catch(onError), everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
