import type { DatabaseSync } from 'node:sqlite';
import { prepareQuery } from '../../../lib/sqlite/query.ts';

/** How the log stores ids and hashes, for tests that change the file behind its back. */
type Column = 'id' | 'hash' | 'chain';

/** SQL that gives a column with another beginning. */
export const withOtherBeginning = (column: Column): string => `replace(${column}, substr(${column}, 1, 4), 'abcd')`;

/** The bytes of an id in the file, as latin1. */
export const storedId = (id: string): string => id;

/** The fields of a stored event that a forger needs. */
export interface RawEvent {
  readonly revision: number;
  readonly id: string;
  readonly time: number;
  readonly metadataText: string;
  readonly chain: string;
}

export function readRawEvent(db: DatabaseSync, position: number): RawEvent {
  const row = prepareQuery<[number], [number, string, number, string, string]>(
    db,
    'SELECT revision, id, time, metadata, chain FROM events WHERE position = ?',
  ).get(position);
  if (!row) throw new Error(`The log has no event at position ${position}`);
  const [revision, id, time, metadataText, chain] = row;
  return { revision, id, time, metadataText, chain };
}

/** All ids with their positions. */
export function rawIds(db: DatabaseSync): ReadonlyMap<string, number> {
  return new Map(prepareQuery<[], [string, number]>(db, 'SELECT id, position FROM events').all());
}

export function forge(db: DatabaseSync, position: number, dataText: string, hash: string, chain: string): void {
  db.prepare('UPDATE events SET data = ?, hash = ?, chain = ? WHERE position = ?').run(dataText, hash, chain, position);
}
