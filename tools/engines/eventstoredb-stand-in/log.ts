import { randomUUID } from 'node:crypto';

/** An event as the stand-in keeps it. */
export interface LoggedRecord {
  /** Its place in $all: like the real log, bytes from its beginning. */
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
  /** Written, not committed yet: nobody reads it until `commit`. */
  | { readonly kind: 'written'; readonly records: readonly LoggedRecord[] }
  /** All ids are there already, where this append would have put them. */
  | { readonly kind: 'repeated'; readonly last: LoggedRecord }
  /** The same, but the first write is not committed yet: a node then says nothing at all. */
  | { readonly kind: 'repeated_too_soon' }
  | { readonly kind: 'wrong_revision'; readonly current: number }
  | { readonly kind: 'deleted' };

/** What lies at a position of $all. */
export type Place = 'record' | 'inside a record' | 'inside the last record' | 'beyond the end';

/**
 * The log of the stand-in: what a real node was recorded to do (testing/recorded.ts) and what EventStoreDB's source
 * says of streams, in memory. An append is first written, then committed, then published to subscribers.
 */
export interface StandInLog {
  append(stream: string, expected: Expected, proposed: readonly ProposedRecord[]): AppendOutcome;
  /** What a delete with this expectation may do. */
  mayDelete(stream: string, expected: Expected): 'ok' | 'wrong_revision' | 'deleted';
  /** Lets readers see all that was written up to a position. */
  commit(position: number): void;
  /** Lets subscribers see all that was committed up to a position. */
  publish(position: number): void;
  /** Puts back what a journal kept, and commits what a node left unfinished. */
  restore(records: readonly LoggedRecord[]): void;
  /** What a reader of the stream sees, ascending; undefined for a stream that is not there, 'deleted' for a tombstone. */
  visible(stream: string): readonly LoggedRecord[] | undefined | 'deleted';
  /** All committed records, ascending. */
  all(): readonly LoggedRecord[];
  /** The index in `all()` of the first record at or after a position. */
  indexOf(position: number): number;
  /** What lies at a position; a scavenged record was a record. */
  placeOf(position: number): Place;
  /** The last position that subscribers may see. */
  published(): number;
  metadataOf(stream: string): StreamMetadata;
  /** Removes for good what stream metadata hides; positions stay. */
  scavenge(): void;
  /** Changes a record behind everyone's back, as a damaged or forged log would have it. */
  forge(position: number, change: Partial<LoggedRecord>): void;
  /** Removes all records from a position on, as a log restored from an older backup would lack them. */
  cutOff(position: number): void;
  /** Calls the listener whenever something was published. */
  onPublish(listener: () => void): () => void;
}

/** The settings of a stream, in its metadata stream. */
export interface StreamMetadata {
  readonly $maxCount?: number;
  readonly $tb?: number;
  readonly $maxAge?: number;
  readonly $acl?: { readonly $r?: string | readonly string[] };
}

const TOMBSTONE = '$streamDeleted';
const metaStreamOf = (stream: string): string => `$$${stream}`;

/** An event that sets a stream's metadata. */
export const metadataRecord = (metadata: StreamMetadata): ProposedRecord => ({
  id: randomUUID(),
  type: '$metadata',
  contentType: 'application/json',
  data: Buffer.from(JSON.stringify(metadata)),
  metadata: Buffer.of(),
});

/** What a record costs in the real log, so that positions have gaps of real sizes. */
const sizeOf = ({
  stream,
  type,
  data,
  metadata,
}: Pick<LoggedRecord, 'stream' | 'type' | 'data' | 'metadata'>): number =>
  80 + stream.length + type.length + data.length + metadata.length;

/** The index of the first item whose number is not below the one asked for: by halves, as a server's index finds it. */
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
  /** Where each record that was ever committed begins. */
  let starts: number[] = [];
  let end = 0;
  let published = -1;
  /** By stream, what is not committed yet included. */
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

  /** As the index writer checks it: exact revisions against what is stored, `any` against all ids. */
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
      // A stream that was deleted softly begins again; what was in it stays hidden.
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
