import type { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { hashEvent, nextLink, NO_HASH } from '../hash-chain.ts';
import { uuidOf } from '../event-id.ts';
import { unpackMetadata } from '../packed-metadata.ts';
import { LogCorrupted } from '../port.ts';
import { formatPosition } from '../stored-event.ts';
import { isDamage, isEngineError } from '../../lib/sqlite/errors.ts';
import type { Query } from '../../lib/sqlite/query.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import { asPortError } from './database.ts';
import type { AnchorPoint } from '../head-anchor.ts';
import { hexColumnsOf } from './schema.ts';
import { createNames, UnknownNumber } from './names.ts';

type CheckRow = [
  position: number,
  stream: number,
  revision: number,
  kind: number,
  time: number,
  hexId: string,
  hash: string,
  chain: string,
  metadata: string,
  data: string,
];

/** Progress of a check, given after each page. */
export interface Checked {
  /** Every event up to this position is sound. */
  readonly position: number;
  readonly events: number;
  /** The streams whose first event was checked. */
  readonly streams: number;
  /** Indexes that do not lead to the checked events; the events themselves are sound. */
  readonly damagedIndexes: readonly IndexDamage[];
}

export interface IndexDamage {
  readonly index: string;
  /** The position of the first event that the index does not lead to. */
  readonly position: number;
}

/** What an operator does about a damaged index: it is derived from the events, so nothing is lost. */
export const indexFinding = ({ index, position }: IndexDamage): string =>
  `The index ${index} is damaged: it has no entry for the event at position ${formatPosition(position)}. ` +
  'The events themselves are sound. Stop the product and rebuild it: npm run reindex';

export interface CheckRange {
  /** The check begins after this position, with the chain link that is stored there. */
  readonly after: number;
  /** The last position to check. */
  readonly to: number;
  /** The head anchor that the log has to match. */
  readonly anchor: AnchorPoint;
}

const PAGE = 100;
const CACHED_STREAMS = 100_000;

/** LogCorrupted with the last good and the first bad position. */
export function corruption(lastGood: number, what: string): LogCorrupted {
  const position = formatPosition(lastGood);
  const where = `Last good position: ${position || 'none'}. First bad position: ${formatPosition(lastGood + 1)}.`;
  return new LogCorrupted(`${what} ${where}`, position);
}

/** Translates an error of the engine; every event up to `lastGood` is sound. */
export function asDamageAfter(lastGood: number, error: unknown): unknown {
  if (!isEngineError(error) || !isDamage(error)) return asPortError(error, formatPosition(lastGood));
  return corruption(lastGood, `The log's database file is damaged (${error.message}).`);
}

/** The indexes that lead to single events, each with the columns that it compares. */
const indexes = [
  ['events_by_id', ['id']],
  ['events_by_stream', ['stream', 'revision']],
] as const;

/** Whether an index leads to the events of a page. */
interface IndexCheck {
  readonly name: string;
  /** How many events after the first position, up to the second, the index leads to. */
  readonly count: Query<[number, number], [number]>;
}

function checkOf(db: DatabaseSync, [name, columns]: (typeof indexes)[number]): IndexCheck {
  const same = [...columns, 'position'].map((column) => `indexed.${column} = events.${column}`).join(' AND ');
  const sql =
    'SELECT count(*) FROM events WHERE position > ? AND position <= ? AND ' +
    `EXISTS (SELECT 1 FROM events AS indexed INDEXED BY ${name} WHERE ${same})`;
  return { name, count: prepareQuery(db, sql) };
}

/**
 * Checks events in order: positions and revisions without gaps, every hash, the chain of each stream, the chain of the
 * log, the anchor, and that each index leads to the event. Yields after every page, so that the caller sets the pace.
 * Throws LogCorrupted at the first event that was changed or can't be read.
 */
export function* checkEvents(db: DatabaseSync, range: CheckRange): Generator<Checked, Checked, void> {
  const hex = hexColumnsOf(db);
  const page = prepareQuery<[number, number, number], CheckRow>(
    db,
    `SELECT position, stream, revision, kind, time, ${hex.id}, ${hex.hash}, ${hex.chain}, metadata, data
     FROM events WHERE position > ? AND position <= ? ORDER BY position LIMIT ?`,
  );
  const findHash = prepareQuery<[number, number, number], [string]>(
    db,
    `SELECT ${hex.hash} FROM events WHERE stream = ? AND revision = ? AND position < ?`,
  );
  const findChain = prepareQuery<[number], [string]>(db, `SELECT ${hex.chain} FROM events WHERE position = ?`);
  const countIndexed = prepareQuery<[number, number, number], [number]>(
    db,
    'SELECT count(*) FROM events_by_kind WHERE kind = ? AND position > ? AND position <= ?',
  );
  const indexedTo = prepareQuery<[], [number]>(db, 'SELECT indexed_to FROM kind_index_state').get()?.[0] ?? 0;
  const indexChecks = indexes.map((index) => checkOf(db, index));
  const names = createNames(db);
  const heads = new LRUCache<number, { revision: number; hash: string }>({ max: CACHED_STREAMS });
  let at = range.after;
  let events = 0;
  let streams = 0;
  const damaged = new Map<string, number>();
  const checked = (): Checked => {
    const damagedIndexes = [...damaged].map(([index, position]) => ({ index, position }));
    return { position: at, events, streams, damagedIndexes };
  };

  function previousHash(stream: number, revision: number, position: number): string | undefined {
    if (revision === 0) return heads.get(stream) ? undefined : NO_HASH;
    const known = heads.get(stream);
    if (known) return known.revision === revision - 1 ? known.hash : undefined;
    return findHash.get(stream, revision - 1, position)?.[0];
  }

  /** A page of rows; one row at a time before a damaged place in the file. */
  function nextRows(): CheckRow[] {
    try {
      return page.all(at, range.to, PAGE);
    } catch (error) {
      if (!isDamage(error)) throw error;
      return page.all(at, range.to, 1);
    }
  }

  /** With an index that lost an event, reads would silently miss it and its id could be used again. */
  function checkIndexes(after: number, rows: readonly CheckRow[]): void {
    const leadsTo = ({ count }: IndexCheck, from: number, to: number): boolean =>
      readIndex(() => count.get(from, to)?.[0]) === to - from;
    for (const check of indexChecks) {
      if (damaged.has(check.name) || leadsTo(check, after, after + rows.length)) continue;
      const missed = rows.find(([position]) => !leadsTo(check, position - 1, position));
      damaged.set(check.name, missed?.[0] ?? after + 1);
    }
  }

  /** Filtered reads would silently miss an event that is not in the index of kinds. */
  function checkKinds(after: number, rows: readonly CheckRow[]): void {
    const indexed = rows.filter(([position]) => position <= indexedTo);
    for (const [kind, some] of Map.groupBy(indexed, (row) => row[3])) {
      const to = indexed.at(-1)?.[0] ?? after;
      if (damaged.has('events_by_kind') || readIndex(() => countIndexed.get(kind, after, to)?.[0]) === some.length)
        continue;
      const lost = some.find(
        ([position]) => readIndex(() => countIndexed.get(kind, position - 1, position)?.[0]) !== 1,
      );
      damaged.set('events_by_kind', lost?.[0] ?? after + 1);
    }
  }

  function checkRow(row: CheckRow, link: string): void {
    const [position, stream, revision, kind, time, hexId, hash, chain, metadata, data] = row;
    const id = uuidOf(hexId);
    if (position !== at + 1) throw corruption(at, `The event at position ${formatPosition(at + 1)} is missing.`);
    const name = names.streamName(stream);
    const { type, schemaVersion } = names.kind(kind);
    const previous = previousHash(stream, revision, position);
    if (previous === undefined)
      throw corruption(
        at,
        `The event at position ${formatPosition(position)} does not follow the one before it in stream ${name}.`,
      );
    if (
      hash !==
      hashEvent(previous, {
        stream: name,
        revision,
        id,
        type,
        schemaVersion,
        time,
        dataText: data,
        metadataText: unpackMetadata(metadata, id),
      })
    ) {
      throw corruption(
        at,
        `The event at position ${formatPosition(position)} was changed after it was appended: its hash differs.`,
      );
    }
    if (chain !== nextLink(link, hash))
      throw corruption(
        at,
        `The event at position ${formatPosition(position)} does not follow the one before it in the log: the chain differs.`,
      );
    if (position === range.anchor.position && chain !== range.anchor.chain)
      throw corruption(
        at,
        `The event at position ${formatPosition(position)} differs from the one in the head anchor.`,
      );
    heads.set(stream, { revision, hash });
    at = position;
    events += 1;
    if (revision === 0) streams += 1;
  }

  try {
    let link = at === 0 ? NO_HASH : (findChain.get(at)?.[0] ?? '');
    if (at === range.anchor.position && link !== range.anchor.chain)
      throw corruption(0, `The event at position ${formatPosition(at)} differs from the one in the head anchor.`);
    while (at < range.to) {
      const rows = nextRows();
      if (rows.length === 0) throw corruption(at, `The event at position ${formatPosition(at + 1)} is missing.`);
      const before = at;
      for (const row of rows) {
        checkRow(row, link);
        link = row[7];
      }
      checkIndexes(before, rows);
      checkKinds(before, rows);
      yield checked();
    }
    return checked();
  } catch (error) {
    if (error instanceof UnknownNumber) throw corruption(at, error.message);
    throw asDamageAfter(at, error);
  }
}

/** The result of an index lookup; undefined where the index can't be read. */
function readIndex(ask: () => number | undefined): number | undefined {
  try {
    return ask();
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

/** The number of events at the end of the log that are checked at every start. */
const TAIL = 1_000;

/**
 * Checks the end of the log against the head anchor. Throws LogCorrupted when an acknowledged event is missing or
 * changed.
 */
export function checkTail(db: DatabaseSync, head: number, anchor: AnchorPoint): void {
  const after = Math.max(0, Math.min(anchor.position, head - TAIL));
  const check = checkEvents(db, { after, to: head, anchor });
  let step = check.next();
  while (!step.done) step = check.next();
  const [damage] = step.value.damagedIndexes;
  if (damage) throw new LogCorrupted(indexFinding(damage), formatPosition(head));
  if (head < anchor.position) {
    throw corruption(
      head,
      `The log ends at position ${formatPosition(head) || 'none'}, but position ${formatPosition(anchor.position)} was acknowledged: ${anchor.position - head} events are lost.`,
    );
  }
}
