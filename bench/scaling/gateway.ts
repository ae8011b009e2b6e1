import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { comparePositions, START } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/index.ts';
import { openSessions, openSqliteSessionStore } from '../../graphql/index.ts';
import { openProjectionReaders, projectionRegistry, type ReadStore } from '../../projection-service/index.ts';
import { freePort, seed, startProduct } from '../gateway/house.ts';
import { liveLatencies } from '../gateway/load.ts';

/** As many pages as are tried on one process; the bench measures latency with 1,000. */
const subscriptions = 4_000;
const sessions = 2_000;

async function inTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-scaling-gateway-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Opens thousands of subscriptions on one process and sends 50 commands a second for ten seconds. Gives how many;
 * throws when an update does not arrive.
 */
export function trySubscriptions(): Promise<number> {
  return inTempFolder(async (dataDir) => {
    const port = await freePort();
    const seeded = await seed(dataDir, `http://localhost:${port}`, subscriptions);
    const product = await startProduct(dataDir, port);
    try {
      await liveLatencies(product.base, seeded, 50, 10);
    } finally {
      await product.stop();
    }
    return subscriptions;
  });
}

/** Bytes of a session's row and its indexes, in the embedded store. */
export function weighSession(): Promise<number> {
  return inTempFolder(async (folder) => {
    const opened = openSessions({ store: openSqliteSessionStore(folder), publicUrl: 'http://localhost:3000' });
    for (let n = 0; n < sessions; n += 1)
      await opened.create({
        userId: `user-${n}`,
        userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36',
        address: '203.0.113.17',
      });
    await opened.close();
    const db = new DatabaseSync(join(folder, 'sessions.sqlite'), { readOnly: true });
    const bytes = Number(db.prepare('SELECT SUM(pgsize) AS bytes FROM dbstat').get()?.['bytes']);
    db.close();
    return bytes / sessions;
  });
}

/**
 * Events a second that a gateway tells of which follows the log while others project: here, one that finds all of it
 * projected.
 */
export async function speedOfTelling(log: EventStore, readStore: ReadStore): Promise<number> {
  const categories = [
    ...new Set(projectionRegistry.flatMap(({ live, filter }) => (live?.size ? (filter.categories ?? []) : []))),
  ];
  let [events, last] = [0, START];
  for (let after = START; ;) {
    const page = await log.readAll({ after, filter: { categories }, limit: 10_000 });
    events += page.events.length;
    last = page.events.at(-1)?.position ?? last;
    if (page.end) break;
    after = page.position;
  }
  let told = START;
  const failures: unknown[] = [];
  const started = performance.now();
  const readers = openProjectionReaders({
    // From the beginning: a gateway that starts looks only at what comes.
    eventStore: { ...log, head: async () => START },
    readStore,
    projectors: projectionRegistry,
    onChanged: ({ position }) => {
      told = position;
    },
    onError: (error) => failures.push(error),
  });
  while (comparePositions(told, last) < 0) {
    if (failures.length > 0) throw new Error('The log could not be followed', { cause: failures[0] });
    await sleep(5);
  }
  const seconds = (performance.now() - started) / 1_000;
  await readers.stop();
  return events / seconds;
}
