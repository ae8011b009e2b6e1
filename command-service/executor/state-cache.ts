import type { Position } from '../../domain/envelope.ts';
import type { ExecutedCommand } from './command-memory.ts';

/** A stream's state, and the part of the stream that it was folded from. */
export interface Loaded<State> {
  readonly state: State;
  /** -1 for a stream without events. */
  readonly revision: number;
  /** Position of the stream's last event, START when it has none. */
  readonly position: Position;
  /** Time of the stream's last event, 0 when it has none. */
  readonly time: number;
  /** The latest commands that came with an idempotency key. */
  readonly commands: readonly ExecutedCommand[];
}

interface Entry {
  readonly version: string;
  readonly loaded: Loaded<object>;
  readonly snapshotAt: number;
}

/**
 * An LRU cache of states. An entry may be stale but is never wrong: it holds only events that were read or
 * acknowledged.
 */
export interface StateCache {
  get<State extends object>(stream: string, version: string): Loaded<State> | undefined;
  /** Stores the state; returns the revision of the stream's last known snapshot (-1: none). */
  set<State extends object>(stream: string, version: string, loaded: Loaded<State>): number;
  snapshotTaken(stream: string, revision: number): void;
  drop(stream: string): void;
}

export function createStateCache(size: number): StateCache {
  const entries = new Map<string, Entry>();
  return {
    get: <State extends object>(stream: string, version: string) => {
      const entry = entries.get(stream);
      if (!entry || entry.version !== version) return undefined;
      entries.delete(stream);
      entries.set(stream, entry);
      return entry.loaded as Loaded<State>;
    },
    set: (stream, version, loaded) => {
      const before = entries.get(stream);
      const snapshotAt = before?.version === version ? before.snapshotAt : -1;
      entries.delete(stream);
      entries.set(stream, { version, loaded, snapshotAt });
      if (entries.size > size) {
        const oldest = entries.keys().next();
        if (!oldest.done) entries.delete(oldest.value);
      }
      return snapshotAt;
    },
    snapshotTaken: (stream, revision) => {
      const entry = entries.get(stream);
      if (entry) entries.set(stream, { ...entry, snapshotAt: revision });
    },
    drop: (stream) => void entries.delete(stream),
  };
}
