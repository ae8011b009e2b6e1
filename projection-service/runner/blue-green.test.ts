import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Position } from '../../domain/envelope.ts';
import { comparePositions } from '../../domain/envelope.ts';
import type { Projector } from '../projector.ts';
import type { ReadStore } from '../read-store/port.ts';
import { openSqliteReadStore } from '../read-store/sqlite/index.ts';
import { startProjections } from './index.ts';
import { createTestLog } from './testing/log.ts';
import type { TestEvent, TestLog } from './testing/log.ts';
import { countsProjector, statementProjector } from './testing/projectors.ts';
import type { Announcement, Projections, ProjectionsOptions, ProjectionStatus } from './types.ts';

const added = (n: number): TestEvent => ({ stream: `count-${n % 7}`, type: 'Added', data: { amount: 1 } });
const many = (count: number): TestEvent[] => Array.from({ length: count }, (_, n) => added(n));
/** The next version counts double. */
const doubled: Projector = {
  ...countsProjector,
  version: 'v2',
  project: (event) => [{ op: 'increment', collection: 'counts', id: event.stream, by: { events: 2 } }],
};

const oddId = randomUUID();

let folder: string;
let log: TestLog;
let readStore: ReadStore;
let running: Projections[];
/** Ends the loops of a test when it is over, also after a failure. */
let ending: AbortController;

const start = async (options: Partial<ProjectionsOptions> = {}): Promise<Projections> => {
  const projections = await startProjections({
    eventStore: log,
    readStore,
    projectors: [countsProjector],
    retryDelay: { firstMs: 1, maxMs: 5 },
    eventsAfter: (position) => log.eventsAfter(position),
    dropAfter: 0,
    batchSize: 50,
    ...options,
  });
  running.push(projections);
  return projections;
};
const statusOf = async (projections: Projections): Promise<ProjectionStatus | undefined> =>
  (await projections.status())[0];
const tick = async (ms = 2): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const until = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition()) && !ending.signal.aborted) await tick();
};
/**
 * A slow read store, so that blue and green are rarely at the same position by chance while writes continue.
 */
const unhurried = (store: ReadStore): ReadStore => ({
  ...store,
  async open(...instance) {
    const handle = await store.open(...instance);
    return {
      ...handle,
      apply: async (batch) => tick(randomInt(8)).then(async () => handle.apply(batch)),
      scan: async (...page) => tick(20).then(async () => handle.scan(...page)),
      getMany: async (...documents) => tick(randomInt(8)).then(async () => handle.getMany(...documents)),
    };
  },
});
/** A read store that applies nothing to one version before `released` resolves. */
const holdingBack = (store: ReadStore, version: string, released: Promise<void>): ReadStore => ({
  ...store,
  async open(...instance) {
    const handle = await store.open(...instance);
    if (!instance.includes(version)) return handle;
    return { ...handle, apply: async (batch) => released.then(async () => handle.apply(batch)) };
  },
});
const total = async (projections: Projections, collection = 'counts'): Promise<number> => {
  const found = await projections.reader(collection).query('counts', { index: 'byTotal', equal: {}, limit: 100 });
  return found.reduce((sum, { doc }) => sum + Number(doc['events']), 0);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-blue-green-'));
  log = createTestLog();
  readStore = await openSqliteReadStore({ folder });
  running = [];
  ending = new AbortController();
});

afterEach(async () => {
  ending.abort();
  await Promise.all(running.map(async (projections) => projections.stop()));
  await readStore.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the first start', () => {
  test('answers no query before it has caught up, because half a log gives wrong figures; then it publishes', async () => {
    await log.append(...many(3_000));
    const projections = await start({ batchSize: 10 });
    const early = await statusOf(projections);
    expect(early).toMatchObject({
      version: 'v1',
      state: 'catching-up',
      ready: false,
      behind: true,
      progress: { version: 'v1' },
    });
    expect(early?.progress?.percent).toBeLessThan(100);
    await expect(total(projections)).rejects.toThrow('is not open yet');
    expect(await readStore.published('counts')).toBeUndefined();
    await until(async () => (await statusOf(projections))?.state === 'live');
    expect(await total(projections)).toBe(3_000);
    await until(async () => (await readStore.published('counts')) === 'v1');
    expect((await statusOf(projections))?.progress).toBeUndefined();
  });
});

