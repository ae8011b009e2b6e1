import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteEventStore } from '../../event-store/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import { logFiles } from '../../event-store/sqlite/files.ts';
import { openSqliteReadStore, startProjections } from '../../projection-service/index.ts';
import type { Projector } from '../../projection-service/index.ts';
import { benchEvent } from '../event-store/events.ts';
import { compareWithLimit, rateSince } from '../event-store/measure.ts';
import type { BenchResult } from '../event-store/measure.ts';

export interface RebuildBenchOptions {
  /** A multiple of 100,000: batches of 100 for each of 1,000 users. */
  readonly events?: number;
  readonly rounds?: number;
}

const batch = 10_000;
/** The number of users in `benchEvent`. */
const users = 1_000;

/** Counts events and sums credits per user; subject and limit run the same fold. */
const countsProjector: Projector = {
  name: 'bench-counts',
  version: '1',
  filter: { categories: ['bench'] },
  collections: [{ name: 'users', indexes: [] }],
  project: ({ data }) => [
    {
      op: 'increment',
      collection: 'users',
      id: data['userId'] as string,
      by: { events: 1, halfCredits: data['halfCredits'] as number },
    },
  ],
};

/** Rebuilds a read model from the whole log into SQLite, next to a bare loop over the same rows. */
export async function benchRebuild({ events = 1_000_000, rounds = 3 }: RebuildBenchOptions = {}): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-bench-rebuild-'));
  const logFolder = join(folder, 'log');
  const eventStore = await openSqliteEventStore({ folder: logFolder });
  let files = 0;
  const target = (): string => join(folder, `target-${(files += 1)}`);
  try {
    await fill(eventStore, events);
    return await compareWithLimit(
      `rebuild of a projection from ${events.toLocaleString('en')} events`,
      'events/s',
      rounds,
      async () => {
        const started = performance.now();
        await rebuild(eventStore, target(), events);
        return rateSince(events, started);
      },
      async () => {
        const started = performance.now();
        bareLoop(logFiles(logFolder).database, target(), events);
        return rateSince(events, started);
      },
    );
  } finally {
    await eventStore.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rebuild(eventStore: EventStore, folder: string, events: number): Promise<void> {
  const readStore = await openSqliteReadStore({ folder });
  const projections = await startProjections({ eventStore, readStore, projectors: [countsProjector] });
  const complete = await projections.waitFor([countsProjector.name], await eventStore.head(), 600_000);
  const documents = await projections.reader(countsProjector.name).getMany(
    'users',
    Array.from({ length: users }, (_, user) => `user-${user}`),
  );
  await projections.stop();
  await readStore.close();
  const counted = documents.reduce((sum, { doc }) => sum + Number(doc['events']), 0);
  if (!complete || counted !== events) throw new Error(`The rebuild counted ${counted} of ${events} events`);
}

/** The minimum work of a rebuild: read rows, parse, fold in memory, write changes with the position. */
function bareLoop(log: string, file: string, events: number): void {
  const source = new DatabaseSync(log, { readOnly: true });
  const target = new DatabaseSync(file);
  target.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE docs (id TEXT PRIMARY KEY, doc TEXT); CREATE TABLE progress (position INTEGER)',
  );
  const page = source.prepare('SELECT position, data FROM events WHERE position > ? ORDER BY position LIMIT ?');
  page.setReturnArrays(true);
  const upsert = target.prepare(
    'INSERT INTO docs (id, doc) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc',
  );
  const save = target.prepare('INSERT INTO progress (position) VALUES (?)');
  const totals = new Map<string, { events: number; halfCredits: number }>();
  let counted = 0;
  for (let position = 0; ;) {
    const rows: readonly Record<number, unknown>[] = page.all(position, batch);
    if (rows.length === 0) break;
    const dirty = new Set<string>();
    for (const row of rows) {
      const { userId, halfCredits } = JSON.parse(String(row[1])) as { userId: string; halfCredits: number };
      const total = totals.get(userId) ?? { events: 0, halfCredits: 0 };
      total.events += 1;
      total.halfCredits += halfCredits;
      totals.set(userId, total);
      dirty.add(userId);
      position = Number(row[0]);
    }
    target.exec('BEGIN');
    for (const id of dirty) upsert.run(id, JSON.stringify(totals.get(id)));
    save.run(position);
    target.exec('COMMIT');
    counted += rows.length;
  }
  source.close();
  target.close();
  if (counted !== events) throw new Error(`The bare loop counted ${counted} of ${events} events`);
}

/** Fills one stream per user in batches of 100 events, round-robin. */
async function fill(eventStore: EventStore, events: number): Promise<void> {
  const step = 100;
  for (let from = 0; from * users < events; from += step) {
    const append = async (user: number): Promise<void> => {
      const some = Array.from({ length: step }, (_, n) => benchEvent((from + n) * users + user, randomUUID()));
      await eventStore.append(`bench-${user}`, from === 0 ? 'no_stream' : from - 1, some);
    };
    for (let user = 0; user < users; user += 100) {
      await Promise.all(Array.from({ length: Math.min(100, users - user) }, async (_, n) => append(user + n)));
    }
  }
}
