import type { DatabaseSync } from 'node:sqlite';
import { hashEvent, nextLink, NO_HASH } from '../hash-chain.ts';
import { LogCorrupted } from '../port.ts';
import { formatPosition } from '../stored-event.ts';
import { asPortError, prepareQuery } from './database.ts';
import { createGenerationCache } from '../generation-cache.ts';
import type { AnchorPoint } from '../head-anchor.ts';
import { createNames, UnknownNumber } from './names.ts';

type CheckRow = [position: number, stream: number, revision: number, kind: number, time: number, id: string, hash: string, chain: string, metadata: string, data: string];

/** Progress of a check, given after each page. */
export interface Checked {
  /** Everything up to here held. */
  readonly position: number;
  readonly events: number;
  /** Streams whose first event was among them. */
  readonly streams: number;
}

export interface CheckRange {
  /** Position after which to check; the chain's link stored there is the one to go on from. */
  readonly after: number;
  /** Last position to check. */
  readonly to: number;
  /** Where the log must agree with its head anchor. */
  readonly anchor: AnchorPoint;
}

const PAGE = 100;
const REMEMBERED_STREAMS = 100_000;

/** The damage, with where it begins. */
export function corruption(lastGood: number, what: string): LogCorrupted {
  const position = formatPosition(lastGood);
  return new LogCorrupted(`${what} Last good position: ${position || 'none'}.`, position);
}

/**
 * Checks events one after the other: no position missing, no revision missing, every event's hash,
 * the chain of its stream, the chain of the log and the anchor. Works a page at a time, so that its
 * caller sets the pace. Throws LogCorrupted at the first event that is not what was appended.
 */
export function* checkEvents(db: DatabaseSync, range: CheckRange): Generator<Checked, Checked, void> {
  const page = prepareQuery<[number, number, number], CheckRow>(
    db,
    'SELECT position, stream, revision, kind, time, id, hash, chain, metadata, data FROM events WHERE position > ? AND position <= ? ORDER BY position LIMIT ?',
  );
  const findHash = prepareQuery<[number, number, number], [string]>(db, 'SELECT hash FROM events WHERE stream = ? AND revision = ? AND position < ?');
  const findChain = prepareQuery<[number], [string]>(db, 'SELECT chain FROM events WHERE position = ?');
  const countIndexed = prepareQuery<[number, number, number], [number]>(db, 'SELECT count(*) FROM events_by_kind WHERE kind = ? AND position > ? AND position <= ?');
  const indexedTo = prepareQuery<[], [number]>(db, 'SELECT indexed_to FROM kind_index_state').get()?.[0] ?? 0;
  const names = createNames(db);
  const heads = createGenerationCache<number, { revision: number; hash: string }>(REMEMBERED_STREAMS);
  let at = range.after;
  let events = 0;
  let streams = 0;

  function previousHash(stream: number, revision: number, position: number): string | undefined {
    if (revision === 0) return heads.get(stream) ? undefined : NO_HASH;
    const known = heads.get(stream);
    if (known) return known.revision === revision - 1 ? known.hash : undefined;
    return findHash.get(stream, revision - 1, position)?.[0];
  }

  /** Filtered reads rely on the index of kinds: an event that it lacks would be skipped in silence. */
  function checkIndex(after: number, rows: readonly CheckRow[]): void {
    const to = Math.min(rows.at(-1)?.[0] ?? after, indexedTo);
    const counts = new Map<number, number>();
    for (const [position, , , kind] of rows) if (position <= to) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const [kind, count] of counts) {
      if (countIndexed.get(kind, after, to)?.[0] === count) continue;
      throw corruption(after, `The index of kinds differs from the events between positions ${formatPosition(after + 1)} and ${formatPosition(to)}.`);
    }
  }

  function checkRow(row: CheckRow, link: string): void {
    const [position, stream, revision, kind, time, id, hash, chain, metadata, data] = row;
    if (position !== at + 1) throw corruption(at, `The event at position ${formatPosition(at + 1)} is missing.`);
    const name = names.streamName(stream);
    const { type, schemaVersion } = names.kind(kind);
    const previous = previousHash(stream, revision, position);
    if (previous === undefined) throw corruption(at, `The event at position ${formatPosition(position)} does not follow the one before it in stream ${name}.`);
    if (hash !== hashEvent(previous, { stream: name, revision, id, type, schemaVersion, time, dataText: data, metadataText: metadata })) {
      throw corruption(at, `The event at position ${formatPosition(position)} is not what was appended: its hash differs.`);
    }
    if (chain !== nextLink(link, hash)) throw corruption(at, `The event at position ${formatPosition(position)} does not follow the one before it in the log: the chain differs.`);
    if (position === range.anchor.position && chain !== range.anchor.chain) throw corruption(at, `The event at position ${formatPosition(position)} is not the one that the head anchor names.`);
    heads.set(stream, { revision, hash });
    at = position;
    events += 1;
    if (revision === 0) streams += 1;
  }

  try {
    let link = at === 0 ? NO_HASH : (findChain.get(at)?.[0] ?? '');
    if (at === range.anchor.position && link !== range.anchor.chain) throw corruption(0, `The event at position ${formatPosition(at)} is not the one that the head anchor names.`);
    while (at < range.to) {
      const rows = page.all(at, range.to, PAGE);
      if (rows.length === 0) throw corruption(at, `The event at position ${formatPosition(at + 1)} is missing.`);
      const before = at;
      for (const row of rows) {
        checkRow(row, link);
        link = row[7];
      }
      checkIndex(before, rows);
      yield { position: at, events, streams };
    }
    return { position: at, events, streams };
  } catch (error) {
    throw error instanceof UnknownNumber ? corruption(at, error.message) : asPortError(error, formatPosition(at));
  }
}

/** Events at the end of the log that are checked whenever it is opened. */
const TAIL = 1_000;

/** Checks the end of the log against the head anchor. Throws LogCorrupted when it is not what was acknowledged. */
export function checkTail(db: DatabaseSync, head: number, anchor: AnchorPoint): void {
  const after = Math.max(0, Math.min(anchor.position, head - TAIL));
  const check = checkEvents(db, { after, to: head, anchor });
  for (let step = check.next(); !step.done; step = check.next());
  if (head < anchor.position) {
    throw corruption(head, `The log ends at position ${formatPosition(head) || 'none'}, but position ${formatPosition(anchor.position)} was acknowledged: ${anchor.position - head} events are lost.`);
  }
}
