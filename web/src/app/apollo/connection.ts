import { useSyncExternalStore } from 'react';
import type { ConnectionState } from '../../ui/ConnectionIndicator.tsx';

/** The state of the live connection; null while there is no subscription, or before the first acknowledgement. */
export interface Connection {
  readonly state: () => ConnectionState | null;
  readonly set: (state: ConnectionState | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** An observable value. The socket writes it, and the indicator reads it. */
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

/** The live connection of this page. */
export const connection = createConnection();

/** The state of this page's live connection, as it changes. */
export function useConnectionState(): ConnectionState | null {
  return useSyncExternalStore(connection.subscribe, connection.state);
}
