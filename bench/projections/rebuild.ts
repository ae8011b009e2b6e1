import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { START } from '../../domain/envelope.ts';
import type { NewEvent } from '../../domain/envelope.ts';
import { openSqliteEventStore } from '../../event-store/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import { logFiles } from '../../event-store/sqlite/files.ts';
import { openSqliteReadStore, startProjections } from '../../projection-service/index.ts';
import type { Projector } from '../../projection-service/index.ts';

export interface RebuildBenchOptions {
  readonly events?: number;
  readonly users?: number;
  /** Runs of each side, taken in turns; the median counts. */
  readonly runs?: number;
}

export interface BenchResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the same machine does in the same run without any of our code around it. */
  readonly limit: number;
  readonly ratio: number;
}

const batch = 10_000;

/** Counts and sums per user: the fold that both sides do. */
const countsProjector: Projector = {
  name: 'bench-counts',
  version: '1',
  filter: { categories: ['bench'] },
  collections: [{ name: 'users', indexes: [] }],
  project: ({ data }) => [{ op: 'increment', collection: 'users', id: data['userId'] as string, by: { events: 1, amount: Number(data['amount']) } }],
};

/** Rebuilds a read model from the whole log into SQLite, beside a bare loop over the same rows. */
export async function benchRebuild({ events = 1_000_000, users = 1_000, runs = 3 }: RebuildBenchOptions = {}): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-bench-rebuild-'));
  const logFolder = join(folder, 'log');
  const eventStore = await openSqliteEventStore({ folder: logFolder });
  try {
    await fill(eventStore, events, users);
    const rates: number[] = [];
    const limits: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      limits.push(perSecond(events, await timed(async () => bareLoop(logFiles(logFolder).database, join(folder, `bare-${run}.sqlite`), events))));
      rates.push(perSecond(events, await timed(() => rebuild(eventStore, join(folder, `read-${run}`), events, users))));
    }
    const [value, limit] = [median(rates), median(limits)];
    return { name: `rebuild of a projection from ${events} events`, value, unit: 'events/s', limit, ratio: value / limit };
  } finally {
    await eventStore.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rebuild(eventStore: EventStore, folder: string, events: number, users: number): Promise<void> {
  const readStore = await openSqliteReadStore({ folder });
  const projections = await startProjections({ eventStore, readStore, projectors: [countsProjector] });
  const complete = await projections.waitFor([countsProjector.name], await eventStore.head(), 600_000);
  const documents = await projections.reader(countsProjector.name).getMany('users', Array.from({ length: users }, (_, user) => `user-${user}`));
  await projections.stop();
  await readStore.close();
  const counted = documents.reduce((sum, { doc }) => sum + Number(doc['events']), 0);
  if (!complete || counted !== events) throw new Error(`The rebuild counted ${counted} of ${events} events`);
}

/** The least that a rebuild can do: read rows, parse, fold in memory, write what changed with the position. */
function bareLoop(log: string, file: string, events: number): void {
  const source = new DatabaseSync(log, { readOnly: true });
  const target = new DatabaseSync(file);
  target.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE docs (id TEXT PRIMARY KEY, doc TEXT); CREATE TABLE progress (position INTEGER)');
  const page = source.prepare('SELECT position, data FROM events WHERE position > ? ORDER BY position LIMIT ?');
  page.setReturnArrays(true);
  const upsert = target.prepare('INSERT INTO docs (id, doc) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc');
  const save = target.prepare('INSERT INTO progress (position) VALUES (?)');
  const totals = new Map<string, { events: number; amount: number }>();
  let counted = 0;
  for (let position = 0; ; ) {
    const rows: readonly Record<number, unknown>[] = page.all(position, batch);
    if (rows.length === 0) break;
    const dirty = new Set<string>();
    for (const row of rows) {
      const { userId, amount } = JSON.parse(String(row[1])) as { userId: string; amount: number };
      const total = totals.get(userId) ?? { events: 0, amount: 0 };
      total.events += 1;
      total.amount += amount;
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

/** Many streams of one category, with the 260 bytes of data that the other measurements use. */
async function fill(eventStore: EventStore, events: number, users: number): Promise<void> {
  const each = Math.ceil(events / users);
  const step = 100;
  const fillUser = async (user: number): Promise<void> => {
    const most = Math.min(each, events - user * each);
    for (let from = 0; from < most; from += step) {
      const some = Array.from({ length: Math.min(step, most - from) }, (_, n) => newEvent(user, from + n));
      await eventStore.append(`bench-${user}`, from === 0 ? 'no_stream' : from - 1, some);
    }
  };
  if ((await eventStore.head()) !== START) throw new Error('The log is not empty');
  for (let user = 0; user < users; user += 64) {
    await Promise.all(Array.from({ length: Math.min(64, users - user) }, async (_, n) => fillUser(user + n)));
  }
}

function newEvent(user: number, n: number): NewEvent {
  const id = randomUUID();
  return {
    id,
    type: 'BenchHappened',
    schemaVersion: 1,
    time: 1_790_000_000_000 + n,
    data: { userId: `user-${user}`, amount: n % 10, note: 'x'.repeat(210) },
    metadata: { actor: { kind: 'user', id: `user-${user}` }, commandId: id, correlationId: id, causationId: id },
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function perSecond(count: number, ms: number): number {
  return Math.round((1_000 * count) / ms);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
