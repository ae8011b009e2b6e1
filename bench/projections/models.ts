import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { START } from '../../domain/envelope.ts';
import { openSqliteEventStore, openSqliteKeyRing } from '../../event-store/index.ts';
import { logFiles } from '../../event-store/sqlite/files.ts';
import { createBuilder, openSqliteReadStore, projectionRegistry } from '../../projection-service/index.ts';
import type { BenchResult } from '../event-store/measure.ts';
import { seed } from '../gateway/seed.ts';

const page = 10_000;

/**
 * Builds each read model of the product separately from a log of `events`, then all of them together. Rates use the
 * processor time of all threads, so that other work on the machine matters little. The limit is a bare loop that reads
 * and parses every event and writes as many rows as the model has documents.
 */
export async function benchModels(events = 1_000_000): Promise<readonly BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-bench-models-'));
  const dataDir = join(folder, 'data');
  try {
    await seed(dataDir, 'http://localhost:1', 1_000, { events, sessions: false });
    const logFolder = join(dataDir, 'log');
    const log = await openSqliteEventStore({ folder: logFolder });
    const count = (await log.eventsAfter(START)) ?? events;
    const keyRing = await openSqliteKeyRing({ folder: join(dataDir, 'keys') });
    const perSecond = (seconds: number): number => count / seconds;

    /** Builds these read models into a new folder; returns the processor time, the wall time and the documents. */
    const built = async (names: readonly string[]) => {
      const target = mkdtempSync(join(folder, 'read-models-'));
      const readStore = await openSqliteReadStore({ folder: target });
      const builder = createBuilder({
        log: { engine: 'sqlite', folder: logFolder },
        keyRing,
        eventStore: log,
        fewest: 0,
      });
      const wanted = projectionRegistry.filter(({ name }) => names.includes(name));
      for (const { name, version, collections } of wanted) await readStore.open(name, version, collections);
      const before = process.cpuUsage();
      const started = performance.now();
      await Promise.all(
        wanted.map(async ({ name, version }) => {
          await builder.build({
            name,
            version,
            file: readStore.fileOf?.(name, version) ?? '',
            signal: new AbortController().signal,
            onProgress: () => undefined,
          });
          await readStore.adopt?.(name, version);
        }),
      );
      const wall = (performance.now() - started) / 1_000;
      const seconds = secondsSince(before);
      await builder.close();
      await readStore.close();
      const documents = wanted.reduce(
        (sum, { name, version, collections }) =>
          sum +
          rowsIn(
            join(target, `${name}@${version}.sqlite`),
            collections.map((collection) => collection.name),
          ),
        0,
      );
      rmSync(target, { recursive: true });
      return { seconds, wall, documents };
    };

    const results: BenchResult[] = [];
    for (const { name } of projectionRegistry) {
      const { seconds, documents } = await built([name]);
      const limit = bareLoop(logFiles(logFolder).database, join(folder, `bare-${name}.sqlite`), documents);
      results.push({
        name: `build ${name} (${documents.toLocaleString('en')} documents) from ${count.toLocaleString('en')} events`,
        value: perSecond(seconds),
        unit: 'events/cpu s',
        limit: perSecond(limit),
        ratio: limit / seconds,
      });
    }
    const all = await built(projectionRegistry.map(({ name }) => name));
    await keyRing.close();
    await log.close();
    return [
      ...results,
      { name: 'build all read models together', value: perSecond(all.seconds), unit: 'events/cpu s' },
      { name: 'the same, elapsed', value: all.wall, unit: 's' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

function rowsIn(file: string, collections: readonly string[]): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const count = (name: string): number => Number(db.prepare(`SELECT count(*) AS n FROM "docs:${name}"`).get()?.['n']);
  const rows = collections.reduce((sum, name) => sum + count(name), 0);
  db.close();
  return rows;
}

/** Reads and parses every event and writes `rows` rows of their data. Returns the processor time, s. */
function bareLoop(log: string, file: string, rows: number): number {
  const before = process.cpuUsage();
  const source = new DatabaseSync(log, { readOnly: true });
  const target = new DatabaseSync(file);
  target.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE docs (id TEXT PRIMARY KEY, doc TEXT); BEGIN',
  );
  const read = source.prepare('SELECT position, data FROM events WHERE position > ? ORDER BY position LIMIT ?');
  read.setReturnArrays(true);
  const insert = target.prepare('INSERT INTO docs (id, doc) VALUES (?, ?)');
  let written = 0;
  for (let position = 0; ;) {
    const found: readonly Record<number, unknown>[] = read.all(position, page);
    for (const row of found) {
      const data: unknown = JSON.parse(String(row[1]));
      position = Number(row[0]);
      if (written < rows) insert.run(String(position).padStart(16, '0'), JSON.stringify(data));
      written += 1;
    }
    if (found.length < page) break;
  }
  target.exec('COMMIT');
  source.close();
  target.close();
  return secondsSince(before);
}
