import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Position } from '../../../domain/envelope.ts';
import { START } from '../../../domain/envelope.ts';
import { syncToDisk } from '../../../lib/sync-to-disk.ts';
import { applyChange, checkId } from '../algebra.ts';
import { findCollection } from '../definitions.ts';
import { InvalidChange, type Change, type CollectionDefinition, type Document } from '../port.ts';
import { createIdFilter, type IdFilter } from './id-filter.ts';
import { newFileOf } from './new-file.ts';
import { declareTable, dropIdIndex, dropIndexes, openTable } from './table.ts';
import type { Table } from './table.ts';

/**
 * Fills a copy of an empty instance, for `ReadStore.adopt`: folds documents in memory, writes them in large portions in
 * the order of their ids, and makes the indexes at the end. Documents of a `writtenOnce` collection go to the file at
 * once; only the index of their ids reveals, in `finish`, that one was written twice. The instance itself stays as it
 * is, so the copy needs no journal.
 */
export interface Bulk {
  /** The number of documents that are kept in memory. */
  readonly held: number;
  apply(changes: readonly Change[]): void;
  /** The document with all changes so far. */
  readonly read: (collection: string, id: string) => Document | undefined;
  /** Writes the documents that are kept in memory, and forgets them. */
  flush(): void;
  /** Writes everything to disk with this checkpoint, and ends the work. */
  finish(checkpoint: Position): void;
  /** Removes the copy, unless it is finished. */
  close(): void;
}

/** How much of the file the connection keeps in memory. */
const CACHE_MEGABYTES = 32;

interface Draft {
  doc: Document | undefined;
  readonly inTable: boolean;
  dirty: boolean;
}

interface Filling {
  readonly table: Table;
  readonly drafts: Map<string, Draft>;
  /** The ids in the table. */
  readonly written: IdFilter;
}

/** An unfinished file never counts: after a crash the next try removes it. */
const PRAGMAS = `PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA cache_size = -${CACHE_MEGABYTES * 1_024}; PRAGMA secure_delete = ON;`;

/**
 * Begins to fill a copy of the empty instance in `file`. Throws when the instance has a checkpoint.
 */
export function openBulk(file: string, collections: readonly CollectionDefinition[]): Bulk {
  const target = newFileOf(file);
  copyEmpty(file, target);
  const db = new DatabaseSync(target);
  try {
    db.exec(PRAGMAS);
    db.exec('BEGIN');
    for (const collection of collections)
      if (collection.writtenOnce) dropIdIndex(db, collection);
      else dropIndexes(db, collection);
    return fill(db, target, collections);
  } catch (error) {
    db.close();
    rmSync(target);
    throw error;
  }
}

function copyEmpty(file: string, target: string): void {
  rmSync(target, { force: true });
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    if (source.prepare(`SELECT value FROM meta WHERE key = 'checkpoint'`).get()?.['value'] !== START)
      throw new Error(`${file} is not empty`);
    source.prepare('VACUUM INTO ?').run(target);
  } finally {
    source.close();
  }
}

function fill(db: DatabaseSync, file: string, collections: readonly CollectionDefinition[]): Bulk {
  const open = new Map<string, Filling>();
  const once = new Map<string, Table>();
  for (const collection of collections) {
    const table = openTable(db, collection);
    if (collection.writtenOnce) once.set(collection.name, table);
    else open.set(collection.name, { table, drafts: new Map(), written: createIdFilter() });
  }
  let held = 0;
  let isFinished = false;

  function draftOf({ table, drafts, written }: Filling, id: string): Draft {
    const known = drafts.get(id);
    if (known) return known;
    const doc = written.mayHave(id) ? table.get(id) : undefined;
    const draft = { doc, inTable: doc !== undefined, dirty: false };
    drafts.set(id, draft);
    held += 1;
    return draft;
  }

  function write({ table, written }: Filling, id: string, { doc, inTable }: Draft): void {
    if (!doc) {
      if (inTable) table.remove(id);
      return;
    }
    const json = JSON.stringify(doc);
    if (inTable) table.update(id, doc, json);
    else {
      table.insert(id, doc, json);
      written.add(id);
    }
  }

  function flush(): void {
    for (const filling of open.values()) {
      const { drafts } = filling;
      // Sorted, so that the page of the next row is already in SQLite's cache.
      for (const id of [...drafts.keys()].sort()) {
        const draft = drafts.get(id);
        if (draft?.dirty) write(filling, id, draft);
      }
      drafts.clear();
    }
    held = 0;
  }

  return {
    get held() {
      return held;
    },
    flush,
    apply(changes) {
      for (const change of changes) {
        const table = once.get(change.collection);
        if (table) {
          insertOnce(table, change);
          continue;
        }
        const draft = draftOf(findCollection(open, change.collection), change.id);
        if (!draft.dirty) checkId(change);
        draft.dirty = true;
        draft.doc = applyChange(draft.doc, change);
      }
    },
    read(collection, id) {
      const filling = findCollection(open, collection);
      const known = filling.drafts.get(id);
      if (known) return known.doc;
      // Many reads find nothing; their ids are not kept in memory.
      return filling.written.mayHave(id) ? draftOf(filling, id).doc : undefined;
    },
    finish(checkpoint) {
      flush();
      for (const collection of collections) declareTable(db, collection);
      db.prepare(`UPDATE meta SET value = ? WHERE key = 'checkpoint'`).run(checkpoint);
      db.exec('COMMIT');
      db.close();
      syncToDisk(file);
      isFinished = true;
    },
    close() {
      if (isFinished) return;
      if (db.isOpen) db.close();
      rmSync(file, { force: true });
    },
  };
}

function insertOnce(table: Table, change: Change): void {
  if (change.op !== 'put') throw new InvalidChange(`A document of ${change.collection} is put once, not changed`);
  checkId(change);
  table.insert(change.id, change.doc, JSON.stringify(change.doc));
}
