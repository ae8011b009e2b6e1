import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import type { Projector } from '../projector.ts';
import { createMemoryReadStore } from '../read-store/memory/index.ts';
import { ReadStoreUnavailable, type ReadStore } from '../read-store/port.ts';
import { startProjections } from '../runner/index.ts';
import { createTestLog, type TestEvent, type TestLog } from '../runner/testing/log.ts';
import { countsProjector } from '../runner/testing/projectors.ts';
import { ProjectionUnavailable, type Announcement, type Projections } from '../runner/types.ts';
import { openProjectionReaders } from './index.ts';

const added = (amount: number, stream = 'count-a'): TestEvent => ({ stream, type: 'Added', data: { amount } });
/** Users get live messages about the counts. */
const told: Projector = {
  ...countsProjector,
  live: new Map([
    [
      'counts',
      { changedBy: ({ stream }) => stream, owner: (_doc, id) => id, missed: 'by id', message: () => undefined },
    ],
  ]),
};

let log: TestLog;
let readStore: ReadStore;
let writer: Projections | undefined;
let reader: Projections;
let announced: Announcement[];
let arrived: PromiseWithResolvers<void>;

const startWriter = async (): Promise<Projections> =>
  (writer = await startProjections({
    eventStore: log,
    readStore,
    projectors: [told],
    retryDelay: { firstMs: 1, maxMs: 5 },
  }));

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 2));
};

beforeEach(() => {
  log = createTestLog();
  readStore = createMemoryReadStore();
  announced = [];
  arrived = Promise.withResolvers();
  reader = openProjectionReaders({
    eventStore: log,
    readStore,
    projectors: [told],
    onChanged: (announcement) => {
      announced.push(announcement);
      arrived.resolve();
    },
    onError: () => undefined,
  });
});
afterEach(async () => {
  await reader.stop();
  await writer?.stop();
});

test('announces a change that is written while the process starts and its first reads are answered', async () => {
  await startWriter();
  const first = await log.append(added(1));
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  const { promise: heard, resolve: hear } = Promise.withResolvers<Announcement>();
  let asked = 0;
  const head: TestLog['head'] = async () => {
    asked += 1;
    // Only the first answer comes before the change.
    if (asked > 1) await isWritten;
    return log.head();
  };
  const starting = openProjectionReaders({
    eventStore: { ...log, head },
    readStore,
    projectors: [told],
    onChanged: hear,
    onError: () => undefined,
  });
  await starting.waitFor(['counts'], first, 60_000);
  expect(await starting.reader('counts').get('counts', 'count-a')).toEqual({ events: 1, total: 1 });
  const position = await log.append(added(2));
  written();
  expect((await heard).position).toBe(position);
  await starting.stop();
});

test('rejects reads while no read model is published', async () => {
  await expect(reader.reader('counts').get('counts', 'count-a')).rejects.toThrow(
    'The read model counts is not open yet',
  );
  expect(await reader.status()).toMatchObject([{ name: 'counts', ready: false, state: 'retrying', position: START }]);
  await expect(reader.rebuild('counts')).rejects.toThrow('run in another process');
});

test('reads what another process writes, as soon as it has seen a position', async () => {
  await startWriter();
  const position = await log.append(added(1), added(2), added(5, 'count-b'));
  expect(await reader.waitFor(['counts'], position, 60_000)).toBe(true);
  expect(await reader.reader('counts').get('counts', 'count-a')).toEqual({ events: 2, total: 3 });
  expect(
    await reader.reader('counts').query('counts', { index: 'byTotal', equal: {}, reverse: true, limit: 1 }),
  ).toEqual([{ id: 'count-b', doc: { events: 1, total: 5 } }]);
  expect(reader.reader('counts').position()).toBe(position);
  expect(await reader.status()).toMatchObject([{ ready: true, state: 'live', behind: false, position }]);
});

