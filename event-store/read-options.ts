import type { Position } from '../domain/envelope.ts';
import type { LogFilter } from './port.ts';
import type { Kind } from './stored-event.ts';
import { formatPosition, parsePosition } from './stored-event.ts';

const MAX_LIMIT = 10_000;
const DEFAULT_LIMIT = 1_000;

/** The page size; 1,000 by default. Throws RangeError outside 1 to 10,000. */
export function checkLimit(limit: number | undefined): number {
  if (limit === undefined) return DEFAULT_LIMIT;
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw new RangeError(`limit ${limit} is not a whole number from 1 to ${MAX_LIMIT}`);
  return limit;
}

/** The revision to start from, if given. Throws RangeError for anything but a whole number from 0. */
export function checkFrom(from: number | undefined): number | undefined {
  if (from !== undefined && (!Number.isSafeInteger(from) || from < 0))
    throw new RangeError(`from ${from} is not a revision`);
  return from;
}

/**
 * The position to read from, as a number. Throws RangeError for a position beyond the head: the log was restored from
 * an older backup, and the reader has seen events that it does not hold.
 */
export function checkAfter(after: Position, head: number): number {
  const start = parsePosition(after);
  if (start > head)
    throw new RangeError(
      `Position ${after} is beyond the end of this log (${formatPosition(head) || 'empty'}): the reader has seen events that the log does not hold`,
    );
  return start;
}

/** Whether a reader wants events of a kind; undefined: it wants all. */
export type Accepts = ((kind: Pick<Kind, 'category' | 'type'>) => boolean) | undefined;

/** A predicate for a filter; undefined for a filter that accepts every event. */
export function compileFilter(filter: LogFilter | undefined): Accepts {
  const categories = filter?.categories && new Set(filter.categories);
  const types = filter?.types && new Set(filter.types);
  if (!categories && !types) return undefined;
  return (kind) => (!categories || categories.has(kind.category)) && (!types || types.has(kind.type));
}
