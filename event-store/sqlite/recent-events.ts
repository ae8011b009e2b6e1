import type { Kind, StoredEvent } from '../stored-event.ts';

/** A page from memory. */
export interface RecentPage {
  readonly events: readonly StoredEvent[];
  /** The last position that was searched. */
  readonly at: number;
}

/** The last committed events, in memory for live readers. */
export interface RecentEvents {
  push(events: readonly StoredEvent[]): void;
  /** Events after `after`; undefined when some of them are not in memory. */
  read(after: number, accepts: ((kind: Kind) => boolean) | undefined, limit: number): RecentPage | undefined;
}

/** Keeps at most `maxEvents` events and about `maxCharacters` characters of them. */
export function createRecentEvents(maxEvents: number, maxCharacters: number): RecentEvents {
  /** A ring buffer: position p is in slot p modulo maxEvents. Positions have no gaps. */
  const ring: (StoredEvent | undefined)[] = Array.from({ length: maxEvents });
  let first = 0;
  let last = -1;
  let characters = 0;

  function dropFirst(): void {
    characters -= ring[first % maxEvents]?.size ?? 0;
    ring[first % maxEvents] = undefined;
    first += 1;
  }

  return {
    push(events) {
      for (const event of events) {
        if (last < first) first = event.at;
        while (first <= last && (last - first + 1 >= maxEvents || characters + event.size > maxCharacters)) dropFirst();
        last = event.at;
        ring[last % maxEvents] = event;
        characters += event.size;
      }
    },
    read(after, accepts, limit) {
      if (last < first || after < first - 1 || after > last) return undefined;
      const events: StoredEvent[] = [];
      let at = after;
      while (at < last && events.length < limit) {
        at += 1;
        const event = ring[at % maxEvents];
        if (event && (!accepts || accepts(event.kind))) events.push(event);
      }
      return { events, at };
    },
  };
}
