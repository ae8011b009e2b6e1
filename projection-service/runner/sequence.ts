import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import type { LogFilter } from '../../event-store/port.ts';

/** The number of streams whose last revision is remembered: bounds the memory. */
const remembered = 100_000;

/** The log delivered something other than its next events. None of it was projected; reading the log is retried. */
export class OutOfOrder extends Error {
  constructor(message: string) {
    super(`The log hands over its events out of order: ${message}`);
    this.name = 'OutOfOrder';
  }
}

/** Checks that the log delivers its events in order and without gaps. */
export interface Sequence {
  /**
   * Throws OutOfOrder unless the events are after `after`, in ascending order, and each follows the last one of its
   * stream. Returns a function that remembers them, to be called once they are projected.
   */
  check(events: readonly RecordedEvent[], after: Position): () => void;
  /** Forgets everything, because it is unknown what was projected. */
  forget(): void;
}

/**
 * Creates the check for a follower that starts after `from`. A filter by type leaves out events of a stream, so then
 * only the order is checked.
 */
export function createSequence(from: Position, { types }: LogFilter): Sequence {
  const last = new Map<string, number>();
  const isWhole = types === undefined;
  /** Every stream of the log is remembered, so an unknown one has to start with revision 0. */
  let isComplete = from === START;

  const follows = (revision: number, before: number | undefined): boolean => {
    if (before === undefined) return !isComplete || !isWhole || revision === 0;
    return isWhole ? revision === before + 1 : revision > before;
  };

  return {
    check(events, after) {
      const seen = new Map<string, number>();
      let previous = after;
      for (const { position, stream, revision } of events) {
        const before = seen.get(stream) ?? last.get(stream);
        if (comparePositions(position, previous) <= 0)
          throw new OutOfOrder(`position ${position} comes behind ${previous}`);
        if (!follows(revision, before))
          throw new OutOfOrder(
            `event ${revision} of ${stream} comes behind ${before === undefined ? 'none' : `event ${before}`}`,
          );
        seen.set(stream, revision);
        previous = position;
      }
      return () => {
        if (last.size + seen.size > remembered) {
          last.clear();
          isComplete = false;
        }
        for (const [stream, revision] of seen) last.set(stream, revision);
      };
    },
    forget() {
      last.clear();
      isComplete = false;
    },
  };
}
