import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import type { LogFilter } from '../../event-store/port.ts';

/** So many streams are remembered: enough for those that are written now, and bounded. */
const remembered = 100_000;

/** The log handed over something else than its next events. Nothing of it was projected; the log is asked again. */
export class OutOfOrder extends Error {
  constructor(message: string) {
    super(`The log hands over its events out of order: ${message}`);
    this.name = 'OutOfOrder';
  }
}

/** Knows what has to come next, as far as it has seen. */
export interface Sequence {
  /**
   * Throws OutOfOrder unless the events lie behind `after` in ascending order and each of them follows the last one of
   * its stream. Gives the function that remembers them, to be called when they are projected.
   */
  check(events: readonly RecordedEvent[], after: Position): () => void;
  /** Nothing is known of what was projected. */
  forget(): void;
}

/**
 * What a follower that begins behind `from` may expect of a log under a filter. Events are left out lawfully only by a
 * filter by type; then the order alone is checked.
 */
export function createSequence(from: Position, { types }: LogFilter): Sequence {
  const last = new Map<string, number>();
  const isWhole = types === undefined;
  /** Every stream that was ever seen is remembered: any other one begins now. */
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
