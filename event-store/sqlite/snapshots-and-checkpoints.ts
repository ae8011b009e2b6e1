import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { JsonObject, Position } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import type { Snapshot } from '../port.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import type { EventIndexes } from './event-indexes.ts';
import { HEX } from './schema.ts';
import type { Names } from './names.ts';

/** Snapshots and checkpoints, stored in the database of the log. Writes join the transactions of the writer. */
export interface SnapshotsAndCheckpoints {
  loadSnapshot(stream: string, key: string): Snapshot | undefined;
  loadCheckpoint(name: string): Position;
  /** A write for the next transaction. Throws RangeError when the stream has no such revision. */
  snapshotWrite(stream: string, key: string, snapshot: Snapshot): () => void;
  checkpointWrite(name: string, position: Position): () => void;
}

export function createSnapshotsAndCheckpoints(
  db: DatabaseSync,
  names: Names,
  indexes: EventIndexes,
): SnapshotsAndCheckpoints {
  const findSnapshot = prepareQuery<[string, string], [number, string, string]>(
    db,
    'SELECT revision, proof, state FROM snapshots WHERE stream = ? AND key = ?',
  );
  const putSnapshot = db.prepare(
    'INSERT OR REPLACE INTO snapshots (stream, key, revision, proof, state) VALUES (?, ?, ?, ?, ?)',
  );
  const findCheckpoint = prepareQuery<[string], [string]>(db, 'SELECT position FROM checkpoints WHERE name = ?');
  const putCheckpoint = db.prepare('INSERT OR REPLACE INTO checkpoints (name, position) VALUES (?, ?)');
  const findHash = prepareQuery<[number], [string]>(db, `SELECT ${HEX.hash} FROM events WHERE position = ?`);

  /** Binds a state to the event that it was folded up to: a changed state, or one of another history, is not loaded. */
  function proofOf(stream: string, key: string, revision: number, state: string): string | undefined {
    const streamId = names.streamId(stream);
    const position = streamId === undefined ? undefined : indexes.byRevision(streamId, revision);
    const eventHash = position === undefined ? undefined : findHash.get(position)?.[0];
    return eventHash && hash('sha256', `${eventHash}|${key.length}|${key}${state}`);
  }

  return {
    loadSnapshot(stream, key) {
      const [revision, stored, state] = findSnapshot.get(stream, key) ?? [];
      if (revision === undefined || state === undefined || stored !== proofOf(stream, key, revision, state))
        return undefined;
      return { revision, state: JSON.parse(state) as JsonObject };
    },
    loadCheckpoint: (name) => (findCheckpoint.get(name)?.[0] ?? START) as Position,
    snapshotWrite(stream, key, { revision, state }) {
      const text = JSON.stringify(state);
      return () => {
        const proof = proofOf(stream, key, revision, text);
        if (proof === undefined)
          throw new RangeError(`A snapshot of ${stream} at revision ${revision}, which the stream does not have`);
        putSnapshot.run(stream, key, revision, proof, text);
      };
    },
    checkpointWrite: (name, position) => () => void putCheckpoint.run(name, position),
  };
}
