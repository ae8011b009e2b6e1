import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { randomUUID } from 'node:crypto';
import { WRITER_PRAGMAS } from '../../event-store/sqlite/database.ts';
import { dataOf } from './events.ts';
import { rateSince } from './measure.ts';

/**
 * The pages between checkpoints at which the bare loop is fastest: its random ids change many pages, and a longer
 * write-ahead log writes each page less often.
 */
const BARE_CHECKPOINT_PAGES = 8_000;

/**
 * The upper limit of node:sqlite for appends: a bare group-commit loop with the log's pragmas, unique (stream,
 * revision) and unique event id, the expected revision checked against a map, 260 bytes of prepared text, acknowledged
 * after COMMIT. No hashes, metadata, filters or subscribers.
 */
export async function bareAppends(folder: string, count: number, streams: number, inFlight: number): Promise<number> {
  const db = new DatabaseSync(join(folder, 'bare.sqlite'));
  db.exec(`${WRITER_PRAGMAS} PRAGMA wal_autocheckpoint = ${BARE_CHECKPOINT_PAGES}`);
  db.exec(
    'CREATE TABLE e (position INTEGER PRIMARY KEY, stream INTEGER, revision INTEGER, id TEXT NOT NULL UNIQUE, data TEXT, UNIQUE (stream, revision))',
  );
  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];
  const insert = db.prepare('INSERT INTO e VALUES (?, ?, ?, ?, ?)');
  const heads = new Map<number, number>();
  let queue: {
    stream: number;
    expected: number;
    id: string;
    data: string;
    resolve: () => void;
    reject: (error: Error) => void;
  }[] = [];
  let position = 0;

  function flush(): void {
    const batch = queue;
    queue = [];
    begin.run();
    for (const { stream, expected, id, data, reject } of batch) {
      if ((heads.get(stream) ?? -1) !== expected) reject(new Error('conflict'));
      insert.run((position += 1), stream, expected + 1, id, data);
      heads.set(stream, expected + 1);
    }
    commit.run();
    for (const { resolve } of batch) resolve();
  }
  const append = (stream: number, expected: number, id: string, data: string) =>
    new Promise<void>((resolve, reject) => {
      if (queue.push({ stream, expected, id, data, resolve, reject }) === 1) setImmediate(flush);
    });

  const ids = Array.from({ length: count }, () => randomUUID());
  const data = JSON.stringify(dataOf(0));
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (let n = next++; n < count; n = next++)
        await append(n % streams, Math.floor(n / streams) - 1, ids[n] ?? '', data);
    }),
  );
  const rate = rateSince(count, started);
  db.close();
  return rate;
}

/**
 * The upper limit of node:sqlite and JSON.parse for reads: pages of 1,000 bare rows of `bareAppends`, with parsed data.
 */
export async function bareReads(folder: string): Promise<number> {
  const db = new DatabaseSync(join(folder, 'bare.sqlite'));
  const page = db.prepare('SELECT position, stream, data FROM e WHERE position > ? ORDER BY position LIMIT 1000', {
    returnArrays: true,
  });
  let [count, total] = [0, 0];
  const started = performance.now();
  for (let after = 0; ;) {
    const rows: unknown = page.all(after);
    const list = rows as [number, number, string][];
    const last = list.at(-1);
    if (!last) break;
    for (const row of list) total += (JSON.parse(row[2]) as { halfCredits: number }).halfCredits;
    count += list.length;
    [after] = last;
  }
  const rate = rateSince(count, started);
  db.close();
  if (!Number.isFinite(total)) throw new Error('unreachable');
  return rate;
}
