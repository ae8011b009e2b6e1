import type { DatabaseSync } from 'node:sqlite';
import { hashEvent, nextLink, NO_HASH } from '../hash-chain.ts';
import { uuidOf } from '../event-id.ts';
import { unpackMetadata } from '../packed-metadata.ts';
import { LogCorrupted } from '../port.ts';
import { formatPosition } from '../stored-event.ts';
import { isDamage, isEngineError, unlessDamaged } from '../../lib/sqlite/errors.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import { asPortError } from './database.ts';
import type { AnchorPoint } from '../head-anchor.ts';
import { createIndexCheck, indexFinding, JOIN_ENTRY_BY_ID, type IndexDamage } from './index-check.ts';
import { attachedTo } from './indexes-file.ts';
import { HEX } from './schema.ts';
import { createNames, UnknownNumber } from './names.ts';

type CheckRow = [
  stream: number,
  revision: number,
  kind: number,
  /** Id, hash, chain and time with bars between them: one value is read faster than four. */
  fixed: string,
  metadata: string,
  data: string,
];

/** The last event of a stream so far, and the first in the range. */
interface Head {
  readonly name: string;
  readonly first: number;
  revision: number;
  hash: string;
}

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

export interface CheckRange {
  /** The check begins after this position, with the chain link that is stored there. */
  readonly after: number;
  /** The last position to check. */
  readonly to: number;
  /** The head anchor that the log has to match. */
  readonly anchor: AnchorPoint;
}

const PAGE = 250;

const ID_END = 32;
const HASH_END = ID_END + 1 + 64;
const CHAIN_END = HASH_END + 1 + 64;

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

/**
 * Checks events in order: positions and revisions without gaps, every hash, the chain of each stream, the chain of the
 * log, the anchor, and that each index leads to the event. Yields after every page, so that the caller sets the pace.
 * Throws LogCorrupted at the first event that was changed or can't be read. Checks of several ranges share `hashes`.
 */
export function* checkEvents(
  db: DatabaseSync,
  range: CheckRange,
  hashes = findHashes(db),
): Generator<Checked, Checked, void> {
  const indexedTo = attachedTo(db);
  const events = (join: string) =>
    prepareQuery<[number, number, number], CheckRow>(
      db,
      `SELECT stream, revision, kind, concat(${HEX.all}, '|', time), metadata, data
       FROM events ${join} WHERE position > ? AND position <= ? ORDER BY position LIMIT ?`,
    );
  const page = events('');
  const pageWithEntries = indexedTo === 0 ? undefined : events(JOIN_ENTRY_BY_ID);
  const indexes = indexedTo === 0 ? undefined : createIndexCheck(db, range.after, indexedTo);
  let hashBefore: FindHash | undefined;
  const findChain = prepareQuery<[number], [string]>(db, `SELECT ${HEX.chain} FROM events WHERE position = ?`);
  // The heads keep the names that are needed again.
  const names = createNames(db, 1);
  // No more than the events of the range.
  const heads = new Map<number, Head>();
  let at = range.after;
  let link = NO_HASH;
  let streams = 0;
  const checked = (): Checked => ({
    position: at,
    events: at - range.after,
    streams,
    damagedIndexes: indexes?.damages() ?? [],
  });

  /** The hash before an event; undefined when it does not follow the last one of its stream. */
  function previousHash(head: Head | undefined, stream: number, revision: number): string | undefined {
    if (head) return head.revision === revision - 1 ? head.hash : undefined;
    if (revision === 0) return NO_HASH;
    hashBefore ??= hashes(range.after);
    return hashBefore(stream, revision - 1);
  }

  /**
   * A page of rows, with their ids looked up in the index; one row at a time before a damaged place in the file or a
   * missing event.
   */
  function nextRows(): readonly CheckRow[] {
    const to = Math.min(at + PAGE, range.to);
    const all = (rows: readonly CheckRow[] | undefined) => (rows?.length === to - at ? rows : undefined);
    const found = to <= indexedTo ? all(unlessDamaged(() => pageWithEntries?.all(at, to, PAGE))) : undefined;
    if (found) return found;
    const rows = all(unlessDamaged(() => page.all(at, to, PAGE))) ?? page.all(at, at + 1, 1);
    indexes?.checkIds(at, at + rows.length);
    return rows;
  }

  function checkRow([stream, revision, kind, fixed, metadata, data]: CheckRow): void {
    const position = at + 1;
    const lower = fixed.toLowerCase();
    const id = uuidOf(lower.slice(0, ID_END));
    const head = heads.get(stream);
    const name = head?.name ?? names.streamName(stream);
    const { type, schemaVersion } = names.kind(kind);
    const previous = previousHash(head, stream, revision);
    if (previous === undefined)
      throw corruption(
        at,
        `The event at position ${formatPosition(position)} does not follow the one before it in stream ${name}.`,
      );
    const hash = hashEvent(previous, {
      stream: name,
      revision,
      id,
      type,
      schemaVersion,
      time: lower.slice(CHAIN_END + 1),
      dataText: data,
      metadataText: unpackMetadata(metadata, id),
    });
    if (lower.slice(ID_END + 1, HASH_END) !== hash)
      throw corruption(
        at,
        `The event at position ${formatPosition(position)} was changed after it was appended: its hash differs.`,
      );
    const chain = nextLink(link, hash);
    if (lower.slice(HASH_END + 1, CHAIN_END) !== chain)
      throw corruption(
        at,
        `The event at position ${formatPosition(position)} does not follow the one before it in the log: the chain differs.`,
      );
    if (position === range.anchor.position && chain !== range.anchor.chain)
      throw corruption(
        at,
        `The event at position ${formatPosition(position)} differs from the one in the head anchor.`,
      );
    if (head) {
      head.revision = revision;
      head.hash = hash;
    } else heads.set(stream, { name, first: revision, revision, hash });
    indexes?.add(position, stream, revision, kind);
    at = position;
    link = chain;
    if (revision === 0) streams += 1;
  }

  try {
    if (at > 0) link = findChain.get(at)?.[0] ?? '';
    if (at === range.anchor.position && link !== range.anchor.chain)
      throw corruption(0, `The event at position ${formatPosition(at)} differs from the one in the head anchor.`);
    while (at < range.to) {
      const rows = nextRows();
      if (rows.length === 0) throw corruption(at, `The event at position ${formatPosition(at + 1)} is missing.`);
      for (const row of rows) checkRow(row);
      yield checked();
    }
    indexes?.finish(heads, names.kinds());
    return checked();
  } catch (error) {
    if (error instanceof UnknownNumber) throw corruption(at, error.message);
    throw asDamageAfter(at, error);
  }
}

