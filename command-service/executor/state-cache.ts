import { LRUCache } from 'lru-cache';
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
  const entries = new LRUCache<string, Entry>({ max: size });
  return {
    get: <State extends object>(stream: string, version: string) => {
      const entry = entries.get(stream);
      return entry?.version === version ? (entry.loaded as Loaded<State>) : undefined;
    },
    set: (stream, version, loaded) => {
      const before = entries.peek(stream);
      const snapshotAt = before?.version === version ? before.snapshotAt : -1;
      entries.set(stream, { version, loaded, snapshotAt });
      return snapshotAt;
    },
    snapshotTaken: (stream, revision) => {
      const entry = entries.peek(stream);
      if (entry) entries.set(stream, { ...entry, snapshotAt: revision });
    },
    drop: (stream) => void entries.delete(stream),
  };
}