test('compares the serving read model with a replay, also while another process moves it', async () => {
  await startWriter();
  await log.append(added(1), added(2));
  const writing = (async () => {
    for (let n = 0; n < 50; n += 1) await log.append(added(1), added(3, 'count-b'));
  })();
  await reader.waitFor(['counts'], await log.head(), 60_000);
  expect(await reader.verifyAgainstReplay('counts')).toMatchObject({ ok: true, differing: 0 });
  await writing;
  await reader.waitFor(['counts'], await log.head(), 60_000);
  await writer?.stop();
  const handle = await readStore.open('counts', 'v1');
  await handle.apply({
    after: await handle.checkpoint(),
    changes: [{ op: 'increment', collection: 'counts', id: 'count-a', by: { total: 1 } }],
    checkpoint: await log.append(added(1, 'other-a')),
  });
  expect(await reader.verifyAgainstReplay('counts')).toMatchObject({
    ok: false,
    differing: 1,
    differences: [{ collection: 'counts', id: 'count-a' }],
  });
});

test('serves no reads that are staler than its own start, and reports not ready', async () => {
  await startWriter();
  await log.append(added(1));
  await until(
    async () =>
      (await readStore.published('counts')) !== undefined &&
      (await (await readStore.open('counts', 'v1')).checkpoint()) === (await log.head()),
  );
  await writer?.stop();
  const missing = await log.append(added(2));
  const late = openProjectionReaders({ eventStore: log, readStore, projectors: [told], onError: () => undefined });
  await expect(late.reader('counts').get('counts', 'count-a')).rejects.toBeInstanceOf(ProjectionUnavailable);
  expect(await late.status()).toMatchObject([{ ready: false, state: 'catching-up', behind: true }]);
  // A process that was running before continues: it never shows older data than before.
  expect(await reader.reader('counts').get('counts', 'count-a')).toMatchObject({ total: 1 });
  await startWriter();
  expect(await late.waitFor(['counts'], missing, 60_000)).toBe(true);
  expect(await late.reader('counts').get('counts', 'count-a')).toMatchObject({ total: 3 });
  expect(await late.status()).toMatchObject([{ ready: true, state: 'live' }]);
  await late.stop();
});

test('a wait ends with false, without an error, while the read store is unavailable', async () => {
  await startWriter();
  const position = await log.append(added(1));
  const broken: ReadStore = {
    ...readStore,
    published: () => Promise.reject(new ReadStoreUnavailable('The server does not answer')),
  };
  const late = openProjectionReaders({
    eventStore: log,
    readStore: broken,
    projectors: [told],
    onError: () => undefined,
  });
  expect(await late.waitFor(['counts'], position, 60_000)).toBe(false);
  await expect(late.reader('counts').get('counts', 'count-a')).rejects.toBeInstanceOf(ReadStoreUnavailable);
  const silent: ReadStore = { ...readStore, published: () => new Promise(() => undefined) };
  const deaf = openProjectionReaders({
    eventStore: log,
    readStore: silent,
    projectors: [told],
    onError: () => undefined,
  });
  expect(await deaf.waitFor(['counts'], position, 20)).toBe(false);
});

test('waits no longer than the timeout', async () => {
  await startWriter();
  const position = await log.append(added(1));
  await reader.waitFor(['counts'], position, 60_000);
  await writer?.stop();
  const later = await log.append(added(1));
  expect(await reader.waitFor(['counts'], later, 20)).toBe(false);
});

test('announces the changed documents once the read model has seen the event', async () => {
  await startWriter();
  await log.append(added(1));
  await arrived.promise;
  expect(announced[0]).toEqual({
    projection: 'counts',
    position: await log.head(),
    changes: [{ collection: 'counts', id: 'count-a', before: undefined, after: { events: 1, total: 1 } }],
  });
});

test('announces changes from a time when no process projected, once the projections are back', async () => {
  await startWriter();
  await log.append(added(1));
  await arrived.promise;
  await writer?.stop();
  arrived = Promise.withResolvers();
  await log.append(added(2), added(4));
  await startWriter();
  await arrived.promise;
  expect(announced.at(-1)?.changes[0]?.after).toEqual({ events: 3, total: 7 });
});
