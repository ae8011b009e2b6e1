import { DatabaseSync } from 'node:sqlite';
import type { Position } from '../../../domain/envelope.ts';
import { START, comparePositions } from '../../../domain/envelope.ts';
import type { Checkpointer } from '../../../lib/sqlite/checkpointer.ts';
import { foldChanges } from '../algebra.ts';
import { findCollection } from '../definitions.ts';
import { OutOfStep, ReadStoreUnavailable } from '../port.ts';
import type {
  Batch,
  ChangedDocument,
  CollectionDefinition,
  Document,
  ProjectionHandle,
  StoredDocument,
} from '../port.ts';
import { configure } from './configure.ts';
import type { HotCache, HotDocuments } from './hot-documents.ts';
import { replaceByNewFile } from './new-file.ts';
import { declareTable, openTable } from './table.ts';
import type { Table } from './table.ts';

/** The layout version of the file. Other layouts are rejected, because a read model can always be rebuilt. */
const layout = 1;

/** One instance of a projection in a separate file, so that dropping it deletes the file. */
export interface Instance {
  readonly handle: ProjectionHandle;
  /** Migrates the collections and indexes to this declaration. */
  declare(collections: readonly CollectionDefinition[]): void;
  /**
   * Empties the write-ahead log, which may hold deleted data. Throws ReadStoreUnavailable while another connection
   * reads.
   */
  truncateWal(): void;
  /**
   * Replaces this file with the builder's file. Throws when this file is not empty, and ReadStoreUnavailable while
   * another process has it open; then this file stays in use.
   */
  adopt(): void;
  close(): void;
}

interface OpenCollection {
  readonly table: Table;
  /** Absent for documents that are written once: nobody reads an earlier one. */
  readonly hot: HotDocuments | undefined;
}

export interface InstanceOptions {
  readonly hotCache: HotCache;
  /** The size of SQLite's page cache. */
  readonly cacheMegabytes: number;
  readonly checkpointer: Pick<Checkpointer, 'follow'>;
}

/**
 * Opens or creates the file. Without `collections` it must have been declared before. Throws if the file belongs to
 * another instance or layout.
 */
export function openInstance(
  file: string,
  name: string,
  version: string,
  collections: readonly CollectionDefinition[] | undefined,
  options: InstanceOptions,
): Instance {
  let current: Connection | undefined = connect(file, name, version, collections, options);
  const connection = (): Connection => (current ??= connect(file, name, version, undefined, options));
  return {
    handle: forwarded(() => connection().handle),
    declare: (wanted) => connection().declare(wanted),
    truncateWal: () => connection().truncateWal(),
    adopt() {
      if (connection().checkpoint() !== START) throw new Error(`${name} ${version} is not empty`);
      current?.close();
      current = undefined;
      replaceByNewFile(file);
    },
    close: () => current?.close(),
  };
}

interface Connection extends Omit<Instance, 'adopt'> {
  checkpoint(): Position;
}

/** A handle that stays valid when its connection is replaced. */
const forwarded = (to: () => ProjectionHandle): ProjectionHandle => ({
  checkpoint: async () => to().checkpoint(),
  apply: async (batch) => to().apply(batch),
  get: async (collection, id) => to().get(collection, id),
  getMany: async (collection, ids) => to().getMany(collection, ids),
  query: async (collection, query) => to().query(collection, query),
  count: async (collection, index, equal) => to().count(collection, index, equal),
  scan: async (collection, afterId, limit) => to().scan(collection, afterId, limit),
});

