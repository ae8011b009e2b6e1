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
  | { readonly kind: 'stored'; readonly records: readonly LoggedRecord[] }
  /** All ids are there already, where this append would have put them. */
  | { readonly kind: 'repeated'; readonly last: LoggedRecord }
  | { readonly kind: 'wrong_revision'; readonly current: number }
  | { readonly kind: 'deleted' };

/** The log of the stand-in: what EventStoreDB's documentation and its index writer say of streams, in memory. */
export interface StandInLog {
  append(stream: string, expected: Expected, proposed: readonly ProposedRecord[]): AppendOutcome;
  /** Puts back what a journal kept. */
  restore(records: readonly LoggedRecord[]): void;
  /** What a reader of the stream sees, ascending; undefined for a stream that is not there, 'deleted' for a tombstone. */
  visible(stream: string): readonly LoggedRecord[] | undefined | 'deleted';
  /** All records, ascending. */
  all(): readonly LoggedRecord[];
  /** The index in `all()` of the first record at or after a position. */
  indexOf(position: number): number;
  lastRevision(stream: string): number;
  /** Removes for good what stream metadata hides; positions stay. */
  scavenge(): void;
  /** Changes a record behind everyone's back, as a damaged or forged log would have it. */
  forge(position: number, change: Partial<LoggedRecord>): void;
  /** Removes all records from a position on, as a log restored from an older backup would lack them. */
  cutOff(position: number): void;
  onAppend(listener: () => void): () => void;
}

const TOMBSTONE = '$streamDeleted';
const metaStreamOf = (stream: string): string => `$$${stream}`;

interface StreamMetadata {
  readonly $maxCount?: number;
  readonly $tb?: number;
  readonly $maxAge?: number;
}

/** What a record costs in the real log, so that positions have gaps of real sizes. */
const sizeOf = ({ stream, type, data, metadata }: Pick<LoggedRecord, 'stream' | 'type' | 'data' | 'metadata'>): number =>
  80 + stream.length + type.length + data.length + metadata.length;

/** The index of the first record of a stream at or after a revision: by halves, as a server's index finds it. */
export function indexOfRevision(records: readonly LoggedRecord[], revision: number): number {
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((records[middle]?.revision ?? Infinity) < revision) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function createStandInLog(now: () => number = Date.now): StandInLog {
  let records: LoggedRecord[] = [];
  let end = 0;
  const streams = new Map<string, LoggedRecord[]>();
  const byId = new Map<string, LoggedRecord>();
  const listeners = new Set<() => void>();

  const lastRevision = (stream: string): number => streams.get(stream)?.at(-1)?.revision ?? -1;
  const isTombstoned = (stream: string): boolean => streams.get(stream)?.at(-1)?.type === TOMBSTONE;

  function metadataOf(stream: string): StreamMetadata {
    const last = streams.get(metaStreamOf(stream))?.at(-1);
    return last ? (JSON.parse(Buffer.from(last.data).toString()) as StreamMetadata) : {};
  }

  function isVisible(record: LoggedRecord): boolean {
    const { $maxCount, $tb, $maxAge } = metadataOf(record.stream);
    return (
      ($maxCount === undefined || record.revision > lastRevision(record.stream) - $maxCount)
      && ($tb === undefined || record.revision >= $tb)
      && ($maxAge === undefined || record.created > now() - $maxAge * 1_000)
    );
  }

  const isSoftDeleted = (stream: string): boolean => (metadataOf(stream).$tb ?? 0) > lastRevision(stream) && streams.has(stream);

  function keep(record: LoggedRecord): void {
    records.push(record);
    const history = streams.get(record.stream) ?? [];
    history.push(record);
    streams.set(record.stream, history);
    byId.set(record.id, record);
    end = record.position + sizeOf(record);
  }

  /** As the index writer checks it: exact revisions against what is stored, `any` against what it remembers. */
  function check(stream: string, expected: Expected, ids: readonly string[]): AppendOutcome | 'ok' {
    const current = lastRevision(stream);
    if (isTombstoned(stream)) return { kind: 'deleted' };
    if (expected === 'stream_exists' && (current < 0 || isSoftDeleted(stream))) return isSoftDeleted(stream) ? { kind: 'deleted' } : { kind: 'wrong_revision', current };
    if (expected === 'any' || expected === 'stream_exists') {
      const known = ids.map((id) => byId.get(id)).filter((record) => record?.stream === stream);
      const last = known.at(-1);
      if (known.length === 0 || !last) return 'ok';
      return known.length === ids.length ? { kind: 'repeated', last } : { kind: 'wrong_revision', current };
    }
    const at = expected === 'no_stream' ? -1 : expected;
    if (at === current) return 'ok';
    if (at > current) return { kind: 'wrong_revision', current };
    const history = streams.get(stream) ?? [];
    const first = indexOfRevision(history, at + 1);
    const stored = ids.map((_, index) => history[first + index]).map((record, index) => (record?.revision === at + 1 + index ? record : undefined));
    const last = stored.at(-1);
    if (last && stored.every((record, index) => record?.id === ids[index])) return { kind: 'repeated', last };
    if (at === -1 && isSoftDeleted(stream)) return 'ok';
    return { kind: 'wrong_revision', current };
  }

  return {
    append(stream, expected, proposed) {
      const outcome = check(stream, expected, proposed.map(({ id }) => id));
      if (outcome !== 'ok') return outcome;
      const stored = proposed.map((event) => {
        const record = { ...event, stream, position: end, revision: lastRevision(stream) + 1, created: now() };
        keep(record);
        return record;
      });
      for (const listener of listeners) listener();
      return { kind: 'stored', records: stored };
    },
    restore(kept) {
      for (const record of kept) keep(record);
    },
    visible(stream) {
      if (isTombstoned(stream)) return 'deleted';
      if (!streams.has(stream) || isSoftDeleted(stream)) return undefined;
      return streams.has(metaStreamOf(stream)) ? streams.get(stream)?.filter(isVisible) : streams.get(stream);
    },
    all: () => records,
    indexOf(position) {
      let [low, high] = [0, records.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((records[middle]?.position ?? Infinity) < position) low = middle + 1;
        else high = middle;
      }
      return low;
    },
    lastRevision,
    scavenge() {
      records = records.filter((record) => record === streams.get(record.stream)?.at(-1) || isVisible(record));
      const left = new Set(records);
      for (const [stream, history] of streams) streams.set(stream, history.filter((record) => left.has(record)));
    },
    forge(position, change) {
      const forged = (record: LoggedRecord): LoggedRecord => (record.position === position ? { ...record, ...change } : record);
      records = records.map(forged);
      for (const [stream, history] of streams) streams.set(stream, history.map(forged));
    },
    cutOff(position) {
      const left = records.filter((record) => record.position < position);
      [records, end] = [[], 0];
      streams.clear();
      byId.clear();
      for (const record of left) keep(record);
    },
    onAppend(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
