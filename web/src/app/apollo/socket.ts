import { createClient, type Client } from 'graphql-ws';
import type { Connection } from './connection.ts';

/** Close codes of a missing or expired session. */
const sessionCodes: readonly number[] = [4401, 4403];
const normalClosure = 1000;

export interface SocketOptions {
  readonly url: string;
  readonly connection: Connection;
  /** Called when the server refuses or closes the socket because there is no session. */
  readonly onSessionLost: () => void;
  /** Emits `online` and `offline`, as the window does. */
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly isOnline: () => boolean;
  /** Milliseconds between two pings. The pong must arrive within half of it. */
  readonly heartbeat?: number;
  /** Milliseconds between the end of a connection and the next one. */
  readonly reconnectAfter?: number;
  /** Milliseconds that the socket stays open without a subscription, for example during a change of screen. */
  readonly linger?: number;
}

/**
 * Waits before a reconnection: exactly the given time, as specified, but no longer than until the network comes back.
 *
 * @param milliseconds how long
 */
export function waitToReconnect(milliseconds: number, network: SocketOptions['network']): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      network.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    network.addEventListener('online', done);
  });
}

/**
 * The socket of the subscriptions. It reconnects without limit, 3 s after each end, and at once when the network comes
 * back. It sets
 * `connection` to live when the socket is open, acknowledged and answers pings.
 */
export function createSocket({
  url,
  connection,
  onSessionLost,
  network,
  isOnline,
  heartbeat = 10_000,
  reconnectAfter = 3_000,
  linger = 3_000,
}: SocketOptions): Client {
  let pongDue: ReturnType<typeof setTimeout> | undefined;

  const client = createClient({
    url,
    keepAlive: heartbeat,
    connectionAckWaitTimeout: heartbeat,
    lazyCloseTimeout: linger,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => waitToReconnect(reconnectAfter, network),
    on: {
      connected: () => connection.set('live'),
      ping: (received) => {
        if (received) return;
        clearTimeout(pongDue);
        pongDue = setTimeout(() => {
          connection.set('reconnecting');
          client.terminate();
        }, heartbeat / 2);
      },
      pong: (received) => {
        if (!received) return;
        clearTimeout(pongDue);
        connection.set('live');
      },
      closed: (event) => {
        clearTimeout(pongDue);
        const code = closeCodeOf(event);
        if (code === normalClosure) connection.set(null);
        else connection.set(isOnline() ? 'reconnecting' : 'offline');
        if (code !== undefined && sessionCodes.includes(code)) onSessionLost();
      },
    },
  });
  network.addEventListener('offline', () => connection.state() !== null && connection.set('offline'));
  network.addEventListener('online', () => connection.state() === 'offline' && connection.set('reconnecting'));
  return client;
}

/** The code of a close event; undefined for any other value. */
export function closeCodeOf(event: unknown): number | undefined {
  return typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number'
    ? event.code
    : undefined;
}
