import type { DatabaseSync } from 'node:sqlite';
import { prepareQuery } from '../../../lib/sqlite/query.ts';
import { hexOf, uuidOf } from '../../event-id.ts';
import { unpackMetadata } from '../../packed-metadata.ts';
import { HEX } from '../schema.ts';

/** The stored form of ids and hashes, for tests that change the file behind the log's back. */
type Column = 'id' | 'hash' | 'chain';

/** SQL that gives a column with another beginning. */
export const withOtherBeginning = (column: Column): string => `unhex('abcd' || substr(hex(${column}), 5))`;

/** The bytes of an id in the file, as latin1. */
export const storedId = (id: string): string => Buffer.from(hexOf(id), 'hex').toString('latin1');

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
    `SELECT revision, ${HEX.id}, time, metadata, ${HEX.chain} FROM events WHERE position = ?`,
  ).get(position);
  if (!row) throw new Error(`The log has no event at position ${position}`);
  const [revision, hexId, time, metadata, chain] = row;
  const id = uuidOf(hexId);
  return { revision, id, time, metadataText: unpackMetadata(metadata, id), chain };
}

/** All ids with their positions. */
export function rawIds(db: DatabaseSync): ReadonlyMap<string, number> {
  const rows = prepareQuery<[], [string, number]>(db, `SELECT ${HEX.id}, position FROM events`).all();
  return new Map(rows.map(([hexId, position]) => [uuidOf(hexId), position]));
}

export function forge(db: DatabaseSync, position: number, dataText: string, hash: string, chain: string): void {
  const update = db.prepare('UPDATE events SET data = ?, hash = unhex(?), chain = unhex(?) WHERE position = ?');
  update.run(dataText, hash, chain, position);
}
