import { useSyncExternalStore } from 'react';
import type { ConnectionState } from '../../ui/ConnectionIndicator.tsx';

/** Whether the screen follows the server; null while nothing on it asks to be followed, or nothing is known yet. */
export interface Connection {
  readonly state: () => ConnectionState | null;
  readonly set: (state: ConnectionState | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A small observable value that the socket writes and the indicator reads. */
export function createConnection(): Connection {
  let current: ConnectionState | null = null;
  const listeners = new Set<() => void>();
  return {
    state: () => current,
    set(next) {
      if (next === current) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The state of the live connection, as it changes. */
export function useConnectionState(connection: Connection): ConnectionState | null {
  return useSyncExternalStore(connection.subscribe, connection.state);
}
