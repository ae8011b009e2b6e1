import { randomUUID } from 'node:crypto';

/** An event in the stand-in. */
export interface LoggedRecord {
  /** Its position in $all, in bytes from the beginning as in the real log. */
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
  /** Milliseconds since the epoch. */
  readonly created: number;
}

export type ProposedRecord = Pick<LoggedRecord, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;

export type Expected = 'any' | 'no_stream' | 'stream_exists' | number;

export type AppendOutcome =
  /** Written but invisible to readers until `commit`. */
  | { readonly kind: 'written'; readonly records: readonly LoggedRecord[] }
  /** A repetition: all event ids exist at the place where this append would have written them. */
  | { readonly kind: 'repeated'; readonly last: LoggedRecord }
  /** A repetition of an append that is not committed yet; a real node never answers it. */
  | { readonly kind: 'repeated_too_soon' }
  | { readonly kind: 'wrong_revision'; readonly current: number }
  | { readonly kind: 'deleted' };

/** The record at a position of $all. */
export type Place = 'record' | 'inside a record' | 'inside the last record' | 'beyond the end';

/**
 * The in-memory log of the stand-in. It behaves as recorded from a real node (testing/recorded.ts) and as
 * EventStoreDB's source defines streams. An append is written, then committed, then published to subscribers.
 */
export interface StandInLog {
  append(stream: string, expected: Expected, proposed: readonly ProposedRecord[]): AppendOutcome;
  /** Checks the expected revision of a delete. */
  mayDelete(stream: string, expected: Expected): 'ok' | 'wrong_revision' | 'deleted';
  /** Makes all records up to a position visible to readers. */
  commit(position: number): void;
  /** Makes all committed records up to a position visible to subscribers. */
  publish(position: number): void;
  /** Restores the appends of a journal and commits appends that were written but not committed. */
  restore(records: readonly LoggedRecord[]): void;
  /** The visible records of a stream, ascending; undefined for an unknown stream, 'deleted' for a tombstoned one. */
  visible(stream: string): readonly LoggedRecord[] | undefined | 'deleted';
  /** All committed records, ascending. */
  all(): readonly LoggedRecord[];
  /** The index in `all()` of the first record at or after a position. */
  indexOf(position: number): number;
  /** The record at a position; a scavenged one still counts. */
  placeOf(position: number): Place;
  /** The last position visible to subscribers. */
  published(): number;
  metadataOf(stream: string): StreamMetadata;
  /** Scavenges: removes what stream metadata hides; positions do not change. */
  scavenge(): void;
  /** Alters a stored record, as in a damaged or forged log. */
  forge(position: number, change: Partial<LoggedRecord>): void;
  /** Truncates the log at a position, as in a log restored from an older backup. */
  cutOff(position: number): void;
  /** Calls the listener after each publication. */
  onPublish(listener: () => void): () => void;
}

/** The metadata of a stream, stored in its metadata stream. */
export interface StreamMetadata {
  readonly $maxCount?: number;
  readonly $tb?: number;
  readonly $maxAge?: number;
  readonly $acl?: { readonly $r?: string | readonly string[] };
}

const TOMBSTONE = '$streamDeleted';
const metaStreamOf = (stream: string): string => `$$${stream}`;

/** Creates an event that sets a stream's metadata. */
export const metadataRecord = (metadata: StreamMetadata): ProposedRecord => ({
  id: randomUUID(),
  type: '$metadata',
  contentType: 'application/json',
  data: Buffer.from(JSON.stringify(metadata)),
  metadata: Buffer.of(),
});

/** The approximate size of a record in the real log, for realistic gaps between positions. */
const sizeOf = ({
  stream,
  type,
  data,
  metadata,
}: Pick<LoggedRecord, 'stream' | 'type' | 'data' | 'metadata'>): number =>
  80 + stream.length + type.length + data.length + metadata.length;

/** Binary search: the index of the first item whose number is not below the given one. */
function indexBy<Item>(items: readonly Item[], number: (item: Item) => number, atLeast: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && number(item) < atLeast) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the first record of a stream at or after a revision. */
export const indexOfRevision = (records: readonly LoggedRecord[], revision: number): number =>
  indexBy(records, (record) => record.revision, revision);

