import type { DatabaseSync } from 'node:sqlite';
import { unlessDamaged } from '../../lib/sqlite/errors.ts';
import { prepareQuery, type Query } from '../../lib/sqlite/query.ts';
import { formatPosition } from '../stored-event.ts';

export interface IndexDamage {
  readonly index: string;
  /** The position of the first event that the index does not lead to. */
  readonly position: number;
}

/** The advice for a damaged index: it is derived from the events, so nothing is lost. */
export const indexFinding = ({ index, position }: IndexDamage): string =>
  `The index ${index} is damaged: it has no entry for the event at position ${formatPosition(position)}. ` +
  'The events themselves are sound. Stop the product and rebuild it: curbcast reindex';

/** The indexes, each with the columns that it compares. */
const indexColumns = {
  events_by_id: ['id'],
  events_by_stream: ['stream', 'revision'],
  events_by_kind: ['kind'],
} as const;
type Index = keyof typeof indexColumns;

/** The events of a range that belong to one stream. */
interface StreamPart {
  /** The revision of the first of them. */
  readonly first: number;
  /** The revision of the last. */
  readonly revision: number;
}

/** Finds the events of a range that an index does not lead to: reads would miss them, and an id could be used again. */
export interface IndexCheck {
  /** Takes in a sound event; the events come in order. */
  add(position: number, stream: number, revision: number, kind: number): void;
  /** Looks up the ids of the events after the first position up to the second, one by one where any is missing. */
  checkIds(after: number, to: number): void;
  /** To be called after the last event. */
  finish(streams: ReadonlyMap<number, StreamPart>, kinds: Iterable<{ readonly id: number }>): void;
  damages(): readonly IndexDamage[];
}

/** SQL to join an event with its entry in the index by id. */
export const JOIN_ENTRY_BY_ID = `CROSS JOIN (SELECT id AS indexed_id, position AS indexed_position FROM indexes.events_by_id)
  ON indexed_id = id AND indexed_position = position`;

/** SQL that counts the events after a position, up to another, that an index leads to. */
function countOf(index: Index): string {
  const same = [...indexColumns[index], 'position'].map((column) => `indexed.${column} = events.${column}`);
  return `SELECT count(*) FROM events CROSS JOIN indexes.${index} AS indexed ON ${same.join(' AND ')}
    WHERE events.position > ? AND events.position <= ?`;
}

/**
 * Entries are compared by a sum, modulo 2^31: a lookup for every event would take five times as long. Each counts as
 * (position + key) * (2 * position + 1): then one wrong or missing entry changes the sum, and so do two with their
 * positions swapped. The same in JavaScript and in SQL, where the product of two factors of 31 bits is exact.
 */
const weigh = (key: number, position: number): number => Math.imul(position + key, 2 * position + 1);
const BITS = 0x7fff_ffff;
const sumOf = (key: string, from: string): string =>
  `SELECT sum((((position + ${key}) & ${BITS}) * ((2 * position + 1) & ${BITS})) & ${BITS}) FROM ${from}`;

const PER_STREAM = 1_009;
const PER_REVISION = 31;
const PER_KIND = 1_009;

/** Checks the indexes for the events after a position; they hold the events up to `indexedTo`. */
export function createIndexCheck(db: DatabaseSync, after: number, indexedTo: number): IndexCheck {
  const counts = new Map<Index, Query<[number, number], [number]>>();
  const ofStream = prepareQuery<[number, number, number, number], [number | null]>(
    db,
    sumOf(
      `stream * ${PER_STREAM} + revision * ${PER_REVISION}`,
      'indexes.events_by_stream WHERE stream = ? AND revision >= ? AND revision <= ? AND position <= ?',
    ),
  );
  const ofKind = prepareQuery<[number, number, number], [number | null]>(
    db,
    sumOf(`kind * ${PER_KIND}`, 'indexes.events_by_kind WHERE kind = ? AND position > ? AND position <= ?'),
  );
  const damaged = new Map<Index, number>();
  let to = after;
  let byStream = 0;
  let byKind = 0;

  function leadsTo(index: Index, from: number, upTo: number): boolean {
    const count = counts.get(index) ?? prepareQuery<[number, number], [number]>(db, countOf(index));
    counts.set(index, count);
    return unlessDamaged(() => count.get(from, upTo)?.[0]) === upTo - from;
  }

  /** Looks for the first event that an index does not lead to. */
  function search(index: Index, from: number, upTo: number): void {
    if (damaged.has(index) || leadsTo(index, from, upTo)) return;
    for (let position = from + 1; position <= upTo; position += 1)
      if (!leadsTo(index, position - 1, position)) return void damaged.set(index, position);
  }

  return {
    add(position, stream, revision, kind) {
      if (position > indexedTo) return;
      to = position;
      byStream = (byStream + weigh(stream * PER_STREAM + revision * PER_REVISION, position)) | 0;
      byKind = (byKind + weigh(kind * PER_KIND, position)) | 0;
    },
    checkIds: (from, upTo) => search('events_by_id', from, Math.min(upTo, indexedTo)),
    finish(streams, kinds) {
      const sums = unlessDamaged(() => {
        let sum = 0;
        for (const [stream, { first, revision }] of streams) sum += ofStream.get(stream, first, revision, to)?.[0] ?? 0;
        return sum;
      });
      if (sums === undefined || ((sums ^ byStream) & BITS) !== 0) search('events_by_stream', after, to);
      const sumsOfKinds = unlessDamaged(() => {
        let sum = 0;
        for (const { id } of kinds) sum += ofKind.get(id, after, to)?.[0] ?? 0;
        return sum;
      });
      if (sumsOfKinds === undefined || ((sumsOfKinds ^ byKind) & BITS) !== 0) search('events_by_kind', after, to);
    },
    damages: () => [...damaged].map(([index, position]) => ({ index, position })),
  };
}
