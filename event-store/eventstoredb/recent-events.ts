import { LRUCache } from 'lru-cache';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { categoryOf, comparePositions } from '../../domain/envelope.ts';
import type { LogPage } from '../port.ts';
import type { compileFilter } from '../read-options.ts';

/** The end of the log as it came in live, so that followers need not ask the server. */
export interface RecentEvents {
  /**
   * Events in order; what is not behind the last one was seen before and is left out. Throws when one of its stream was
   * left out before it.
   */
  push(event: RecordedEvent): void;
  /**
   * Events after a position; undefined when some of those are no longer, or not yet, in memory, and while nothing comes
   * in live.
   */
  read(after: Position, accepts: ReturnType<typeof compileFilter>, limit: number): LogPage | undefined;
  /** Whether events come in live at the moment. */
  setLive(live: boolean): void;
  /** The last event of the log, as far as it is known here. */
  last(): Position;
}

const REMEMBERED_STREAMS = 10_000;

/** Keeps what comes behind `from`: at most `maxEvents` events and about `maxCharacters` characters of their data. */
export function createRecentEvents(from: Position, maxEvents: number, maxCharacters: number): RecentEvents {
  let events: { readonly event: RecordedEvent; readonly size: number }[] = [];
  /** Index of the oldest that is still held; the array is cut now and then. */
  let first = 0;
  let floor = from;
  let last = from;
  let characters = 0;
  let live = false;
  const revisions = new LRUCache<string, number>({ max: REMEMBERED_STREAMS });

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

  /** The index of the first event behind a position. */
  function indexBehind(position: Position): number {
    let [low, high] = [first, events.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (comparePositions(events[middle]?.event.position ?? position, position) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    push(event) {
      if (comparePositions(event.position, last) <= 0) return;
      const before = revisions.get(event.stream);
      if (before !== undefined && event.revision !== before + 1)
        throw new Error(`it left out event ${before + 1} of ${event.stream}`);
      revisions.set(event.stream, event.revision);
      const size = JSON.stringify(event.data).length;
      events.push({ event, size });
      last = event.position;
      characters += size;
      while (events.length - first > maxEvents || characters > maxCharacters) dropOldest();
    },
    read(after, accepts, limit) {
      if (!live || comparePositions(after, floor) < 0 || comparePositions(after, last) > 0) return undefined;
      const behind = indexBehind(after);
      // A place between two events is none: the reader has seen another log.
      if (after !== (events[behind - 1]?.event.position ?? floor)) return undefined;
      const page: RecordedEvent[] = [];
      let position = after;
      for (let index = behind; index < events.length && page.length < limit; index += 1) {
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
    last: () => last,
  };
}