test('a start far behind the log serves no stale reads: it answers once it has caught up', async () => {
  await log.append(...many(100));
  const before = await start();
  await until(async () => (await readStore.published('counts')) === 'v1');
  await before.stop();
  await log.append(...many(3_000));
  const projections = await start({ batchSize: 10 });
  expect(await statusOf(projections)).toMatchObject({
    version: 'v1',
    state: 'catching-up',
    ready: false,
    behind: true,
  });
  await expect(total(projections)).rejects.toThrow('is not open yet');
  await until(async () => (await statusOf(projections))?.ready === true);
  expect(await total(projections)).toBe(3_100);
});

describe('a new version', () => {
  test('is built next to the old one, which keeps serving; then it takes over and the old one is dropped', async () => {
    await log.append(...many(2_000));
    const before = await start();
    await before.waitFor(['counts'], await log.head(), 60_000);
    await before.stop();
    const projections = await start({ projectors: [doubled], batchSize: 5 });
    expect(await statusOf(projections)).toMatchObject({
      version: 'v1',
      state: 'rebuilding',
      ready: true,
      progress: { version: 'v2' },
    });
    const seen = new Set<number>();
    await until(async () => {
      seen.add(await total(projections));
      return (await statusOf(projections))?.version === 'v2';
    });
    seen.add(await total(projections));
    expect([...seen]).toEqual([2_000, 4_000]);
    expect(await readStore.published('counts')).toBe('v2');
    await until(async () => (await readStore.instances('counts')).length === 1);
    expect(await readStore.instances('counts')).toEqual(['v2']);
  });

  test('keeps the old one up to date when its code is still there', async () => {
    await log.append(...many(2_000));
    const before = await start();
    await before.waitFor(['counts'], await log.head(), 60_000);
    await before.stop();
    const projections = await start({ projectors: [countsProjector, doubled], batchSize: 5 });
    const position = await log.append(added(1));
    expect(await projections.waitFor(['counts'], position, 60_000)).toBe(true);
    expect([2_001, 4_002]).toContain(await total(projections));
    await until(async () => (await statusOf(projections))?.version === 'v2');
    expect(await total(projections)).toBe(4_002);
  });

  test('resumes a build that the end of the process interrupted; a rollback finds the previous version', async () => {
    await log.append(...many(2_000));
    const first = await start();
    await first.waitFor(['counts'], await log.head(), 60_000);
    await first.stop();
    const second = await start({ projectors: [doubled], batchSize: 5, dropAfter: 60_000 });
    await until(async () => Number((await statusOf(second))?.progress?.events) > 20);
    await second.stop();
    const reached = await (await readStore.open('counts', 'v2')).checkpoint();
    expect(Number(reached)).toBeGreaterThan(20);
    expect(await readStore.published('counts')).toBe('v1');
    const third = await start({ projectors: [doubled], dropAfter: 60_000 });
    await until(async () => (await statusOf(third))?.version === 'v2');
    expect(await total(third)).toBe(4_000);
    await third.stop();
    await log.append(added(1));
    const back = await start({ dropAfter: 60_000 });
    await until(async () => (await statusOf(back))?.version === 'v1');
    expect(await total(back)).toBe(2_001);
  });

  test("leaves the old version serving when the new one meets an event it can't handle, and reports the error", async () => {
    await log.append(...many(59), { ...added(59), id: oddId }, ...many(40));
    const before = await start();
    await before.waitFor(['counts'], await log.head(), 60_000);
    await before.stop();
    const broken: Projector = {
      ...doubled,
      project: (event) => {
        if (event.id === oddId) throw new Error('No');
        return [];
      },
    };
    const projections = await start({ projectors: [countsProjector, broken] });
    await until(async () => (await statusOf(projections))?.state === 'stopped');
    expect(await statusOf(projections)).toMatchObject({
      version: 'v1',
      ready: true,
      error: { version: 'v2', event: { id: oddId } },
    });
    await expect(projections.rebuild('counts')).rejects.toThrow('No');
    const position = await log.append(added(1));
    expect(await projections.waitFor(['counts'], position, 60_000)).toBe(true);
    expect(await total(projections)).toBe(101);
  });
});

