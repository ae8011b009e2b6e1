import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createCheckpointer } from '../../../lib/sqlite/checkpointer.ts';
import { furthestOf } from '../../../domain/envelope.ts';
import { checkInstance } from '../definitions.ts';
import type { ReadStore } from '../port.ts';
import { createHotCache } from './hot-documents.ts';
import { checkpointIn, openInstance } from './instance.ts';
import type { Instance } from './instance.ts';
import { newFileOf } from './new-file.ts';

const extension = '.sqlite';
/**
 * The capacity of the document cache that all read models share, in characters of JSON for each megabyte of page cache.
 */
const hotCharactersPerMegabyte = 2_000_000;

export interface SqliteReadStoreOptions {
  readonly folder: string;
  /** The page cache of each read model; 8 MB by default. The capacity of the document cache depends on it, too. */
  readonly cacheMegabytes?: number;
}

/**
 * Opens the embedded read store: a SQLite file per instance of a projection, and one with the published instances.
 * Creates the folder. All of its content can be rebuilt from the log.
 */
export async function openSqliteReadStore({ folder, cacheMegabytes = 8 }: SqliteReadStoreOptions): Promise<ReadStore> {
  mkdirSync(folder, { recursive: true });
  const registry = openRegistry(join(folder, 'published.sqlite'));
  const checkpointer = createCheckpointer();
  const hotCache = createHotCache(cacheMegabytes * hotCharactersPerMegabyte);
  const opened = new Map<string, Instance>();
  const fileOf = (name: string, version: string): string => join(folder, `${name}@${version}${extension}`);

  return {
    fileOf: (name, version) => (opened.has(fileOf(name, version)) ? fileOf(name, version) : undefined),

    async open(name, version, collections) {
      checkInstance(name, version, collections ?? []);
      const file = fileOf(name, version);
      const before = opened.get(file);
      if (before) {
        if (collections) before.declare(collections);
        return before.handle;
      }
      if (!collections && !existsSync(file)) throw new Error(`There is no read model ${name} ${version}`);
      const instance = openInstance(file, name, version, collections, {
        hotCache,
        cacheMegabytes,
        checkpointer,
      });
      opened.set(file, instance);
      return instance.handle;
    },
    async adopt(name, version) {
      const file = fileOf(name, version);
      const instance = opened.get(file);
      if (!instance) throw new Error(`${name} ${version} is not open`);
      await checkpointer.settle(file);
      instance.adopt();
    },
    async instances(name) {
      const files = readdirSync(folder).filter((file) => file.startsWith(`${name}@`) && file.endsWith(extension));
      return files.map((file) => file.slice(name.length + 1, -extension.length)).sort();
    },
    async furthest() {
      const files = readdirSync(folder).filter((file) => file.includes('@') && file.endsWith(extension));
      return furthestOf(files.map((file) => checkpointIn(join(folder, file))));
    },
    async drop(name, version) {
      checkInstance(name, version, []);
      const file = fileOf(name, version);
      const instance = opened.get(file);
      opened.delete(file);
      await checkpointer.settle(file);
      instance?.close();
      registry.withdraw(name, version);
      // Deletes the write-ahead log first: an orphaned one could be applied to a later database file.
      for (const part of ['-wal', '-shm', '']) rmSync(file + part, { force: true });
      rmSync(newFileOf(file), { force: true });
    },
    published: async (name) => registry.published(name),
    async publish(name, version) {
      checkInstance(name, version, []);
      if (!existsSync(fileOf(name, version))) throw new Error(`There is no read model ${name} ${version}`);
      registry.publish(name, version);
    },
    async scrub() {
      for (const [file, instance] of opened) {
        await checkpointer.settle(file);
        instance.truncateWal();
      }
    },
    async close() {
      await checkpointer.close();
      for (const instance of opened.values()) instance.close();
      opened.clear();
      registry.close();
    },
  };
}

/** FULL: an instance is deleted after its successor is published, so the switch must outlive a power cut. */
function openRegistry(file: string) {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  db.exec('CREATE TABLE IF NOT EXISTS published (name TEXT PRIMARY KEY NOT NULL, version TEXT NOT NULL)');
  const select = db.prepare('SELECT version FROM published WHERE name = ?');
  const upsert = db.prepare(
    'INSERT INTO published (name, version) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET version = excluded.version',
  );
  const remove = db.prepare('DELETE FROM published WHERE name = ? AND version = ?');
  return {
    published(name: string): string | undefined {
      const version = select.get(name)?.['version'];
      return version === undefined ? undefined : String(version);
    },
    publish: (name: string, version: string) => void upsert.run(name, version),
    withdraw: (name: string, version: string) => void remove.run(name, version),
    close: () => db.close(),
  };
}
