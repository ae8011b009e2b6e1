import type { Position } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';

/** Holds a follower at a position, so that the blue/green switch happens between two batches. */
export interface Gate {
  /** The position to hold at; undefined: none. */
  readonly limit: Position | undefined;
  /** True if a follower at this position has to wait. */
  blocks(position: Position): boolean;
  /** Resolves when the limit changes. */
  changed(): Promise<void>;
  /** Holds followers at this position; by default at once. */
  holdAt(limit?: Position): void;
  open(): void;
}

export function createGate(): Gate {
  let limit: Position | undefined;
  let change = Promise.withResolvers<void>();

  const set = (to: Position | undefined): void => {
    limit = to;
    change.resolve();
    change = Promise.withResolvers<void>();
  };

  return {
    get limit() {
      return limit;
    },
    blocks: (position) => limit !== undefined && comparePositions(position, limit) >= 0,
    changed: () => change.promise,
    holdAt: (at = START) => set(at),
    open: () => set(undefined),
  };
}

/** Callers that wait until a position is reached. */
export interface PositionWaiters {
  readonly position: Position;
  /** Sets the current position and resolves every wait for it or an earlier one. */
  moveTo(position: Position): void;
  /** Resolves with true when the position is reached, with false after `timeoutMs` or at `giveUp`. */
  wait(position: Position, timeoutMs: number): Promise<boolean>;
  /** Resolves every wait with false. */
  giveUp(): void;
}

interface Waiter {
  readonly position: Position;
  readonly done: (reached: boolean) => void;
}

/** Waiters are sorted by position; waiting in ascending order, the usual case, costs O(1). */
export function createPositionWaiters(from: Position = START): PositionWaiters {
  let current = from;
  let waiters: Waiter[] = [];

  const enter = (waiter: Waiter): (() => void) => {
    const at = waiters.findLastIndex((other) => comparePositions(other.position, waiter.position) <= 0) + 1;
    if (at === waiters.length) waiters.push(waiter);
    else waiters.splice(at, 0, waiter);
    return () => {
      const index = waiters.indexOf(waiter);
      if (index >= 0) waiters.splice(index, 1);
    };
  };

  return {
    get position() {
      return current;
    },
    moveTo(position) {
      current = position;
      const still = waiters.findIndex((waiter) => comparePositions(waiter.position, current) > 0);
      for (const waiter of waiters.splice(0, still < 0 ? waiters.length : still)) waiter.done(true);
    },
    wait(position, timeoutMs) {
      if (comparePositions(position, current) <= 0) return Promise.resolve(true);
      return new Promise((resolve) => {
        const done = (reached: boolean): void => {
          clearTimeout(timer);
          resolve(reached);
        };
        const leave = enter({ position, done });
        const timer = setTimeout(() => {
          leave();
          resolve(false);
        }, timeoutMs);
      });
    },
    giveUp() {
      const all = waiters;
      waiters = [];
      for (const waiter of all) waiter.done(false);
    },
  };
}