/** Finds the hash of the last event that a stream has before a range, given that event's revision. */
type FindHash = (stream: number, revision: number) => string | undefined;

/**
 * Finds hashes before the range that begins after a position, by the indexes, and in memory for the events that they do
 * not hold: with ranges in order, each of those is read once. Where an index is damaged the events are searched
 * backwards from the range, because the index is wrong, not the event.
 */
export function findHashes(db: DatabaseSync): (after: number) => FindHash {
  const indexedTo = attachedTo(db);
  const newer = prepareQuery<[number, number], [number, number, string]>(
    db,
    `SELECT stream, revision, ${HEX.hash} FROM events WHERE position > ? AND position <= ? ORDER BY position`,
  );
  const indexed =
    indexedTo === 0
      ? undefined
      : prepareQuery<[number, number, number], [string]>(
          db,
          `SELECT ${HEX.hash} FROM events WHERE stream = ?1 AND revision = ?2 AND position <= ?3 AND position =
             (SELECT position FROM indexes.events_by_stream WHERE stream = ?1 AND revision = ?2)`,
        );
  const scan = prepareQuery<[number, number, number], [string]>(
    db,
    `SELECT ${HEX.hash} FROM events WHERE stream = ? AND revision = ? AND position <= ? ORDER BY position DESC LIMIT 1`,
  );
  /** The last events of the streams that have any after the indexed ones, up to position `readTo`. */
  const heads = new Map<number, { readonly revision: number; readonly value: string }>();
  let readTo = indexedTo;
  return (after) => {
    if (after < readTo) {
      heads.clear();
      readTo = indexedTo;
    }
    for (const [stream, revision, value] of newer.all(readTo, after)) heads.set(stream, { revision, value });
    readTo = Math.max(readTo, after);
    return (stream, revision) => {
      const head = heads.get(stream);
      if (head) return head.revision === revision ? head.value : undefined;
      const found = unlessDamaged(() => indexed?.get(stream, revision, after)) ?? scan.get(stream, revision, after);
      return found?.[0];
    };
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