export function createStandInLog(now: () => number = Date.now): StandInLog {
  let records: LoggedRecord[] = [];
  let written: LoggedRecord[] = [];
  /** Positions of all records ever committed. */
  let starts: number[] = [];
  let end = 0;
  let published = -1;
  /** Records by stream, including uncommitted ones. */
  const streams = new Map<string, LoggedRecord[]>();
  const byId = new Map<string, LoggedRecord>();
  const listeners = new Set<() => void>();

  const lastRevision = (stream: string): number => streams.get(stream)?.at(-1)?.revision ?? -1;
  const isTombstoned = (stream: string): boolean => streams.get(stream)?.at(-1)?.type === TOMBSTONE;
  const isCommitted = ({ position }: LoggedRecord): boolean => position <= (starts.at(-1) ?? -1);

  function metadataOf(stream: string): StreamMetadata {
    const last = streams.get(metaStreamOf(stream))?.at(-1);
    return last ? (JSON.parse(Buffer.from(last.data).toString()) as StreamMetadata) : {};
  }

  function isVisible(record: LoggedRecord): boolean {
    const { $maxCount, $tb, $maxAge } = metadataOf(record.stream);
    return (
      ($maxCount === undefined || record.revision > lastRevision(record.stream) - $maxCount) &&
      ($tb === undefined || record.revision >= $tb) &&
      ($maxAge === undefined || record.created > now() - $maxAge * 1_000)
    );
  }

  const isSoftDeleted = (stream: string): boolean =>
    (metadataOf(stream).$tb ?? 0) > lastRevision(stream) && streams.has(stream);

  function write(record: LoggedRecord): void {
    written.push(record);
    const history = streams.get(record.stream) ?? [];
    history.push(record);
    streams.set(record.stream, history);
    byId.set(record.id, record);
    end = record.position + sizeOf(record);
  }

  function add(stream: string, proposed: readonly ProposedRecord[]): LoggedRecord[] {
    return proposed.map((event) => {
      const record = { ...event, stream, position: end, revision: lastRevision(stream) + 1, created: now() };
      write(record);
      return record;
    });
  }

  function commit(position: number): void {
    const count = indexBy(written, (record) => record.position, position + 1);
    for (const record of written.slice(0, count)) {
      records.push(record);
      starts.push(record.position);
    }
    written = written.slice(count);
  }

  function publish(position: number): void {
    published = Math.max(published, position);
    for (const listener of listeners) listener();
  }

  function repetition(found: readonly (LoggedRecord | undefined)[], ids: readonly string[]): AppendOutcome | undefined {
    const last = found.at(-1);
    if (!last || !found.every((record, index) => record?.id === ids[index])) return undefined;
    return isCommitted(last) ? { kind: 'repeated', last } : { kind: 'repeated_too_soon' };
  }

  /** Checks as EventStoreDB's index writer does: exact revisions against the stored events, `any` against all ids. */
  function check(stream: string, expected: Expected, ids: readonly string[]): AppendOutcome | 'ok' {
    const current = lastRevision(stream);
    if (isTombstoned(stream)) return { kind: 'deleted' };
    if (expected === 'stream_exists' && isSoftDeleted(stream)) return { kind: 'deleted' };
    if (expected === 'stream_exists' && current < 0) return { kind: 'wrong_revision', current };
    if (expected === 'any' || expected === 'stream_exists') {
      const known = ids.map((id) => byId.get(id)).filter((record) => record?.stream === stream);
      return known.length === 0 ? 'ok' : (repetition(known, ids) ?? { kind: 'wrong_revision', current });
    }
    const at = expected === 'no_stream' ? -1 : expected;
    if (at === current) return 'ok';
    if (at > current) return { kind: 'wrong_revision', current };
    const history = streams.get(stream) ?? [];
    const first = indexOfRevision(history, at + 1);
    const stored = ids
      .map((_, index) => history[first + index])
      .map((record, index) => (record?.revision === at + 1 + index ? record : undefined));
    const repeated = repetition(stored, ids);
    if (repeated) return repeated;
    return at === -1 && isSoftDeleted(stream) ? 'ok' : { kind: 'wrong_revision', current };
  }

  return {
    metadataOf,
    commit,
    publish,
    append(stream, expected, proposed) {
      const outcome = check(
        stream,
        expected,
        proposed.map(({ id }) => id),
      );
      if (outcome !== 'ok') return outcome;
      // Appending to a soft-deleted stream recreates it; its earlier events stay hidden.
      const hidden = isSoftDeleted(stream)
        ? add(metaStreamOf(stream), [metadataRecord({ $tb: lastRevision(stream) + 1 })])
        : [];
      return { kind: 'written', records: [...hidden, ...add(stream, proposed)] };
    },
    mayDelete(stream, expected) {
      if (isTombstoned(stream)) return 'deleted';
      const current = lastRevision(stream);
      if (expected === 'any') return 'ok';
      if (expected === 'stream_exists') return current >= 0 ? 'ok' : 'wrong_revision';
      return (expected === 'no_stream' ? -1 : expected) === current ? 'ok' : 'wrong_revision';
    },
    restore(kept) {
      for (const record of kept) write(record);
      commit(end);
      publish(starts.at(-1) ?? -1);
    },
    visible(stream) {
      if (isTombstoned(stream)) return 'deleted';
      const history = streams.get(stream);
      if (!history || isSoftDeleted(stream)) return undefined;
      const seen = written.length === 0 ? history : history.filter(isCommitted);
      if (seen.length === 0) return undefined;
      return streams.has(metaStreamOf(stream)) ? seen.filter(isVisible) : seen;
    },
    all: () => records,
    indexOf: (position) => indexBy(records, (record) => record.position, position),
    placeOf(position) {
      const last = starts.at(-1) ?? -1;
      if (starts[indexBy(starts, (start) => start, position)] === position) return 'record';
      if (position < last) return 'inside a record';
      return position < end ? 'inside the last record' : 'beyond the end';
    },
    published: () => published,
    scavenge() {
      records = records.filter((record) => record === streams.get(record.stream)?.at(-1) || isVisible(record));
      const left = new Set(records);
      for (const [stream, history] of streams)
        streams.set(
          stream,
          history.filter((record) => left.has(record)),
        );
    },
    forge(position, change) {
      const forged = (record: LoggedRecord): LoggedRecord =>
        record.position === position ? { ...record, ...change } : record;
      records = records.map(forged);
      for (const [stream, history] of streams) streams.set(stream, history.map(forged));
    },
    cutOff(position) {
      const left = records.filter((record) => record.position < position);
      [records, written, starts, end, published] = [[], [], [], 0, -1];
      streams.clear();
      byId.clear();
      this.restore(left);
    },
    onPublish(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
