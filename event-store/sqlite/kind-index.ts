import type { DatabaseSync } from 'node:sqlite';
import { prepareQuery } from '../../lib/sqlite/query.ts';

/**
 * The positions of each kind of event, for filtered reads. Updated in batches: an update with every event would cost a
 * quarter of the throughput of sequential appends. The few events after `indexedTo` are scanned.
 */
export interface KindIndex {
  /** The index holds every event up to this position, and none after it. */
  indexedTo(): number;
  /** Called inside a transaction with its last position: indexes the next batch when it is complete. */
  update(head: number): void;
  /** Called after the COMMIT: readers may use the new entries from now on. */
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