function connect(
  file: string,
  name: string,
  version: string,
  collections: readonly CollectionDefinition[] | undefined,
  { hotCache, cacheMegabytes, checkpointer }: InstanceOptions,
): Connection {
  const db = new DatabaseSync(file);
  try {
    configure(db, cacheMegabytes);
    createMeta(db, name, version);
    let open = new Map<string, OpenCollection>();
    const declare = (wanted: readonly CollectionDefinition[]): void => {
      const json = JSON.stringify(wanted);
      if (json !== readMeta(db, 'collections')) {
        inTransaction(db, () => {
          for (const collection of wanted) declareTable(db, collection);
          writeMeta(db, 'collections', json);
        });
      }
      open = new Map(
        wanted.map((collection) => {
          const hot = collection.writtenOnce ? undefined : hotCache.collection();
          return [collection.name, { table: openTable(db, collection), hot }];
        }),
      );
    };
    declare(collections ?? declaredCollections(db, name, version));
    const truncateWal = (): void => {
      const busy = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'];
      if (busy !== 0) throw new ReadStoreUnavailable(`${name} is being read; its deleted data is removed later`);
    };
    const { wrote } = checkpointer.follow(file, db);
    const readCheckpoint = prepareCheckpoint(db);
    return {
      handle: createHandle(db, () => open, readCheckpoint, wrote),
      checkpoint: readCheckpoint,
      declare,
      truncateWal,
      close: () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The checkpoint in a file that may be closed; START when it can't be read, as it can be rebuilt from the log. */
export function checkpointIn(file: string): Position {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      return prepareCheckpoint(db)();
    } finally {
      db.close();
    }
  } catch {
    return START;
  }
}

function prepareCheckpoint(db: DatabaseSync): () => Position {
  const statement = db.prepare(`SELECT value FROM meta WHERE key = 'checkpoint'`);
  return () => String(statement.get()?.['value'] ?? START) as Position;
}

function createHandle(
  db: DatabaseSync,
  collections: () => ReadonlyMap<string, OpenCollection>,
  checkpoint: () => Position,
  wrote: (documents: number) => void,
): ProjectionHandle {
  const saveCheckpoint = db.prepare(`UPDATE meta SET value = ? WHERE key = 'checkpoint'`);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const table = (name: string): Table => findCollection(collections(), name).table;
  /** This process's last checkpoint: if the file has another one, another process wrote it and the cache is stale. */
  let left: Position | undefined;

  const load = (name: string, id: string): Document | undefined => {
    const { table, hot } = findCollection(collections(), name);
    return hot && (hot.get(id) ?? table.get(id));
  };

  /** Reads from memory the documents that this process wrote last, unless another process has written since. */
  const getMany = (name: string, ids: readonly string[]): readonly StoredDocument[] => {
    const { table, hot } = findCollection(collections(), name);
    if (!hot || left === undefined || checkpoint() !== left) return table.getMany(ids);
    const found: StoredDocument[] = [];
    const others: string[] = [];
    for (const id of new Set(ids)) {
      const doc = hot.get(id);
      if (doc) found.push({ id, doc });
      else others.push(id);
    }
    return others.length === 0 ? found : [...found, ...table.getMany(others)];
  };

  const apply = (batch: Batch): readonly ChangedDocument[] => {
    begin.run();
    let changed: readonly ChangedDocument[];
    let sizes: readonly number[];
    try {
      const stored = checkpoint();
      if (comparePositions(batch.checkpoint, stored) <= 0) {
        db.exec('ROLLBACK');
        return [];
      }
      if (batch.after !== stored) throw new OutOfStep(batch.after, stored);
      if (stored !== left) for (const { hot } of collections().values()) hot?.clear();
      changed = foldChanges(batch.changes, load);
      sizes = changed.map((document) => write(table(document.collection), document));
      saveCheckpoint.run(batch.checkpoint);
      commit.run();
    } catch (error) {
      left = undefined;
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
    left = batch.checkpoint;
    wrote(changed.length);
    changed.forEach(({ collection, id, after }, at) => {
      const { hot } = findCollection(collections(), collection);
      if (after) hot?.set(id, after, sizes[at] ?? 0);
      else hot?.delete(id);
    });
    return changed;
  };

  return {
    checkpoint: async () => checkpoint(),
    apply: async (batch) => apply(batch),
    get: async (collection, id) => table(collection).get(id),
    getMany: async (collection, ids) => getMany(collection, ids),
    query: async (collection, query) => table(collection).query(query),
    count: async (collection, index, equal) => table(collection).count(index, equal),
    scan: async (collection, afterId, limit) => table(collection).scan(afterId, limit),
  };
}

/** Returns the length of the written JSON. */
function write(table: Table, { id, before, after }: ChangedDocument): number {
  if (!after) {
    if (before) table.remove(id);
    return 0;
  }
  const json = JSON.stringify(after);
  if (before) table.update(id, after, json);
  else table.insert(id, after, json);
  return json.length;
}

function createMeta(db: DatabaseSync, name: string, version: string): void {
  inTransaction(db, () => {
    db.exec('CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)');
    const insert = db.prepare('INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)');
    for (const [key, value] of Object.entries({ layout: String(layout), name, version, checkpoint: START }))
      insert.run(key, value);
  });
  const found = `${readMeta(db, 'name')} ${readMeta(db, 'version')} in layout ${readMeta(db, 'layout')}`;
  const wanted = `${name} ${version} in layout ${layout}`;
  if (found !== wanted) throw new Error(`The read model file holds ${found}, not ${wanted}`);
}

function declaredCollections(db: DatabaseSync, name: string, version: string): readonly CollectionDefinition[] {
  const json = readMeta(db, 'collections');
  if (json === undefined) throw new Error(`There is no read model ${name} ${version}`);
  return JSON.parse(json) as readonly CollectionDefinition[];
}

function readMeta(db: DatabaseSync, key: string): string | undefined {
  const value = db.prepare('SELECT value FROM meta WHERE key = ?').get(key)?.['value'];
  return value === undefined ? undefined : String(value);
}

function writeMeta(db: DatabaseSync, key: string, value: string): void {
  db.prepare('INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value').run(
    key,
    value,
  );
}

function inTransaction(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