describe('a rebuild on demand', () => {
  test('under load: no read fails or goes back, no announcement is lost or repeated', async () => {
    await log.append(...many(5_000));
    const heard: Announcement[] = [];
    const projections = await start({
      readStore: unhurried(readStore),
      onChanged: (announcement) => heard.push(announcement),
      batchSize: 500,
    });
    await until(async () => (await statusOf(projections))?.state === 'live');
    let appended = 5_000;
    let position: Position = await log.head();
    const load = (async () => {
      while (!ending.signal.aborted) {
        position = await log.append(added(appended), added(appended + 1));
        appended += 2;
        await tick(0);
      }
    })();
    let reads = 0;
    let last = 0;
    const read = (async () => {
      while (!ending.signal.aborted) {
        const wanted = position;
        const least = appended;
        expect(await projections.waitFor(['counts'], wanted, 60_000)).toBe(true);
        expect(comparePositions(projections.reader('counts').position(), wanted)).toBeGreaterThanOrEqual(0);
        const now = await total(projections);
        expect(now).toBeGreaterThanOrEqual(Math.max(least, last));
        last = now;
        reads += 1;
        await tick(0);
      }
    })();
    for (let round = 2; round <= 4; round += 1) {
      const rebuilt = projections.rebuild('counts');
      expect(projections.rebuild('counts')).toBeInstanceOf(Promise);
      await until(
        async () =>
          (await statusOf(projections))?.state === 'rebuilding' ||
          (await statusOf(projections))?.version === `v1~${round}`,
      );
      await rebuilt;
      expect((await statusOf(projections))?.version).toBe(`v1~${round}`);
      await tick(20);
    }
    ending.abort();
    await Promise.all([load, read]);
    await projections.waitFor(['counts'], position, 60_000);
    expect(reads).toBeGreaterThan(10);
    expect(await total(projections)).toBe(appended);
    const counted = new Map<string, number>();
    for (const { changes } of heard) {
      for (const { id, before, after } of changes) {
        const known = counted.get(id) ?? Number(before?.['events']);
        expect(before?.['events']).toBe(known);
        counted.set(id, Number(after?.['events']));
      }
    }
    expect([...counted.values()].reduce((sum, events) => sum + events, 0)).toBe(appended);
    await until(async () => (await readStore.instances('counts')).length === 1);
  });

  test('resumes after the end of the process interrupted it', async () => {
    await log.append(...many(1_500));
    const held = Promise.withResolvers<void>();
    const first = await start({ readStore: holdingBack(readStore, 'v1~2', held.promise) });
    await first.waitFor(['counts'], await log.head(), 60_000);
    const cutOff = expect(first.rebuild('counts')).rejects.toThrow('stopping');
    await until(async () => (await readStore.instances('counts')).length === 2);
    const stopped = first.stop();
    held.resolve();
    await stopped;
    await cutOff;
    expect(await readStore.published('counts')).toBe('v1');
    const second = await start();
    await until(async () => (await statusOf(second))?.version === 'v1~2');
    expect(await total(second)).toBe(1_500);
  });

  test('repairs wrong documents that a comparison with a replay found', async () => {
    await log.append(...many(700));
    const projections = await start();
    await projections.waitFor(['counts'], await log.head(), 60_000);
    expect(await projections.verifyAgainstReplay('counts')).toMatchObject({
      ok: true,
      version: 'v1',
      documents: 7,
      differing: 0,
      differences: [],
    });
    await projections.stop();
    const handle = await readStore.open('counts', 'v1');
    const checkpoint = await handle.checkpoint();
    const beyond = await log.append({ stream: 'other-1', type: 'Added' });
    await handle.apply({
      after: checkpoint,
      checkpoint: beyond,
      changes: [
        { op: 'increment', collection: 'counts', id: 'count-1', by: { total: 1 } },
        { op: 'delete', collection: 'counts', id: 'count-3' },
        { op: 'put', collection: 'counts', id: 'count-x', doc: { events: 1 } },
      ],
    });
    const again = await start();
    const found = await again.verifyAgainstReplay('counts', { maxDifferences: 2 });
    expect(found).toMatchObject({
      ok: false,
      differing: 3,
      differences: [
        { id: 'count-1', stored: { events: 100, total: 101 }, replayed: { events: 100, total: 100 } },
        { id: 'count-3', stored: undefined },
      ],
    });
    await again.rebuild('counts');
    expect(await again.verifyAgainstReplay('counts')).toMatchObject({ ok: true, version: 'v1~2', documents: 7 });
  });

  test('is compared correctly while it moves', async () => {
    const projections = await start({ projectors: [statementProjector], readStore: unhurried(readStore) });
    const load = (async () => {
      for (let n = 0; !ending.signal.aborted; n += 1) {
        await log.append(added(n), added(n + 1), added(n + 2));
        await tick(0);
      }
    })();
    await tick(30);
    for (let round = 0; round < 2; round += 1)
      expect(await projections.verifyAgainstReplay('statement')).toMatchObject({ ok: true, differing: 0 });
    ending.abort();
    await load;
  });
});
