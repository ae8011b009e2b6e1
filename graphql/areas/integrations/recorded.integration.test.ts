import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createExecutor } from '../../../command-service/executor/executor.ts';
import {
  createTableExportCommands,
  type TableExportCommands,
} from '../../../command-service/commands/table-exports.ts';
import { createMemoryProgress } from '../../../command-service/providers/progress/testing/memory-progress.ts';
import { eventRegistry } from '../../../domain/events.ts';
import { withCodec } from '../../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../../event-store/testing/index.ts';
import type { GatewayContext } from '../../context.ts';
import { registerRoutes } from '../../rest/routes.ts';
import { integrationRoutes } from './rest.ts';

const perPage = 500;
/** Ten pages are many times what sockets hold. */
const script = 'x'.repeat(5_000);
const page = Array.from({ length: perPage }, (_, n) => ({ id: `v${n}`, doc: { createdAt: 0, script } }));

let tableExports: TableExportCommands;
let server: FastifyInstance;
/** How far the clock is ahead, in milliseconds. */
let ahead = 0;
/** A page of the user's videos. */
let query: (pagesBefore: number) => Promise<readonly object[]>;

beforeEach(async () => {
  const eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  ahead = 0;
  const now = () => Date.now() + ahead;
  const executor = createExecutor({ eventStore, registry: eventRegistry, now });
  tableExports = createTableExportCommands({ executor, progress: createMemoryProgress(now), now });
  const context = () => {
    let pages = 0;
    return {
      requireUser: () => 'ann',
      caller: () => ({ actor: { kind: 'user', id: 'ann' }, correlationId: 'test' }),
      services: {
        now,
        limits: { take: async () => ({ allowed: true }) },
        commands: { tableExports },
        projections: { reader: () => ({ query: async () => query(pages++) }) },
      },
      lastPosition: () => undefined,
    } as object as GatewayContext;
  };
  server = Fastify();
  await registerRoutes(server, integrationRoutes, async () => context());
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

/** Every timer except `setInterval`, which records that the export runs. */
const realTimers = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

const address = () => `${server.listeningOrigin}/api/export/videos?format=csv`;
/** The latest export once its end is on record; the time limit of the test ends the wait. */
async function ended() {
  for (;;) {
    const [latest] = await tableExports.listTableExports('ann');
    if (latest?.ended) return latest;
    await pause(10);
  }
}

test('records an export that is read to its end as finished, with its rows', async () => {
  query = async (before) => (before < 2 ? page : []);
  await (await fetch(address())).arrayBuffer();
  expect(await ended()).toMatchObject({ table: 'videos', format: 'csv', status: 'finished', ended: { rows: 1_000 } });
});

test('stops an export whose receiver goes away, and records it as canceled', async () => {
  let read = 0;
  query = async (before) => {
    read = before + 1;
    return page;
  };
  const request = get(address());
  const [answer] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  await once(answer, 'data');
  expect(await tableExports.listTableExports('ann')).toMatchObject([{ status: 'running', ended: null }]);
  request.destroy();
  const cancelled = await ended();
  expect(cancelled.status).toBe('cancelled');
  expect(cancelled.ended?.rows).toBeLessThanOrEqual(read * perPage);
});

test('shows an export as running while its server reports it, and as interrupted a minute after a kill', async () => {
  jest.useFakeTimers({ doNotFake: [...realTimers] });
  const sign = jest.spyOn(tableExports, 'sayExportRuns');
  const status = async () => (await tableExports.listTableExports('ann'))[0]?.status;
  query = async () => page;
  const request = get(address());
  await once(request, 'response');
  // A receiver that reads nothing: the rows wait, and the export goes on.
  for (let beats = 1; beats <= 4; beats += 1) {
    ahead += 20_000;
    jest.advanceTimersByTime(20_000);
    await sign.mock.results.at(-1)?.value;
    expect([sign.mock.calls.length, await status()]).toEqual([beats, 'running']);
  }
  ahead += 60_000;
  expect(await status()).toBe('interrupted');
  request.destroy();
  expect((await ended()).status).toBe('cancelled');
  jest.advanceTimersByTime(20_000);
  expect(sign).toHaveBeenCalledTimes(4);
});

test("breaks off an export whose rows can't be read, and records it as failed", async () => {
  query = async (before) => {
    if (before < 2) return page;
    throw new Error('The read store is away');
  };
  await expect(fetch(address()).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  expect(await ended()).toMatchObject({ status: 'failed', ended: { rows: 1_000 } });
});

test('lets users export their data while the log does not answer', async () => {
  const away = () => Promise.reject(new Error('The log is away'));
  Object.assign(tableExports, { recordExportStart: away, recordExportEnd: away });
  query = async (before) => (before < 1 ? page : []);
  const answer = await fetch(address());
  expect([answer.status, (await answer.text()).split('\n').length > perPage]).toEqual([200, true]);
});
