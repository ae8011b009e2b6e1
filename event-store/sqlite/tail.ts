/** An event as the indexes know it. */
export interface TailEvent {
  readonly position: number;
  /** Its stream's number. */
  readonly stream: number;
  readonly revision: number;
  /** Its id, 32 hex digits. */
  readonly hexId: string;
}

/** The newest events of a stream; their revisions have no gaps. */
export interface StreamTail {
  /** The first and the last revision in memory. */
  readonly first: number;
  readonly last: number;
  /** The position of a revision. */
  at(revision: number): number | undefined;
  /** Positions from a revision on, ascending. */
  slice(from: number, limit: number): readonly number[];
  /** Positions from a revision back, descending. */
  sliceBack(from: number, limit: number): readonly number[];
}

/** The newest events of a log, in order of position and without gaps. */
export interface Tail {
  byId(hexId: string): number | undefined;
  /** The newest events of a stream; undefined when it has none among them. */
  of(stream: number): StreamTail | undefined;
  add(event: TailEvent): void;
  dropAfter(position: number): void;
  dropUpTo(position: number): void;
}

export function createTail(events: readonly TailEvent[]): Tail {
  let all: TailEvent[] = [];
  const ids = new Map<string, number>();
  const streams = new Map<number, { first: number; readonly positions: number[] }>();

  function add(event: TailEvent): void {
    all.push(event);
    ids.set(event.hexId, event.position);
    const known = streams.get(event.stream);
    if (known) known.positions.push(event.position);
    else streams.set(event.stream, { first: event.revision, positions: [event.position] });
  }

  function replace(kept: readonly TailEvent[]): void {
    all = [];
    ids.clear();
    streams.clear();
    for (const event of kept) add(event);
  }

  replace(events);
  return {
    byId: (hexId) => ids.get(hexId),
    of(stream) {
      const known = streams.get(stream);
      if (!known) return undefined;
      const { first, positions } = known;
      return {
        first,
        last: first + positions.length - 1,
        at: (revision) => positions[revision - first],
        slice: (from, limit) => positions.slice(Math.max(0, from - first), Math.max(0, from - first) + limit),
        sliceBack: (from, limit) =>
          positions.slice(Math.max(0, from - first + 1 - limit), from - first + 1).toReversed(),
      };
    },
    add,
    dropAfter(position) {
      for (let event = all.at(-1); event && event.position > position; event = all.at(-1)) {
        all.pop();
        ids.delete(event.hexId);
        const known = streams.get(event.stream);
        known?.positions.pop();
        if (known?.positions.length === 0) streams.delete(event.stream);
      }
    },
    dropUpTo: (position) => replace(all.filter((event) => event.position > position)),
  };
}
