import { LRUCache } from 'lru-cache';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { categoryOf, comparePositions } from '../../domain/envelope.ts';
import type { LogPage } from '../port.ts';
import type { Accepts } from '../read-options.ts';

/** The latest live events, kept in memory so that followers need not read from the server. */
export interface RecentEvents {
  /**
   * Adds an event with `size` characters of data; ignores one that is not after the last. Throws when an earlier event
   * of its stream is missing.
   */
  push(event: RecordedEvent, size?: number): void;
  /**
   * Events after a position; undefined when some of them are not in memory, and while no live events arrive.
   */
  read(after: Position, accepts: Accepts, limit: number): LogPage | undefined;
  /** Sets whether live events arrive at the moment. */
  setLive(live: boolean): void;
  isLive(): boolean;
  /** The position of the last event. */
  last(): Position;
}

const CACHED_STREAMS = 10_000;

/** Keeps events after `from`: at most `maxEvents`, with about `maxCharacters` characters of data. */
export function createRecentEvents(from: Position, maxEvents: number, maxCharacters: number): RecentEvents {
  let events: { readonly event: RecordedEvent; readonly size: number }[] = [];
  /** The index of the oldest event. The array is compacted from time to time. */
  let first = 0;
  let floor = from;
  let last = from;
  let characters = 0;
  let live = false;
  const revisions = new LRUCache<string, number>({ max: CACHED_STREAMS });

  function dropOldest(): void {
    const oldest = events[first];
    if (!oldest) return;
    floor = oldest.event.position;
    characters -= oldest.size;
    first += 1;
    if (first < maxEvents) return;
    events = events.slice(first);
    first = 0;
  }

  /** The index of the first event after a position. */
  function indexAfter(position: Position): number {
    let [low, high] = [first, events.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (comparePositions(events[middle]?.event.position ?? position, position) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    push(event, size = JSON.stringify(event.data).length) {
      if (comparePositions(event.position, last) <= 0) return;
      const before = revisions.get(event.stream);
      if (before !== undefined && event.revision !== before + 1)
        throw new Error(`it skipped event ${before + 1} of ${event.stream}`);
      revisions.set(event.stream, event.revision);
      events.push({ event, size });
      last = event.position;
      characters += size;
      while (events.length - first > maxEvents || characters > maxCharacters) dropOldest();
    },
    read(after, accepts, limit) {
      if (!live || comparePositions(after, floor) < 0 || comparePositions(after, last) > 0) return undefined;
      const next = indexAfter(after);
      // No event has this position: the reader comes from another log, and the server gives the answer.
      if (after !== (events[next - 1]?.event.position ?? floor)) return undefined;
      const page: RecordedEvent[] = [];
      let position = after;
      for (let index = next; index < events.length && page.length < limit; index += 1) {
        const event = events[index]?.event;
        if (!event) break;
        position = event.position;
        if (!accepts || accepts({ category: categoryOf(event.stream), type: event.type })) page.push(event);
      }
      return { events: page, position, end: position === last };
    },
    setLive(now) {
      live = now;
    },
    isLive: () => live,
    last: () => last,
  };
}
