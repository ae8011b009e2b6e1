import type { WebSocket } from 'ws';
import { addressKey } from '../../lib/rate-limit.ts';
import { TRY_AGAIN_LATER } from './close-codes.ts';

/** The caller behind a socket, as identified at its upgrade. */
export interface SocketOwner {
  readonly address: string;
  readonly sessionId?: string;
  readonly userId?: string;
}

export interface SocketRegistry {
  add(owner: SocketOwner, socket: WebSocket): void;
  /** False when this user or address has reached its limit of sockets. */
  hasRoom(owner: SocketOwner): boolean;
  /** Closes every socket with a WebSocket close code and a reason. */
  closeAll(code: number, reason: string): void;
  /** Closes the sockets of addresses that are blocked now. */
  closeBlocked(isBlocked: (address: string) => boolean): void;
  /** Closes the sockets of a session that has ended. */
  closeSession(sessionId: string): void;
  /** The sessions that have open sockets. */
  sessionIds(): readonly string[];
  size(): number;
  stop(): void;
}

const perOwner = 20;
const pingEvery = 25_000;
/** Close code for a session that has ended and for a blocked address. */
const forbidden = 4403;

/** Keeps every open socket: limits their number for each owner, closes them with their session, and drops dead ones. */
export function createSocketRegistry(): SocketRegistry {
  const sockets = new Map<WebSocket, SocketOwner & { alive: boolean }>();
  const counts = new Map<string, number>();
  const keyOf = ({ userId, address }: SocketOwner): string => userId ?? `address ${addressKey(address)}`;

  const timer = setInterval(() => {
    for (const [socket, owner] of sockets) {
      // No pong since the last ping: a full send buffer means a slow client, an empty one a dead client.
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
      // `close` always follows an error.
      socket.on('error', () => undefined);
    },
    hasRoom: (owner) => (counts.get(keyOf(owner)) ?? 0) < perOwner,
    closeAll: (code, reason) => {
      for (const socket of sockets.keys()) socket.close(code, reason);
    },
    closeBlocked: (isBlocked) => {
      for (const [socket, { address }] of sockets) if (isBlocked(address)) socket.close(forbidden, 'Blocked');
    },
    closeSession: (sessionId) => {
      for (const [socket, owner] of sockets) if (owner.sessionId === sessionId) socket.close(forbidden, 'Signed out');
    },
    sessionIds: () => [...new Set([...sockets.values()].flatMap(({ sessionId }) => sessionId ?? []))],
    size: () => sockets.size,
    stop: () => clearInterval(timer),
  };
}
