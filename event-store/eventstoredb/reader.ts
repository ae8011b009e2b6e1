import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { START, categoryOf, comparePositions } from '../../domain/envelope.ts';
import type { LogPage, ReadStreamOptions } from '../port.ts';
import { LogUnavailable } from '../port.ts';
import { checkFrom, checkLimit, type Accepts } from '../read-options.ts';
import { isHidden } from './names.ts';
import { notInLog, parsePosition } from './position.ts';
import type { RawReads } from './raw-reads.ts';
import { found, fromStored } from './stored-form.ts';
import type { StoredRecord } from './wire.ts';

/** Records per read when a filter may drop many of them. */
const CHUNK = 1_000;
/** After this many records a page is returned even if it is almost empty, so that its reader makes progress. */
const SEARCHED_ENOUGH = 20_000;
/** All other streams are skipped, whoever wrote them. */
const isOfLog = (stream: string): boolean => !isHidden(stream);
/** Records per read in the search for the last event from the end of the log; more when hidden streams fill it. */
const HEAD_CHUNKS = [8, 64, 512, 4_096] as const;

export interface Reader {
  readStream(stream: string, options: ReadStreamOptions): Promise<readonly RecordedEvent[]>;
  /** Rejects with RangeError when the log does not hold the event at `after`. Its events are not yet looked at. */
  readPage(after: Position, accepts: Accepts, limit: number): Promise<LogPage>;
  /** The last event of the log. `floor`: an event that is known to exist; the search ends there. */
  head(floor: Position): Promise<Position>;
  /** When the event at this position was recorded (milliseconds); undefined when there is none. */
  timeAt(position: Position): Promise<number | undefined>;
}

export function createReader(reads: RawReads): Reader {
  /** The search up to the record `newest` found `head`. */
  let known = { newest: START, head: START };

  async function readStream(stream: string, options: ReadStreamOptions): Promise<readonly RecordedEvent[]> {
    const limit = checkLimit(options.limit);
    const from = checkFrom(options.from);
    if (isHidden(stream)) return [];
    const records =
      options.direction === 'backwards'
        ? await reads.streamBackwards(stream, from, limit)
        : await reads.stream(stream, from ?? 0, limit);
    return records.map(fromStored);
  }

  /** Records after the cursor; `complete` at the end of the log. */
  async function next(
    cursor: Position,
    count: number,
  ): Promise<{
    readonly records: readonly StoredRecord[];
    readonly first: StoredRecord | undefined;
    readonly complete: boolean;
  }> {
    const found = await reads.forwards(cursor, count + 1, isOfLog);
    const [first] = found;
    const isAt = first !== undefined && first.position === cursor;
    return { first, records: isAt ? found.slice(1) : found, complete: found.length <= count };
  }

  /** The error for a read that did not begin with the record at `after`. */
  async function absence(after: Position): Promise<Error> {
    const [last] = await reads.backwards(undefined, 1);
    // A read that the server breaks off looks like a complete one.
    const isThere =
      last !== undefined &&
      comparePositions(last.position ?? START, after) >= 0 &&
      (await reads.forwards(after, 1)).some(({ position }) => position === after);
    return isThere ? new LogUnavailable('EventStoreDB ended a read early') : notInLog(after);
  }

  async function readPage(after: Position, accepts: Accepts, limit: number): Promise<LogPage> {
    const events: RecordedEvent[] = [];
    let position = after;
    let cursor = after;
    parsePosition(after);
    for (let searched = 0; ;) {
      const { records, first, complete } = await next(cursor, Math.max(limit - events.length + 1, accepts ? CHUNK : 1));
      if (searched === 0 && after !== START && first?.position !== after) throw await absence(after);
      for (const record of records) {
        cursor = record.position ?? cursor;
        if (isHidden(record.streamId)) continue;
        if (events.length === limit) return { events, position, end: false };
        if (!accepts || accepts({ category: categoryOf(record.streamId), type: record.type }))
          events.push(found(record));
        position = cursor;
      }
      if (complete) return { events, position, end: true };
      searched += records.length;
      if (searched >= SEARCHED_ENOUGH && position !== after) return { events, position, end: false };
    }
  }

  function ended(newest: Position, head: Position): Position {
    if (comparePositions(newest, known.newest) > 0) known = { newest, head };
    return head;
  }

  async function head(floor: Position): Promise<Position> {
    const least = comparePositions(floor, known.head) > 0 ? floor : known.head;
    let before: Position | undefined;
    let newest = START;
    for (let round = 0; ; round += 1) {
      const count = HEAD_CHUNKS[Math.min(round, HEAD_CHUNKS.length - 1)] ?? CHUNK;
      const records = await reads.backwards(before, count);
      for (const record of records) {
        const at = record.position ?? START;
        if (newest === START) newest = at;
        const passed = comparePositions(at, least) <= 0 || comparePositions(at, known.newest) <= 0;
        if (!passed && isHidden(record.streamId)) continue;
        return ended(newest, passed ? least : at);
      }
      const last = records.at(-1);
      if (!last || records.length < count) return ended(newest, least);
      before = last.position;
    }
  }

  async function timeAt(position: Position): Promise<number | undefined> {
    const [record] = await reads.forwards(position, 1);
    return record?.position === position ? found(record).time : undefined;
  }

  return { readStream, readPage, head, timeAt };
}
