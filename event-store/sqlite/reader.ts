import type { DatabaseSync } from 'node:sqlite';
import type { LogPage, ReadStreamOptions } from '../port.ts';
import type { Position } from '../../domain/envelope.ts';
import { checkAfter, checkFrom, checkLimit, type Accepts } from '../read-options.ts';
import { formatPosition, parsePosition, StoredEvent } from '../stored-event.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import type { EventIndexes } from './event-indexes.ts';
import type { Names } from './names.ts';
import type { RecentEvents } from './recent-events.ts';

type EventRow = [
  position: number,
  stream: number,
  revision: number,
  kind: number,
  time: number,
  data: string,
  rest: string,
];

const COLUMNS = 'position, stream, revision, kind, time, data, lower(hex(id) || hex(hash)) || metadata';

/** A filter with more kinds than this scans all events: SQLite joins at most 500 queries. */
const MOST_MERGED_KINDS = 400;

/** Reading an event in order costs about a third of looking it up by its position. */
const SCANNED = 3;

export interface Reader {
  readStream(stream: string, options: ReadStreamOptions): StoredEvent[];
  /** A page of the newest events, from memory; undefined when some of those after the position are not there. */
  recentPage(after: Position, accepts: Accepts, limit: number): LogPage | undefined;
  readPage(after: Position, accepts: Accepts, limit: number): LogPage;
  /** When the event at this position was recorded (milliseconds). */
  timeAt(position: number): number | undefined;
}

/**
 * Reads committed events. `head` gives the last committed position; `revisionOf` the last revision of a stream from the
 * writer's cache, with which a read of the events after a cached state needs no query.
 */
export function createReader(
  db: DatabaseSync,
  names: Names,
  indexes: Pick<EventIndexes, 'forwards' | 'backwards' | 'ofKinds' | 'indexedTo'>,
  recent: RecentEvents,
  head: () => number,
  revisionOf: (stream: string) => number,
): Reader {
  const one = prepareQuery<[number], EventRow>(db, `SELECT ${COLUMNS} FROM events WHERE position = ?`);
  const some = prepareQuery<[string], EventRow>(
    db,
    `SELECT ${COLUMNS} FROM events WHERE position IN (SELECT value FROM json_each(?)) ORDER BY position`,
  );
  const between = prepareQuery<[number, number], EventRow>(
    db,
    `SELECT ${COLUMNS} FROM events WHERE position BETWEEN ? AND ? ORDER BY position`,
  );
  const everything = prepareQuery<[number, number], EventRow>(
    db,
    `SELECT ${COLUMNS} FROM events WHERE position > ? ORDER BY position LIMIT ?`,
  );
  const scan = prepareQuery<[number, string, number], EventRow>(
    db,
    `SELECT ${COLUMNS} FROM events WHERE position > ? AND kind IN (SELECT value FROM json_each(?)) ORDER BY position LIMIT ?`,
  );
  function toEvent([position, stream, revision, kind, time, data, rest]: EventRow): StoredEvent {
    return new StoredEvent(position, names.streamName(stream), revision, names.kind(kind), time, data, rest);
  }

  /** The events at ascending positions. */
  function rowsAt(positions: readonly number[]): EventRow[] {
    const [start, end] = [positions[0], positions.at(-1)];
    if (start === undefined || end === undefined) return [];
    if (positions.length === 1) {
      const row = one.get(start);
      return row ? [row] : [];
    }
    // Consecutive events, such as those of one append, need no search each.
    if (end - start === positions.length - 1) return between.all(start, end);
    return some.all(JSON.stringify(positions));
  }

  function recentPage(after: Position, accepts: Accepts, limit: number): LogPage | undefined {
    const page = recent.read(parsePosition(after), accepts, limit);
    return page && { events: page.events, position: formatPosition(page.at), end: page.at === head() };
  }

  function readRows(after: number, accepts: Accepts, limit: number): EventRow[] {
    if (!accepts) return everything.all(after, limit);
    const all = [...names.kinds()];
    const wanted = all.filter(accepts);
    if (wanted.length === 0) return [];
    if (wanted.length === all.length) return everything.all(after, limit);
    const scanFrom = (position: number, most: number) =>
      scan.all(position, JSON.stringify(wanted.map((kind) => kind.id)), most);
    if (wanted.length > MOST_MERGED_KINDS) return scanFrom(after, limit);
    const indexedTo = indexes.indexedTo();
    const kinds = wanted.map((kind) => kind.id);
    const positions = indexes.ofKinds(kinds, after, limit);
    // Where most events are wanted, reading them in order is cheaper than a search each.
    const span = (positions.at(-1) ?? 0) - (positions[0] ?? 0);
    const indexed =
      span < SCANNED * positions.length ? scanFrom((positions[0] ?? 0) - 1, positions.length) : rowsAt(positions);
    return indexed.length === limit
      ? indexed
      : [...indexed, ...scanFrom(Math.max(after, indexedTo), limit - indexed.length)];
  }

  return {
    readStream(stream, options) {
      const limit = checkLimit(options.limit);
      const from = checkFrom(options.from);
      const id = names.streamId(stream);
      if (id === undefined) return [];
      if (options.direction !== 'backwards' && from !== undefined && from > revisionOf(stream)) return [];
      if (options.direction !== 'backwards') return rowsAt(indexes.forwards(id, from ?? 0, limit)).map(toEvent);
      const positions = indexes.backwards(id, from ?? Number.MAX_SAFE_INTEGER, limit);
      return rowsAt(positions.toReversed()).map(toEvent).toReversed();
    },

    timeAt: (position) => one.get(position)?.[4],

    recentPage,

    readPage(after, accepts, limit) {
      const end = head();
      const start = checkAfter(after, end);
      const inMemory = recentPage(after, accepts, limit);
      if (inMemory) return inMemory;
      const events = readRows(start, accepts, limit).map(toEvent);
      const last = events.length < limit ? end : (events.at(-1)?.at ?? end);
      return { events, position: formatPosition(last), end: last === end };
    },
  };
}
