import type { WebSocket } from 'ws';
import { addressKey } from '../../lib/rate-limit.ts';
import { TRY_AGAIN_LATER } from './close-codes.ts';

/** Who is behind a socket, as the front door found at its upgrade. */
export interface SocketOwner {
  readonly address: string;
  readonly sessionId?: string;
  readonly userId?: string;
}

export interface SocketRegistry {
  add(owner: SocketOwner, socket: WebSocket): void;
  /** False when this user or address holds as many sockets as it may. */
  hasRoom(owner: SocketOwner): boolean;
  /** Asks everyone to come back later: a status code of websockets and a reason. */
  closeAll(code: number, reason: string): void;
  /** Closes the sockets of a session that has ended. */
  closeSession(sessionId: string): void;
  /** The sessions that have sockets. */
  sessionIds(): readonly string[];
  size(): number;
  stop(): void;
}

const perOwner = 20;
const pingEvery = 25_000;
const sessionEnded = 4403;

/** Knows every open socket: bounds their number, ends them with their session, drops those that no longer answer. */
export function createSocketRegistry(): SocketRegistry {
  const sockets = new Map<WebSocket, SocketOwner & { alive: boolean }>();
  const counts = new Map<string, number>();
  const keyOf = ({ userId, address }: SocketOwner): string => userId ?? `address ${addressKey(address)}`;

  const timer = setInterval(() => {
    for (const [socket, owner] of sockets) {
      // No answer to the last ping: who has something left to read may be slow, who has nothing is gone.
      if (!owner.alive && socket.bufferedAmount > 0) socket.close(TRY_AGAIN_LATER, 'Reading too slowly');
      else if (!owner.alive) socket.terminate();
      else {
        owner.alive = false;
        socket.ping();
      }
    }
  }, pingEvery);
  timer.unref();

  return {
    add: (identity, socket) => {
      const owner = { ...identity, alive: true };
      const key = keyOf(owner);
      sockets.set(socket, owner);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      socket.on('pong', () => {
        owner.alive = true;
      });
      socket.on('close', () => {
        sockets.delete(socket);
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      });
      // An error is always followed by the close.
      socket.on('error', () => undefined);
    },
    hasRoom: (owner) => (counts.get(keyOf(owner)) ?? 0) < perOwner,
    closeAll: (code, reason) => {
      for (const socket of sockets.keys()) socket.close(code, reason);
    },
    closeSession: (sessionId) => {
      for (const [socket, owner] of sockets)
        if (owner.sessionId === sessionId) socket.close(sessionEnded, 'Signed out');
    },
    sessionIds: () => [...new Set([...sockets.values()].flatMap(({ sessionId }) => sessionId ?? []))],
    size: () => sockets.size,
    stop: () => clearInterval(timer),
  };
}
