import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { START, type Position } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import {
  openEventStoreDb,
  openSqliteEventStore,
  openSqliteKeyRing,
  withCodec,
  type EventStore,
} from '../../event-store/index.ts';
import { useDatabase } from '../../event-store/eventstoredb/testing/database.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { projectionRegistry } from '../projections/index.ts';
import { openSqliteReadStore } from '../read-store/sqlite/index.ts';
import { verifyInstance } from '../runner/verify.ts';
import { granted, registered } from './testing/events.ts';

const newFolder = tempFolders();
const database = useDatabase();
const rounds = Number(process.env['KILL_ROUNDS'] ?? 3);
const child = join(import.meta.dirname, 'testing/kill-child.ts');
const users = Array.from({ length: 20 }, (_, n) => `u${n}`);

/** The folder with the read models and keys, and with the log unless the log is on a server. */
interface Place {
  readonly folder: string;
  readonly url: string | undefined;
}

/** Opens the log and the keys. */
async function withLog<Result>({ folder, url }: Place, work: (log: EventStore) => Promise<Result>): Promise<Result> {
  const keyRing = await openSqliteKeyRing({ folder: join(folder, 'keys') });
  const rawLog = await (url === undefined
    ? openSqliteEventStore({ folder: join(folder, 'log') })
    : openEventStoreDb({ url }));
  const log = withCodec(rawLog, { registry: eventRegistry, keyRing });
  try {
    return await work(log);
  } finally {
    await log.close();
    await keyRing.close();
  }
}

const fillLog = (place: Place): Promise<void> =>
  withLog(place, async (log) => {
    for (const userId of users) {
      await log.append(`user-${userId}`, 'no_stream', [registered(userId)]);
      const grants = Array.from({ length: 200 }, (_, n) => granted(userId, n));
      await log.append(`credits-${userId}`, 'no_stream', grants);
    }
  });

/** Runs the child process, and kills it some time after it began to build: by default when all is built. */
async function runAndKill({ folder, url }: Place, afterMs?: number): Promise<void> {
  const args = url === undefined ? [folder] : [folder, url];
  const running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', child, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(running, 'exit');
  const [building, built] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  createInterface({ input: running.stdout }).on('line', (line) => (line === 'built' ? built : building).resolve());
  await Promise.race([building.promise, exited]);
  await Promise.race(afterMs === undefined ? [built.promise, exited] : [sleep(afterMs), exited]);
  running.kill('SIGKILL');
  const [code] = await exited;
  if (code !== null) throw new Error('The process exited before it was killed');
}

/** Expects each read model to be empty or to equal a replay of the whole log; returns the numbers of both. */
const inspect = (place: Place): Promise<{ readonly empty: number; readonly complete: number }> =>
  withLog(place, async (eventStore) => {
    const head = await eventStore.head();
    const readStore = await openSqliteReadStore({ folder: join(place.folder, 'read') });
    const positions: Position[] = [];
    try {
      // All at once, so that they share one pass over the log.
      const checking = projectionRegistry.map(async (projector) => {
        const { name, version, collections } = projector;
        const handle = await readStore.open(name, version, collections);
        const position = await handle.checkpoint();
        positions.push(position);
        if (position === START)
          for (const collection of collections) expect(await handle.scan(collection.name, undefined, 1)).toEqual([]);
        else
          expect(await verifyInstance({ eventStore, projector, version, handle })).toMatchObject({
            ok: true,
            position: head,
          });
      });
      await Promise.all(checking);
    } finally {
      await readStore.close();
    }
    const empty = positions.filter((position) => position === START).length;
    return { empty, complete: positions.length - empty };
  });

test.each(['SQLite', 'EventStoreDB'])(
  `${rounds} kills at random moments of a build on %s leave each read model empty or complete`,
  async (engine) => {
    const folder = newFolder();
    const place = { folder, url: engine === 'EventStoreDB' ? database.url : undefined };
    await fillLog(place);
    for (let round = 0; round < rounds; round += 1) {
      await runAndKill(place, randomInt(50, 2_000));
      await inspect(place);
      // Every later process finds what its predecessor left.
      if (round % 2 === 1) rmSync(join(folder, 'read'), { recursive: true });
    }
    await runAndKill(place);
    expect(await inspect(place)).toEqual({ empty: 0, complete: projectionRegistry.length });
    expect(readdirSync(join(folder, 'read')).filter((name) => name.endsWith('.new'))).toEqual([]);
  },
  (rounds + 1) * 15_000,
);
