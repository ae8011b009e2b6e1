import type { DatabaseSync } from 'node:sqlite';
import { prepareQuery } from '../../lib/sqlite/query.ts';

/**
 * Which positions are of which kind, so that a filtered read touches only what it wants.
 * Kept in batches: an index that is brought up to date with every event would cost a sequential append a
 * quarter of its speed. What lies behind `indexedTo` is little, and is found by looking at all of it.
 */
export interface KindIndex {
  /** The index holds every event up to this position, and none behind it. */
  indexedTo(): number;
  /** Inside a transaction, with the last position it stored: catches up when enough has come together. */
  update(head: number): void;
  /** After the COMMIT: from now on readers rely on what was indexed. */
  settle(): void;
}

const BATCH = 1_024;

export function createKindIndex(db: DatabaseSync): KindIndex {
  const readIndexedTo = prepareQuery<[], [number]>(db, 'SELECT indexed_to FROM kind_index_state');
  const add = db.prepare(
    'INSERT INTO events_by_kind (kind, position) SELECT kind, position FROM events WHERE position > ? AND position <= ? ORDER BY kind, position',
  );
  const writeIndexedTo = db.prepare('UPDATE kind_index_state SET indexed_to = ?');
  let indexedTo = readIndexedTo.get()?.[0] ?? 0;
  let unsettled = indexedTo;

  return {
    indexedTo: () => indexedTo,
    update(head) {
      unsettled = indexedTo;
      if (head - indexedTo < BATCH) return;
      add.run(indexedTo, head);
      writeIndexedTo.run(head);
      unsettled = head;
    },
    settle() {
      indexedTo = unsettled;
    },
  };
}
