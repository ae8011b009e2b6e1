import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createMemoryReadStore } from '../read-store/memory/index.ts';
import { ReadStoreUnavailable } from '../read-store/port.ts';
import { startProjections } from './index.ts';
import { createTestLog, type TestLog } from './testing/log.ts';
import { countsProjector } from './testing/projectors.ts';
import type { ProjectionsOptions, StartedProjections } from './types.ts';

let log: TestLog;
let readStore: ReturnType<typeof createMemoryReadStore>;
let running: StartedProjections[];

beforeEach(async () => {
  log = createTestLog();
  await log.append({ stream: 'count-a', type: 'Added', data: { amount: 1 } });
  readStore = createMemoryReadStore();
  running = [];
});
afterEach(() => Promise.all(running.map((projections) => projections.stop())));

async function start(options: Partial<ProjectionsOptions> = {}): Promise<StartedProjections> {
  const projections = await startProjections({
    eventStore: log,
    readStore,
    projectors: [countsProjector],
    retryDelay: { firstMs: 60_000, maxMs: 60_000 },
    ...options,
  });
  running.push(projections);
  return projections;
}

/** Whether the first read models are still being built, some turns of the event loop later. */
async function isBuilding({ built }: StartedProjections): Promise<boolean> {
  let isBuilt = false;
  void built.then(() => {
    isBuilt = true;
  });
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  return !isBuilt;
}

/** A subscription to which nothing comes. */
async function* silent(signal: AbortSignal | undefined): AsyncGenerator<never> {
  if (signal) await once(signal, 'abort');
  yield* [];
}

const never = new Promise<never>(() => undefined);

test('built resolves when a new read model can be read', async () => {
  const listening = Promise.withResolvers<void>();
  const projections = await start({ startAfter: listening.promise });
  expect(await isBuilding(projections)).toBe(true);
  listening.resolve();
  await projections.built;
  expect(await projections.reader('counts').get('counts', 'count-a')).toEqual({ events: 1, total: 1 });
});

test('built waits for the slowest read model', async () => {
  const subscribe: TestLog['subscribe'] = (options) =>
    options.filter?.types?.includes('Slow') ? silent(options.signal) : log.subscribe(options);
  const projectors = [countsProjector, { ...countsProjector, name: 'slow', filter: { types: ['Slow'] } }];
  const projections = await start({ eventStore: { ...log, subscribe }, projectors });
  await projections.waitFor(['counts'], await log.head(), 60_000);
  expect(await isBuilding(projections)).toBe(true);
});

test('built does not wait for the next version of a read model that can be read', async () => {
  await (
    await start()
  ).built;
  await running.pop()?.stop();
  const next = await start({ projectors: [{ ...countsProjector, version: 'v2' }], startAfter: never });
  await next.built;
});

test('built does not wait for a read model that an event stops', async () => {
  const project = (): never => {
    throw new Error('Cannot be projected');
  };
  const projections = await start({ projectors: [{ ...countsProjector, project }] });
  await projections.built;
  expect((await projections.status())[0]?.state).toBe('stopped');
});

test('built does not wait for a read store that is away', async () => {
  const away = { ...readStore, instances: () => Promise.reject(new ReadStoreUnavailable('Away')) };
  await (
    await start({ readStore: away })
  ).built;
});

test('built resolves at the stop', async () => {
  const projections = await start({ startAfter: never });
  await projections.stop();
  await projections.built;
});
