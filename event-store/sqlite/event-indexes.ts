import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { prepareQuery, type Query } from '../../lib/sqlite/query.ts';
import type { LogFiles } from './files.ts';
import { attachIndexes, mergeIndexes, removeIndexes } from './indexes-file.ts';
import type { MergeAnswer } from './index-worker.ts';
import { createTail, type TailEvent } from './tail.ts';
import { HEX } from './schema.ts';

/**
 * Finds events by stream and revision, by id, by kind. An index entry that is written with its event costs every commit
 * a page of the file. So the newest events are found in memory, and a thread enters them in sorted batches into a
 * separate file.
 */
export interface EventIndexes {
  /** The position of the event with this id, 32 hex digits. */
  byId(hexId: string): number | undefined;
  byRevision(stream: number, revision: number): number | undefined;
  /** The last event of a stream; undefined for a stream without events. */
  lastOf(stream: number): { readonly revision: number; readonly position: number } | undefined;
  /** Positions of events of a stream, ascending, from a revision on. */
  forwards(stream: number, from: number, limit: number): readonly number[];
  /** Positions of events of a stream, descending, from a revision back. */
  backwards(stream: number, from: number, limit: number): readonly number[];
  /** Positions of events of these kinds after a position, ascending, up to `indexedTo`: later ones are scanned. */
  ofKinds(kinds: readonly number[], after: number, limit: number): readonly number[];
  /** The file holds every event up to this position. */
  indexedTo(): number;
  /** Takes in an event of the open transaction. */
  add(event: TailEvent): void;
  /** Forgets the events after a position: they were rolled back. */
  dropAfter(position: number): void;
  /** To be called after a COMMIT with the last position: starts a merge from time to time. */
  committed(head: number): void;
  /** Waits for a running merge and ends the thread. */
  close(): Promise<void>;
}

/** Events between two merges. A larger batch costs fewer pages an event, and more memory and time at the start. */
const BATCH = 4_096;

/** A log with more events that are not indexed is indexed when it is opened, as after the loss of the file. */
const MOST_AT_START = 4 * BATCH;

/** The indexes of the log that `db` has open and whose last event is at `head`. Rebuilds a file that does not fit. */
export function openEventIndexes(db: DatabaseSync, files: LogFiles, head: number): EventIndexes {
  let indexedTo = attach();
  if (head - indexedTo > MOST_AT_START) {
    mergeIndexes(files, head);
    indexedTo = attach();
  }
  const tail = createTail(eventsAfter(db, indexedTo));
  let lookups = indexedTo > 0 ? prepareLookups(db) : undefined;
  /** The position that the latest merge was to reach, even if the merge failed. */
  let tried = indexedTo;
  let worker: Worker | undefined;
  let merging: PromiseWithResolvers<void> | undefined;

  function attach(): number {
    const position = attachIndexes(db, files);
    if (position === undefined) removeIndexes(files);
    return position ?? 0;
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('index-worker.ts', import.meta.url), { workerData: files });
    started.unref();
    started.on('message', (merged: MergeAnswer) => done(merged));
    started.on('error', () => {
      worker = undefined;
      done(undefined);
    });
    return started;
  }

  /** A merge that failed is tried again after the next batch; until then memory holds its events. */
  function done(merged: MergeAnswer): void {
    merging?.resolve();
    merging = undefined;
    if (merged === undefined) return;
    if (!lookups) {
      if (attach() === 0) return;
      lookups = prepareLookups(db);
    }
    indexedTo = merged;
    tail.dropUpTo(merged);
  }

  return {
    byId: (hexId) => tail.byId(hexId) ?? lookups?.byId.get(hexId)?.[0],
    byRevision: (stream, revision) => tail.of(stream)?.at(revision) ?? lookups?.byRevision.get(stream, revision)?.[0],
    lastOf(stream) {
      const known = tail.of(stream);
      if (known) return { revision: known.last, position: known.at(known.last) ?? 0 };
      const [revision, position] = lookups?.lastOf.get(stream) ?? [];
      return revision === undefined || position === undefined ? undefined : { revision, position };
    },
    forwards(stream, from, limit) {
      const known = tail.of(stream);
      const inFile = Math.min(limit, Math.max(0, (known?.first ?? Number.MAX_SAFE_INTEGER) - from));
      const found = inFile > 0 ? (lookups?.forwards.all(stream, from, inFile) ?? []).map(first) : [];
      return known ? [...found, ...known.slice(from + found.length, limit - found.length)] : found;
    },
    backwards(stream, from, limit) {
      const known = tail.of(stream);
      const found = known && from >= known.first ? known.sliceBack(Math.min(from, known.last), limit) : [];
      if (found.length === limit || !lookups) return found;
      const before = Math.min(from, (known?.first ?? Number.MAX_SAFE_INTEGER) - 1);
      const rest = lookups.backwards.all(stream, before, limit - found.length);
      return [...found, ...rest.map(first)];
    },
    ofKinds: (kinds, after, limit) =>
      after < indexedTo && lookups
        ? lookups
            .ofKinds(kinds.length)
            .all(...kinds.flatMap((kind) => [kind, after, indexedTo]), limit)
            .map(first)
        : [],
    indexedTo: () => indexedTo,
    add: (event) => tail.add(event),
    dropAfter: (position) => tail.dropAfter(position),
    committed(head) {
      if (merging || head - Math.max(indexedTo, tried) < BATCH) return;
      tried = head;
      merging = Promise.withResolvers();
      worker ??= startWorker();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      worker.postMessage(head);
    },
    async close() {
      await merging?.promise;
      await worker?.terminate();
    },
  };
}

const first = ([position]: readonly [number]): number => position;

function eventsAfter(db: DatabaseSync, position: number): readonly TailEvent[] {
  return prepareQuery<[number], [number, number, number, string]>(
    db,
    `SELECT position, stream, revision, ${HEX.id} FROM main.events WHERE position > ? ORDER BY position`,
  )
    .all(position)
    .map(([at, stream, revision, hexId]) => ({ position: at, stream, revision, hexId }));
}

function prepareLookups(db: DatabaseSync) {
  const ofKinds = new Map<number, Query<number[], [number]>>();
  const inStream = 'SELECT position FROM indexes.events_by_stream WHERE stream = ? AND revision';
  return {
    byId: prepareQuery<[string], [number]>(db, 'SELECT position FROM indexes.events_by_id WHERE id = unhex(?)'),
    byRevision: prepareQuery<[number, number], [number]>(db, `${inStream} = ?`),
    lastOf: prepareQuery<[number], [number, number]>(
      db,
      'SELECT revision, position FROM indexes.events_by_stream WHERE stream = ? ORDER BY revision DESC LIMIT 1',
    ),
    forwards: prepareQuery<[number, number, number], [number]>(db, `${inStream} >= ? ORDER BY revision LIMIT ?`),
    backwards: prepareQuery<[number, number, number], [number]>(db, `${inStream} <= ? ORDER BY revision DESC LIMIT ?`),
    /** Merges the sorted positions of `count` kinds. */
    ofKinds(count: number): Query<number[], [number]> {
      const known = ofKinds.get(count);
      if (known) return known;
      const one = 'SELECT position FROM indexes.events_by_kind WHERE kind = ? AND position > ? AND position <= ?';
      const runs = Array.from({ length: count }, () => one).join(' UNION ALL ');
      const query = prepareQuery<number[], [number]>(db, `${runs} ORDER BY position LIMIT ?`);
      ofKinds.set(count, query);
      return query;
    },
  };
}
