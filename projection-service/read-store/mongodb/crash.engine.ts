import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Engine } from '../../../tools/engines/engine.ts';
import { createFaultProxy } from '../../../tools/engines/fault-proxy.ts';
import { startSecantus } from '../../../tools/engines/mongodb.ts';
import { cacheFolder } from '../../../tools/engines/setup.ts';
import { killAndInspect } from '../../runner/testing/kill-rounds.ts';
import { ReadStoreUnavailable } from '../port.ts';
import type { ProjectionHandle } from '../port.ts';
import { createConnection } from './connection.ts';
import { openMongoReadStore } from './index.ts';
import { openStore } from './store.ts';
import { freshDatabase } from './testing/databases.ts';
import { batch, contentsOf, expected, numberOf, openScript, smallLimits } from './testing/script.ts';

/** Separate servers, because these tests kill them. */
const servers = [
  ['with transactions', await startSecantus({ cacheFolder })],
  ['without transactions', await startSecantus({ cacheFolder, standalone: true })],
] as const;
afterAll(async () => {
  for (const [, server] of servers) await server?.stop();
});

const rounds = Number(process.env['KILL_ROUNDS'] ?? 10);

for (const [how, server] of servers) {
  if (server) describe(`MongoDB ${how}`, () => crashesOn(server));
  else
    describe.skip(`MongoDB ${how} (a server to be killed needs python3 with venv and its package index)`, () =>
      undefined);
}

function crashesOn(server: Engine): void {
  const url = server.settings['MONGODB_URL'] ?? '';

  test(
    `${rounds} kill -9 of the projecting process keep documents and checkpoint consistent with every position read`,
    async () => {
      const database = freshDatabase();
      await killAndInspect({
        rounds,
        longest: 600,
        args: [url, database],
        openReadStore: () => openMongoReadStore({ url, database }),
      });
    },
    60_000 + rounds * 10_000,
  );

  test(
    `${rounds} kill -9 of the server during writes: no batch is lost, applied twice or applied partially`,
    async () => {
      const store = openStore(createConnection({ url, database: freshDatabase() }), smallLimits);
      const handle = await openScript(store);
      const writer = startWriter(handle);
      for (let round = 1; round <= rounds; round += 1) {
        const { acknowledged } = writer;
        while (writer.acknowledged === acknowledged && !writer.ended) await sleep(5);
        await sleep(Math.random() * 100);
        await server.kill();
        await server.start();
      }
      await writer.stop();
      const reached = numberOf(await handle.checkpoint());
      expect([writer.acknowledged, writer.acknowledged + 1]).toContain(reached);
      expect(await contentsOf(handle)).toEqual((await expected(reached)).contents);
      await store.close();
    },
    60_000 + rounds * 20_000,
  );

  test('reads fail as unavailable during a server outage, and recover after it', async () => {
    const store = openStore(createConnection({ url, database: freshDatabase() }));
    const handle = await openScript(store);
    await handle.apply(batch(1));
    await server.kill();
    try {
      await expectUnavailable(handle);
      await expect(store.published('script')).rejects.toBeInstanceOf(ReadStoreUnavailable);
      await expect(handle.apply(batch(2))).rejects.toBeInstanceOf(ReadStoreUnavailable);
    } finally {
      await server.start();
    }
    await untilAnswered(() => handle.get('accounts', 'all'));
    await handle.apply(batch(2));
    expect(await contentsOf(handle)).toEqual((await expected(2)).contents);
    await store.close();
  });

  test('reads fail as unavailable while the server hangs, and recover after it', async () => {
    const proxy = await createFaultProxy(Number(new URL(url).port));
    const store = openStore(
      createConnection({ url: `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`, database: freshDatabase() }),
    );
    const handle = await openScript(store);
    await handle.apply(batch(1));
    proxy.hang();
    await expectUnavailable(handle);
    proxy.heal();
    await untilAnswered(() => handle.get('accounts', 'all'));
    proxy.cut();
    await expectUnavailable(handle);
    proxy.heal();
    await untilAnswered(() => handle.get('accounts', 'all'));
    expect(await contentsOf(handle)).toEqual((await expected(1)).contents);
    await store.close();
    await proxy.close();
  });
}

async function expectUnavailable(handle: ProjectionHandle): Promise<void> {
  const reads = [
    handle.get('accounts', 'all'),
    handle.getMany('accounts', ['all']),
    handle.query('lines', { index: 'byAccount', equal: { account: 'a1' }, limit: 5 }),
    handle.count('lines', 'byAccount', {}),
    handle.scan('lines', undefined, 5),
  ];
  await Promise.all(
    reads.map((read) =>
      expect(read).rejects.toMatchObject({ name: 'ReadStoreUnavailable', message: expect.stringContaining('MongoDB') }),
    ),
  );
}

/** Applies the batches in order and retries each without an answer. */
function startWriter(handle: ProjectionHandle): {
  readonly acknowledged: number;
  readonly ended: boolean;
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let acknowledged = 0;
  let ended = false;
  const write = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const answered = await handle.apply(batch(acknowledged + 1)).then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof ReadStoreUnavailable)) throw error;
          return false;
        },
      );
      if (answered) acknowledged += 1;
      else await sleep(50);
    }
  };
  const running = write().finally(() => (ended = true));
  running.catch(() => undefined);
  return {
    get acknowledged() {
      return acknowledged;
    },
    get ended() {
      return ended;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Retries, because the driver finds a restarted server after a delay. */
async function untilAnswered(work: () => Promise<unknown>): Promise<void> {
  while (
    !(await work().then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof ReadStoreUnavailable)) throw error;
        return false;
      },
    ))
  );
}
