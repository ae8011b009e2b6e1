import type { DatabaseSync } from 'node:sqlite';
import { hashEvent, nextLink, NO_HASH } from '../hash-chain.ts';
import { uuidOf } from '../event-id.ts';
import { unpackMetadata } from '../packed-metadata.ts';
import { LogCorrupted } from '../port.ts';
import { formatPosition } from '../stored-event.ts';
import { isDamage, isEngineError, unlessDamaged } from '../../lib/sqlite/errors.ts';
import type { Query } from '../../lib/sqlite/query.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import { asPortError } from './database.ts';
import type { AnchorPoint } from '../head-anchor.ts';
import { attachedTo } from './indexes-file.ts';
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

/** The indexes, each with the columns that it compares. */
const indexColumns = [
  ['events_by_id', ['id']],
  ['events_by_stream', ['stream', 'revision']],
  ['events_by_kind', ['kind']],
] as const;

/** How many events after the first position, up to the second, an index leads to. */
interface IndexCheck {
  readonly name: string;
  readonly count: Query<[number, number], [number]>;
}

const IN_RANGE = 'FROM events WHERE position > ? AND position <= ?';

/** SQL that is 1 for an event to which an index leads, else 0. */
function isFound([name, columns]: (typeof indexColumns)[number]): string {
  const same = [...columns, 'position'].map((column) => `indexed.${column} = events.${column}`).join(' AND ');
  return `EXISTS (SELECT 1 FROM indexes.${name} AS indexed WHERE ${same})`;
}

const checkOf = (db: DatabaseSync, index: (typeof indexColumns)[number]): IndexCheck => ({
  name: index[0],
  count: prepareQuery(db, `SELECT count(*) ${IN_RANGE} AND ${isFound(index)}`),
});

/** The same for all indexes at once, which reads each event once. */
const checkOfAll = (db: DatabaseSync): Query<[number, number], readonly number[]> =>
  prepareQuery(db, `SELECT ${indexColumns.map((index) => `sum(${isFound(index)})`).join(', ')} ${IN_RANGE}`);

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
  const hashBefore = findHashes(db, range.after, hex.hash);
  const findChain = prepareQuery<[number], [string]>(db, `SELECT ${hex.chain} FROM events WHERE position = ?`);
  // The indexes of an old log are not checked: its migration makes new ones.
  const indexedTo = attachedTo(db);
  const indexChecks = indexedTo === 0 ? [] : indexColumns.map((index) => checkOf(db, index));
  const allIndexes = indexedTo === 0 ? undefined : checkOfAll(db);
  const names = createNames(db);
  // No more than the events of the range.
  const heads = new Map<number, { revision: number; hash: string }>();
  let at = range.after;
  let events = 0;
  let streams = 0;
  const damaged = new Map<string, number>();
  const checked = (): Checked => {
    const damagedIndexes = [...damaged].map(([index, position]) => ({ index, position }));
    return { position: at, events, streams, damagedIndexes };
  };

  function previousHash(stream: number, revision: number): string | undefined {
    if (revision === 0) return heads.get(stream) ? undefined : NO_HASH;
    const known = heads.get(stream);
    if (known) return known.revision === revision - 1 ? known.hash : undefined;
    return hashBefore(stream, revision - 1);
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
    const indexed = rows.filter(([position]) => position <= indexedTo);
    const found = unlessDamaged(() => allIndexes?.get(after, after + indexed.length));
    if (indexed.length === 0 || found?.every((count) => count === indexed.length)) return;
    const leadsTo = ({ count }: IndexCheck, from: number, to: number): boolean =>
      unlessDamaged(() => count.get(from, to)?.[0]) === to - from;
    for (const check of indexChecks) {
      if (damaged.has(check.name) || leadsTo(check, after, after + indexed.length)) continue;
      const missed = indexed.find(([position]) => !leadsTo(check, position - 1, position));
      damaged.set(check.name, missed?.[0] ?? after + 1);
    }
  }

  function checkRow(row: CheckRow, link: string): void {
    const [position, stream, revision, kind, time, hexId, hash, chain, metadata, data] = row;
    const id = uuidOf(hexId);
    if (position !== at + 1) throw corruption(at, `The event at position ${formatPosition(at + 1)} is missing.`);
    const name = names.streamName(stream);
    const { type, schemaVersion } = names.kind(kind);
    const previous = previousHash(stream, revision);
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
      yield checked();
    }
    return checked();
  } catch (error) {
    if (error instanceof UnknownNumber) throw corruption(at, error.message);
    throw asDamageAfter(at, error);
  }
}

/**
 * Finds the hash of the last event that a stream has before a range, given that event's revision: by the indexes, and
 * in memory for the events that they do not hold.
 */
function findHashes(
  db: DatabaseSync,
  after: number,
  hash: string,
): (stream: number, revision: number) => string | undefined {
  const indexedTo = attachedTo(db);
  const newest = prepareQuery<[number, number], [number, number, string]>(
    db,
    `SELECT stream, revision, ${hash} FROM events WHERE position > ? AND position <= ? ORDER BY position`,
  ).all(indexedTo, after);
  const heads = new Map(newest.map(([stream, revision, value]) => [stream, { revision, value }]));
  const indexed =
    indexedTo === 0
      ? undefined
      : prepareQuery<[number, number, number], [string]>(
          db,
          `SELECT ${hash} FROM events WHERE stream = ?1 AND revision = ?2 AND position <= ?3 AND position =
             (SELECT position FROM indexes.events_by_stream WHERE stream = ?1 AND revision = ?2)`,
        );
  return (stream, revision) => {
    const head = heads.get(stream);
    if (!head) return indexed?.get(stream, revision, after)?.[0];
    return head.revision === revision ? head.value : undefined;
  };
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
