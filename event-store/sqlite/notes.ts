import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { JsonObject, Position } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import type { Snapshot } from '../port.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import type { Names } from './names.ts';

/** One write that joins a transaction, and whoever waits for it. */
interface Note {
  readonly write: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Snapshots and checkpoints: beside the log, in its transactions, never in its way. */
export interface Notes {
  loadSnapshot(stream: string, key: string): Snapshot | undefined;
  loadCheckpoint(name: string): Position;
  /** A note to be written with the next transaction. */
  snapshotNote(stream: string, key: string, snapshot: Snapshot): () => void;
  checkpointNote(name: string, position: Position): () => void;
}

export type { Note };

export function createNotes(db: DatabaseSync, names: Names): Notes {
  const findSnapshot = prepareQuery<[string, string], [number, string, string]>(
    db,
    'SELECT revision, seal, state FROM snapshots WHERE stream = ? AND key = ?',
  );
  const putSnapshot = db.prepare(
    'INSERT OR REPLACE INTO snapshots (stream, key, revision, seal, state) VALUES (?, ?, ?, ?, ?)',
  );
  const findCheckpoint = prepareQuery<[string], [string]>(db, 'SELECT position FROM checkpoints WHERE name = ?');
  const putCheckpoint = db.prepare('INSERT OR REPLACE INTO checkpoints (name, position) VALUES (?, ?)');
  const findHash = prepareQuery<[number, number], [string]>(
    db,
    'SELECT hash FROM events WHERE stream = ? AND revision = ?',
  );

  /** Ties a state to the history that it was folded from: altered, or beside another history, it is no snapshot. */
  function seal(stream: string, key: string, revision: number, state: string): string | undefined {
    const streamId = names.streamId(stream);
    const eventHash = streamId === undefined ? undefined : findHash.get(streamId, revision)?.[0];
    return eventHash && hash('sha256', `${eventHash}|${key.length}|${key}${state}`);
  }

  return {
    loadSnapshot(stream, key) {
      const [revision, stored, state] = findSnapshot.get(stream, key) ?? [];
      if (revision === undefined || state === undefined || stored !== seal(stream, key, revision, state))
        return undefined;
      return { revision, state: JSON.parse(state) as JsonObject };
    },
    loadCheckpoint: (name) => (findCheckpoint.get(name)?.[0] ?? START) as Position,
    snapshotNote(stream, key, { revision, state }) {
      const text = JSON.stringify(state);
      return () => {
        const proof = seal(stream, key, revision, text);
        if (proof === undefined)
          throw new RangeError(`A snapshot of ${stream} at revision ${revision}, which the stream does not have`);
        putSnapshot.run(stream, key, revision, proof, text);
      };
    },
    checkpointNote: (name, position) => () => void putCheckpoint.run(name, position),
  };
}
