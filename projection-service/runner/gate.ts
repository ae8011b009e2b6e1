import type { Position } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';

/** Lets a follower go on, or hold at a position: the switch from blue to green happens between two batches. */
export interface Gate {
  /** Where to stop, if anywhere. */
  readonly limit: Position | undefined;
  /** A follower that stands at this position has to wait. */
  blocks(position: Position): boolean;
  /** Resolves when the limit changes. */
  changed(): Promise<void>;
  /** Stops at this position; at once by default. */
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
